/// Edits a line key by key, and says what the terminal has to do about it.
///
/// A pure value; the console draws it.
struct LineEditor {
  /// What follows from a key.
  enum Effect: Hashable, Sendable {
    case redraw
    /// There is nothing to be done that way.
    case beep
    /// The line is done.
    case submit
    case interrupt
    case endOfInput
    case suspend
    case clearScreen
    /// Several things would complete the line; they are shown below it.
    case offer([String])
  }

  /// Gives texts that could stand in place of the text before the cursor.
  typealias Completer = @Sendable (String) -> [String]

  private(set) var buffer = LineBuffer()
  private let history: [String]
  private let complete: Completer
  /// Which line of the history is on show; its count for the line that is being written.
  private var position: Int
  /// The line being written, while the history is on show.
  private var draft = LineBuffer()
  private var erased = ""

  init(history: History = History(), complete: @escaping Completer = { _ in [] }) {
    self.history = history.lines
    self.complete = complete
    position = history.lines.count
  }

  mutating func handle(_ key: Key) -> Effect {
    switch key {
    case .text(let text): return buffer.insert(text) ? .redraw : .beep
    case .paste(let text, let discarded):
      buffer.discard(discarded)
      return buffer.insert(text) && discarded == 0 ? .redraw : .beep
    case .enter: return .submit
    case .tab: return completeLine()
    case .backspace: return buffer.eraseLeft() ? .redraw : .beep
    case .delete: return buffer.eraseRight() ? .redraw : .beep
    case .endOfInput: return buffer.isEmpty ? .endOfInput : handle(.delete)
    case .left: return buffer.moveLeft() ? .redraw : .beep
    case .right: return buffer.moveRight() ? .redraw : .beep
    case .up: return show(position - 1)
    case .down: return show(position + 1)
    case .home: buffer.moveHome()
    case .end: buffer.moveEnd()
    case .wordLeft: buffer.moveWordLeft()
    case .wordRight: buffer.moveWordRight()
    case .eraseToStart: keep(buffer.eraseToStart())
    case .eraseToEnd: keep(buffer.eraseToEnd())
    case .eraseWord: keep(buffer.eraseWord())
    case .yank: return buffer.insert(erased) ? .redraw : .beep
    case .clearScreen: return .clearScreen
    case .interrupt: return .interrupt
    case .suspend: return .suspend
    case .escape: return .redraw
    }
    return .redraw
  }

  private mutating func keep(_ text: String) {
    if !text.isEmpty { erased = text }
  }

  /// Shows another line of the history, or the one being written behind them all.
  private mutating func show(_ line: Int) -> Effect {
    guard (0...history.count).contains(line) else { return .beep }
    if position == history.count { draft = buffer }
    position = line
    buffer = line == history.count ? draft : LineBuffer(history[line])
    return .redraw
  }

  private mutating func completeLine() -> Effect {
    let candidates = complete(buffer.before)
    guard let first = candidates.first else { return .beep }
    let common = candidates.dropFirst().reduce(first) { common, candidate in
      String(zip(common, candidate).prefix { $0 == $1 }.map(\.0))
    }
    if common.count > buffer.before.count || candidates.count == 1 {
      buffer.replaceBefore(with: common)
      return .redraw
    }
    return .offer(candidates)
  }
}

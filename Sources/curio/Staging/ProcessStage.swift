import Conversation
import Host
import Replay
import Wires

/// The stage for a transcript that is marked `run: process`: the program itself, through real pipes.
actor ProcessStage {
  private let program: String
  private let header: Header
  private let folder: ScratchFolder
  private var running: PipedProgram?

  /// Something that only a stage within this process can do.
  struct Impossible: Error, CustomStringConvertible {
    let event: Event
    var description: String { "“\(event.text)” cannot happen to a process of its own" }
  }

  /// A server speaks at any time: nobody could tell where an answer ends.
  struct NoConnection: Error, CustomStringConvertible {
    var description: String { "an irc connection cannot be played through a process" }
  }

  /// The program had ended before something was said to it.
  struct Ended: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "the program had ended before this, with status \(status)" }
  }

  /// Starts the program at a path, with a data folder that is empty.
  init(_ program: String, _ header: Header) async throws {
    guard header.wire != .irc else { throw NoConnection() }
    self.program = program
    self.header = header
    folder = try ScratchFolder()
    try open()
  }

  nonisolated var stage: Stage {
    Stage(
      send: { utterance in try await self.send(utterance) },
      happen: { event in try await self.happen(event) },
      leave: { await self.leave() })
  }

  private func open() throws {
    running = try PipedProgram(
      path: program, arguments: arguments,
      environment: ["HOME=\(folder.path)", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8"])
  }

  private func send(_ utterance: Utterance) async throws -> Rendered {
    guard let running else { return Rendered() }
    let said =
      header.wire == .json
      ? try await running.ask(utterance.bytes) { _ in true }
      : try await running.ask(utterance.line, endsAnswer: \.isEmpty)
    if let status = said.exit, said.lines.isEmpty { throw Ended(status: status) }
    return Rendered(said)
  }

  private func happen(_ event: Event) async throws -> Rendered {
    switch event {
    case .restart:
      var rendered = try await finish()
      rendered.exit = nil
      try open()
      return rendered
    case .eof: return try await finish()
    case .net: return Rendered()
    case .tick, .store, .voice, .interrupt: throw Impossible(event: event)
    }
  }

  private func finish() async throws -> Rendered {
    guard let running else { return Rendered() }
    return Rendered(try await running.finish())
  }

  private func leave() async {
    await running?.kill()
    folder.remove()
  }

  private var arguments: [String] {
    let values: [(String, String?)] = [
      ("--wire", (header.wire ?? .plain).rawValue),
      ("--seed", String(header.seed ?? 1)),
      ("--now", Timestamp.text(header.now ?? StageClock.someday)),
      ("--data", folder.path),
      ("--width", header.width.map(String.init)),
      ("--nick", header.nick),
      ("--language", header.language),
      ("--theme", header.theme?.rawValue),
      ("--color", header.color?.rawValue),
    ]
    let switches: [(String, Bool)] = [
      ("--ascii", header.ascii == true), ("--trace", header.trace == true),
      // A program of its own has no services that a transcript could move.
      ("--offline", true), ("--speak", header.speak == true),
      ("--no-speak", header.speak != true),
    ]
    return values.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + switches.filter(\.1).map(\.0)
  }
}

extension Rendered {
  /// The lines without the empty one that ends an answer on the plain wire.
  fileprivate init(_ said: PipedProgram.Said) {
    self.init(lines: said.lines.filter { !$0.isEmpty }, errors: said.errors, exit: said.exit)
  }
}

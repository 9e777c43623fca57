#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads lines from a descriptor in constant memory, however long they are.
///
/// `readLine` of the standard library has no limit, and spins for ever once a signal has
/// interrupted it.
struct LineReader: ~Copyable {
  /// The longest line that is kept, in bytes.
  static let limit = 8 * 1024

  private let descriptor: Int32
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
  /// The bytes that have been read and not yet handed out.
  private var unread = 0..<0
  /// How much of the line at hand was thrown away; nil when it is within the limit.
  private var discarded: Int?
  private var isAtEnd = false
  /// Whether the start of a line that is thrown away is kept: on some wires it tells who says it.
  private let keepsStarts: Bool
  private var start = ""

  init(descriptor: Int32, keepsStarts: Bool = false) {
    self.descriptor = descriptor
    self.keepsStarts = keepsStarts
  }

  deinit {
    buffer.deallocate()
  }

  /// The lines that are there; waits only when there is none, and is empty at the end of the input.
  mutating func next() throws(InputFailure) -> [InputLine] {
    var lines: [InputLine] = []
    while lines.isEmpty, !isAtEnd {
      try fill()
      takeCompleteLines(into: &lines)
      if isAtEnd { takeLastLine(into: &lines) }
      discardOverflow()
    }
    return lines
  }

  /// Reads once, behind the start of a line that is still incomplete.
  private mutating func fill() throws(InputFailure) {
    if unread.lowerBound > 0 {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[unread]))
      unread = 0..<unread.count
    }
    let free = UnsafeMutableRawBufferPointer(rebasing: buffer[unread.upperBound...])
    let count = try Self.read(descriptor, into: free)
    unread = 0..<unread.upperBound + count
    isAtEnd = count == 0
  }

  private mutating func takeCompleteLines(into lines: inout [InputLine]) {
    while let start = buffer.baseAddress, !unread.isEmpty,
      let end = memchr(start + unread.lowerBound, 0x0A, unread.count)
    {
      let newline = end - UnsafeMutableRawPointer(start)
      lines.append(line(unread.lowerBound..<newline))
      unread = newline + 1..<unread.upperBound
    }
  }

  private mutating func takeLastLine(into lines: inout [InputLine]) {
    guard !unread.isEmpty || discarded != nil else { return }
    lines.append(line(unread))
    unread = 0..<0
  }

  /// Lets go of an incomplete line that is already over the limit, counting its bytes.
  private mutating func discardOverflow() {
    // One more than the limit: a carriage return before the newline does not count.
    guard discarded != nil || unread.count > Self.limit + 1 else { return }
    if discarded == nil { start = kept(unread) }
    discarded = (discarded ?? 0) + unread.count
    unread = 0..<0
  }

  private mutating func line(_ range: Range<Int>) -> InputLine {
    let endsInReturn = !range.isEmpty && buffer[range.upperBound - 1] == 0x0D
    let content = range.lowerBound..<range.upperBound - (endsInReturn ? 1 : 0)
    if let before = discarded {
      discarded = nil
      return .tooLong(bytes: before + content.count, start: start)
    }
    guard content.count <= Self.limit else {
      return .tooLong(bytes: content.count, start: kept(content))
    }
    return .text(String(decoding: UnsafeRawBufferPointer(rebasing: buffer[content]), as: UTF8.self))
  }

  private func kept(_ range: Range<Int>) -> String {
    guard keepsStarts else { return "" }
    return String(
      decoding: UnsafeRawBufferPointer(rebasing: buffer[range.prefix(Self.limit)]), as: UTF8.self)
  }

  /// Reads what is there; waits also where the descriptor was set not to block.
  private static func read(
    _ descriptor: Int32, into free: UnsafeMutableRawBufferPointer
  ) throws(InputFailure) -> Int {
    while true {
      let count = retryingInterrupted { readBytes(descriptor, free.baseAddress, free.count) }
      if count >= 0 { return count }
      guard errno == EAGAIN || errno == EWOULDBLOCK else { throw .failed(code: errno) }
      waitUntilReady(descriptor, for: POLLIN)
    }
  }
}

/// Waits for a descriptor to take or to have bytes; false when the time is over first.
@discardableResult
func waitUntilReady(_ descriptor: Int32, for events: Int32, milliseconds: Int32 = -1) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  return retryingInterrupted { poll(&request, 1, milliseconds) } > 0
}

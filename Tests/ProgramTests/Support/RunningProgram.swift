/// A program at work: what it is sent, what it has said so far.
final class RunningProgram {
  private let child: Child
  /// Kept, because the folder would go with it.
  private let home: Home
  private var unsent: ArraySlice<UInt8> = []
  private var endsInput = false
  private var output: [UInt8] = []
  private var taken = 0
  private var complaintBytes: [UInt8] = []
  private var openOutputs: Set<Int32>

  /// Only there so that a failure ends: machines that test are busy.
  static let patience = Duration.seconds(60 * Patience.factor)

  init(_ child: Child, in home: Home) {
    self.child = child
    self.home = home
    openOutputs = [child.output, child.complaints].filter { $0 >= 0 }.reduce(into: []) {
      $0.insert($1)
    }
  }

  var identifier: Int32 { child.identifier }

  /// What it has told on standard error so far.
  var complaints: String {
    exchange()
    return String(decoding: complaintBytes, as: UTF8.self)
  }

  func send(_ bytes: [UInt8]) { unsent += bytes }

  func send(_ text: String) { send(Array(text.utf8)) }

  func signal(_ number: Int32) { child.send(number) }

  /// Goes away as a reader does that has seen enough.
  func closeOutput() {
    openOutputs.remove(child.output)
    child.closeOutput()
  }

  /// The next line of output, without its end.
  func line() async throws -> String {
    try await wait("a line") { output[taken...].contains(0x0A) }
    let end = output[taken...].firstIndex(of: 0x0A) ?? output.endIndex
    defer { taken = end + 1 }
    return String(decoding: output[taken..<end], as: UTF8.self)
  }

  /// The next answer on the plain wire: the lines up to the empty one.
  func answer() async throws -> [String] {
    var lines: [String] = []
    while true {
      let line = try await line()
      if line.isEmpty { return lines }
      lines.append(line)
    }
  }

  func ask(_ text: String) async throws -> [String] {
    send(text + "\n")
    return try await answer()
  }

  /// Waits until all that was sent has been taken.
  func untilTaken() async throws {
    try await wait("the input to be taken") { unsent.isEmpty }
  }

  /// Ends its input, unless it is to stay open, and waits for the end of the program.
  func finish(keepingInput: Bool = false) async throws -> Finished {
    endsInput = !keepingInput
    try await wait("its end") { child.status() != nil && openOutputs.isEmpty }
    return finished()
  }

  /// Waits for the end of the program, not for that of others that have its output open.
  func ended() async throws -> Finished {
    try await wait("its end") { child.status() != nil }
    exchange()
    return finished()
  }

  private func finished() -> Finished {
    Finished(
      output: output, complaints: String(decoding: complaintBytes, as: UTF8.self),
      status: child.status() ?? -1)
  }

  /// Why a wait ended; with what the program had said.
  struct TooLate: Error {
    let waitedFor: String
    let output: String
    let complaints: String
  }

  private func wait(_ what: String, until condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      let isBusy = exchange()
      if condition() { return }
      guard ContinuousClock.now < deadline else {
        let said = finished()
        throw TooLate(
          waitedFor: what, output: String(said.text.suffix(400)), complaints: said.complaints)
      }
      if !isBusy { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  /// Moves bytes both ways, as many as go; false when none did.
  @discardableResult
  private func exchange() -> Bool {
    var isBusy = send()
    for descriptor in [child.output, child.complaints] where openOutputs.contains(descriptor) {
      guard let bytes = Child.read(descriptor) else {
        openOutputs.remove(descriptor)
        continue
      }
      isBusy = isBusy || !bytes.isEmpty
      if descriptor == child.output { output += bytes } else { complaintBytes += bytes }
    }
    return isBusy
  }

  private func send() -> Bool {
    defer { if endsInput, unsent.isEmpty { child.closeInput() } }
    guard !unsent.isEmpty else { return false }
    guard child.input >= 0, let count = child.write(unsent.prefix(65_536)) else {
      unsent = []
      return false
    }
    unsent = unsent.dropFirst(count)
    return count > 0
  }
}

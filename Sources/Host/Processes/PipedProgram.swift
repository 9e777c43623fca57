import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A running program that is talked with through pipes: a line in, an answer out.
///
/// It runs on a thread of its own, which waits in system calls; nothing sleeps and asks again.
package actor PipedProgram {
  /// What came out of it.
  package struct Said: Hashable, Sendable {
    /// Lines of its output, without their ends.
    package var lines: [String] = []
    /// Lines of its error output, all that were written before the answer.
    package var errors: [String] = []
    /// The exit status as shells count, when it has ended.
    package var exit: Int32?
  }

  package enum Failure: Error, Hashable, Sendable {
    /// It did not start, in the system's words.
    case start(String)
    /// It said nothing for too long.
    case silent(seconds: Int)
  }

  private let child: ChildProcess
  private var input: Descriptor?
  private var output: SpokenLines
  private var errors: SpokenLines
  private var exit: Int32?
  private let executor = QueueExecutor("curio.program")

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Only there so that a program that hangs is a failure: busy machines are slow.
  private static let patience = 60

  /// Between the making of a pipe and its marking no other program may start, or that would keep the pipe open.
  private static let starting = Mutex(())

  /// Starts a program; without an environment it has that of this process.
  package init(
    path: String, arguments: [String], environment: [String]? = nil
  ) throws(Failure) {
    // A program that has gone must not take this one with it.
    Signals.ignorePipe()
    let started = Self.starting.withLock { _ in
      Result { () throws(Failure) in
        try Self.start(path, arguments, environment)
      }
    }
    let (child, ends) = try started.get()
    self.child = child
    input = Descriptor(owning: ends[0])
    output = SpokenLines(descriptor: ends[1])
    errors = SpokenLines(descriptor: ends[2])
  }

  /// Sends a line and waits for the answer, up to the line that ends it or the end of the program.
  package func ask(
    _ line: [UInt8], endsAnswer: @Sendable (String) -> Bool
  ) throws(Failure) -> Said {
    // Nobody reads what is sent to a program that has ended; that shows below.
    try? input?.write(line + [0x0A])
    try wait { output, _ in output.lines.contains(where: endsAnswer) || output.isAtEnd }
    guard let end = output.lines.firstIndex(where: endsAnswer) else { return try finish() }
    errors.takeWhatIsThere()
    return Said(lines: output.take(end + 1), errors: errors.take())
  }

  /// Ends its input and waits for its end; what it still said.
  package func finish() throws(Failure) -> Said {
    input = nil
    try wait { output, errors in output.isAtEnd && errors.isAtEnd }
    return Said(lines: output.take(), errors: errors.take(), exit: reap())
  }

  /// Ends it, whatever it does.
  package func kill() {
    guard exit == nil else { return }
    child.send(SIGKILL)
    _ = reap()
  }

  private func reap() -> Int32 {
    if let exit { return exit }
    let status: Int32 =
      switch child.reap() {
      case .exit(let status): status
      case .signal(let number): 128 + number
      }
    exit = status
    return status
  }

  /// Reads both streams until something is so.
  private func wait(
    until isEnough: (borrowing SpokenLines, borrowing SpokenLines) -> Bool
  ) throws(Failure) {
    let deadline = SystemClock.ticks() + Self.patience * 1000
    while !isEnough(output, errors) {
      let rest = deadline - SystemClock.ticks()
      guard rest > 0 else { throw .silent(seconds: Self.patience) }
      var requests = [output.request, errors.request]
      guard retryingInterrupted({ poll(&requests, 2, Int32(rest)) }) > 0 else { continue }
      if requests[0].revents != 0 { output.read() }
      if requests[1].revents != 0 { errors.read() }
    }
  }
}

// MARK: Starting

extension PipedProgram {
  private static func start(
    _ path: String, _ arguments: [String], _ environment: [String]?
  ) throws(Failure) -> (ChildProcess, [Int32]) {
    var ours: [Int32] = []
    var theirs: [Int32] = []
    defer { for descriptor in theirs { close(descriptor) } }
    do {
      for number in 0..<3 {
        let (reading, writing) = try pipe()
        ours.append(number == 0 ? writing : reading)
        theirs.append(number == 0 ? reading : writing)
      }
      let child = try ChildProcess(
        path: path, arguments: arguments, environment: environment, streams: theirs)
      return (child, ours)
    } catch {
      for descriptor in ours { close(descriptor) }
      throw .start(systemWords(for: error.code))
    }
  }

  private static func pipe() throws(ChildProcess.StartFailure) -> (
    reading: Int32, writing: Int32
  ) {
    var ends: [Int32] = [-1, -1]
    guard makePipe(&ends) == 0 else { throw ChildProcess.StartFailure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// The system's `pipe`, under a name that no method hides.
private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process with pipes to it, whose ends here never block.
final class Child {
  /// What stands at an end of the process.
  enum End {
    case pipe
    case file(String)
  }

  let identifier: pid_t
  private(set) var input: Int32
  let output: Int32
  let complaints: Int32
  private var ended: Int32?

  /// Between the making of a pipe and its marking no other child may start, or it would keep the pipe open.
  private static let starting = Mutex(())

  init(
    path: String, arguments: [String], environment: [String: String], input: End, output: End
  ) throws {
    // A child that has gone must not take the tests with it.
    signal(SIGPIPE, SIG_IGN)
    (identifier, self.input, self.output, complaints) = try Self.starting.withLock { _ in
      try Self.spawn(path, arguments, environment, input, output)
    }
  }

  deinit {
    if status() == nil {
      send(SIGKILL)
      var status: Int32 = 0
      waitpid(identifier, &status, 0)
    }
    closeInput()
    closeOutput()
    close(complaints)
  }

  private var isOutputOpen = true

  func send(_ signal: Int32) { kill(identifier, signal) }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// What a reader does that has seen enough.
  func closeOutput() {
    if isOutputOpen, output >= 0 { close(output) }
    isOutputOpen = false
  }

  /// What the process has ended with, or nil while it runs.
  func status() -> Int32? {
    if let ended { return ended }
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    let signal = status & 0x7F
    ended = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    return ended
  }

  /// Takes what the pipe has room for; nil when nobody will read it.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { buffer in
      #if canImport(Glibc)
        Glibc.write(input, buffer.baseAddress, buffer.count)
      #else
        Darwin.write(input, buffer.baseAddress, buffer.count)
      #endif
    }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// What is in a pipe at the moment; nil at its end.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    #if canImport(Glibc)
      let count = Glibc.read(descriptor, &bytes, bytes.count)
    #else
      let count = Darwin.read(descriptor, &bytes, bytes.count)
    #endif
    if count > 0 { return Array(bytes[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }
}

// MARK: Starting

extension Child {
  /// Why a process did not start, as an `errno`.
  struct StartFailure: Error {
    let code: Int32
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], _ input: End,
    _ output: End
  ) throws -> (pid_t, Int32, Int32, Int32) {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var theirs: [Int32] = []
    defer { for descriptor in theirs { close(descriptor) } }
    var ours: [Int32] = []
    for (number, end) in [(Int32(0), input), (1, output), (2, .pipe)] {
      switch end {
      case .file(let name):
        let flags = number == 0 ? O_RDONLY : O_WRONLY | O_CREAT
        posix_spawn_file_actions_addopen(&actions, number, name, flags, 0o600)
        ours.append(-1)
      case .pipe:
        let (reading, writing) = makePipe()
        let (their, our) = number == 0 ? (reading, writing) : (writing, reading)
        posix_spawn_file_actions_adddup2(&actions, their, number)
        _ = fcntl(our, F_SETFL, O_NONBLOCK)
        theirs.append(their)
        ours.append(our)
      }
    }

    // Threads of tests have signals blocked, and children inherit that.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, path, &actions, &attributes, &words, &variables)
    guard code == 0 else {
      for descriptor in ours where descriptor >= 0 { close(descriptor) }
      throw StartFailure(code: code)
    }
    return (identifier, ours[0], ours[1], ours[2])
  }

  private static func makePipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

import Dispatch

#if canImport(Glibc)
  // `environ` is a variable of the C library, which only this file reads, and nothing changes.
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A running program that this one has started.
///
/// All that is done with one happens on one queue: that way a signal can never reach a stranger
/// that has been given the same number.
struct ChildProcess: Hashable, Sendable {
  private let identifier: pid_t

  /// How a program ended.
  enum End: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Starts a program in a process group of its own, with its input in a pipe and its output thrown
  /// away.
  ///
  /// The input must fit into a pipe, at most 4,096 bytes. Throws an `errno`.
  init(path: String, arguments: [String], input: String) throws(StartFailure) {
    let reading = try Self.filledPipe(with: input)
    defer { close(reading) }
    try self.init(path: path, arguments: arguments, streams: [reading, nil, nil])
  }

  /// Starts a program in a process group of its own, with these as its input, output and error
  /// output; nil is nothing at all.
  ///
  /// Without an environment it has that of this process. Throws an `errno`.
  init(
    path: String, arguments: [String], environment: [String]? = nil, streams: [Int32?]
  ) throws(StartFailure) {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let inherited = environ
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let inherited = _NSGetEnviron().pointee
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in zip(Int32(0)..., streams) {
      if let stream {
        posix_spawn_file_actions_adddup2(&actions, stream, number)
      } else {
        let mode = number == 0 ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
      }
    }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.makeIndependent(&attributes)

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var variables = (environment ?? []).map { strdup($0) } + [nil]
    defer { for variable in variables { free(variable) } }
    var identifier = pid_t()
    let code = variables.withUnsafeMutableBufferPointer { own in
      let chosen = environment == nil ? inherited : own.baseAddress
      return posix_spawn(&identifier, path, &actions, &attributes, &words, chosen)
    }
    guard code == 0 else { throw StartFailure(code: code) }
    self.identifier = identifier
  }

  /// Why a program did not start, as an `errno`.
  struct StartFailure: Error {
    let code: Int32
  }

  /// Sends a signal to the program and to all that it has started.
  func send(_ signal: Int32) {
    kill(-identifier, signal)
  }

  /// Waits until the program has ended; it keeps its number until it is `reap`ed.
  ///
  /// Programs that it has left running do not matter.
  func waitForEnd() {
    var information = siginfo_t()
    _ = retryingInterrupted { waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) }
  }

  /// Takes the ended program out of the system's table.
  func reap() -> End {
    var status: Int32 = 0
    // Nothing to be found means that our parent has us ignore the ends of children.
    guard retryingInterrupted({ waitpid(identifier, &status, 0) }) == identifier else {
      return .exit(0)
    }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  #if canImport(Glibc)
    private typealias Attributes = posix_spawnattr_t
  #else
    private typealias Attributes = posix_spawnattr_t?
  #endif

  /// Gives the program a group of its own and no signal blocked or ignored.
  ///
  /// Threads of Dispatch and of Swift have signals blocked, and children inherit that: they would
  /// never hear `SIGTERM`.
  private static func makeIndependent(_ attributes: inout Attributes) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// The reading end of a pipe that holds all of a text, so that nobody ever waits to write, and no
  /// reader can go too early.
  private static func filledPipe(with text: String) throws(StartFailure) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw StartFailure(code: errno) }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var text = text
    let written = text.withUTF8 { bytes in
      retryingInterrupted { writeBytes(ends[1], bytes.baseAddress, bytes.count) }
    }
    guard written == text.utf8.count else {
      close(ends[0])
      throw StartFailure(code: EMSGSIZE)
    }
    return ends[0]
  }
}

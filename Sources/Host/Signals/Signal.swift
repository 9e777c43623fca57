#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A signal by what it asks for.
package enum Signal: Sendable {
  /// Ctrl-C.
  case interrupt
  case terminate
  /// The terminal has gone.
  case hangUp
  /// The window has another size.
  case resize
  /// Back in the foreground.
  case proceed

  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .resize: SIGWINCH
    case .proceed: SIGCONT
    }
  }

  /// What a process ends with that the signal ends, as shells count.
  package var exitStatus: Int32 { 128 + number }

  /// Whether the system would end the process if nobody handled it.
  var endsProcess: Bool {
    switch self {
    case .interrupt, .terminate, .hangUp: true
    case .resize, .proceed: false
    }
  }

  /// Whether whoever started us wants the signal ignored: `nohup` does, and a shell for jobs in the
  /// background.
  var isIgnoredOnPurpose: Bool { Self.ignoredAtStart.contains(number) }

  /// Looked up once, before a watch ignores signals itself.
  private static let ignoredAtStart = [SIGINT, SIGTERM, SIGHUP].filter { number in
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

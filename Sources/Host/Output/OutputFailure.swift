/// Why output could not be written.
package enum OutputFailure: Error, Hashable, Sendable {
  /// The reader has gone; one leaves quietly then.
  case closed
  /// Anything else, as an `errno`: a full disk, for one.
  case failed(code: Int32)

  /// What the process ends with: 141, as a process ends that SIGPIPE kills, or 74, an output error
  /// of `sysexits`.
  package var exitStatus: Int32 {
    switch self {
    case .closed: 141
    case .failed: 74
    }
  }
}

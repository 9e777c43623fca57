extension ServiceFailure {
  /// The code that the json wire shows.
  package var code: String {
    switch self {
    case .offline: "offline"
    case .unreachable, .unknownHost: "unreachable"
    case .timedOut: "timeout"
    case .paused: "paused"
    case .busy: "busy"
    case .status: "status"
    case .unreadable: "unreadable"
    case .nothingThere: "nothingThere"
    case .cancelled: "cancelled"
    }
  }

  /// Whether the service itself is in trouble; that it lacks a record is an answer like any other.
  var isOutage: Bool {
    switch self {
    case .offline, .nothingThere, .cancelled: false
    case .unreachable, .unknownHost, .timedOut, .paused, .busy, .status, .unreadable: true
    }
  }
}

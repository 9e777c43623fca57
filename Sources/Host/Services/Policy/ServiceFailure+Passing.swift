import Conversation

extension ServiceFailure {
  /// Whether a second try may help.
  var mayPass: Bool {
    switch self {
    case .unreachable, .unreadable, .busy: true
    case .status(let status): status >= 500
    // Names are looked up at once or not at all: a second try would only keep a person without a network waiting.
    case .unknownHost, .timedOut, .offline, .paused, .nothingThere, .cancelled: false
    }
  }
}

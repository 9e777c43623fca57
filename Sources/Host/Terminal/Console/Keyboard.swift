#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The keys of a terminal in raw mode, and what else comes up while one waits for them.
struct Keyboard {
  enum Event: Hashable {
    case key(Key)
    case woken(WakePipe.Reason)
    /// The terminal has gone.
    case end
    /// The time was over first.
    case timeout
  }

  private let descriptor: Int32
  private let wake: WakePipe
  private var decoder = KeyDecoder()
  /// What has come and not been asked for yet.
  private var events: [Event] = []

  /// How long an escape may be the start of more, in milliseconds.
  private static let escapeTime: Int32 = 50

  init(descriptor: Int32, wake: WakePipe) {
    self.descriptor = descriptor
    self.wake = wake
  }

  /// Waits for what comes next, at most a number of milliseconds.
  mutating func next(within milliseconds: Int32 = -1) -> Event {
    while events.isEmpty {
      let time = decoder.isUndecided ? Self.escapeTime : milliseconds
      switch waitForEither(time) {
      case (false, false):
        events += decoder.decodePause().map(Event.key)
        if events.isEmpty, time == milliseconds { return .timeout }
      case (let hasKeys, let isWoken):
        if isWoken { events += wake.take().map(Event.woken) }
        if hasKeys { readKeys() }
      }
    }
    return events.removeFirst()
  }

  /// Forgets what has been typed ahead.
  mutating func forget() {
    while waitUntilReady(descriptor, for: POLLIN, milliseconds: 0) {
      events = []
      readKeys()
      if events.contains(.end) { return }
    }
    events = []
  }

  /// What is there to be read, as text; it stays to be asked for as keys.
  mutating func typedAhead() -> String { String(decoding: readKeys(), as: UTF8.self) }

  @discardableResult
  private mutating func readKeys() -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { buffer in
      retryingInterrupted { readBytes(descriptor, buffer.baseAddress, buffer.count) }
    }
    guard count > 0 else {
      if count == 0 || errno != EAGAIN { events.append(.end) }
      return []
    }
    events += decoder.decode(bytes.prefix(count)).map(Event.key)
    return bytes.prefix(count)
  }

  private func waitForEither(_ milliseconds: Int32) -> (Bool, Bool) {
    var requests = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0),
    ]
    // An interrupted wait is begun anew: the signals that matter come through the pipe.
    _ = retryingInterrupted { poll(&requests, 2, milliseconds) }
    return (requests[0].revents != 0, requests[1].revents != 0)
  }
}

import Conversation
import Synchronization

/// The lines of a trace.
final class TraceLog: Sendable {
  private let written = Mutex<[TraceLine]>([])

  func add(_ line: TraceLine) { written.withLock { $0.append(line) } }

  var lines: [String] { written.withLock { $0.map(\.description) } }
}

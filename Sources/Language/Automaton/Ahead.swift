import Dispatch
import Synchronization

/// Work that is begun on another core before its result is needed; asking for the result waits for it.
final class Ahead<Result: Sendable>: Sendable {
  private let result = Mutex<Result?>(nil)
  private let group = DispatchGroup()
  private let work: @Sendable () -> Result

  init(_ work: @escaping @Sendable () -> Result) {
    self.work = work
    DispatchQueue.global(qos: .userInitiated).async(group: group) { [self] in
      let made = work()
      result.withLock { $0 = made }
    }
  }

  var value: Result {
    group.wait()
    return result.withLock { $0 } ?? work()
  }
}

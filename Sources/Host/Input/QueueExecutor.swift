import Dispatch

/// Runs an actor on a thread of its own, so that its blocking system calls hold up nobody else.
///
/// Swift's own pool has one thread per core and must never wait for a disk or a person.
final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(_ label: String) {
    queue = DispatchQueue(label: label)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

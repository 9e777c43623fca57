import Synchronization

/// Random numbers for all sessions of a process, repeatable when a seed is given.
package final class SeededRandom: Sendable {
  private let generator: Mutex<SplitMix64>

  /// Starts at a seed; without one, anywhere.
  package init(seed: UInt64? = nil) {
    generator = Mutex(SplitMix64(seed: seed ?? .random(in: 0 ... .max)))
  }

  package func next() -> UInt64 {
    generator.withLock { $0.next() }
  }
}

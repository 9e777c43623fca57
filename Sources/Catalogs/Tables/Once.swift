import Synchronization

/// A value that is made when it is first asked for, once, whoever asks.
package final class Once<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }

  /// The value if somebody has asked for it before.
  var existing: Value? { made.withLock { $0 } }
}

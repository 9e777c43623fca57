import Synchronization

/// A bounded number of values that were worked out lately, by key, so that they need not be worked out again.
///
/// The oldest leaves first. Two that ask for the same at once may both work it out; they get the same.
package final class Recent<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Contents {
    var values: [Key: Value] = [:]
    /// Keys by age, in a ring that begins at `oldest` once it is full.
    var keys: [Key] = []
    var oldest = 0
  }

  private let contents = Mutex(Contents())
  private let limit: Int

  /// Keeps at most `limit` values.
  package init(limit: Int) { self.limit = limit }

  /// The value of a key, made if it is not kept, or no longer good.
  package func value(
    for key: Key, where isGood: (Value) -> Bool = { _ in true }, _ make: () -> Value
  ) -> Value {
    if let known = contents.withLock({ $0.values[key] }), isGood(known) { return known }
    let value = make()
    contents.withLock { keep(value, for: key, in: &$0) }
    return value
  }

  private func keep(_ value: Value, for key: Key, in contents: inout Contents) {
    guard contents.values.updateValue(value, forKey: key) == nil else { return }
    if contents.keys.count < limit {
      contents.keys.append(key)
      return
    }
    contents.values[contents.keys[contents.oldest]] = nil
    contents.keys[contents.oldest] = key
    contents.oldest = (contents.oldest + 1) % limit
  }
}

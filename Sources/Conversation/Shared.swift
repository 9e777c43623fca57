/// A large value that is handed on for the price of a reference.
///
/// Whoever changes it while others hold it gets a copy of their own, so each sees a value as it was when it was handed over.
package struct Shared<Value: Sendable>: Sendable {
  /// Sendable though it can change: it is changed only where nobody else holds it.
  private final class Box: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(_ value: Value) { box = Box(value) }

  package var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

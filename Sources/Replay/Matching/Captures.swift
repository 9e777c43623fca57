/// What `[name=INT]` and its like have matched so far in a transcript.
struct Captures: Hashable, Sendable {
  private var values: [String: [UInt8]] = [:]
  /// Whether a name that was never captured matches anything: for finding out which lines belong
  /// together.
  var allowsUnknown = false

  subscript(name: String) -> [UInt8]? {
    get { values[name] }
    set { values[name] = newValue }
  }
}

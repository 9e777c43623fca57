/// The names that intents may speak of, by list: `list fish = @fish` takes the names added under "fish".
public struct Lexicon: Sendable {
  /// A thing and every spelling it goes by.
  struct Entry: Sendable {
    let value: String
    let spellings: [String]
  }

  private(set) var entries: [String: [Entry]] = [:]
  /// Lists in the order they were first added to.
  private(set) var order: [String] = []

  public init() {}

  /// Adds a thing to a list; `value` is what slots will hold.
  public mutating func add(_ value: String, spellings: [String], to list: String) {
    if entries[list] == nil { order.append(list) }
    entries[list, default: []].append(Entry(value: value, spellings: spellings))
  }
}

import Conversation
import Wires

/// One key a header may have: how its value is read and written.
struct HeaderField: Sendable {
  let name: String
  /// What a value must be, for whoever wrote another.
  let expected: String
  /// Takes a value into a header; false when it is none.
  let read: @Sendable (String, inout Header) -> Bool
  let write: @Sendable (Header) -> String?

  /// Every key, in the order in which they are written.
  static let all: [HeaderField] = [
    HeaderField("seed", "a whole number", \.seed, { UInt64($0) }, { String($0) }),
    HeaderField(
      "now", "a time such as 2026-11-30T12:00:00Z", \.now, Timestamp.seconds, Timestamp.text),
    HeaderField("width", "20 to 200 columns", \.width, columns, { String($0) }),
    HeaderField("theme", \.theme),
    HeaderField("language", "two letters", \.language, language, { $0 }),
    HeaderField("wire", \.wire),
    HeaderField("nick", "a name", \.nick, { $0.isEmpty ? nil : $0 }, { $0 }),
    HeaderField("join", "rooms, parted by commas", \.join, rooms, { $0.joined(separator: ",") }),
    HeaderField("offline", \.offline),
    HeaderField("speak", \.speak),
    HeaderField("run", \.run),
    HeaderField("ascii", \.ascii),
    HeaderField("color", \.color),
    HeaderField("trace", \.trace),
  ]

  private static let switches = [
    "yes": true, "on": true, "true": true, "no": false, "off": false, "false": false,
  ]

  private static func columns(_ text: String) -> Int? {
    Int(text).flatMap { 20...200 ~= $0 ? $0 : nil }
  }

  private static func rooms(_ text: String) -> [String]? {
    let rooms = text.split(separator: ",").map { String(InputCleaning.trimmed($0)) }
    return rooms.isEmpty || rooms.contains("") ? nil : rooms
  }

  private static func language(_ text: String) -> String? {
    text.utf8.count == 2 && text.utf8.allSatisfy { 0x61...0x7A ~= $0 } ? text : nil
  }

  private init<Value>(
    _ name: String, _ expected: String, _ path: any WritableKeyPath<Header, Value?> & Sendable,
    _ read: @escaping @Sendable (String) -> Value?, _ write: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    self.expected = expected
    self.read = { text, header in
      guard let value = read(text) else { return false }
      header[keyPath: path] = value
      return true
    }
    self.write = { $0[keyPath: path].map(write) }
  }

  private init(_ name: String, _ path: any WritableKeyPath<Header, Bool?> & Sendable) {
    self.init(name, "yes or no", path, { Self.switches[$0] }, { $0 ? "yes" : "no" })
  }

  private init<Value: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Header, Value?> & Sendable
  ) {
    let expected = Value.allCases.map(\.rawValue).joined(separator: ", ")
    self.init(name, expected, path, { Value(rawValue: $0) }, { $0.rawValue })
  }
}

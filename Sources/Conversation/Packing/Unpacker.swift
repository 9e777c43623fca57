/// Puts values together again.
struct Unpacker: Decoder {
  let source: PackedBytes
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Members<Key>(source: source))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try Elements(source) }
  func singleValueContainer() -> any SingleValueDecodingContainer { Single(source: source) }
}

extension Unpacker {
  fileprivate struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let source: PackedBytes
    let codingPath: [any CodingKey] = []

    /// Asked by enumerations alone, once: the name of the case that comes next.
    var allKeys: [Key] {
      guard let name = try? source.text(), let key = Key(stringValue: name) else { return [] }
      return [key]
    }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) throws -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try source.unpack(type)
    }

    func decodeIfPresent<Value: Decodable>(
      _ type: Value.Type, forKey key: Key
    ) throws -> Value? {
      try source.unpack(optional: type)
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
      try source.unpack(optional: type)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
      try source.unpack(optional: type)
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
      try source.unpack(optional: type)
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
      try source.unpack(optional: type)
    }

    func nestedContainer<Nested>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
      KeyedDecodingContainer(Members<Nested>(source: source))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try Elements(source)
    }

    func superDecoder() -> any Decoder { Unpacker(source: source) }
    func superDecoder(forKey key: Key) -> any Decoder { Unpacker(source: source) }
  }

  fileprivate struct Elements: UnkeyedDecodingContainer {
    let source: PackedBytes
    let codingPath: [any CodingKey] = []
    let count: Int?
    private(set) var currentIndex = 0

    init(_ source: PackedBytes) throws {
      self.source = source
      count = try source.count()
    }

    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    mutating func decodeNil() throws -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      guard !isAtEnd else { throw Packing.Damaged() }
      currentIndex += 1
      return try source.unpack(type)
    }

    mutating func nestedContainer<Nested>(
      keyedBy type: Nested.Type
    ) -> KeyedDecodingContainer<Nested> {
      currentIndex += 1
      return KeyedDecodingContainer(Members<Nested>(source: source))
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      currentIndex += 1
      return try Elements(source)
    }

    mutating func superDecoder() -> any Decoder { Unpacker(source: source) }
  }

  fileprivate struct Single: SingleValueDecodingContainer {
    let source: PackedBytes
    let codingPath: [any CodingKey] = []

    func decodeNil() -> Bool { false }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try source.unpack(type) }
  }
}

extension PackedBytes {
  fileprivate func unpack<Value: Decodable>(optional type: Value.Type) throws -> Value? {
    try flag() ? try unpack(type) : nil
  }

  fileprivate func unpack<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value: Any
    switch type {
    case is String.Type: value = try text()
    case is Bool.Type: value = try flag()
    case is Int.Type:
      let number = try number()
      let signed = Int(bitPattern: UInt(number >> 1)) ^ -Int(number & 1)
      // Larger than anything that is counted here, and small enough to be reckoned with.
      value = min(max(signed, -1_000_000_000), 1_000_000_000)
    case is UInt64.Type: value = try number()
    case is Double.Type: value = Double(bitPattern: try number())
    default: return try within { try Value(from: Unpacker(source: self)) }
    }
    guard let value = value as? Value else { throw Packing.Damaged() }
    return value
  }
}

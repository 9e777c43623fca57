/// Takes values apart.
struct Packer: Encoder {
  let parcel: Parcel
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members<Key>(parcel: parcel))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Elements(parcel.addParcel()) }
  func singleValueContainer() -> any SingleValueEncodingContainer { Single(parcel: parcel) }
}

extension Packer {
  fileprivate struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let parcel: Parcel
    let codingPath: [any CodingKey] = []

    func encodeNil(forKey key: Key) throws { throw Packing.Damaged() }

    func encode(_ value: some Encodable, forKey key: Key) throws { try parcel.pack(value) }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
      try parcel.pack(optional: value)
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
      try parcel.pack(optional: value)
    }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try parcel.pack(optional: value) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
      try parcel.pack(optional: value)
    }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws {
      try parcel.pack(optional: value)
    }

    /// Only cases of enumerations with values have these; the name of the case goes before them.
    func nestedContainer<Nested>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      parcel.add(text: key.stringValue)
      return KeyedEncodingContainer(Members<Nested>(parcel: parcel))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      Elements(parcel.addParcel())
    }

    func superEncoder() -> any Encoder { Packer(parcel: parcel) }
    func superEncoder(forKey key: Key) -> any Encoder { Packer(parcel: parcel) }
  }

  fileprivate struct Elements: UnkeyedEncodingContainer {
    let parcel: Parcel
    let codingPath: [any CodingKey] = []

    init(_ parcel: Parcel) {
      self.parcel = parcel
      parcel.count = 0
    }

    var count: Int { parcel.count ?? 0 }

    func encodeNil() throws { throw Packing.Damaged() }

    func encode(_ value: some Encodable) throws {
      begin()
      try parcel.pack(value)
    }

    func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
      begin()
      return KeyedEncodingContainer(Members<Nested>(parcel: parcel))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      begin()
      return Elements(parcel.addParcel())
    }

    func superEncoder() -> any Encoder { Packer(parcel: parcel) }

    private func begin() { parcel.count = count + 1 }
  }

  fileprivate struct Single: SingleValueEncodingContainer {
    let parcel: Parcel
    let codingPath: [any CodingKey] = []

    func encodeNil() throws { parcel.add(0) }
    func encode(_ value: some Encodable) throws { try parcel.pack(value) }
  }
}

extension Parcel {
  fileprivate func pack(optional value: (some Encodable)?) throws {
    add(value == nil ? 0 : 1)
    if let value { try pack(value) }
  }

  fileprivate func pack(_ value: some Encodable) throws {
    switch value {
    case let text as String: add(text: text)
    case let flag as Bool: add(flag ? 1 : 0)
    case let number as Int:
      // Small negative numbers are as short as positive ones.
      add(number: UInt64(bitPattern: Int64(number << 1 ^ number >> 63)))
    case let number as UInt64: add(number: number)
    case let number as Double: add(number: number.bitPattern)
    default: try value.encode(to: Packer(parcel: self))
    }
  }
}

/// Values as few bytes: in the order of their members, without names, numbers as short as they are.
///
/// For what one program writes and the same version reads again. Bytes from elsewhere may be anything: reading
/// them fails, and never does harm.
package enum Packing {
  /// The bytes of a value; nil for one that has what cannot be packed.
  package static func bytes(_ value: some Encodable) -> [UInt8]? {
    let parcel = Parcel()
    guard (try? value.encode(to: Packer(parcel: parcel))) != nil else { return nil }
    var bytes: [UInt8] = []
    parcel.write(into: &bytes)
    return bytes
  }

  /// The value that was packed; nil when these are not the bytes of one, whole and nothing more.
  package static func value<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) -> Value? {
    let source = PackedBytes(bytes)
    guard let value = try? Value(from: Unpacker(source: source)), source.isAtEnd else {
      return nil
    }
    return value
  }

  struct Damaged: Error {}
}

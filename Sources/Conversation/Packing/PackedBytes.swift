import Catalogs

/// Bytes that are read from the front; whoever asks for more than there are is told.
final class PackedBytes {
  private let bytes: [UInt8]
  /// Finds the records that the bytes name.
  let record: (ItemID) -> Item?
  private var position = 0
  /// How deep values lie in each other at the moment.
  private var depth = 0

  /// Deeper than any value of ours.
  private static let deepest = 32

  init(_ bytes: [UInt8], record: @escaping (ItemID) -> Item? = { _ in nil }) {
    self.bytes = bytes
    self.record = record
  }

  var isAtEnd: Bool { position == bytes.count }
  private var left: Int { bytes.count - position }

  func byte() throws(Packing.Damaged) -> UInt8 {
    guard left > 0 else { throw Packing.Damaged() }
    defer { position += 1 }
    return bytes[position]
  }

  func flag() throws(Packing.Damaged) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw Packing.Damaged()
    }
  }

  func number() throws(Packing.Damaged) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return number }
    }
    throw Packing.Damaged()
  }

  /// A count of things that take a byte each at least.
  func count() throws(Packing.Damaged) -> Int {
    let number = try number()
    guard number <= UInt64(left) else { throw Packing.Damaged() }
    return Int(number)
  }

  func text() throws(Packing.Damaged) -> String {
    let count = try count()
    defer { position += count }
    guard let text = String(validating: bytes[position..<position + count], as: UTF8.self) else {
      throw Packing.Damaged()
    }
    return text
  }

  /// Reads a value that lies within the one at hand.
  func within<Value>(_ read: () throws -> Value) throws -> Value {
    guard depth < Self.deepest else { throw Packing.Damaged() }
    depth += 1
    defer { depth -= 1 }
    return try read()
  }
}

/// Bytes in the making, with places in them that are filled later.
final class Parcel {
  private enum Part {
    case bytes([UInt8])
    case parcel(Parcel)
  }

  private var parts: [Part] = []
  /// How many elements it has, written before them; nil for what is no list.
  var count: Int?

  func add(_ byte: UInt8) { add([byte]) }

  func add(_ bytes: [UInt8]) {
    if case .bytes(let before)? = parts.last {
      parts[parts.count - 1] = .bytes(before + bytes)
    } else {
      parts.append(.bytes(bytes))
    }
  }

  func add(number: UInt64) {
    var bytes: [UInt8] = []
    Self.write(number, into: &bytes)
    add(bytes)
  }

  func add(text: String) {
    add(number: UInt64(text.utf8.count))
    add(Array(text.utf8))
  }

  func addParcel() -> Parcel {
    let parcel = Parcel()
    parts.append(.parcel(parcel))
    return parcel
  }

  func write(into bytes: inout [UInt8]) {
    if let count { Self.write(UInt64(count), into: &bytes) }
    for part in parts {
      switch part {
      case .bytes(let own): bytes += own
      case .parcel(let parcel): parcel.write(into: &bytes)
      }
    }
  }

  /// Seven bits a byte, the lowest first; the eighth tells that more follow.
  private static func write(_ number: UInt64, into bytes: inout [UInt8]) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

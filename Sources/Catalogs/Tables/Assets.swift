import CAssets

extension Bytes {
  /// The embedded table of a name, such as "fish"; empty if there is none.
  static func catalogue(_ name: String) -> Bytes {
    var index = 0
    while true {
      let asset = curio_catalogue(index)
      guard let found = asset.name, let bytes = asset.bytes else { return Bytes(keeping: "") }
      if String(cString: found) == name { return Bytes(start: bytes, count: asset.length) }
      index += 1
    }
  }
}

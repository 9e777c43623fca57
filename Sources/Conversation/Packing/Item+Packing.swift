import Catalogs

/// Within packed bytes a record is its key; whoever unpacks them looks it up again.
extension Item: Codable {
  package init(from decoder: any Decoder) throws {
    let id = try ItemID(from: decoder)
    guard let item = (decoder as? Unpacker)?.source.record(id) else { throw Packing.Damaged() }
    self = item
  }

  package func encode(to encoder: any Encoder) throws { try id.encode(to: encoder) }
}

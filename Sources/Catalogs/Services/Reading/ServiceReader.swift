/// Reads the records of one catalog as its service sends them, over what is built in of the same records.
///
/// The service's facts win; what only the embedded data knows, such as sizes worked out of prose, stays.
package struct ServiceReader: Sendable {
  let base: ServiceBase
  let known: @Sendable (ItemID) -> Item?

  package init(
    base: ServiceBase, known: @escaping @Sendable (ItemID) -> Item? = { Library.embedded[$0] }
  ) {
    self.base = base
    self.known = known
  }

  package var catalog: CatalogID { base.catalog }

  /// The item of one record, or which one was left out and why.
  package func read(_ record: JSONValue) -> Result<Item, Delivery.Skipped> {
    do throws(RecordFault) {
      let fields = try RecordFields(record)
      return .success(try item(fields).capped)
    } catch {
      let key = Self.keys(of: base.catalog).lazy.compactMap { record[$0]?.key }.first
      return .failure(Delivery.Skipped(key: key, reason: error.reason))
    }
  }

  /// The key of a record in its service's own form, whether or not the rest of it can be read.
  package func key(of record: JSONValue) -> String? {
    switch base.catalog {
    case .fish: record["Path"]?.string?.split(separator: "/").last.map(String.init)
    case .monsters: (try? RecordFields(record)).flatMap { try? Self.monsterKey($0) }
    case .characters: record["id"]?.key
    case .comics: record["num"]?.key
    }
  }

  /// The items of records, each by itself: one bad record never costs the others.
  package func delivery(of records: [JSONValue]) -> Delivery {
    var delivery = Delivery()
    for record in records {
      switch read(record) {
      case .success(let item): delivery.items.append(item)
      case .failure(let skipped): delivery.skipped.append(skipped)
      }
    }
    return delivery
  }

  private func item(_ fields: RecordFields) throws(RecordFault) -> Item {
    switch base.catalog {
    case .fish: try fish(fields)
    case .monsters: try monster(fields)
    case .characters: try character(fields)
    case .comics: try comic(fields)
    }
  }

  private static func keys(of catalog: CatalogID) -> [String] {
    switch catalog {
    case .fish: ["Path", "Species Name"]
    case .monsters: ["index", "name"]
    case .characters: ["id", "name"]
    case .comics: ["num", "safe_title"]
    }
  }

  /// What is built in of a record, under the name that people know it by; a new one has the service's.
  func start(_ key: String, _ name: String) -> Item {
    let id = ItemID(base.catalog, key)
    return known(id) ?? Item(id: id, name: name, facts: Facts())
  }

  /// An address on the web as a fact; a path or a bare file name is none.
  func link(_ address: String?) -> FactValue? {
    guard let address, let url = WebAddress(address) else { return nil }
    return url.isSecure || url.hasOrigin(of: base.address) ? .link(address) : nil
  }
}

extension Delivery.Skipped: Error {}

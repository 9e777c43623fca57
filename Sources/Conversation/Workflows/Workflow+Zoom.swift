import Catalogs

/// The largest picture of a record.
extension Workflow {
  /// A picture that the record itself tells of, else one that is found beside the usual one.
  func zoom(_ id: ItemID) async -> [Action] {
    guard let item = record(id) else { return absent(id) }
    guard let picture = item.illustration else { return [.telling(.pictureLacking(item))] }
    var largest = item.largePicture
    if largest == nil, !item.hasLargerPage { largest = await found(beside: picture, of: item) }
    return [.telling(.pictureShown(largest ?? picture, item, zoomed: true))]
  }

  /// Learns what the service tells of larger pictures; without it the usual one is shown.
  func prepareZoom(_ id: ItemID, _ command: Command) async -> Preparation {
    var preparation = await look(for: id, command)
    guard preparation.instead == nil, id.catalog == .comics,
      let item = refreshed.library[id], !preparation.fresh.contains(id)
    else { return preparation }
    let account = await account(of: item, patient: false)
    preparation.actions += account.actions.filter(\.isFetch)
    return preparation
  }

  /// xkcd keeps larger files beside some pictures, which no record tells of.
  ///
  /// A guess counts only when such a file is there and holds more.
  private func found(beside picture: Picture, of item: Item) async -> Picture? {
    guard item.id.catalog == .comics, world.live.isOnline,
      world.shelf.failure(of: .comics, now: world.now()) == nil
    else { return nil }
    if let known = world.shelf.largerPictures[item.id] { return known }
    let addresses = [picture.url] + picture.largerAddresses
    let sizes = await withTaskGroup(of: (String, Int?).self) { group in
      for address in addresses {
        group.addTask { [live = world.live] in (address, await live.pictureSize(address)) }
      }
      return await group.reduce(into: [String: Int]()) { $0[$1.0] = $1.1 }
    }
    guard let own = sizes[picture.url], !Task.isCancelled else { return nil }
    let best = addresses.max { sizes[$0] ?? 0 < sizes[$1] ?? 0 }
    let larger = best.flatMap { address in
      sizes[address, default: 0] * 5 > own * 6 ? Picture(url: address, alt: item.name) : nil
    }
    world.shelf.note(larger, of: item.id)
    return larger
  }
}

extension Picture {
  /// Where a larger file may lie.
  fileprivate var largerAddresses: [String] {
    guard let dot = url.lastIndex(of: ".") else { return [] }
    let (stem, ending) = (url[..<dot], url[dot...])
    if stem.hasSuffix("_small") { return [String(stem.dropLast(6) + ending)] }
    return ["_2x", "_large"].map { String(stem + $0 + ending) }
  }
}

extension Item {
  /// The larger picture that the record tells of.
  var largePicture: Picture? {
    guard case .link(let url) = self[.largePicture], WebAddress(url)?.isPicture == true else {
      return nil
    }
    return Picture(url: url, alt: name)
  }

  /// Whether the record tells of a page that shows it larger.
  var hasLargerPage: Bool { self[.largePicture] != nil && largePicture == nil }
}

extension Action {
  fileprivate var isFetch: Bool {
    switch self {
    case .fetching(.fetched), .fetching(.failed): true
    default: false
    }
  }
}

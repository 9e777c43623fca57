import Catalogs
import Conversation
import Testing

/// The largest picture there is.
struct ZoomTests {
  private static let address = "https://imgs.xkcd.com/comics/map.png"

  private func services(larger: String? = nil) -> ScriptedServices {
    var comic = Item.comic(3290)
    comic.facts[.picture] = .link(Self.address)
    comic.facts[.largePicture] = larger.map(FactValue.link)
    return ScriptedServices([
      .latestComic: Delivery(items: [comic]), .comic(3290): Delivery(items: [comic]),
    ])
  }

  private func zoomed(_ services: ScriptedServices) async -> Reply {
    await Chat(services: services).say(.zoom(.comic(3290)))
  }

  @Test func aComicMayLinkToALargerPicture() async {
    let services = services(larger: "https://imgs.xkcd.com/comics/map_big.png")
    let reply = await zoomed(services)
    #expect(reply.images.map(\.url) == ["https://imgs.xkcd.com/comics/map_big.png"])
    #expect(reply.effect == .zoom)
    #expect(services.measured.isEmpty)
  }

  @Test func aPageThatShowsItLargerIsNamedBesideIt() async {
    let reply = await zoomed(services(larger: "https://xkcd.com/3290/large/"))
    #expect(reply.images.map(\.url) == [Self.address])
    #expect(
      reply.blocks.contains { if case .fact(.largePicture, _) = $0 { true } else { false } })
  }

  /// XK-21.
  @Test(
    arguments: [
      ([address: 1000, "https://imgs.xkcd.com/comics/map_2x.png": 3000], "map_2x.png"),
      (
        [
          address: 1000, "https://imgs.xkcd.com/comics/map_2x.png": 3000,
          "https://imgs.xkcd.com/comics/map_large.png": 9000,
        ], "map_large.png"
      ),
      // One that is there but holds no more is the same, or a stand-in.
      ([address: 1000, "https://imgs.xkcd.com/comics/map_2x.png": 1000], "map.png"),
      ([address: 1000], "map.png"), ([:], "map.png"),
    ] as [([String: Int], String)])
  func noAddressIsGuessedThatWasNotFound(_ pictures: [String: Int], _ name: String) async {
    let services = services()
    services.edit { $0.pictures = pictures }
    let reply = await zoomed(services)
    #expect(reply.images.map(\.url) == ["https://imgs.xkcd.com/comics/" + name])
  }

  @Test func whatWasFoundIsRemembered() async {
    let services = services()
    services.edit { $0.pictures = [Self.address: 10] }
    let chat = Chat(services: services)
    for _ in 0..<3 { await chat.say(.zoom(.comic(3290))) }
    #expect(services.measured.count == 3)
  }

  @Test func otherCatalogsAndTheNetworkOffHaveOnePicture() async {
    let services = services()
    let reply = await Chat(services: services).say(.zoom(.haddock))
    #expect(reply.images.count == 1)
    #expect(await Chat().say(.zoom(.comic(353))).images.count == 1)
    #expect(services.measured.isEmpty)
  }
}

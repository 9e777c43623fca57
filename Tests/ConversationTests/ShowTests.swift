import Catalogs
import Conversation
import Testing

@Suite struct ShowTests {
  @Test func aCardComesWithItsPicture() async {
    let reply = await Chat().say(.show(.goblin))
    #expect(reply.cards == ["Goblin"])
    #expect(
      reply.images
        == [
          Picture(url: "https://www.dnd5eapi.co/api/images/monsters/goblin.png", alt: "Goblin")
        ])
    #expect(reply.commands == [.show(.goblin)])
    #expect(reply.outcome == .understood)
  }

  /// Cases XK-01 and XK-03.
  @Test func comic404DoesNotExistAndChangesNothing() async {
    let chat = Chat()
    await chat.say(.show(.comic(403)))
    let place = await chat.state.place
    let reply = await chat.say(.show(.comic(404)))
    #expect(reply.blocks == [.sentence(.comicMissing(404))])
    #expect(reply.outcome == .outOfRange)
    #expect(await chat.state.place == place)
    #expect(await chat.state.focus == [.comic(403)])
  }

  /// Case XK-04.
  @Test(arguments: [0, 3289, -3])
  func comicsOutsideOfTheRangeNameTheRange(number: Int) async {
    let reply = await Chat().say(.show(.comic(number)))
    #expect(
      reply.sentences
        == [.outOfRange(OutOfRange(String(number), of: .comic, low: "1", high: "3288"))])
  }

  @Test func aComicWithoutAPictureSaysSo() async throws {
    let reply = await Chat().say(.show(.comic(1608)))
    #expect(reply.images == [])
    #expect(reply.sentences == [])
    let hoverboard = try #require(Library.embedded[.comic(1608)])
    #expect(await Chat().say(.zoom(.comic(1608))).sentences == [.noPicture(hoverboard)])
  }

  @Test func zoomShowsThePicture() async throws {
    let reply = await Chat().say(.zoom(.comic(353)))
    let picture = try #require(reply.images.first)
    #expect(picture.url == "https://imgs.xkcd.com/comics/python.png")
    guard case .picture(picture, let item) = reply.blocks.first else {
      Issue.record("no picture")
      return
    }
    #expect(item.name == "Python")
  }

  @Test func oneFactIsToldAndComesIntoFocus() async {
    let chat = Chat()
    let reply = await chat.say(.fact(.calories, .cod))
    guard case .fact(.calories, let item) = reply.blocks.first else {
      Issue.record("no fact")
      return
    }
    #expect(item.name == "Atlantic Cod")
    #expect(await chat.state.focus == [.cod])
    #expect(await chat.state.place == .home)
  }

  @Test func aFactThatIsLackingIsNeverMadeUp() async throws {
    let goblin = try #require(Library.embedded[.goblin])
    #expect(goblin[.reactions] == nil)
    #expect(
      await Chat().say(.fact(.reactions, .goblin)).blocks == [.fact(.reactions, of: goblin)])
  }

  @Test func aFactOfAnotherCatalogSaysWhatCanBeAsked() async throws {
    let python = try #require(Library.embedded[.comic(353)])
    let reply = await Chat().say(.fact(.armorClass, .comic(353)))
    #expect(reply.outcome == .partly)
    #expect(
      reply.sentences
        == [
          .factForeign(
            .armorClass, python,
            askable: [.title, .number, .date, .picture, .link, .year, .month])
        ])
  }

  @Test func theSameRandomNumbersGiveTheSameRecord() async {
    let one = await Chat(random: [5]).say(.random(.fish))
    #expect(one.cards == [Library.embedded[.fish].item(at: 5)?.name])
    let any = await Chat(random: [3, 0]).say(.random(nil))
    #expect(any.comics == [1])
  }

  /// Case XK-25.
  @Test func randomComicsAreNeverTheOneThatDoesNotExist() async {
    for position in [402, 403, 404] as [UInt64] {
      let comic = await Chat(random: [position]).say(.random(.comics)).comics
      #expect(comic == [position == 402 ? 403 : Int(position) + 2])
    }
  }

  @Test func fishingCatchesAFishInASplash() async {
    let chat = Chat(random: [2, 77])
    let reply = await chat.say(.goFishing)
    let fish = Library.embedded[.fish].item(at: 2)
    #expect(reply.blocks.first == .art(.confetti(seed: 77)))
    #expect(reply.sentences == fish.map { [.caught($0)] })
    #expect(reply.effect == .confetti(seed: 77))
    #expect(await chat.state.focus == fish.map { [$0.id] })
  }

  @Test func theOceanMovesOnlyWhereAHostCanMoveIt() async {
    let reply = await Chat(random: [9]).say(.ocean)
    #expect(reply.blocks == [.art(.ocean(frame: 0, seed: 9))])
    #expect(reply.effect == .animateOcean)
  }
}

import Catalogs
import Conversation
import Testing

@Suite struct ComparisonTests {
  @Test func theBiggerOneWins() async {
    let table = await Chat().say(.compare([.haddock, .cod], by: .size)).comparison
    #expect(table?.facts == [.size])
    #expect(table?.winner == .cod)
  }

  @Test func equalsHaveNoWinner() async {
    let table = await Chat().say(
      .compare([.cod, ItemID(.fish, "pacific-cod")], by: .calories)
    ).comparison
    #expect(table != nil)
    #expect(table?.winner == nil)
  }

  @Test func withoutAFactEverythingComparableIsSetBesideEachOther() async throws {
    let table = try #require(await Chat().say(.compare([.lich, .goblin], by: nil)).comparison)
    #expect(table.facts.contains(.hitPoints) && table.facts.contains(.challenge))
    #expect(!table.facts.contains(.picture) && !table.facts.contains(.name))
    #expect(table.winner == nil)
  }

  @Test func differentCatalogsMeetInWhatTheyShare() async throws {
    let chat = Chat()
    let (cod, lich) = try (#require(Library.embedded[.cod]), #require(Library.embedded[.lich]))
    #expect(
      await chat.say(.compare([.cod, .lich], by: nil)).sentences
        == [.incomparable([cod, lich], by: nil, shared: [.size])])
    #expect(
      await chat.say(.compare([.cod, .lich], by: .calories)).sentences
        == [.incomparable([cod, lich], by: .calories, shared: [.size])])
    #expect(await chat.say(.compare([.cod, .lich], by: .size)).comparison?.winner == nil)
  }

  @Test func oneAloneCannotBeCompared() async {
    #expect(
      await Chat().say(.compare([.cod, .cod], by: nil)).sentences == [.missing(.comparison)])
  }
}

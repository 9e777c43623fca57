import Catalogs
import Conversation
import Testing

@Suite struct FilterTests {
  /// Mission R6: fewer rows with a filter, more when it is cleared.
  @Test func aFilterLeavesFewerRowsUntilItIsCleared() async {
    let chat = Chat()
    #expect(await chat.say(.list(.characters, filters: nil, sort: nil)).list?.total == 826)
    let morty = await chat.say(.filter(.characters, .only([.morty])))
    #expect(morty.list?.total == 61)
    #expect(morty.list?.filters == [.morty])
    let all = await chat.say(.clearFilters(nil))
    #expect(all.sentences == [.filtersCleared([.characters])])
    #expect(all.list?.total == 826)
  }

  /// Mission R4.
  @Test func oneNameReplacesTheOtherAndTheListRestarts() async {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.morty])))
    await chat.say(.more)
    let rick = await chat.say(.filter(.characters, .only([.rick])))
    #expect(rick.list?.filters == [.rick])
    #expect(rick.list?.first == 1)
  }

  /// Mission R5.
  @Test func onlyTwiceKeepsTheFilterAndSaysSo() async {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.morty])))
    await chat.say(.more)
    let again = await chat.say(.filter(.characters, .only([Filter(.name, .is, "morty")])))
    #expect(again.sentences == [.filterKept(.characters, [Filter(.name, .is, "morty")])])
    #expect(again.list?.filters == [.morty])
    #expect(again.list?.first == 11)
  }

  /// Mission R5.
  @Test func toggleTurnsOnAndOff() async {
    let chat = Chat()
    #expect(await chat.say(.filter(.characters, .toggle(.morty))).list?.filters == [.morty])
    #expect(await chat.say(.filter(.characters, .toggle(.morty))).list?.filters == [])
  }

  /// Case RM-15.
  @Test func alsoAddsBesideWhatIsOn() async {
    let chat = Chat()
    let unknown = Filter(.status, .is, "unknown")
    await chat.say(.filter(.characters, .only([.dead, unknown])))
    let reply = await chat.say(.filter(.characters, .also([.alive])))
    #expect(reply.list?.filters == [.dead, unknown, .alive])
    #expect(reply.list?.total == 826)
  }

  @Test func dropTakesAwayOrSaysThatItWasNotOn() async {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.morty, .dead])))
    #expect(await chat.say(.filter(.characters, .drop([.dead]))).list?.filters == [.morty])
    let reply = await chat.say(.filter(.characters, .drop([.dead])))
    #expect(reply.sentences == [.filterNotOn(.characters, [.dead])])
    #expect(reply.list?.filters == [.morty])
  }

  @Test func aFilterKeepsTheOrder() async {
    let chat = Chat()
    let sort = Query.Sort(.challenge, descending: true)
    await chat.say(.list(.monsters, filters: nil, sort: sort))
    let reply = await chat.say(.filter(.monsters, .only([Filter(.type, .is, "undead")])))
    #expect(reply.list?.names.first == "Lich")
    #expect(reply.list?.sort == sort)
  }

  @Test func clearingNothingSaysSo() async {
    #expect(await Chat().say(.clearFilters(nil)).sentences == [.noFilterOn(nil)])
    #expect(await Chat().say(.clearFilters(.fish)).sentences == [.noFilterOn(.fish)])
  }

  @Test func clearingTakesAllCatalogsUnlessOneIsNamed() async {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.morty])))
    await chat.say(.filter(.fish, .only([Filter(.harvest, .is, "Wild")])))
    let fish = await chat.say(.clearFilters(.fish))
    #expect(fish.list?.total == 114)
    #expect(await chat.state.filters == [.characters: [.morty]])
    await chat.say(.show(.cod))
    let rest = await chat.say(.clearFilters(nil))
    #expect(rest.blocks == [.sentence(.filtersCleared([.characters]))])
    #expect(await chat.state.filters == [:])
  }

  /// Mission R3.
  @Test func thePanelMarksWhatIsOn() async throws {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.morty, Filter(.episodeCount, .min, "3")])))
    let panel = try #require(await chat.say(.filters(nil)).panel)
    #expect(panel.choices.prefix(2).map(\.filter) == [.rick, .morty])
    #expect(panel.choices.filter(\.isOn).map(\.filter) == [.morty])
    #expect(panel.choices[1].count == 61)
    #expect(panel.others == [Filter(.episodeCount, .min, "3")])
    #expect(panel.choices.contains { $0.filter == .dead && $0.count == 287 })
  }

  @Test(arguments: [
    (CatalogID.fish, Filter(.harvest, .is, "Wild")), (.monsters, Filter(.type, .is, "dragon")),
    (.comics, Filter(.year, .is, "2026")),
  ])
  func eachCatalogHasAPanel(catalog: CatalogID, tag: Filter) async {
    let panel = await Chat().say(.filters(catalog)).panel
    #expect(panel?.catalog == catalog)
    #expect(panel?.choices.contains { $0.filter == tag && $0.count > 0 } == true)
  }

  @Test func withNothingInViewThePanelIsTheCharactersAndTellsOfTheOthers() async {
    let reply = await Chat().say(.filters(nil))
    #expect(reply.panel?.catalog == .characters)
    #expect(reply.sentences == [.otherPanels([.fish, .monsters, .comics])])
  }

  /// Case NL-12.
  @Test func aNameIsShownThoughAFilterHidesItAndThatIsSaid() async {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.dead])))
    let reply = await chat.say(.show(.morty))
    #expect(reply.cards == ["Morty Smith"])
    #expect(
      reply.sentences == [.hiddenByFilters(name: "Morty Smith", .characters, [.dead])])
    #expect(await chat.say(.show(.cod)).sentences == [])
  }

  @Test func countsNameTheFiltersThatAreOn() async {
    let chat = Chat()
    await chat.say(.filter(.characters, .only([.dead])))
    #expect(
      await chat.say(.count(.characters, filters: nil)).sentences
        == [.counted(Count(.characters, total: 826, filters: [.dead], matching: 287))])
    #expect(
      await chat.say(.count(nil, filters: nil)).sentences
        == [.shownCounted(.catalog(.characters), 287)])
    #expect(
      await chat.say(.count(.fish, filters: [])).sentences
        == [.counted(Count(.fish, total: 114, matching: 114))])
  }
}

import Testing

/// Who says a line, and where, in front of it.
@Suite struct PlainRoomTests {
  private static let fish = "There are 114 fish."

  @Test func everyoneHasAPlaceOfTheirOwn() async throws {
    let finished = try await Program.quick().run(
      [],
      """
      <ana> latest comic
      <bob> comic 10
      latest comic
      <ana> next
      <bob> next
      <ana@#lab> curio: comic 20
      <ana> next
      next

      """)
    let pages = finished.answers.map { $0.last?.filter(\.isNumber) }
    #expect(pages == ["3288", "10", "3288", "3287", "9", "20", "3286", "3287"])
  }

  @Test func aRoomIsAnsweredOnlyWhenItAsks() async throws {
    let asking = [
      "curio: count fish", "curio, count fish", "@curio count fish", "!curio: count fish",
      "CURIO: count fish", "curio count fish",
    ]
    let others = [
      "count fish", "curious: count fish", "I asked curio: count fish", "count fish, curio", "",
    ]
    // The same from everyone would be taken for two programs that answer each other.
    let lines = (asking + others).enumerated().map { number, text in
      "<u\(number)@#lab> \(text.replacing("count fish", with: "comic \(number + 1)"))\n"
    }
    let finished = try await Program.quick().run([], lines.joined())
    let pages = finished.answers.map { $0.last ?? "" }
    #expect(
      pages == (1...asking.count).map { "Page: https://xkcd.com/\($0)/" } + others.map { _ in "" })
  }

  @Test func itListensToTheNameItIsGiven() async throws {
    let finished = try await Program.quick().run(
      ["--nick", "Fish_Bot"],
      "<ana@#lab> fish_bot: count fish\n<bob@#lab> curio: count fish\n")
    #expect(finished.answers == [[Self.fish], []])
  }

  @Test func itNeverAnswersItself() async throws {
    let finished = try await Program.quick().run(
      [], "<curio@#lab> curio: count fish\n<Curio> count fish\n<ana> count fish\n")
    #expect(finished.answers == [[], [], [Self.fish]])
  }

  @Test func itNeverAnswersRequestsOfClients() async throws {
    let finished = try await Program.quick().run(
      [], "<ana> \u{1}VERSION\u{1}\n<bob> \u{1}ACTION waves\u{1}\n<ana> count fish\n")
    #expect(finished.answers.first == [])
    #expect(finished.answers.last == [Self.fish])
    #expect(finished.answers.count == 3)
  }

  @Test func onlyTheLocalPersonEndsIt() async throws {
    let finished = try await Program.quick().run(
      [], "<ana> quit\n<bob@#lab> curio: quit\ncount fish\nquit\ncount fish\n")
    let goodbye = "Goodbye, and thank you for the chat."
    #expect(finished.answers == [[goodbye], [goodbye], [Self.fish], [goodbye]])
    #expect(finished.status == 0)
  }

  @Test func favouritesBelongToThePersonWhereverTheyAre() async throws {
    let finished = try await Program.quick().run(
      [],
      """
      <ana@#lab> curio: favourite comic 5
      <bob@#lab> curio: my favourites
      <ana> my favourites
      my favourites

      """)
    #expect(
      finished.heads == [
        "Blown apart is now among your favourites.",
        "You have no favourites yet. Show something and say “favourite this”.",
        "Favourites, 1 of 1",
        "You have no favourites yet. Show something and say “favourite this”.",
      ])
  }

  @Test func aRoomThatAsksTooMuchIsToldOnce() async throws {
    let lines = (1...9).map { "<ana@#lab> curio: comic \($0)\n" }.joined()
    let finished = try await Program.quick().run(
      ["--now", "2026-11-30T12:00:00Z"], lines + "<ana> comic 10\n")
    #expect(finished.answers.prefix(5).allSatisfy { $0.count > 2 })
    #expect(finished.answers[5].count == 1)
    #expect(finished.answers[6...8].allSatisfy { $0.isEmpty })
    // Alone with a person there is no limit.
    #expect(finished.answers.last?.last == "Page: https://xkcd.com/10/")
  }
}

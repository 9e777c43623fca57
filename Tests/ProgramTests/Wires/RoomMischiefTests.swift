import Foundation
import Testing

/// Rooms with other programs in them, and with people who try what can be had of others.
@Suite struct RoomMischiefTests {
  @Test func anotherProgramThatAnswersEveryAnswerIsLeftAlone() async throws {
    // However slow the machine is, it all happens at once.
    let program = try Program.quick().start(["--now", "2026-11-30T12:00:00Z"])
    var said = 0
    var line = "flurb"
    for _ in 1...100 {
      let answer = try await program.ask("<otherbot@#den> curio: \(line)")
      if let head = answer.first { line = head }
      said += answer.isEmpty ? 0 : 1
    }
    #expect(said <= 7)
    #expect(try await program.ask("<ana@#den> curio: count fish") == ["There are 114 fish."])
  }

  @Test func moreBelongsToWhoeverAsked() async throws {
    let finished = try await Program().run(
      [],
      """
      <ana@#den> curio: show fish
      <ben@#den> curio: goblin
      <ana@#den> curio: more
      <ben@#den> curio: more

      """)
    try #require(finished.answers.count == 4)
    let (first, second) = (finished.answers[0], finished.answers[2])
    #expect(first[1].hasPrefix("1. "))
    #expect(second[1].hasPrefix("\(first.count(where: { $0.first?.isNumber == true }) + 1). "))
    #expect(!finished.answers[3].contains { $0.hasPrefix("1. ") || second.contains($0) })
  }

  @Test func dotsAreAllThatIsSaidBeforeASilence() async throws {
    let request = #"{"room":"!den:x","user":"@bot:x","text":"curio: count fish"}"# + "\n"
    let finished = try await Program.quick().run(
      ["--wire", "json", "--in-order"], String(repeating: request, count: 4))
    try #require(finished.lines.count == 4)
    #expect(finished.lines[1].contains("114"))
    #expect(finished.lines[2].contains(##""text":"…","html":"<p>…</p>""##))
    #expect(!finished.lines[2].contains("114"))
    #expect(finished.lines[3].contains(#""outcome":"ignored""#))
  }

  /// Favourites belong to a name; a name that only looks like another is somebody else.
  @Test(arguments: [
    "<аna> my favourites", "<ana\u{200B}> my favourites", "<@ana> my favourites",
    "<ana@> my favourites", "<ana>my favourites", "<ana%00> my favourites", "my favourites",
    "<ana'--> my favourites", "<../ana> my favourites", "<an%> my favourites",
  ])
  func nobodySeesTheFavouritesOfAnother(line: String) async throws {
    let finished = try await Program.quick().run([], "<ana> favourite comic 5\n\(line)\n")
    try #require(finished.answers.count == 2)
    #expect(!finished.answers[1].contains { $0.contains("Blown apart") })
  }

  /// What only sounds like a wish to change something saved changes nothing.
  @Test func aGuessChangesNothingThatIsSaved() async throws {
    let program = try Program()
    let finished = try await program.run(
      [],
      """
      favourite comic 5
      unfavorit comic 5
      unfavuorite blown apart
      remov blown apart from my favourites
      favourit comic 6
      favourite the hadock
      clear my favourits

      """)
    #expect(finished.answers.count == 7)
    #expect(try await program.savedComics() == [5])
    let list = try await program.run([], "my favourites\n").answers
    #expect(list.first?.contains { $0.contains("Haddock") } == false)
  }
}

import Catalogs
import Conversation
import Testing

@testable import Wires

@Suite("Command records")
struct CommandRecordTests {
  private static let cod = ItemID(.fish, "atlantic-cod")
  private static let lich = ItemID(.monsters, "lich")
  private static let dead = Filter(.status, .is, "dead")

  static let table: [(Command, String)] = [
    (.home, #"{"do":"home"}"#),
    (.help(topic: nil), #"{"do":"help"}"#),
    (.help(topic: "fish"), #"{"do":"help","text":"fish"}"#),
    (.about, #"{"do":"about"}"#),
    (.version, #"{"do":"version"}"#),
    (.settings, #"{"do":"settings"}"#),
    (.theme(.dark), #"{"do":"theme","value":"dark"}"#),
    (.language("de"), #"{"do":"language","value":"de"}"#),
    (.width(100), #"{"do":"settings","number":100,"value":"width"}"#),
    (.speech(on: true), #"{"do":"speak","value":"on"}"#),
    (.speech(on: false), #"{"do":"speak","value":"off"}"#),
    (.list(.fish, filters: nil, sort: nil), #"{"do":"list","catalog":"fish"}"#),
    (
      .list(
        .monsters, filters: [Filter(.type, .is, "undead"), Filter(.challenge, .max, "5")],
        sort: .init(.challenge, descending: true)),
      #"{"do":"list","catalog":"monsters","filters":[{"field":"type","op":"is","value":"undead"},"#
        + #"{"field":"challenge","op":"max","value":"5"}],"sort":"-challenge"}"#
    ),
    (
      .list(.fish, filters: [], sort: .init(.calories, descending: false)),
      #"{"do":"list","catalog":"fish","sort":"calories"}"#
    ),
    (.show(lich), #"{"do":"show","catalog":"monsters","items":["lich"]}"#),
    (
      .fact(.calories, cod),
      #"{"do":"fact","catalog":"fish","items":["atlantic-cod"],"fact":"calories"}"#
    ),
    (
      .compare([cod, ItemID(.fish, "haddock")], by: .calories),
      #"{"do":"compare","catalog":"fish","items":["atlantic-cod","haddock"],"fact":"calories"}"#
    ),
    (
      .compare([cod, lich], by: nil),
      #"{"do":"compare","items":["fish/atlantic-cod","monsters/lich"]}"#
    ),
    (
      .count(.characters, filters: [dead]),
      #"{"do":"count","catalog":"characters","#
        + #""filters":[{"field":"status","op":"is","value":"dead"}]}"#
    ),
    (.count(nil, filters: nil), #"{"do":"count"}"#),
    (.search("dragon", in: nil), #"{"do":"search","text":"dragon"}"#),
    (.search("time", in: .comics), #"{"do":"search","catalog":"comics","text":"time"}"#),
    (.latest, #"{"do":"latest","catalog":"comics"}"#),
    (.next(nil), #"{"do":"next"}"#),
    (.next(.comics), #"{"do":"next","catalog":"comics"}"#),
    (.previous(.comics), #"{"do":"previous","catalog":"comics"}"#),
    (.newer, #"{"do":"previous","catalog":"comics"}"#),
    (.first(.comics), #"{"do":"first","catalog":"comics"}"#),
    (.last(nil), #"{"do":"last"}"#),
    (.more, #"{"do":"more"}"#),
    (.page(-1), #"{"do":"list","number":-1,"value":"page"}"#),
    (.back(steps: 2), #"{"do":"back","number":2}"#),
    (.again, #"{"do":"again"}"#),
    (.random(.fish), #"{"do":"random","catalog":"fish"}"#),
    (.open(3), #"{"do":"open","number":3}"#),
    (.filters(.characters), #"{"do":"filter","catalog":"characters"}"#),
    (
      .filter(.characters, .only([dead])),
      #"{"do":"filter","catalog":"characters","#
        + #""filters":[{"field":"status","op":"is","value":"dead"}],"value":"only"}"#
    ),
    (
      .filter(.characters, .also([dead])),
      #"{"do":"filter","catalog":"characters","#
        + #""filters":[{"field":"status","op":"is","value":"dead"}],"value":"also"}"#
    ),
    (
      .filter(.characters, .drop([dead])),
      #"{"do":"filter","catalog":"characters","#
        + #""filters":[{"field":"status","op":"is","value":"dead"}],"value":"drop"}"#
    ),
    (
      .filter(.characters, .toggle(dead)),
      #"{"do":"filter","catalog":"characters","#
        + #""filters":[{"field":"status","op":"is","value":"dead"}],"value":"toggle"}"#
    ),
    (.clearFilters(nil), #"{"do":"clearFilters"}"#),
    (.favourite(cod), #"{"do":"favourite","catalog":"fish","items":["atlantic-cod"]}"#),
    (.unfavourite(cod), #"{"do":"unfavourite","catalog":"fish","items":["atlantic-cod"]}"#),
    (.favourites, #"{"do":"favourites"}"#),
    (.clearFavourites, #"{"do":"unfavourite","value":"all"}"#),
    (.picture(cod), #"{"do":"picture","catalog":"fish","items":["atlantic-cod"]}"#),
    (.zoom(cod), #"{"do":"zoom","catalog":"fish","items":["atlantic-cod"]}"#),
    (.speak(cod), #"{"do":"speak","catalog":"fish","items":["atlantic-cod"]}"#),
    (.speak(nil), #"{"do":"speak"}"#),
    (.stop, #"{"do":"stop"}"#),
    (.goFishing, #"{"do":"goFishing"}"#),
    (.ocean, #"{"do":"ocean"}"#),
    (.retry, #"{"do":"retry"}"#),
    (.undo, #"{"do":"undo"}"#),
    (.why, #"{"do":"why"}"#),
    (.yes, #"{"do":"yes"}"#),
    (.no, #"{"do":"no"}"#),
    (.greet, #"{"do":"greet"}"#),
    (.thanks, #"{"do":"thanks"}"#),
    (.quit, #"{"do":"quit"}"#),
  ]

  @Test("each command has its record", arguments: table)
  func record(_ command: Command, _ json: String) {
    var writer = JSONWriter()
    CommandRecord(command).write(into: &writer)
    #expect(writer.text == json)
  }

  @Test("every verb of the contract is reached")
  func reached() {
    let verbs = Set(Self.table.map { CommandRecord($0.0).verb })
    #expect(CommandVerb.allCases.filter { !verbs.contains($0) } == [])
  }

  @Test("the verbs are those of the contract")
  func verbs() {
    let contract = """
      home help about version settings list show fact compare count search latest next previous \
      first last more back again random open filter clearFilters favourite unfavourite favourites \
      picture zoom speak stop theme language goFishing ocean retry undo why yes no greet thanks quit
      """
    #expect(CommandVerb.allCases.map(\.rawValue).joined(separator: " ") == contract)
  }
}

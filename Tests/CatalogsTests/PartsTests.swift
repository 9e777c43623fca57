import Catalogs
import Testing

@Suite struct PartsTests {
  private let swim = Filter(.speed, .is, "swim")
  private let fly = Filter(.speed, .is, "fly")

  @Test func whatCanBothIsWhatCanTheOneAndTheOther() {
    let monsters = Library.embedded[.monsters]
    func found(_ filters: [Filter]) -> Set<String> {
      Set(monsters.select(Query(.monsters, filters: filters)).map(\.id.key))
    }
    let both = found(Filter.joined([swim, fly]))
    #expect(!both.isEmpty)
    #expect(both == found([swim]).intersection(found([fly])))
    #expect(found([swim, fly]) == found([swim]).union(found([fly])))
  }

  @Test func nobodyHasTwoTypes() {
    let types = [Filter(.type, .is, "undead"), Filter(.type, .is, "fiend")]
    #expect(Filter.joined(types) == types)
  }

  @Test func joinedFiltersComeApartAgain() {
    #expect(Filter.joined([swim, fly]).flatMap(\.parts) == [swim, fly])
    #expect(swim.parts == [swim])
  }

  @Test func anyAndNumbersStandAlone() {
    let spells = [Filter(.spells, .is, "any"), Filter(.spells, .is, "fireball")]
    #expect(Filter.joined(spells) == spells)
  }
}

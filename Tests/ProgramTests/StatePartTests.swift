import Catalogs
import Conversation
import Testing

@testable import curio

/// The texts that `= NAME VALUE` is compared with.
@Suite struct StatePartTests {
  @Test("nothing is told as none") func empty() {
    let texts = StatePart.allCases.map { $0.text(of: State(), favourites: [], language: "en") }
    #expect(texts == ["home", "none", "none", "none", "en", "none"])
  }

  @Test(
    "places are told with what is in them",
    arguments: [
      (.list(Query(.fish), offset: 0), "list fish"),
      (.list(Query(.fish), offset: 10), "list fish from 11"),
      (.item(ItemID(.comics, "353")), "item comics/353"),
      (.favourite(ItemID(.fish, "haddock")), "favourite fish/haddock"),
      (.favourites(offset: 10), "favourites from 11"),
      (.search("dragon", in: nil, offset: 0), "search dragon"),
      (.search("dragon", in: .monsters, offset: 20), "search dragon in monsters from 21"),
      (
        .comparison([ItemID(.fish, "cobia"), ItemID(.fish, "haddock")], by: nil),
        "comparison fish/cobia fish/haddock"
      ),
      (.settings, "settings"),
    ] as [(Place, String)])
  func place(_ place: Place, _ text: String) {
    var state = State()
    state.place = place
    #expect(StatePart.place.text(of: state, favourites: [], language: "en") == text)
  }

  @Test("filters come by catalog, in one order") func filters() {
    var state = State()
    state.filters = [
      .characters: [Filter(.name, .is, "Morty"), Filter(.status, .not, "dead")],
      .fish: [Filter(.calories, .under, "100")],
    ]
    let text = StatePart.filters.text(of: state, favourites: [], language: "en")
    #expect(text == "fish: calories under 100; characters: name is Morty, status not dead")
  }
}

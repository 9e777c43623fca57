import Catalogs
import Conversation
import Testing

/// XK-25, FW-03: whatever chance says, the pick is there, and both ends come up.
struct RandomTests {
  /// Numbers of a linear congruential generator.
  private static func numbers(_ count: Int) -> [UInt64] {
    var number: UInt64 = 7
    return (0..<count).map { _ in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return number >> 33
    }
  }

  private func picks(
    _ count: Int, of catalog: CatalogID, in library: Library = .embedded
  ) async -> [Item] {
    let world = World.scripted(Script(), random: Self.numbers(count), library: library)
    let workflow = Workflow(state: State(), world: world, key: SessionKey(user: "ana", room: ""))
    var items: [Item] = []
    for _ in 0..<count {
      for case .browsing(.itemShown(let item, _, _)) in await workflow.run(.random(catalog)) {
        items.append(item)
      }
    }
    return items
  }

  @Test func comicsEndAtTheLatestAndSkipTheOneThatIsNone() async {
    let comics = Library.embedded[.comics].items.filter { Int($0.id.key) ?? 0 <= 405 }
    let library = Library(catalogs: [Catalog(id: .comics, items: comics)])
    let picks = await picks(5_000, of: .comics, in: library)
    let numbers = Set(picks.compactMap { Int($0.id.key) })
    #expect(picks.count == 5_000)
    #expect(numbers.isSubset(of: Set(1...405).subtracting([404])))
    #expect(numbers.isSuperset(of: [1, 405]))
  }

  @Test func everyFishComesUp() async {
    let picks = await picks(10_000, of: .fish)
    #expect(picks.count == 10_000)
    #expect(Set(picks.map(\.id)) == Set(Library.embedded[.fish].items.map(\.id)))
  }
}

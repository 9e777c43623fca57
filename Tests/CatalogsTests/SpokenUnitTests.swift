import Catalogs
import Testing

struct SpokenUnitTests {
  @Test func unitsOfOneQualityAreTurnedIntoEachOther() {
    #expect(SpokenUnit.milligrams.factor(to: .grams) == 0.001)
    #expect(SpokenUnit.feet.factor(to: .inches) == 12)
    #expect(SpokenUnit.kilograms.factor(to: .pounds).map { ($0 * 10).rounded() } == 22)
    #expect(SpokenUnit.meters.factor(to: .inches).map { $0.rounded() } == 39)
  }

  @Test func nothingIsTurnedIntoWhatItDoesNotMeasure() {
    #expect(SpokenUnit.grams.factor(to: .pounds) == nil)
    #expect(SpokenUnit.pounds.factor(to: .inches) == nil)
    #expect(SpokenUnit.calories.factor(to: .grams) == nil)
  }

  @Test func theCatalogKnowsWhatAUnitMaySpeakOf() {
    let fish = Library.embedded[.fish]
    #expect(fish.facts(in: .milligrams).contains(.sodium))
    #expect(fish.facts(in: .centimeters) == [.size])
    #expect(fish.facts(in: .calories) == [.calories])
    #expect(Library.embedded[.characters].facts(in: .grams).isEmpty)
  }
}

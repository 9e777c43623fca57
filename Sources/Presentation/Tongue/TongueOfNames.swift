package import Catalogs

/// What things are called.
package protocol TongueOfNames: Sendable {
  /// A fact's label, as it stands before a value or over a part: "Scientific name".
  func label(_ fact: Fact, in catalog: CatalogID) -> String
  /// A fact's name in the middle of a sentence: "armor class".
  func inSentence(_ fact: Fact, in catalog: CatalogID) -> String
  /// A catalog's records: "monster", "monsters".
  func noun(_ catalog: CatalogID, plural: Bool) -> String
  /// A word of the data's vocabulary in this language: "Wild" → "wild".
  func term(_ term: String, of fact: Fact, in catalog: CatalogID) -> String
  /// The letters that stand for an ability, armor class or hit points in a stat block: "STR", "AC".
  func shortLabel(_ fact: Fact) -> String
  /// Parts of a text as one: "a, b and c".
  func joined(_ parts: [String]) -> String
  /// What tells a record from others of its catalog in a list: "Medium undead, CR 21".
  func gist(of item: Item) -> String
  /// What tells it from records of the same name, when a person has to choose.
  func distinction(of item: Item) -> String
  func caption(_ caption: Caption) -> String
}

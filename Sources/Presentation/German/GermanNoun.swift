/// A noun with the forms that sentences need of it.
struct GermanNoun {
  enum Gender {
    case masculine, feminine, neuter
    /// Nouns that stand in the plural.
    case plural
  }

  /// The word as it stands after its article in the accusative.
  let text: String
  private let gender: Gender

  init(_ text: String, _ gender: Gender) {
    self.text = text
    self.gender = gender
  }

  /// "den Preis".
  var accusative: String {
    switch gender {
    case .masculine: "den " + text
    case .feminine, .plural: "die " + text
    case .neuter: "das " + text
    }
  }

  /// "keinen Preis".
  var none: String {
    switch gender {
    case .masculine: "keinen " + text
    case .feminine, .plural: "keine " + text
    case .neuter: "kein " + text
    }
  }

  /// As it stands after "nach": "Preis", but "Preisen".
  var dative: String {
    guard gender == .plural, let last = text.utf8.last else { return text }
    return [UInt8(ascii: "e"), UInt8(ascii: "r")].contains(last) ? text + "n" : text
  }
}

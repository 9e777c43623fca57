import Testing

/// Bounds, ranges and orders on every fact that is a number, in the words people use.
@Suite struct BoundTests {
  /// A fact as people call it, with a number to compare it with.
  struct Field: CustomTestStringConvertible, Sendable {
    let catalog: String
    let word: String
    let fact: String
    let number: Int

    init(_ catalog: String, _ word: String, _ number: Int, _ fact: String? = nil) {
      self.catalog = catalog
      self.word = word
      self.fact = fact ?? word
      self.number = number
    }

    var testDescription: String { "\(catalog) by \(word)" }

    func sentence(_ wording: String) -> String {
      wording.split(separator: " ").map { word in
        switch word {
        case "NOUN": catalog
        case "FACT": self.word
        case "N": "\(number)"
        case "M": "\(number * 2)"
        case "N-M": "\(number)-\(number * 2)"
        default: String(word)
        }
      }.joined(separator: " ")
    }
  }

  static let fields = [
    Field("fish", "calories", 100), Field("fish", "protein", 20), Field("fish", "fat", 5),
    Field("fish", "saturated fat", 1, "saturatedFat"), Field("fish", "sugar", 1, "sugars"),
    Field("fish", "carbs", 1, "carbohydrates"), Field("fish", "fiber", 1),
    Field("fish", "sodium", 100), Field("fish", "cholesterol", 50),
    Field("fish", "selenium", 30), Field("fish", "landings", 1_000_000),
    Field("fish", "revenue", 1_000_000), Field("fish", "serving size", 100, "serving"),
    Field("fish", "pictures", 4, "gallery"), Field("monsters", "ac", 15, "armorClass"),
    Field("monsters", "hit points", 100, "hitPoints"), Field("monsters", "xp", 1000),
    Field("monsters", "strength", 18), Field("monsters", "dex", 16, "dexterity"),
    Field("monsters", "constitution", 20), Field("monsters", "int", 15, "intelligence"),
    Field("monsters", "wisdom", 14), Field("monsters", "charisma", 16),
    Field("monsters", "speed", 40), Field("monsters", "cr", 5, "challenge"),
    Field("monsters", "proficiency bonus", 4, "proficiencyBonus"),
    Field("characters", "episodes", 5, "episodeCount"),
  ]

  private static let bounds: [(wordings: [String], sign: String)] = [
    (
      [
        "NOUN with more than N FACT", "NOUN over N FACT", "which NOUN have more than N FACT",
        "NOUN with FACT above N", "NOUN whose FACT is over N", "NOUN with a FACT greater than N",
      ], ">"
    ),
    (
      [
        "NOUN with at least N FACT", "NOUN with N or more FACT", "NOUN with FACT of at least N",
        "NOUN that have at least N FACT", "NOUN with no less than N FACT",
      ], "≥"
    ),
    (
      [
        "NOUN with less than N FACT", "NOUN under N FACT", "which NOUN have fewer than N FACT",
        "NOUN with FACT below N",
      ], "<"
    ),
    (
      [
        "NOUN with at most N FACT", "NOUN with N FACT or less", "NOUN with no more than N FACT",
        "NOUN that do not have more than N FACT", "NOUN with not more than N FACT",
      ], "≤"
    ),
    (
      [
        "NOUN with N FACT", "NOUN with exactly N FACT", "NOUN with FACT N",
        "NOUN with a FACT of N", "which NOUN have N FACT",
      ], "="
    ),
    (["NOUN without N FACT", "NOUN that do not have N FACT"], "≠"),
  ]

  @Test(arguments: fields) func bound(_ field: Field) {
    for (wordings, sign) in Self.bounds {
      for wording in wordings {
        let sentence = field.sentence(wording)
        #expect(
          Hearer.hear(sentence)
            == "list \(field.catalog) \(field.fact)\(sign)\(field.number)", "\(sentence)")
      }
    }
  }

  @Test(arguments: fields) func range(_ field: Field) {
    for wording in [
      "NOUN with between N and M FACT", "NOUN with FACT between N and M",
      "NOUN with N to M FACT", "NOUN with FACT from N to M", "NOUN with N-M FACT",
    ] {
      let sentence = field.sentence(wording)
      #expect(
        Hearer.hear(sentence)
          == "list \(field.catalog) \(field.fact)≥\(field.number) \(field.fact)≤\(field.number * 2)",
        "\(sentence)")
    }
  }

  @Test(arguments: fields) func order(_ field: Field) {
    for (wording, sign) in [
      ("NOUN with the most FACT", "-"), ("which NOUN has the highest FACT", "-"),
      ("top NOUN by FACT", "-"), ("what NOUN have the least FACT", "+"),
      ("NOUN with the lowest FACT", "+"), ("which NOUN has the fewest FACT", "+"),
      ("highest FACT NOUN", "-"), ("NOUN sorted by FACT", "+"),
    ] {
      let sentence = field.sentence(wording)
      #expect(
        Hearer.hear(sentence) == "list \(field.catalog) \(sign)\(field.fact)", "\(sentence)")
    }
  }

  @Test(arguments: fields) func fewOfAnOrder(_ field: Field) {
    let sentence = field.sentence("top 5 NOUN by FACT")
    #expect(Hearer.hear(sentence) == "list \(field.catalog) -\(field.fact) 5", "\(sentence)")
  }

  @Test(arguments: fields) func count(_ field: Field) {
    for wording in [
      "how many NOUN have more than N FACT", "number of NOUN with more than N FACT",
      "how many NOUN are there with more than N FACT", "count NOUN with over N FACT",
    ] {
      let sentence = field.sentence(wording)
      #expect(
        Hearer.hear(sentence) == "count \(field.catalog) \(field.fact)>\(field.number)",
        "\(sentence)")
    }
  }

  @Test(arguments: fields) func average(_ field: Field) {
    for wording in ["average FACT of NOUN", "what is the average FACT of all NOUN"] {
      let sentence = field.sentence(wording)
      #expect(
        Hearer.hear(sentence)
          == "average \(field.fact == "episodeCount" ? "episodes" : field.fact) \(field.catalog)",
        "\(sentence)")
    }
  }
}

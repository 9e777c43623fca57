package import Catalogs
package import Conversation

extension English {
  package var ear: EarWords { Self.earWords }

  private static let earWords = EarWords(
    plus: "plus", minus: "minus", plusOrMinus: "plus or minus", to: "to", times: "times",
    number: "number", dollars: "dollars", dice: "d",
    fractions: [
      "1/8": "one eighth", "1/4": "one quarter", "1/2": "one half", "3/4": "three quarters",
      "½": "one half", "¼": "one quarter", "¾": "three quarters", "⅛": "one eighth",
    ],
    units: ["ft.": "feet", "g": "grams", "mg": "milligrams", "mcg": "micrograms"],
    abbreviations: [
      "XP": "experience points", "AC": "armor class", "HP": "hit points", "CR": "challenge",
      "STR": "strength", "DEX": "dexterity", "CON": "constitution", "INT": "intelligence",
      "WIS": "wisdom", "CHA": "charisma", "DC": "difficulty", "&": "and",
    ])

  package func spokenAbility(_ ability: Fact, modifier: String, score: Int) -> String {
    "\(label(ability, in: .monsters)), \(modifier), score \(score)."
  }

  package func spokenComic(number: Int?, day: CalendarDay?) -> String {
    let comic = number.map { "Comic \($0)" }
    let date = day.map { (comic == nil ? "From " : "from ") + spokenDate($0) }
    return finished([comic, date].compactMap { $0 }.joined(separator: ", "))
  }

  package func spokenArmor(_ armor: String) -> String { "Armor class \(armor)." }

  package func spokenHitPoints(_ points: Int) -> String {
    points == 1 ? "1 hit point." : "\(points) hit points."
  }

  package func spoken(_ art: Art) -> String {
    switch art {
    case .fish: "Here is a fish."
    case .ocean: "Fish swim in the sea."
    case .confetti: "Fish rain down like confetti."
    }
  }

  package func spokenMarks(on: [String], off: [String]) -> String {
    let on = on.isEmpty ? "None is on." : "On: \(joined(on))."
    return off.isEmpty ? on : on + " Off: \(joined(off))."
  }
}

package import Catalogs
package import Conversation

extension German {
  package var ear: EarWords { Self.earWords }

  private static let earWords = EarWords(
    plus: "plus", minus: "minus", plusOrMinus: "plus oder minus", to: "bis", times: "mal",
    number: "Nummer", dollars: "Dollar", dice: "W",
    fractions: [
      "1/8": "ein Achtel", "1/4": "ein Viertel", "1/2": "ein halb", "3/4": "drei Viertel",
      "½": "ein halb", "¼": "ein Viertel", "¾": "drei Viertel", "⅛": "ein Achtel",
    ],
    units: ["g": "Gramm", "mg": "Milligramm", "µg": "Mikrogramm", "ft.": "Fuß"],
    abbreviations: [
      "EP": "Erfahrungspunkte", "RK": "Rüstungsklasse", "TP": "Trefferpunkte",
      "HG": "Herausforderungsgrad", "STR": "Stärke", "GES": "Geschicklichkeit",
      "KON": "Konstitution", "INT": "Intelligenz", "WEI": "Weisheit", "CHA": "Charisma",
      "SG": "Schwierigkeit", "&": "und",
    ])

  package func spokenAbility(_ ability: Fact, modifier: String, score: Int) -> String {
    "\(label(ability, in: .monsters)), \(modifier), Wert \(score)."
  }

  package func spokenComic(number: Int?, day: CalendarDay?) -> String {
    let comic = number.map { "Comic \($0)" }
    let date = day.map { (comic == nil ? "Vom " : "vom ") + spokenDate($0) }
    return finished([comic, date].compactMap { $0 }.joined(separator: ", "))
  }

  package func spokenArmor(_ armor: String) -> String { "Rüstungsklasse \(armor)." }

  package func spokenHitPoints(_ points: Int) -> String {
    points == 1 ? "1 Trefferpunkt." : "\(points) Trefferpunkte."
  }

  package func spoken(_ art: Art) -> String {
    switch art {
    case .fish: "Hier ist ein Fisch."
    case .ocean: "Fische schwimmen im Meer."
    case .confetti: "Es regnet Fische wie Konfetti."
    }
  }

  package func spokenMarks(on: [String], off: [String]) -> String {
    let on = on.isEmpty ? "Keiner ist an." : "An: \(joined(on))."
    return off.isEmpty ? on : on + " Aus: \(joined(off))."
  }
}

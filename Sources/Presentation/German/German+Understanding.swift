import Catalogs
import Conversation

extension German {
  /// Names the word that is in the way, and does not say the same twice in a row for want of one.
  func tooManyMisses(_ count: Int, _ word: String?) -> String {
    switch (count, word) {
    case (2, let word?): "Auch \(quoted(word)) kenne ich nicht. „Hilfe“ zeigt, was ich verstehe."
    case (2, nil): "Ich komme noch nicht mit. „Hilfe“ zeigt, was ich verstehe."
    case (_, let word?): "\(quoted(word)) sagt mir nichts."
    case (3, nil):
      "Das klappt noch nicht. Ein Name allein genügt, etwa „Kabeljau“, oder sag „Hilfe“."
    case (_, nil) where count % 2 == 0: "Auch mit dieser Zeile kann ich nichts anfangen."
    case (_, nil): "Das sagt mir nichts. „Hilfe“ zeigt, was ich verstehe."
    }
  }

  /// Each catalog has its own reason why a name may be missing.
  func unknownItem(
    _ name: String, _ catalog: CatalogID?, _ nearest: Int, _ reach: Reach
  ) -> String {
    let name = quoted(name)
    let opening =
      switch catalog {
      case .fish:
        "Ich kenne keinen Fisch namens \(name);"
          + " meine \(number(reach.fish)) sind die der USA, meist mit englischem Namen."
      case .monsters: "In den freien Regeln von 2014 gibt es kein Monster namens \(name)."
      case .characters:
        "Ich kenne keine Figur namens \(name); mein Katalog endet mit \(reach.lastEpisode)."
      case .comics:
        "Ich kenne keinen Comic namens \(name); meine enden mit #\(reach.lastComic)."
      case nil: "Ich kenne nichts namens \(name)."
      }
    switch nearest {
    case 0 where catalog == nil:
      return opening + " Meine Fische sind die der USA, meine Monster die der freien Regeln von"
        + " 2014; die Figuren enden mit \(reach.lastEpisode), die Comics mit #\(reach.lastComic)."
    case 0: return opening
    case 1: return opening + " Das kommt dem am nächsten:"
    default: return opening + " Diese kommen dem am nächsten:"
    }
  }

  func missing(_ what: Missing) -> String {
    switch what {
    case .focus: "Was meinst du? Nenn den Namen, oder zeig es zuerst."
    case .list: "Gerade ist keine Liste zu sehen. „Zeig Fische“ würde eine beginnen."
    case .question: "Ich habe dich nichts gefragt."
    case .comparison:
      "Nenn mindestens zwei zum Vergleichen, etwa „Vergleiche Kabeljau und Schellfisch“."
    case .earlier: "Vorher war nichts, woran ich anknüpfen könnte."
    case .ofWhat: "Wovon? Sag es mit der Zahl, etwa „über 20 g Eiweiß“."
    case .factOfThis: "Das weiß ich hiervon nicht. „Zeig es“ sagt, was ich weiß."
    }
  }

  func outOfRange(_ range: OutOfRange) -> String {
    let (low, high, given) = (range.low, range.high, Cleaning.echo(range.number))
    switch range.subject {
    case .challenge:
      return "Herausforderungsgrade sind 0, 1/8, 1/4, 1/2 und 1 bis \(high), nicht \(given)."
    case .comic: return "Comics gehen von \(low) bis \(high); eine Nummer \(given) gibt es nicht."
    case .page where low == high: return "Es gibt nur eine Seite."
    case .page: return "Es gibt die Seiten \(low) bis \(high), aber keine Seite \(given)."
    case .entry where low == high: return "Diese Liste hat nur einen Eintrag."
    case .entry: return "Die Liste geht von \(low) bis \(high); eine Nummer \(given) gibt es nicht."
    case .number: return "Ich nehme Zahlen von \(low) bis \(high), nicht \(given)."
    case .savedAtOnce: return "Ich merke höchstens \(high) auf einmal, nicht \(given)."
    case .width: return "Zeilen können \(low) bis \(high) Spalten breit sein, nicht \(given)."
    }
  }

  func which(_ shown: Int, of total: Int) -> String {
    total > shown
      ? "Was meinst du? \(number(total)) passen; das sind die ersten \(shown):" : "Was meinst du?"
  }

  /// A comic's title is everyday words, so it is said that it is one; and whatever is not just shown is named.
  func isThisMeant(
    _ name: String?, _ sentence: String?, _ catalog: CatalogID?, _ act: Act
  ) -> String {
    if let sentence { return "Meinst du \(quoted(sentence))? Sag ja oder nein." }
    guard let name else { return "Meinst du das? Sag ja oder nein." }
    let thing = catalog == .comics ? "den Comic \(quoted(name))" : name
    return switch act {
    case .see: "Meinst du \(thing)? Sag ja oder nein."
    case .save: "Soll ich \(thing) bei deinen Favoriten merken? Sag ja oder nein."
    case .unsave: "Soll ich \(thing) aus deinen Favoriten nehmen? Sag ja oder nein."
    case .hear: "Soll ich \(thing) vorlesen? Sag ja oder nein."
    }
  }
}

import Catalogs
import Conversation

extension English {
  /// Names the word that is in the way, and does not say the same twice in a row for want of one.
  func tooManyMisses(_ count: Int, _ word: String?) -> String {
    switch (count, word) {
    case (2, let word?): "I do not know \(quoted(word)) either. “help” shows what I understand."
    case (2, nil): "I am still not with you. “help” shows what I understand."
    case (_, let word?): "\(quoted(word)) means nothing to me."
    case (3, nil): "No luck yet. A name alone will do, such as “cod”, or say “help”."
    case (_, nil) where count % 2 == 0: "I can do nothing with that line either."
    case (_, nil): "That says nothing to me. “help” shows what I understand."
    }
  }

  /// Each catalog has its own reason why a name may be missing.
  func unknownItem(
    _ name: String, _ catalog: CatalogID?, _ nearest: Int, _ reach: Reach
  ) -> String {
    let name = quoted(name)
    let opening =
      switch catalog {
      case .fish: "I know no fish called \(name); my \(number(reach.fish)) are of U.S. waters."
      case .monsters: "There is no \(name) in the free rules set of 2014."
      case .characters:
        "I know no character called \(name); my catalog ends with \(reach.lastEpisode)."
      case .comics: "I know no comic called \(name); mine end with #\(reach.lastComic)."
      case nil: "I know nothing called \(name)."
      }
    switch nearest {
    case 0 where catalog == nil:
      return opening + " My fish are those of U.S. waters, my monsters those of the free rules of"
        + " 2014; characters end with \(reach.lastEpisode), comics with #\(reach.lastComic)."
    case 0: return opening
    case 1: return opening + " This comes nearest:"
    default: return opening + " These come nearest:"
    }
  }

  func missing(_ what: Missing) -> String {
    switch what {
    case .focus: "Which one do you mean? Say its name, or show it first."
    case .list: "There is no list on show. “show fish” would start one."
    case .question: "I have not asked you anything."
    case .comparison: "Name at least two to compare, as in “compare cod and haddock”."
    case .earlier: "There is nothing before this that I could go on from."
    case .ofWhat: "Of what? Say it with the number, as in “over 20 g protein”."
    case .factOfThis: "That is not something I know of this one. “show it” tells what I do know."
    }
  }

  func outOfRange(_ range: OutOfRange) -> String {
    let (low, high, given) = (range.low, range.high, Cleaning.echo(range.number))
    switch range.subject {
    case .challenge:
      return "Challenge ratings are 0, 1/8, 1/4, 1/2 and 1 to \(high); there is no \(given)."
    case .comic: return "Comics go from \(low) to \(high); there is no number \(given)."
    case .page where low == high: return "There is only one page."
    case .page: return "There are pages \(low) to \(high), and no page \(given)."
    case .entry where low == high: return "There is only one entry in this list."
    case .entry: return "The list goes from \(low) to \(high); there is no number \(given)."
    case .number: return "I can take numbers from \(low) to \(high), not \(given)."
    case .savedAtOnce: return "I save \(high) at once at most, not \(given)."
    case .width: return "Lines can be \(low) to \(high) columns wide, not \(given)."
    }
  }

  func which(_ shown: Int, of total: Int) -> String {
    total > shown
      ? "Which one do you mean? \(number(total)) fit; these are the first \(shown):"
      : "Which one do you mean?"
  }

  /// A comic's title is everyday words, so it is said that it is one; and whatever is not just shown is named.
  func isThisMeant(
    _ name: String?, _ sentence: String?, _ catalog: CatalogID?, _ act: Act
  ) -> String {
    if let sentence { return "Do you mean \(quoted(sentence))? Say yes or no." }
    guard let name else { return "Do you mean that? Say yes or no." }
    let thing = catalog == .comics ? "the comic \(quoted(name))" : name
    return switch act {
    case .see: "Do you mean \(thing)? Say yes or no."
    case .save: "Shall I save \(thing) among your favourites? Say yes or no."
    case .unsave: "Shall I take \(thing) from your favourites? Say yes or no."
    case .hear: "Shall I read \(thing) aloud? Say yes or no."
    }
  }
}

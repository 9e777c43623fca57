import Catalogs
import Language

/// Titles that everyday words may be by chance.
extension VerbBuilder {
  private static let wordsBeyondChance = 3

  var offer: Built {
    guard let item else { return .missing(.focus) }
    // A title that holds a word of its own, or three, is meant; one or two everyday words may be chance, and so may be everyday
    // words that it only goes by.
    let isMeant = builder.reading.slots.contains { slot in
      guard slot.mended == nil else { return false }
      let said = builder.reading.tokens[slot.range].joined(separator: " ")
      return slot.isTelling
        || slot.range.count >= Self.wordsBeyondChance && builder.isTitle(said, of: item)
    }
    if isMeant { return done(.show(item)) }
    return .offer([Question.Candidate(commands: [.show(item)], item: item)])
  }

  /// A title that had to be mended, or is everyday words, is asked about: nothing is read aloud on a guess ("read the news").
  var speak: Built {
    guard let item else { return done(.speak(state.itemInFocus)) }
    return isChance || !builder.mended.isEmpty ? offer { .speak($0) } : done(.speak(item))
  }

  /// Whether the words are a comic's title only by chance: they are everyday words, such as "first".
  var isChance: Bool {
    guard slot("entry") == nil, let item, item.catalog == .comics else { return false }
    let comics = ItemList.list(of: .comics)
    return builder.reading.slots.contains { $0.list == comics && !$0.isFromContext }
      && !builder.reading.slots.contains { $0.isTelling || $0.list != comics }
  }

  /// Whether a title stands there as it is: who says "star wars" does not want to save the comic War.
  var saysTitle: Bool {
    guard let item else { return false }
    return builder.reading.slots.contains { slot in
      builder.isTitle(builder.reading.tokens[slot.range].joined(separator: " "), of: item)
    }
  }

  func offer(_ command: (ItemID) -> Command) -> Built {
    guard let item else { return .missing(.focus) }
    return .offer([Question.Candidate(commands: [command(item)], item: item)])
  }
}

import Catalogs
import Language

/// Words of titles and names that a sentence gives as they are.
extension VerbBuilder {
  /// Whether no words are left for the title that a sentence asks for.
  var lacksTitle: Bool { arguments.last == "said" && titles.isEmpty }

  /// `… said`: the words of a title that stand before what says that they are: "with love in the title"; with an "or" among
  /// them several.
  var titles: [String] {
    guard arguments.last == "said" else { return [] }
    let tokens = builder.reading.tokens
    let sides = tokens.indices.split { builder.isOr(tokens[$0]) }
    return sides.compactMap { side in
      let words = side.filter { index in
        !builder.isFiller(tokens[index])
          && !builder.reading.slots.contains { $0.range.contains(index) }
      }
      return words.isEmpty ? nil : words.map { tokens[$0] }.joined(separator: " ")
    }
  }

  /// `search {text}`: in the catalog that the words or their last one name: "morty in comics".
  var search: Built {
    let words = (slot("text")?.single ?? "").split(separator: " ").map(String.init)
    if catalog == nil, words.count > 2, builder.matcher.has(words[words.count - 2], in: .within),
      let catalog = catalog(called: words[words.count - 1])
    {
      return done(.search(apart(words.dropLast(2)), in: catalog))
    }
    return done(.search(apart(words[...]), in: catalog))
  }

  /// `titled {text}`: of the list of comics those whose titles have the words; looked for elsewhere where none has.
  var titled: Built {
    // "Tell me about yourself" is of no list: more is said before it.
    guard isOnShow(.comics), let slot = slot("text"), let text = slot.single,
      slot.range.lowerBound <= Self.mostBeforeTitle
    else { return .unfit }
    let words = text.split(separator: " ").map(String.init)
    let tags = words.split(whereSeparator: builder.isOr)
      .map { Filter(.title, .is, $0.joined(separator: " ")) }
    guard let tag = Filter(anyOf: tags) else { return .unfit }
    let change = arguments.first == "or" ? FilterChange.either([tag]) : .narrow([tag])
    return isNothing(.comics, [tag]) ? search : changing(.comics, change)
  }

  private static let mostBeforeTitle = 2

  /// Words with what stands for "or" between them turned into the sign for it, unless all of them are a title: "Easy or Hard".
  private func apart(_ words: ArraySlice<String>) -> String {
    let text = words.joined(separator: " ")
    guard words.contains(where: builder.isOr), !isTitle(text) else { return text }
    return words.indices.map { index in
      index > words.startIndex && index + 1 < words.endIndex && builder.isOr(words[index])
        ? "/" : words[index]
    }.joined(separator: " ")
  }

  private func isTitle(_ text: String) -> Bool {
    builder.library[.comics].names.contains { names in
      names.spellings.contains { $0.lowercased() == text }
    }
  }

  private func catalog(called word: String) -> CatalogID? {
    guard let reading = builder.matcher.understand(word).readings.first,
      case .word("list")? = reading.does.first
    else { return nil }
    return reading["catalog"]?.single.flatMap(CatalogID.init)
  }
}

import Catalogs
import Conversation

/// Finds the words for an answer: blocks of facts become nodes in one language.
struct Composer: Sendable {
  let tongue: any Tongue
  /// The facts of a catalog's cards, in order.
  let order: @Sendable (CatalogID) -> [Fact]
  /// The cards and the details of rows that were shown last, which people see again and again.
  private let cards = Recent<ItemID, Worded<[Node]>>(limit: 512)
  private let spokenCards = Recent<ItemID, Worded<SpeechText>>(limit: 128)
  private let details = Recent<Detail, Worded<String>>(limit: 512)

  init(tongue: any Tongue, order: @escaping @Sendable (CatalogID) -> [Fact]) {
    self.tongue = tongue
    self.order = order
  }

  /// What a record was put into; good as long as the record is the same.
  private struct Worded<Words: Sendable>: Sendable {
    let item: Item
    let words: Words
  }

  private static let usualNodes = 16

  private struct Detail: Hashable, Sendable {
    let item: ItemID
    let order: Fact?
  }

  func card(_ item: Item) -> [Node] {
    cards.value(for: item.id, where: { $0.item == item }) {
      Worded(item: item, words: newCard(item))
    }.words
  }

  /// What is said of a record, made by a function when it was not said lately.
  func spokenCard(_ item: Item, _ make: () -> SpeechText) -> SpeechText {
    spokenCards.value(for: item.id, where: { $0.item == item }) {
      Worded(item: item, words: make())
    }.words
  }

  /// What tells an item from the others in a list that is ordered by a fact, or by none.
  func detail(of item: Item, orderedBy fact: Fact?) -> String {
    details.value(for: Detail(item: item.id, order: fact), where: { $0.item == item }) {
      Worded(item: item, words: newDetail(of: item, orderedBy: fact))
    }.words
  }

  func nodes(_ reply: Reply) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(Self.usualNodes)
    if !reply.mended.isEmpty {
      let words = tongue.mended(reply.mended).joined(separator: ", ")
      nodes.append(.text(Phrase("(\(words))", .accent)))
    }
    for block in reply.blocks { nodes += self.nodes(block, failed: reply.outcome == .failed) }
    if let hint = suggestions(reply) { nodes.append(.text(Phrase(hint, .muted))) }
    return nodes
  }

  private func nodes(_ block: Block, failed: Bool) -> [Node] {
    switch block {
    case .sentence(let sentence):
      [.text(Phrase(tongue.sentence(sentence), failed ? .warning : .plain))]
    case .card(let item): card(item)
    case .fact(let fact, let item): self.fact(fact, of: item)
    case .list(let listing): list(listing)
    case .comparison(let comparison): self.comparison(comparison)
    case .panel(let panel): self.panel(panel)
    case .candidates(let candidates, let items): self.candidates(candidates, items)
    case .settings(let settings): self.settings(settings)
    case .help(let help): self.help(help)
    case .about(let about): self.about(about)
    case .art(let art): [.art(art)]
    case .picture(let picture, let item): self.picture(picture, of: item)
    case .reasoning(let reasoning): self.reasoning(reasoning)
    }
  }

  /// What to say next, where the person was not understood; elsewhere it would only be in the way.
  private func suggestions(_ reply: Reply) -> String? {
    switch reply.outcome {
    case .understood, .corrected, .ignored: nil
    case .ask, .partly, .outOfRange, .unknown, .failed:
      reply.suggestions.isEmpty ? nil : tongue.suggestions(reply.suggestions)
    }
  }
}

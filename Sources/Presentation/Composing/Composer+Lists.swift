import Catalogs
import Conversation

// Lists, comparisons, panels and questions back.
extension Composer {
  func list(_ listing: Listing) -> [Node] {
    let isMixed = listing.kind.isMixed
    let rows = listing.items.enumerated().map { index, item in
      row(
        listing.first + index, item, detail(of: item, orderedBy: listing.sort?.field),
        withNoun: isMixed)
    }
    var nodes: [Node] = [.title(Phrase(tongue.head(of: listing), .title))]
    if !rows.isEmpty { nodes.append(.rows(rows)) }
    if listing.hasMore { nodes.append(.text(Phrase(tongue.more(after: listing), .muted))) }
    return nodes
  }

  /// The gist; in a list that is ordered by a fact, that fact comes first.
  func newDetail(of item: Item, orderedBy fact: Fact?) -> String {
    let gist = tongue.gist(of: item)
    guard let fact, let value = written(fact, of: item),
      value != item.name, !gist.lowercased().contains(value.lowercased()), fact != .challenge
    else { return gist }
    return gist.isEmpty ? value : "\(value), \(gist)"
  }

  private func row(
    _ number: Int, _ item: Item, _ gist: String, withNoun: Bool
  ) -> Node.Row {
    let parts = withNoun ? [tongue.noun(item.id.catalog, plural: false), gist] : [gist]
    let detail = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return Node.Row(
      number: number, name: Segment(item.name),
      detail: detail.isEmpty ? nil : Segment(detail, .muted))
  }

  func candidates(_ candidates: [Question.Candidate], _ items: [Item]) -> [Node] {
    let isMixed = Set(items.map(\.id.catalog)).count > 1
    let rows = candidates.enumerated().compactMap { index, candidate -> Node.Row? in
      if let item = items.first(where: { $0.id == candidate.item }) {
        return row(index + 1, item, tongue.distinction(of: item), withNoun: isMixed)
      }
      guard let sentence = candidate.sentence else { return nil }
      return Node.Row(number: index + 1, name: Segment(tongue.example(sentence)), detail: nil)
    }
    return rows.isEmpty ? [] : [.rows(rows)]
  }

  func comparison(_ comparison: Comparison) -> [Node] {
    let names = comparison.items.map(\.name)
    let catalog = comparison.items.first?.id.catalog ?? .fish
    let rows = comparison.facts.compactMap { fact -> Node.Table.Row? in
      let values = comparison.items.map { written(fact, of: $0) }
      guard values.contains(where: { $0 != nil }) else { return nil }
      let cells = zip(comparison.items, values).map { item, value in
        Node.Table.Cell(
          text: value ?? tongue.caption(.none),
          wins: comparison.facts.count == 1 && comparison.winner == item.id)
      }
      return Node.Table.Row(label: tongue.label(fact, in: catalog), cells: cells)
    }
    var nodes: [Node] = [
      .title(Phrase(tongue.joined(names), .title)), .table(Node.Table(columns: names, rows: rows)),
    ]
    if let verdict = verdict(comparison) { nodes.append(.text(Phrase(verdict, .accent))) }
    return nodes
  }

  func verdict(_ comparison: Comparison) -> String? {
    // Only a fact that was asked about has a winner.
    guard comparison.facts.count == 1, let fact = comparison.facts.first else { return nil }
    return tongue.verdict(comparison, values: comparison.items.map { written(fact, of: $0) })
  }

  func panel(_ panel: FilterPanel) -> [Node] {
    var nodes: [Node] = [.title(Phrase(tongue.panelHead(panel), .title))]
    nodes.append(
      .marks(
        panel.choices.map {
          Node.Mark(
            isOn: $0.isOn, name: tongue.phrase($0.filter, in: panel.catalog),
            remark: tongue.number($0.count))
        }))
    if !panel.others.isEmpty {
      let others = panel.others.map { tongue.phrase($0, in: panel.catalog) }
      nodes.append(.text(Phrase(tongue.panelOthers(others))))
    }
    nodes.append(.text(Phrase(tongue.panelHint(panel), .muted)))
    return nodes
  }
}

extension Listing.Kind {
  /// Whether records of several catalogs may stand beside each other.
  fileprivate var isMixed: Bool {
    switch self {
    case .catalog: false
    case .favourites, .search: true
    }
  }
}

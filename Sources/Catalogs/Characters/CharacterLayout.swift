extension Layout {
  static let characters = Layout(
    id: .characters, facts: FactSpec.characters,
    forms: [
      .status: .text,
      .species: .text,
      .kind: .text,
      .gender: .text,
      .origin: .text,
      .location: .text,
      .episodes: .episodes,
    ],
    derive: { item, _ in
      item.facts[.picture] = .link(
        "https://rickandmortyapi.com/api/character/avatar/\(item.id.key).jpeg")
      if case .episodes(let numbers)? = item.facts[.episodes] {
        item.facts[.episodeCount] = .number(Double(numbers.count), .episodes)
      }
    })
}

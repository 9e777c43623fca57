extension Layout {
  static let comics = Layout(
    id: .comics, facts: FactSpec.comics,
    forms: [
      .date: .date,
      .picture: .link("https://imgs.xkcd.com/comics/"),
    ],
    derive: { item, _ throws(Defect) in
      guard let number = Int(item.id.key) else { throw .field }
      item.facts[.number] = .number(Double(number), .none)
      item.facts[.title] = .text(item.name)
      item.facts[.link] = .link("https://xkcd.com/\(number)/")
      if case .date(let day)? = item.facts[.date] {
        item.facts[.year] = .number(Double(day.year), .none)
        item.facts[.month] = .number(Double(day.month), .none)
      }
    })
}

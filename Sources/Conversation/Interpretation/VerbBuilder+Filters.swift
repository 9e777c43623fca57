import Catalogs
import Language

/// Groups of slots become filters.
extension VerbBuilder {
  /// The tags of a sentence; `affirmed` as if nothing in it were refused.
  func filters(of catalog: CatalogID, affirmed: Bool = false) -> [Filter] {
    var all = Alternatives()
    var isNeither = !affirmed && arguments.contains("except")
    var isNot = isNeither
    let listed = refusedInLists
    var said: [Filter] = []
    var carried: Filter.Comparison?
    for (index, slot) in builder.reading.slots.enumerated() {
      if slot.name == "neither" {
        isNeither = !affirmed
        isNot = !affirmed
        continue
      }
      guard slot.name != "or" else {
        if slot.single == "either" { all.either() } else { all.or() }
        continue
      }
      if case .group(let parts) = slot.value {
        // What follows an "or" shares the "not" before it: "not undead or dragons".
        isNot =
          !affirmed
          && (parts.contains { $0.name == "not" } || ((all.isOpen || isNeither) && isNot)
            || listed.contains(index))
        let next = boundOfNext(after: index)
        let own = next == nil ? parts : parts.filter { $0.name != "comparison" }
        let tags = filters(in: own, isNot: isNot, after: said, bound: carried)
        carried = next
        said += tags
        all.add(tags.count > 1 ? joined(tags, in: parts, isNot: isNot) : tags, isNot: isNot)
      } else if isNeither, slot.name == "named" {
        all.add(named(slot, .not), isNot: true)
      } else {
        all.add(plain(slot, catalog), isNot: false)
      }
    }
    let titles = titles.map { Filter(.title, .is, $0) }
    if let anyTitle = Filter(anyOf: titles) { all.add([anyTitle], isNot: false) }
    return catalog == .comics ? Self.spanning(all.tags) : all.tags
  }

  /// Several values of one group: any of them where an "or" is among them, else all.
  private func joined(_ tags: [Filter], in parts: [Slot], isNot: Bool) -> [Filter] {
    let isAnyOf = parts.contains { $0.name == "or" || $0.name == "numbered" }
    if !isNot, parts.contains(where: { $0.name == "both" }), let both = Filter(all: tags) {
      return [both]
    }
    // Nothing is called two names at once.
    let isOneOf = isAnyOf || tags.allSatisfy { $0.field == .name }
    guard !isNot, isOneOf else { return Filter.joined(tags) }
    return Filter(anyOf: tags).map { [$0] } ?? []
  }

  /// The filters of one group: a word of a fact, or a comparison with a number.
  func filters(
    in parts: [Slot], isNot: Bool, after earlier: [Filter], bound: Filter.Comparison? = nil
  ) -> [Filter] {
    let scale = parts.first { $0.name == "scale" }?.single?.split(separator: ".").last
    let comparing = parts.first { $0.name == "comparison" }?.single ?? scale.map(String.init)
    let said = comparing.flatMap(Filter.Comparison.init) ?? bound
    let comparison = isNot ? (said ?? .is).opposite : said ?? .is
    let dates = Self.dates(parts, comparison)
    if !dates.isEmpty { return dates }
    let field = parts.lazy.compactMap(field).first
    var filters: [Filter] = []
    for part in parts {
      guard let value = value(of: part) else { continue }
      switch part.name {
      case "not", "or", "comparison", "scale", "unit": continue
      case _ where part.name.hasSuffix(".unit"): continue
      case "season" where parts.contains { $0.name == "episodes" }: continue
      case "episodes" where parts.contains { $0.name == "season" }:
        filters.append(Filter(.episodes, comparison, episodeCode(value, in: parts)))
      case "firstEpisode", "firstSeason":
        filters += Self.episodes(from: value, parts, comparison)
      case "lastEpisode", "lastSeason": continue
      case "named": filters += named(part, comparison)
      case "family": filters += family(value, comparison)
      case "elided":
        guard let fact = elidedFact(part, after: earlier) else { continue }
        filters.append(Filter(fact, comparison, value))
      case "decade":
        let last = Int(value).map { String($0 + 9) } ?? value
        if comparison == .not {
          let outside = [Filter(.year, .under, value), Filter(.year, .over, last)]
          filters += Filter(anyOf: outside).map { [$0] } ?? []
        } else {
          filters += [Filter(.year, .min, value), Filter(.year, .max, last)]
        }
      case _ where Self.end(of: part) != nil:
        guard let field = field ?? Fact.named(String(part.name.prefix { $0 != "." })),
          let end = Self.end(of: part)
        else { continue }
        filters.append(Filter(field, end, amount(part, of: field, parts) ?? value))
      case "numbered": filters.append(Filter(.number, comparison, value))
      case "n":
        // A number of one of several that go by names: "fly 60".
        let name = parts.first { $0.name.hasSuffix(".part") }
        let fact = field ?? name.flatMap { Fact.named(String($0.name.prefix { $0 != "." })) }
        let amount = fact.flatMap { self.amount(part, of: $0, parts) } ?? value
        let whole = [name?.single, amount].compactMap { $0 }.joined(separator: " ")
        if let fact { filters.append(Filter(fact, comparison, whole)) }
      default:
        guard let fact = Fact.named(part.name) else { continue }
        filters.append(Filter(fact, comparison, value))
      }
    }
    return filters.count == 2 ? Self.inOrder(filters) : filters
  }

  /// Which end of a range a slot is, with its bound or without: "more than 3 but at most 10".
  private static func end(of slot: Slot) -> Filter.Comparison? {
    guard let dot = slot.name.lastIndex(of: ".") else { return nil }
    switch slot.name[dot...] {
    case ".low": return .min
    case ".high": return .max
    case ".above": return .over
    case ".below": return .under
    default: return nil
    }
  }

  /// "Between 5 and 2" is from 2 to 5.
  private static func inOrder(_ range: [Filter]) -> [Filter] {
    let (low, high) = (range[0], range[1])
    guard low.comparison == .min, high.comparison == .max, low.field == high.field,
      let first = low.rank, let last = high.rank, first > last
    else { return range }
    return [Filter(low.field, .min, high.value), Filter(low.field, .max, low.value)]
  }

  /// What several things have in common that a misspelt word may all stand for.
  static func sharedWords(of things: [String]) -> String? {
    let words = things.map { Matcher.words(of: $0) }
    let shared = words[0].filter { word in words.allSatisfy { $0.contains(word) } }
    return shared.isEmpty ? nil : shared.joined(separator: " ")
  }

  /// The one thing a slot holds; of several that share a word ("Earth"), the words.
  private func value(of part: Slot) -> String? {
    if case .number(let number) = part.value, part.name.hasPrefix("n"), !number.isWhole {
      return "\(Double(number.numerator) / Double(number.denominator))"
    }
    guard case .things(let things) = part.value, things.count > 1 else { return part.single }
    if part.mended != nil { return Self.sharedWords(of: things) }
    return builder.reading.tokens[part.range].joined(separator: " ")
  }

  /// The fact that a number is a number of, when the words name it.
  private func field(_ slot: Slot) -> Fact? {
    if slot.name == "scale" {
      return slot.single?.split(separator: ".").first.flatMap { Fact.named(String($0)) }
    }
    if slot.name.hasSuffix(".unit") { return Fact.named(String(slot.name.dropLast(5))) }
    guard slot.name.hasSuffix("Number") || slot.name == "field" else { return nil }
    return slot.single.flatMap(Fact.named)
  }

  /// Filters that stand outside of groups: years, months and days of comics, a name.
  private func plain(_ slot: Slot, _ catalog: CatalogID) -> [Filter] {
    guard let value = slot.single else { return [] }
    let compared = builder.reading["yearComparison"]?.single.flatMap(Filter.Comparison.init)
    let numbered = builder.reading["numberComparison"]?.single.flatMap(Filter.Comparison.init)
    switch slot.name {
    case "year" where hasDay, "month" where hasDay: return []
    case "month" where builder.reading["year"] != nil: return [Filter(.date, .is, isoMonth)]
    case "year" where builder.reading["month"] != nil: return []
    case "year": return [Filter(.year, compared ?? .is, value)]
    case "month": return [Filter(.month, .is, value)]
    case "day": return [Filter(.date, .is, isoDate(day: value))].filter { $0.value != "" }
    case "season": return []
    case "episodes" where builder.reading["season"] != nil:
      return [Filter(.episodes, .is, episodeCode(value, in: builder.reading.slots))]
    case "low": return [Filter(.year, .min, value)]
    case "high": return [Filter(.year, .max, value)]
    case "number": return numbered.map { [Filter(.number, $0, value)] } ?? []
    case "named": return named(slot, .is)
    default:
      let fact = Fact.named(slot.name).flatMap { builder.library[catalog].spec(of: $0)?.fact }
      return fact.map { [Filter($0, .is, self.value(of: slot) ?? value)] } ?? []
    }
  }

  /// Those of a name, or of the words that several names share.
  private func named(_ slot: Slot, _ comparison: Filter.Comparison) -> [Filter] {
    let name = item(in: slot).flatMap { builder.library[$0]?.name }
    let said = builder.reading.tokens[slot.range].joined(separator: " ")
    let isPart = slot.isPartial || !builder.isInNames(slot, said)
    // Whoever wants no vampires wants none that is called so, even where one goes by that name alone.
    let isRefused = comparison == .not || arguments.first == "without"
    let isWord = isRefused && builder.isInNames(slot, said)
    let words = isPart || isWord ? builder.words(of: slot) : name
    return words.map { [Filter(.name, comparison, $0)] } ?? []
  }

  /// A day says its month and year itself.
  private var hasDay: Bool { builder.reading["day"] != nil }

  private func isoDate(day: String) -> String { "\(isoMonth)-\(Self.padded(day))" }

  private var isoMonth: String {
    let year = builder.reading["year"]?.single ?? ""
    return "\(year)-\(Self.padded(builder.reading["month"]?.single ?? ""))"
  }
}

extension Filter {
  /// Where its bound stands among others.
  fileprivate var rank: Double? {
    Quantity(value)?.number ?? (field == .size ? CreatureSize(value)?.rank : nil)
  }
}

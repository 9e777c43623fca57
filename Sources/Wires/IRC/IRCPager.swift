package import Conversation

/// Keeps the rest of a long answer until the person asks for more of it.
package struct IRCPager: Sendable {
  /// Lines that are said at once.
  package static let page = 3
  private static let people = 1_000

  private struct Rest {
    var lines: ArraySlice<String>
    let hint: String
    var lastUse: Int
  }

  private var rests: [SessionKey: Rest] = [:]
  private var uses = 0

  package init() {}

  package func hasRest(of person: SessionKey) -> Bool { rests[person] != nil }

  /// Says the first lines of an answer; what was left of an earlier one is forgotten.
  package mutating func begin(
    _ lines: [String], of person: SessionKey, showing count: Int = page, hint: String
  ) -> [String] {
    rests[person] = nil
    if rests.count >= Self.people { makeRoom() }
    return say(lines[...], count, person, hint)
  }

  /// Says more; nil when nothing is left.
  package mutating func more(of person: SessionKey) -> [String]? {
    guard let rest = rests.removeValue(forKey: person) else { return nil }
    return say(rest.lines, Self.page, person, rest.hint)
  }

  private mutating func say(
    _ lines: ArraySlice<String>, _ count: Int, _ person: SessionKey, _ hint: String
  ) -> [String] {
    var page = Array(lines.prefix(count))
    let rest = lines.dropFirst(count)
    guard !rest.isEmpty, let last = page.popLast() else { return page }
    uses += 1
    rests[person] = Rest(lines: rest, hint: hint, lastUse: uses)
    return page + [last + hint]
  }

  private mutating func makeRoom() {
    for (person, _) in rests.sorted(by: { $0.value.lastUse < $1.value.lastUse })
      .prefix(Self.people / 10)
    { rests[person] = nil }
  }
}

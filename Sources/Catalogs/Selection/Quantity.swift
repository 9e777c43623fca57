/// A number that a person named, with the words around it: "60", "1/4", "½", "1,000 pounds", "fly 60".
package struct Quantity: Hashable, Sendable {
  package let number: Double
  /// The words before and after, such as a unit or the name of a speed.
  package let words: [String]

  package init?(_ text: String) {
    var number: Double?
    var words: [String] = []
    for word in text.split(separator: " ") {
      if number == nil, let read = Self.read(word) {
        number = read.number
        if !read.rest.isEmpty { words.append(String(read.rest)) }
      } else {
        words.append(String(word))
      }
    }
    guard let number else { return nil }
    self.number = number
    self.words = words
  }

  /// Reads the number at the start of a word, and the letters of a unit behind it.
  private static func read(_ word: Substring) -> (number: Double, rest: Substring)? {
    if let only = word.unicodeScalars.first, word.unicodeScalars.count == 1,
      only.properties.numericType == .numeric
    {
      return only.properties.numericValue.map { ($0, "") }
    }
    let digits = word.prefix { $0.isASCII && ($0.isNumber || "+-−.,/".contains($0)) || $0 == "−" }
    let rest = word.dropFirst(digits.count)
    guard !rest.contains(where: \.isNumber), let number = number(digits) else { return nil }
    return (number, rest)
  }

  private static func number(_ text: Substring) -> Double? {
    let plain = String(text.filter { $0 != "," }.map { $0 == "−" ? "-" : $0 })
    let parts = plain.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return finite(parts.count == 1 ? plain : "") }
    guard let above = finite(String(parts[0])), let below = finite(String(parts[1])), below != 0
    else { return nil }
    return above / below
  }

  private static func finite(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

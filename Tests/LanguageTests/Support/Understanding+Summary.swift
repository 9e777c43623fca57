import Language

extension Matcher? {
  /// What is made of an utterance, as one line.
  func read(_ text: String, in context: Context = Context()) -> String {
    self?.understand(text, in: context).summary ?? "no matcher"
  }

  /// Whether nothing would be done: there is no reading, or only ones that lack a name.
  func refuses(_ text: String, in context: Context = Context()) -> Bool {
    guard let understanding = self?.understand(text, in: context) else { return false }
    return understanding.parts.isEmpty && understanding.readings.allSatisfy { $0.method == .gap }
  }
}

extension Understanding {
  /// Its readings with their slots: those that tie are parted by " | ", the parts of a compound by " ; ".
  ///
  /// A slot's value is followed by `~` when words were mended, by `…` when only a part of the name was said, by `^` when it came
  /// from the context. Readings by telling words begin with `?`, those with an unknown name with `!`.
  var summary: String {
    if !parts.isEmpty { return parts.map(\.summary).joined(separator: " ; ") }
    return readings.isEmpty ? "nothing" : readings.map(\.summary).joined(separator: " | ")
  }
}

extension Reading {
  fileprivate var summary: String {
    let sign =
      switch method {
      case .template: ""
      case .evidence: "?"
      case .gap: "!"
      }
    let words = slots.map(\.summary) + missing.map { "\($0) missing" }
    return words.isEmpty ? sign + intent : "\(sign)\(intent)(\(words.joined(separator: " ")))"
  }
}

extension Slot {
  fileprivate var summary: String {
    let marks = (mended == nil ? "" : "~") + (isPartial ? "…" : "") + (isFromContext ? "^" : "")
    return "\(name)=\(value.summary)\(marks)"
  }
}

extension Slot.Value {
  fileprivate var summary: String {
    switch self {
    case .things(let things): things.joined(separator: "/")
    case .number(let number): number.description
    case .outOfRange(let number, let low, let high): "\(number) not in \(low)..\(high)"
    case .text(let text): "'\(text)'"
    case .group(let slots): "[\(slots.map(\.summary).joined(separator: " "))]"
    case .unknown(let words): "'\(words)' unknown"
    }
  }
}

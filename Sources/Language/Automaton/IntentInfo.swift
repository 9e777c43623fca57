/// An intent as the matcher sees it: its conditions and what its `does` line wants, in numbers.
struct IntentInfo: Sendable {
  /// A slot that must be filled, by the sentence or by the context.
  struct Wanted: Sendable {
    /// The slot's number, or −1 when no template fills it.
    let slot: Int32
    /// The list it takes things from, or −1.
    let list: Int32
  }

  /// Numbers of circumstances, one of which must hold; none when it holds always.
  let circumstances: [Int]
  let wanted: [Wanted]
  /// The names of the wanted slots.
  let names: [String]
}

/// Where a template stands: the intent, and which of its templates.
struct TemplateInfo: Sendable {
  let intent: Int
  let number: Int
}

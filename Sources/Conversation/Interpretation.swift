package import Catalogs

/// What an utterance was taken to mean, in a given context.
package enum Interpretation: Hashable, Sendable {
  /// Commands to carry out in order; `mended` holds the names that were corrected, as they should have been written,
  /// `besides` what else goes by the name that was said.
  case commands([Command], mended: [String], besides: Namesakes? = nil, reasoning: Reasoning)
  /// Several things tie.
  case ask(Question, reasoning: Reasoning)
  /// The intent is known, a name is not: the words nobody knows, and the nearest names.
  case partly(unknown: String, catalog: CatalogID?, nearest: [ItemID], reasoning: Reasoning)
  /// Something that leans on the context, and the context does not have it ("where does it live" with nothing on show).
  case missing(Missing, reasoning: Reasoning)
  /// A number outside of its range.
  case outOfRange(number: String, of: RangeSubject, low: String, high: String, reasoning: Reasoning)
  /// Nothing fits; the nearest sentences that would.
  case unknown(word: String?, nearest: [String], reasoning: Reasoning)
  /// Blank: nothing was said.
  case nothing
}

/// What a question back is about; the next utterance may answer it.
package struct Question: Hashable, Codable, Sendable {
  /// One possible answer: what is done when it is chosen, and the item it stands for, if it is one.
  package struct Candidate: Hashable, Codable, Sendable {
    package let commands: [Command]
    package let item: ItemID?
    /// A sentence in the person's own language that means it, when no item does.
    package let sentence: String?
    /// What its commands leave open, to be asked next; within a question, where all have it in common, the question has it.
    package var further: [Open]

    package init(
      commands: [Command], item: ItemID? = nil, sentence: String? = nil, further: [Open] = []
    ) {
      self.commands = commands
      self.item = item
      self.sentence = sentence
      self.further = further
    }
  }

  /// A thing that commands leave open: "compare salmon and tuna" leaves two.
  package struct Open: Hashable, Codable, Sendable {
    /// Stands for it in the commands.
    package let stand: ItemID
    /// What it may be; no more than a question can hold.
    package let items: [ItemID]
    /// How many fit in all.
    package let total: Int

    package init(stand: ItemID, items: [ItemID], total: Int) {
      self.stand = stand
      self.items = items
      self.total = total
    }
  }

  /// Why the question is asked.
  package enum Kind: String, Hashable, Codable, Sendable {
    /// Which of several that fit equally.
    case which
    /// Whether a guess is meant, because it would change saved data.
    case confirm
  }

  package let kind: Kind
  /// At most five, those that are shown.
  package let candidates: [Candidate]
  /// Others that fit: a word may tell one of them, a number cannot.
  package let rest: [Candidate]
  /// How many fit in all.
  package let total: Int
  /// What each choice leaves open, to be asked next.
  package let further: [Open]

  package init(
    kind: Kind, candidates: [Candidate], rest: [Candidate] = [], total: Int, further: [Open] = []
  ) {
    self.kind = kind
    self.candidates = candidates
    self.rest = rest
    self.total = total
    self.further = further
  }
}

/// What an utterance leaned on in vain.
package enum Missing: String, Hashable, Codable, Sendable {
  case focus, list, question, comparison, earlier, factOfThis, ofWhat
}

/// What a number that is out of range was a number of.
package enum RangeSubject: String, Hashable, Codable, Sendable {
  case challenge, comic, page, entry, number, width
  /// How many are saved, or taken from what is saved, with one sentence.
  case savedAtOnce
}

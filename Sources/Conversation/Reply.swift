package import Catalogs

/// The semantic answer: what is said, not how it looks.
///
/// Renderers turn it into text, ANSI, IRC lines, HTML and speech.
package struct Reply: Hashable, Codable, Sendable {
  package var outcome: Outcome
  /// What was carried out, for the json wire.
  package var commands: [Command]
  /// Names that were corrected; renderers open with them in brackets.
  package var mended: [String]
  package var blocks: [Block]
  package var images: [Picture]
  package var candidates: [ItemID]
  /// Sentences that a person may say next, in the person's language.
  package var suggestions: [String]
  package var source: Source
  package var failure: Failure?
  /// What the host should do besides showing the reply.
  package var effect: Effect?
  /// What the person has set when the reply was made: renderers follow its theme, width and language.
  package var settings: Settings

  package init(
    outcome: Outcome = .understood, commands: [Command] = [], mended: [String] = [],
    blocks: [Block] = [], images: [Picture] = [], candidates: [ItemID] = [],
    suggestions: [String] = [], source: Source = .embedded, failure: Failure? = nil,
    effect: Effect? = nil, settings: Settings = Settings()
  ) {
    self.outcome = outcome
    self.commands = commands
    self.mended = mended
    self.blocks = blocks
    self.images = images
    self.candidates = candidates
    self.suggestions = suggestions
    self.source = source
    self.failure = failure
    self.effect = effect
    self.settings = settings
  }
}

/// A picture's address and what it shows.
package struct Picture: Hashable, Codable, Sendable {
  package let url: String
  package let alt: String
  package init(url: String, alt: String) {
    self.url = url
    self.alt = alt
  }
}

/// Where the facts of an answer came from.
package enum Source: String, Hashable, Codable, Sendable {
  case embedded, store, live
}

/// Why something could not be done; the code goes to the json wire, the sentence is in the blocks.
package struct Failure: Hashable, Codable, Sendable {
  package let code: String
  package init(code: String) { self.code = code }
}

/// What the host does besides showing a reply.
package enum Effect: Hashable, Codable, Sendable {
  case quit
  /// Moves the picture until a key is pressed, on a terminal; elsewhere the still frame in the blocks is all.
  case animateOcean
  case confetti(seed: UInt64)
  /// Draws the picture as large as the terminal can; its address is in the blocks.
  case zoom
  /// Speaks the reply's speech text even when speech is off, once.
  case speak
  case stopSpeaking
}

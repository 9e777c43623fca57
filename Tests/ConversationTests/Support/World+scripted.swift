import Catalogs
import Conversation
import Synchronization

extension World {
  static func scripted(
    _ script: Script, store: ScriptedStore = ScriptedStore(), random: [UInt64] = [],
    speech: Bool = true, library: Library = .embedded
  ) -> World {
    let numbers = Numbers(random)
    return World(
      library: library, understand: { text, _ in script.meaning(of: text) },
      topics: { language in
        ["fish", "favourites"].map { name in
          Help.Topic(name: name, title: "\(name) (\(language))", examples: ["show \(name)"])
        }
      },
      languages: ["en", "de"], favourites: store.favourites, settings: store.settings,
      speech: SpeechClient(isAvailable: { speech }, speak: { _, _ in }, stop: {}),
      now: { 1_796_040_000 }, random: { numbers.next() }, version: "1.0")
  }
}

/// Random numbers that are known beforehand.
private final class Numbers: Sendable {
  private let rest: Mutex<[UInt64]>

  init(_ numbers: [UInt64]) { rest = Mutex(numbers) }

  func next() -> UInt64 {
    rest.withLock { $0.isEmpty ? 0 : $0.removeFirst() }
  }
}

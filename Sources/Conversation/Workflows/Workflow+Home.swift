import Catalogs

/// The home screen, help and about.
extension Workflow {
  private var topics: [Help.Topic] {
    world.topics(state.settings.language ?? world.languages.first ?? "")
  }

  func home() -> [Action] { [.browsing(.homeShown(topics))] }

  /// All topics in short, or one in full.
  func help(_ name: String?) -> [Action] {
    guard let name else { return [.talking(.helped(Help(topics: topics, inFull: false)))] }
    let wanted = name.lowercased()
    let found = topics.filter { $0.name.lowercased() == wanted || $0.title.lowercased() == wanted }
    if found.isEmpty {
      return [.talking(.topicUnknown(name, Help(topics: topics, inFull: false)))]
    }
    return [.talking(.helped(Help(topics: found, inFull: true)))]
  }

  func about() -> [Action] {
    [.talking(.aboutShown(AboutCurio(version: world.version, credits: library.credits)))]
  }

  func version() -> [Action] { [.talking(.versionTold(world.version))] }
}

import Language

/// Why the program cannot be put together.
enum WiringError: Error {
  case badIntents(IntentError)
  case noIntents(String)
  case unknownIntent(String)
  case unreadable(String, String)
  case unwritable(String, String)
  case unknownLanguage(String, known: [String])

  /// One line for standard error.
  var sentence: String {
    switch self {
    case .badIntents(let error): error.text
    case .unknownIntent(let name): "there is no intent “\(name)”"
    case .noIntents(let folder): "no .intent files in \(folder)"
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .unknownLanguage(let language, let known):
      "language \(language) is not there; known: \(known.joined(separator: ", "))"
    }
  }
}

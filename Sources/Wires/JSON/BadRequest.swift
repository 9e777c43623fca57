import Catalogs

/// Why a line on the json wire could not be taken as a request.
package enum BadRequest: Error, Hashable, Sendable {
  /// No JSON, from this byte on, counted from 0.
  case syntax(at: Int)
  case tooDeep
  case notAnObject
  case noText
  /// A member that should have been of another type.
  case wrongType(String)
  /// More bytes than a line may have.
  case tooLong

  init(_ fault: JSONFault) {
    self =
      switch fault {
      case .syntax(let offset): .syntax(at: offset)
      case .tooDeep: .tooDeep
      }
  }

  package var code: String {
    self == .tooLong ? "tooLong" : "badRequest"
  }

  /// A remark for whoever wrote the program at the other end; nobody in a room ever sees it, so it
  /// needs no language.
  package var message: String {
    switch self {
    case .syntax(let offset): "not JSON at byte \(offset)"
    case .tooDeep: "values nested more than 8 deep"
    case .notAnObject: "not a JSON object"
    case .noText: "no \"text\""
    case .wrongType(let name): "\"\(name)\" has the wrong type"
    case .tooLong: "longer than 8 KiB"
    }
  }
}

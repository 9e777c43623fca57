/// What makes one record of a service unreadable, by the name of the service's own field.
enum RecordFault: Error, Hashable {
  case notAnObject
  case missing(String)
  case malformed(String)

  /// For the log; nobody in a conversation reads it.
  var reason: String {
    switch self {
    case .notAnObject: "not an object"
    case .missing(let field): "\(field) is missing"
    case .malformed(let field): "\(field) is malformed"
    }
  }
}

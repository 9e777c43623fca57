/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case unknownOption(String, nearest: String?)
  case unknownCommand(String, nearest: String?)
  case unknownTopic(String, nearest: String?)
  case missingValue(String)
  case badValue(String, option: String, expected: String)
  case unexpectedValue(String)
  case missingArgument(String)
  /// An option that makes sense only with another one.
  case lacking(String, String)
  /// Two options that make no sense together.
  case incompatible(String, String)
}

/// A line as it came in, without its end.
package enum InputLine: Hashable, Sendable {
  /// The longest line that is kept, in bytes.
  package static let limit = LineReader.limit

  /// Bytes that are no UTF-8 have become U+FFFD; control characters are still in it.
  case text(String)
  /// A line over the limit, of which only the length was kept, and its start where that was asked for.
  case tooLong(bytes: Int, start: String = "")
}

/// Why no more lines come, besides the end of the input.
package enum InputFailure: Error, Hashable, Sendable {
  case failed(code: Int32)
}

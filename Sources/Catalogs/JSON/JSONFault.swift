/// Why bytes are no JSON that we take, with the offset of the byte where it went wrong.
package enum JSONFault: Error, Hashable, Sendable {
  case syntax(at: Int)
  /// Arrays and objects in one another deeper than the limit.
  case tooDeep(at: Int)
}

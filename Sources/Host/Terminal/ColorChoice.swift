/// Whether output is coloured, as the person has asked.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  case auto, always, never

  /// Decides for a stream.
  ///
  /// The option stands above `NO_COLOR`, that above `CLICOLOR_FORCE` and `FORCE_COLOR`, and these
  /// above what the stream is.
  package func isOn(environment: Environment, isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment["NO_COLOR"] != nil { return false }
      let forces = ["CLICOLOR_FORCE", "FORCE_COLOR"].compactMap { environment[$0] }
      // Zero is how one says that nothing is forced.
      if forces.contains(where: { $0 != "0" }) { return true }
      return isTerminal && environment["TERM"] != "dumb"
    }
  }
}

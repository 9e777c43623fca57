/// How lines on standard input and output are read and written.
package enum WireName: String, CaseIterable, Hashable, Sendable {
  case plain, json, irc
}

/// Fixed words that belong to no fact.
package enum Caption: CaseIterable, Hashable, Sendable {
  /// In place of an empty hover text.
  case withoutWords
  /// A comic that is a program rather than a picture.
  case noSinglePicture
  /// A value that is not known, in a table.
  case none
  /// Behind the last line of a room's page: what brings the rest.
  case moreWaits
}

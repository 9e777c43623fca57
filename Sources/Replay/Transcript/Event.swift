package import Catalogs

/// Something that happens between utterances.
package enum Event: Hashable, Sendable {
  /// The services, or one of them, behave in this way from now on.
  case net(CatalogID?, NetworkMode)
  /// Saved data behaves in this way from now on.
  case store(StoreMode)
  /// Whether there is a program that speaks, from now on.
  case voice(Bool)
  /// Ctrl-C, while the next answer waits for a service.
  case interrupt
  /// The clock moves on.
  case tick(Duration)
  /// The program ends and starts again on the same data.
  case restart
  /// Standard input ends.
  case eof
}

/// How saved data can be read and written.
package enum StoreMode: String, CaseIterable, Hashable, Sendable {
  case ok
  /// There is no space left.
  case full
  case readOnly
  /// It was made by a newer Curio.
  case newer
  /// Another program keeps it locked.
  case busy
  /// The disk fails, in the system's words.
  case broken
  /// It could not be read and was moved aside: a notice to come with the next answer that uses it.
  case movedAside
  /// It could not be read and a backup is in use now, with the same data.
  case restored
  /// It was gone, with the same outcome.
  case gone
  /// It cannot be read, and what is told comes from a backup.
  case readFromBackup
}

/// How a service answers.
package enum NetworkMode: Hashable, Sendable {
  case ok
  case status(Int)
  case timeout
  /// Answers, after a while.
  case slow(Duration)
  /// Cannot be reached.
  case offline
  /// Answers with the bytes of a file, whose path is relative to the transcript's folder.
  case body(String)
}

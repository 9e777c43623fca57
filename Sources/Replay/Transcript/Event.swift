package import Catalogs

/// Something that happens between utterances.
package enum Event: Hashable, Sendable {
  /// The services, or one of them, behave in this way from now on.
  case net(CatalogID?, NetworkMode)
  /// The clock moves on.
  case tick(Duration)
  /// The program ends and starts again on the same data.
  case restart
  /// Standard input ends.
  case eof
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

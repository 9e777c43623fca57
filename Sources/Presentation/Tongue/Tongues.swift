/// The languages Curio speaks.
package enum Tongues {
  package static let all: [any Tongue] = [English(), German()]

  /// What is spoken where nothing else can be.
  package static let fallback: any Tongue = English()

  /// The language of a two-letter code, if Curio speaks it.
  package static func named(_ code: String) -> (any Tongue)? {
    all.first { $0.code == code }
  }
}

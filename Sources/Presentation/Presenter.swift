package import Catalogs
package import Conversation

/// Says an answer in one language: as lines, as HTML, or for the ear.
package struct Presenter: Sendable {
  package let tongue: any Tongue
  private let composer: Composer

  /// `order` gives the facts of a catalog's cards in order.
  package init(
    tongue: any Tongue,
    order: @escaping @Sendable (CatalogID) -> [Fact] = { CardOrder.facts($0) }
  ) {
    self.tongue = tongue
    composer = Composer(tongue: tongue, order: order)
  }

  /// Lines without breaks in them, none empty; escape sequences only where the style allows colour.
  package func lines(_ reply: Reply, style: Style = .wire) -> [String] {
    LineRenderer.lines(composer.nodes(reply), style)
  }

  /// Pieces for a room whose lines are few and short.
  package func pieces(_ reply: Reply, ascii: Bool = false) -> [RoomPiece] {
    RoomRenderer.pieces(composer.nodes(reply), ascii: ascii)
  }

  /// What stands behind a line when there is more to come.
  package func hintOfMore(ascii: Bool = false) -> String {
    let hint = " · " + tongue.caption(.moreWaits)
    return ascii ? Folding.ascii(hint) : hint
  }

  /// The few tags that Matrix clients show, everything else escaped.
  package func html(_ reply: Reply) -> String {
    HTMLRenderer.html(composer.nodes(reply))
  }

  /// What is spoken: sentences, at most 600 characters, no links, signs or tables.
  package func speech(_ reply: Reply) -> String {
    SpeechComposer(composer: composer).speech(reply)
  }
}

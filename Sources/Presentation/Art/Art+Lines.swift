package import Conversation

extension Art {
  /// How wide a drawing is where nobody says how wide a line may be.
  package static let usualWidth = 60

  /// The drawing in lines, none of them empty, none wider than asked for; the same every time.
  ///
  /// `ascii` keeps to what can be drawn with ASCII; other signs that fold well are left to the renderer.
  package func lines(width: Int, ascii: Bool) -> [String] {
    switch self {
    case .fish: FishDrawing.lines.map { ascii ? Folding.ascii($0) : $0 }
    case .ocean(let frame, let seed):
      Ocean(width: width, seed: seed).lines(frame: frame).map { ascii ? Folding.ascii($0) : $0 }
    case .confetti(let seed): Confetti(width: width, ascii: ascii).lines(seed: seed)
    }
  }
}

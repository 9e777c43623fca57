/// Figures that were worked out, with no more digits than they are worth.
enum Figure {
  /// Whole from a thousand on, with one decimal below, and two below ten.
  static func rounded(_ figure: Double) -> Double {
    let scale: Double = figure.magnitude >= 1000 ? 1 : figure.magnitude >= 10 ? 10 : 100
    return (figure * scale).rounded() / scale
  }
}

/// The sea from the side: waves, fish of several kinds, bubbles, weed and sand.
struct Ocean {
  static let height = 10

  private let width: Int
  private let swimmers: [Swimmer]
  private let bubbles: [(column: Int, phase: Int)]
  private let weeds: [(column: Int, height: Int)]

  /// A fish that crosses the picture again and again.
  private struct Swimmer {
    let shape: (right: String, left: String)
    let row: Int
    let start: Int
    let swimsRight: Bool
    /// Frames that it takes for one column.
    let slowness: Int
  }

  init(width: Int, seed: UInt64) {
    let width = min(max(width, 20), 120)
    var numbers = SeededNumbers(seed: seed)
    self.width = width
    swimmers = (0..<max(4, width / 10)).map { index in
      Swimmer(
        shape: Self.shapes[numbers.next(below: Self.shapes.count)],
        row: 2 + index % (Self.height - 4), start: numbers.next(below: width * 2),
        swimsRight: numbers.next(below: 2) == 0, slowness: 1 + numbers.next(below: 3))
    }
    bubbles = (0..<width / 12).map { _ in
      (numbers.next(below: width), numbers.next(below: Self.height))
    }
    weeds = (0..<width / 15).map { _ in
      (1 + numbers.next(below: width - 2), 2 + numbers.next(below: 3))
    }
  }

  func lines(frame: Int) -> [String] {
    var canvas = Canvas(width: width, height: Self.height)
    drawWater(on: &canvas, frame: frame)
    for (column, height) in weeds {
      for up in 1...height {
        let stem = (frame / 2 + up).isMultiple(of: 2) ? "(" : ")"
        canvas.draw(stem, column: column, row: Self.height - 1 - up)
      }
    }
    for (column, phase) in bubbles {
      canvas.draw("°", column: column, row: Self.height - 2 - (frame + phase) % (Self.height - 2))
    }
    for swimmer in swimmers { draw(swimmer, on: &canvas, frame: frame) }
    return canvas.lines
  }

  /// Waves above, sand below, and a speck in every row between, so that no row is empty.
  private func drawWater(on canvas: inout Canvas, frame: Int) {
    for column in 0..<width {
      let wave = Self.waves[(column + frame) % Self.waves.count]
      canvas.draw(wave, column: column, row: 0)
      canvas.draw(Self.sand[column % Self.sand.count], column: column, row: Self.height - 1)
    }
    for row in 1..<Self.height - 1 {
      canvas.draw("·", column: (row * 7 + frame / 4) % width, row: row)
    }
  }

  private func draw(_ swimmer: Swimmer, on canvas: inout Canvas, frame: Int) {
    let shape = swimmer.swimsRight ? swimmer.shape.right : swimmer.shape.left
    let length = shape.unicodeScalars.count
    let way = width + length
    let step = frame / swimmer.slowness
    let position = (swimmer.start + (swimmer.swimsRight ? step : -step)) % way
    let column = (position + way) % way - length
    canvas.draw(shape, column: column, row: swimmer.row)
  }

  private static let shapes: [(right: String, left: String)] = [
    ("»=°>", "<°=«"), ("»≈((°>", "<°))≈«"), ("}==(o_>", "<_o)=={"), ("~~<[]°)", "(°[]>~~"),
    ("»-=(((o>", "<o)))=-«"), (">=>", "<=<"),
  ]
  private static let waves = ["≈", "~", "≈", "~", "~", "^", "~"]
  private static let sand = ["_", ".", "_", ",", ".", "_", "-", "."]
}

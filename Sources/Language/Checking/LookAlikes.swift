/// Finds Greek and Cyrillic letters that pass for Latin ones: no one could type the sentence they stand in.
///
/// In a file that is written in Latin letters every such letter is a mistake; in any other file only those inside of Latin words.
/// Comments may hold what they like.
struct LookAlikes {
  private let sources: IntentSources

  init(_ sources: IntentSources) { self.sources = sources }

  var problems: [IntentError] { sources.files.flatMap(problems) }

  private func problems(in file: SourceFile) -> [IntentError] {
    let lines = sources.lines(of: file.name).indices.compactMap {
      sources.content(file.name, $0 + 1)
    }
    let isLatin = Self.isLatin(lines)
    return lines.flatMap { line in
      Self.words(of: line).flatMap { word in
        isLatin || word.scalars.contains { Self.isLatin($0.scalar) }
          ? word.scalars.compactMap { problem($0.scalar, at: $0.index, line) } : []
      }
    }
  }

  private func problem(_ scalar: Unicode.Scalar, at index: Int, _ line: IntentLine) -> IntentError?
  {
    guard let latin = Self.latin[scalar] else { return nil }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code
    return line.error(.unexpected("\(scalar) (U+\(padded)), which looks like \(latin)"), at: index)
  }

  private static func isLatin(_ lines: [IntentLine]) -> Bool {
    var (latin, other) = (0, 0)
    for line in lines {
      // The keyword of a line is Latin in every language.
      for scalar in line.rest.unicodeScalars {
        if isLatin(scalar) { latin += 1 } else if isGreekOrCyrillic(scalar) { other += 1 }
      }
    }
    return latin > other
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: true
    default: false
    }
  }

  private static func isGreekOrCyrillic(_ scalar: Unicode.Scalar) -> Bool {
    (0x370...0x52F).contains(scalar.value)
  }

  private struct Word {
    var scalars: [(scalar: Unicode.Scalar, index: Int)] = []
  }

  /// Stretches of letters, with where each letter stands.
  private static func words(of line: IntentLine) -> [Word] {
    var words = [Word()]
    var index = 0
    for scalar in String(decoding: line.bytes, as: UTF8.self).unicodeScalars {
      if scalar.properties.isAlphabetic {
        words[words.count - 1].scalars.append((scalar, index))
      } else {
        words.append(Word())
      }
      index += UTF8.width(scalar)
    }
    return words
  }

  /// The letters that cannot be told from Latin ones in most typefaces.
  private static let latin: [Unicode.Scalar: Character] = {
    let foreign = "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧονιρυ"
    let latin = "ABESIJKMHOPCTYXaesijopcyxhdqwvABEZHIKMNOPTYXovipu"
    return Dictionary(uniqueKeysWithValues: zip(foreign.unicodeScalars, latin))
  }()
}

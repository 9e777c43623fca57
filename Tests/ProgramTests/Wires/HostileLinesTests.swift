import Foundation
import Testing

/// Lines that are meant to do harm, or were damaged on their way.
@Suite struct HostileLinesTests {
  private static let fish = "There are 114 fish."
  private static let tooLong = "That message is too long (limit 8 KB)."

  /// What comes in, and how the answer to it begins; nil where only its harmlessness matters.
  private static let rows: [([UInt8], String?)] = [
    (bytes("goblin ") + [0xFF, 0xFE], "Goblin"),
    (bytes("goblin ") + [0xC0, 0xAF, 0xED, 0xA0, 0x80], "Goblin"),
    (bytes("count fi\0sh"), fish),
    (bytes("count fish\r"), fish),
    (bytes("count\rfish"), fish),
    (bytes("count\u{2028}fish"), fish),
    (bytes("count\u{0B}fish"), fish),
    (bytes("count\u{0C}fish"), fish),
    (bytes("count\u{85}fish"), fish),
    (bytes("count\u{2029}fish"), fish),
    (bytes("\u{9D}0;owned\u{9C}count \u{90}owned\u{1B}\\fish\u{9F}owned\u{9C}"), fish),
    (bytes("\u{98}owned\u{9C}count \u{9E}owned\u{7}fish\u{8}"), fish),
    (bytes("\u{1B}Powned\u{1B}\\count\u{1B}_owned\u{1B}\\ fish\u{1B}^never ends"), fish),
    (bytes("\u{1B}]0;owned\u{7}count fish"), fish),
    (bytes("\u{1B}[2Jcount \u{9B}31mfish"), fish),
    (bytes("\u{2}count\u{2} \u{3}04,12fish\u{3}"), fish),
    (bytes("\u{3}04,12xkcd\u{3} 936"), "Password Strength"),
    (bytes("\u{2}936\u{2} xkcd"), "Password Strength"),
    (bytes("\u{F}goblin"), "Goblin"),
    (bytes("🦑🦑 xkcd 936"), "Password Strength"),
    (bytes("👩‍👩‍👦 goblin"), "Goblin"),
    (bytes("fav 🎣 cod"), "Which one do you mean?"),
    (bytes("cancel"), nil),
    (bytes("co\u{AD}unt fi\u{200D}s\u{E0068}h\u{FE0F}"), fish),
    (bytes("\u{61C}count\u{200E} \u{2067}fish\u{2069}"), fish),
    (bytes("\u{202E}goblin\u{202C}"), "Goblin"),
    (bytes("gob\u{200B}lin"), "Goblin"),
    (bytes("\u{FEFF}goblin"), "Goblin"),
    (bytes("ｇｏｂｌｉｎ"), "Goblin"),
    (bytes("g\u{301}\u{301}\u{301}oblin"), "Goblin"),
    (bytes("comic clichéd exchanges"), "Clichéd Exchanges"),
    (bytes("comic cliche\u{301}d exchanges"), "Clichéd Exchanges"),
    (bytes("comic cliched exchanges"), "Clichéd Exchanges"),
    (bytes("\u{441}od"), "I do not know what “\u{441}od” means."),
    (bytes("comic 0"), "Comics go from 1 to 3288; there is no number 0."),
    (bytes("comic -1"), "Comics go from 1 to 3288; there is no number -1."),
    (bytes("comic 99999999999999999999"), nil),
    (bytes("comic 1e999"), nil),
    (bytes("comic \u{663}"), nil),
    (bytes("comic #404"), nil),
    (bytes("save my favourites to ../../pwned"), nil),
    (bytes("export favourites /tmp/../pwned"), nil),
    (bytes("-w pwned --data=/pwned"), nil),
    (bytes("[[h@'loU]] <speak> !-!SET self VOICE x"), nil),
    (bytes("curio: curio: x"), nil),
    (bytes("find .*"), nil),
    (bytes("find (a+)+$"), nil),
    (bytes("%s%n%d %@ \\(x)"), nil),
    (bytes("$(touch pwned); `touch pwned`"), nil),
    (bytes("/join #x"), nil),
    (bytes("find /join"), nil),
    (bytes("QUIT :bye"), nil),
    (bytes("find @room"), nil),
    (bytes("xkcd @everyone"), nil),
    (bytes("e" + String(repeating: "\u{301}", count: 3_000)), nil),
    (bytes("count fish" + String(repeating: " ", count: 8_182)), fish),
    (bytes(String(repeating: "x", count: 8_193)), tooLong),
    (bytes(String(repeating: "x", count: 1_000_000)), tooLong),
    (bytes("count fish"), fish),
  ]

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func eachGetsOneHarmlessAnswer() async throws {
    let program = try Program()
    let finished = try await program.run(
      [], input: Self.rows.flatMap { $0.0 + [0x0A] })
    #expect(finished.status == 0)
    #expect(finished.complaints.isEmpty)
    try #require(finished.answers.count == Self.rows.count)
    for ((line, head), answer) in zip(Self.rows, finished.answers) {
      let shown = String(decoding: line.prefix(60), as: UTF8.self).debugDescription
      #expect(!answer.isEmpty, "\(shown)")
      if let head { #expect(answer.first == head, "\(shown)") }
    }
    #expect(finished.lines.allSatisfy { !$0.hasPrefix("/") })
    #expect(!finished.text.contains("@room") && !finished.text.contains("@everyone"))
    #expect(finished.text.unicodeScalars.allSatisfy(Self.isHarmless))
    #expect(!program.home.exists("pwned"))
  }

  @Test func eachIsAsHarmlessOnTheJSONWire() async throws {
    let program = try Program()
    let requests = Self.rows.map {
      Array("{\"text\":\"".utf8) + Self.escaped($0.0) + Array("\"}".utf8)
    }
    let finished = try await program.run(
      ["--wire", "json", "--in-order"],
      input: requests.flatMap { $0 + [0x0A] })
    #expect(finished.status == 0)
    #expect(finished.complaints.isEmpty)
    try #require(finished.lines.count == Self.rows.count)
    for ((row, request), answer) in zip(zip(Self.rows, requests), finished.lines) {
      let (line, head) = (row.0, request.count > 8_192 ? Self.tooLong : row.1)
      let shown = String(decoding: line.prefix(60), as: UTF8.self).debugDescription
      let object = try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
      let text = try #require(object.text, "\(shown)")
      if let head {
        #expect(text.split(separator: "\n").first.map(String.init) == head, "\(shown)")
      }
      let said = [text, object.html ?? "", object.speech ?? ""]
      #expect(said.allSatisfy { $0.unicodeScalars.allSatisfy(Self.isHarmless) }, "\(shown)")
      #expect(!said.joined().contains("@room") && !said.joined().contains("@everyone"), "\(shown)")
      #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("/") }, "\(shown)")
    }
    #expect(!program.home.exists("pwned"))
  }

  /// Each from a person of their own: the fifth line within a moment is not answered.
  @Test func eachIsAsHarmlessOnTheIRCWire() async throws {
    let program = try Program()
    let welcome = [Self.bytes(":s 001 curio :Welcome\n"), Self.bytes(":curio!c@h JOIN #lab\n")]
    let said = Self.rows.enumerated().map { number, row in
      Self.bytes(":p\(number)!p@h PRIVMSG curio :") + row.0 + [0x0A]
    }
    let finished = try await program.run(
      ["--wire", "irc", "--nick", "curio", "--join", "#lab"],
      input: (welcome + said).flatMap(\.self))
    #expect(finished.status == 0)
    #expect(finished.complaints.isEmpty)
    let lines = finished.text.split(separator: "\r\n").map(String.init)
    #expect(
      lines.prefix(4).elementsEqual([
        "CAP LS 302", "NICK curio", "USER curio 0 * :Curio", "JOIN #lab",
      ]))
    for line in lines.dropFirst(4) {
      let text = line.firstIndex(of: ":").map { line[line.index(after: $0)...] } ?? ""
      #expect(line.hasPrefix("PRIVMSG p") && line.utf8.count <= 510)
      #expect(text.first.map { !"/.!".contains($0) } == true)
      #expect(text.unicodeScalars.allSatisfy { $0 == "\u{2}" || Self.isHarmless($0) })
      #expect(!text.contains("@room") && !text.contains("@everyone"))
    }
    for (number, row) in Self.rows.enumerated() where row.0.count < 8_000 {
      let answers = lines.filter { $0.hasPrefix("PRIVMSG p\(number) :") }
      #expect((1...3).contains(answers.count))
      guard let head = row.1, let first = answers.first else { continue }
      let text = first.dropFirst("PRIVMSG p\(number) :".count).replacing("\u{2}", with: "")
      #expect(text.hasPrefix(head))
    }
    #expect(!program.home.exists("pwned"))
  }

  private struct Answer: Decodable {
    let text: String?
    let html: String?
    let speech: String?
  }

  /// As a bridge writes it: control characters and quotation marks escaped, all other bytes as they are.
  private static func escaped(_ line: [UInt8]) -> [UInt8] {
    line.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      case ..<0x20: Array("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: [byte]
      }
    }
  }

  /// Whether a character can neither drive a terminal, nor end a line, nor turn its direction.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: true
    case ..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  #if os(Linux)
    @Test func anEndlessLineTakesNoMemory() async throws {
      let program = try Program.quick().start()
      #expect(try await program.ask("count fish") == [Self.fish])
      let before = try Memory.peak(of: program.identifier)
      let part = [UInt8](repeating: 0x61, count: 1 << 20)
      for _ in 1...32 {
        program.send(part)
        try await program.untilTaken()
      }
      #expect(try Memory.peak(of: program.identifier) - before < 4 << 20)
      #expect(try await program.ask("") == [Self.tooLong])
      #expect(try await program.ask("count fish") == [Self.fish])
      program.send(part)
      #expect(try await program.finish().text.hasSuffix("\n\n\(Self.tooLong)\n\n"))
    }
  #endif
}

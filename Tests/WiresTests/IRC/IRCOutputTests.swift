import Presentation
import Testing

@testable import Conversation
@testable import Wires

@Suite("IRC output")
struct IRCOutputTests {
  @Test("four lines leave at once, then one each second and a half; rooms take turns")
  func pace() {
    var pacer = IRCPacer(at: 0)
    pacer.add(["a1", "a2", "a3", "a4", "a5"], to: "#a")
    pacer.add(["b1", "b2"], to: "#b")
    #expect(pacer.take(at: 0) == ["a1", "b1", "a2", "b2"])
    #expect(pacer.wait(at: 0) == 1_500)
    #expect(pacer.take(at: 1_499) == [])
    #expect(pacer.take(at: 1_500) == ["a3"])
    #expect(pacer.take(at: 4_500) == ["a4", "a5"])
    #expect(pacer.wait(at: 4_500) == nil)
    pacer.add((0..<6).map { "c\($0)" }, to: "c")
    #expect(pacer.take(at: 100_000).count == 4)
  }

  @Test("at most sixteen lines wait for one person")
  func queue() {
    var pacer = IRCPacer(at: 0)
    for _ in 0..<5 { #expect(pacer.add(["1", "2", "3"], to: "ana") == true) }
    #expect(pacer.add(["1", "2", "3"], to: "ana") == false)
    #expect(pacer.add(["1", "2", "3"], to: "ben") == true)
    #expect(pacer.takeAll().count == 18)
  }

  @Test("an answer is said in pages, and its rest belongs to the person")
  func pages() {
    var pager = IRCPager()
    let (ana, ben) = (SessionKey(user: "ana", room: "#l"), SessionKey(user: "ben", room: "#l"))
    let lines = (1...5).map { "line \($0)" }
    #expect(
      pager.begin(lines, of: ana, hint: " +") == ["line 1", "line 2", "line 3 +"])
    #expect(pager.begin(lines, of: ben, showing: 1, hint: " +") == ["line 1 +"])
    #expect(pager.more(of: ana) == ["line 4", "line 5"])
    #expect(pager.more(of: ana) == nil)
    #expect(pager.more(of: ben) == ["line 2", "line 3", "line 4 +"])
    #expect(pager.begin(["new"], of: ben, hint: " +") == ["new"])
    #expect(!pager.hasRest(of: ben))
  }

  @Test("pieces follow each other; headings are bold; a line is never too long")
  func lines() {
    let pieces = [
      RoomPiece("Cod", isBold: true), RoomPiece("Gadus"), RoomPiece("It swims."),
      RoomPiece("It is eaten."), RoomPiece("MORE", isBold: true, startsLine: true),
    ]
    #expect(
      IRCText.lines(pieces, limit: 350) == [
        "\u{2}Cod\u{2} · Gadus · It swims. It is eaten.", "\u{2}MORE\u{2}",
      ])
  }

  @Test("a long text is cut between words, characters, and at last scalars")
  func cuts() {
    let words = String(repeating: "haddock ", count: 100)
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 40)
    let zalgo = "e" + String(repeating: "\u{301}", count: 400)
    let flags = String(repeating: "🇩🇪", count: 100)
    for text in [words, family, zalgo, flags, String(repeating: "x", count: 1_000)] {
      let lines = IRCText.lines([RoomPiece(text, isBold: true)], limit: 350)
      #expect(lines.count > 1)
      #expect(lines.allSatisfy { $0.utf8.count <= 350 && !$0.isEmpty })
      let said = lines.joined().replacing("\u{2}", with: "").replacing("\u{2060}", with: "")
      #expect(said.utf8.count >= text.utf8.filter { $0 != 0x20 }.count)
    }
    #expect(
      IRCText.lines([RoomPiece(flags)], limit: 350).allSatisfy { line in
        line.allSatisfy { $0 == "🇩🇪" }
      })
  }

  @Test("what stands in many lines is the whole text, wherever it was cut")
  func seams() {
    var connection = IRCConnection(IRCIdentity(nick: "curio", rooms: ["#lab"]), at: 0)
    let (channel, host) = (
      "#" + String(repeating: "c", count: 59), String(repeating: "h", count: 70)
    )
    _ = connection.receive(":s 001 curio :Hi", at: 0)
    _ = connection.receive(":curio!curiouser@\(host) JOIN #lab", at: 0)
    let prose = (1...200).map { "word\($0)" }.joined(separator: " ")
    for text in [
      String(repeating: "é", count: 300), String(repeating: "文", count: 200), prose,
    ] {
      let lines = IRCText.lines([RoomPiece(text)], limit: connection.room(for: channel))
      #expect(lines.count > 1)
      // At a seam in prose a blank is gone, for the end of the line stands for it.
      #expect(lines.joined(separator: text == prose ? " " : "") == text)
      for line in lines {
        let relayed = ":curio!curiouser@\(host) " + IRCConnection.saying(line, to: channel)
        #expect(relayed.utf8.count + 2 <= 512)
      }
    }
  }

  @Test("no line begins with what a client or a bot obeys, or holds a control character")
  func harmless() {
    for text in ["/quit", "!op", ".kick", "\u{1}ACTION x", "a\r\nQUIT", "\u{1B}[31mred"] {
      for line in IRCText.lines([RoomPiece(text)], limit: 350) {
        #expect(!"/!.\u{1}".contains(line.first ?? "x"))
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      }
    }
  }
}

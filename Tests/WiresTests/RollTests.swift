import Conversation
import Testing

@testable import Wires

@Suite("Rolls of rooms")
struct RollTests {
  private static func roll(_ names: String...) -> Roll {
    var roll = Roll()
    for name in names { roll.add(name) }
    return roll
  }

  @Test(
    "a line calls nobody who is there",
    arguments: [
      ("Goblin · Small humanoid", "G|oblin · Small humanoid"),
      ("GOBLIN, goblins and hobgoblin", "G|OBLIN, goblins and hobgoblin"),
      ("“goblin”: goblin-king (goblin)", "“g|oblin”: g|oblin-king (g|oblin)"),
      ("Foo-Bar and foo", "F|oo-Bar and foo"),
      ("a[x] A{X}", "a|[x] A|{X}"),
      ("Élan, élan", "É|lan, élan"),
      ("Page: https://goblin.example/goblin goblin", "Page: https://goblin.example/goblin g|oblin"),
      ("x and y", "x and y"),
      ("", ""),
    ])
  func parts(_ line: String, _ safe: String) {
    let roll = Self.roll("goblin", "foo-bar", "A[x]", "Élan", "x")
    #expect(roll.parting(line) == safe.replacing("|", with: "\u{200B}"))
    #expect(roll.parting(line, ascii: true) == safe.replacing("|", with: "-"))
  }

  @Test("who has gone is called no name, and more than five thousand are not kept")
  func leaving() {
    var roll = Self.roll("cod", "cobia")
    roll.remove("COD")
    roll.remove("cod")
    #expect(roll.parting("cod, cobia") == "cod, c\u{200B}obia")
    for number in 0..<6_000 { roll.add("name\(number)") }
    #expect(roll.count == 5_000)
  }

  @Test("on a wire without lists, whoever was heard in a room is there")
  func rooms() {
    let rolls = RoomRolls()
    let early = rolls.hear(Message(user: "cod", room: "#den", text: "hi"))
    _ = rolls.hear(Message(user: "lich", text: "hi"))
    _ = rolls.hear(Message(text: "hi"))
    _ = rolls.hear(Message(user: "bat", room: "#den", text: "hi"))
    let den = rolls.hear(Message(user: "ana", room: "#den", text: "cod"))
    #expect(den?.parting("Cod Bat Lich") == "C\u{200B}od B\u{200B}at Lich")
    #expect(early?.parting("Cod Bat") == "C\u{200B}od Bat")
    #expect(rolls.hear(Message(user: "ana", room: "#lab", text: ""))?.parting("Cod") == "Cod")
    #expect(rolls.hear(Message(user: "lich", text: "")) == nil)
  }

  @Test("a crowd of strangers in as many rooms take little", arguments: ["user", ""])
  func crowd(name: String) {
    let rolls = RoomRolls()
    for number in 0..<95_000 {
      let user = name.isEmpty ? "u" : "\(name)\(number)"
      _ = rolls.hear(Message(user: user, room: "room\(number)", text: ""))
    }
    #expect(rolls.count <= 20_001)
    let last = rolls.hear(Message(user: "ana", room: "room94999", text: ""))
    #expect(last?.parting("user94999") == (name.isEmpty ? "user94999" : "u\u{200B}ser94999"))
    let first = rolls.hear(Message(user: "ana", room: "room0", text: ""))
    #expect(first?.parting("user0") == "user0")
  }
}

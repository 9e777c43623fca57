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
    rolls.hear(Message(user: "cod", room: "#den", text: "hi"))
    rolls.hear(Message(user: "lich", text: "hi"))
    rolls.hear(Message(text: "hi"))
    let den = Message(user: "ana", room: "#den", text: "cod")
    #expect(rolls.parting(["Cod", "Lich"], for: den) == ["C\u{200B}od", "Lich"])
    #expect(rolls.parting(["Cod"], for: Message(user: "ana", room: "#lab", text: "")) == ["Cod"])
    #expect(rolls.parting(["Lich"], for: Message(user: "lich", text: "")) == ["Lich"])
  }

  @Test("a hundred thousand strangers in as many rooms take little")
  func crowd() {
    let rolls = RoomRolls()
    for number in 0..<100_000 {
      rolls.hear(Message(user: "user\(number)", room: "room\(number)", text: ""))
    }
    let last = Message(user: "ana", room: "room99999", text: "")
    #expect(rolls.parting(["user99999"], for: last) == ["u\u{200B}ser99999"])
    #expect(
      rolls.parting(["user0"], for: Message(user: "ana", room: "room0", text: "")) == ["user0"])
  }
}

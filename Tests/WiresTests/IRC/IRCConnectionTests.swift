import Testing

@testable import Conversation
@testable import Wires

@Suite("IRC connection")
struct IRCConnectionTests {
  private static func connection(
    nick: String = "curio", password: String? = nil, lines: [String] = []
  ) -> IRCConnection {
    var connection = IRCConnection(
      IRCIdentity(nick: nick, rooms: ["#lab", "#den"], password: password), at: 0)
    for line in lines { _ = connection.receive(line, at: 0) }
    return connection
  }

  private static let welcome = ":irc.test 001 curio :Welcome"
  private static let joined = ":curio!c@host.test JOIN :#lab"

  private static func sent(_ steps: [IRCStep]) -> [String] {
    steps.compactMap { if case .send(let line) = $0 { line } else { nil } }
  }

  @Test("it registers, and joins when it is welcome")
  func registration() {
    var connection = Self.connection()
    #expect(
      Self.sent(connection.greeting()) == ["CAP LS 302", "NICK curio", "USER curio 0 * :Curio"])
    let offer = connection.receive(":irc.test CAP * LS :message-tags sasl=PLAIN", at: 0)
    #expect(Self.sent(offer) == ["CAP REQ :message-tags"])
    #expect(
      Self.sent(connection.receive(":irc.test CAP * ACK :message-tags", at: 0)) == ["CAP END"])
    #expect(Self.sent(connection.receive(Self.welcome, at: 0)) == ["JOIN #lab,#den"])
  }

  @Test("it authenticates before it is let in, or not at all")
  func authentication() {
    var connection = Self.connection(password: "pencil")
    #expect(connection.receive(":s CAP * LS * :message-tags", at: 0) == [])
    let offer = connection.receive(":s CAP * LS :sasl=PLAIN,EXTERNAL", at: 0)
    #expect(Self.sent(offer) == ["CAP REQ :message-tags sasl"])
    let agreed = connection.receive(":s CAP * ACK :message-tags sasl", at: 0)
    #expect(Self.sent(agreed) == ["AUTHENTICATE PLAIN"])
    #expect(
      Self.sent(connection.receive("AUTHENTICATE +", at: 0))
        == ["AUTHENTICATE Y3VyaW8AY3VyaW8AcGVuY2ls"])
    #expect(Self.sent(connection.receive(":s 903 * :done", at: 0)) == ["CAP END"])
    #expect(
      connection.receive(":s 904 * :SASL authentication failed", at: 0)
        == [.end(.notAuthenticated("SASL authentication failed"))])
    var other = Self.connection(password: "pencil")
    #expect(
      other.receive(":s CAP * LS :message-tags", at: 0) == [.end(.notAuthenticated("no SASL"))])
  }

  @Test("it knows who is in its rooms, so that it need not call them")
  func people() {
    var connection = Self.connection(lines: [
      Self.welcome, Self.joined, ":s 353 curio = #lab :curio @Cod +lich!l@host ~&goblin ana",
      ":s 353 curio = #elsewhere :kraken", ":Ogre!o@h JOIN #LAB", ":s 353 curio @ #den :troll",
    ])
    func parted(_ target: String) -> String {
      connection.people(in: target).parting("cod lich goblin kraken ogre troll curio bat")
        .replacing("\u{200B}", with: "|")
    }
    #expect(parted("#lab") == "c|od l|ich g|oblin kraken o|gre troll curio bat")
    #expect(parted("@#lab") == parted("#lab"))
    #expect(parted("#den") == "cod lich goblin kraken ogre t|roll curio bat")
    #expect(parted("cod") == "cod lich goblin kraken ogre troll curio bat")
    for line in [
      ":cod!c@h PART #lab :bye", ":ana!a@h KICK #lab lich :out", ":goblin!g@h QUIT :bye",
      ":ogre!o@h NICK Bat", ":troll!t@h NICK kraken",
    ] { _ = connection.receive(line, at: 0) }
    #expect(parted("#lab") == "cod lich goblin kraken ogre troll curio b|at")
    #expect(parted("#den") == "cod lich goblin k|raken ogre troll curio bat")
    _ = connection.receive(Self.joined, at: 0)
    #expect(parted("#lab") == "cod lich goblin kraken ogre troll curio bat")
  }

  @Test("a name that is taken is varied, and had back later")
  func names() {
    var connection = Self.connection()
    #expect(
      Self.sent(connection.receive(":s 433 * curio :In use", at: 0)) == ["NICK curio_"])
    #expect(
      Self.sent(connection.receive(":s 433 * curio_ :In use", at: 0)) == ["NICK curio__"])
    _ = connection.receive(":s 001 curio__ :Welcome", at: 0)
    #expect(connection.nick == "curio__")
    #expect(Self.sent(connection.pass(at: 59_000)) == [])
    #expect(Self.sent(connection.pass(at: 60_000)) == ["NICK curio"])
    #expect(connection.receive(":s 433 curio__ curio :In use", at: 60_000) == [])
    #expect(Self.sent(connection.receive(":Curio!x@y QUIT :bye", at: 61_000)) == ["NICK curio"])
    _ = connection.receive(":curio__!c@h NICK :curio", at: 61_000)
    #expect(connection.nick == "curio")
  }

  @Test("a name that a server does not like loses its signs")
  func plainName() {
    var connection = Self.connection(nick: "7fische-für-alle")
    #expect(
      Self.sent(connection.receive(":s 432 * x :Erroneous", at: 0)) == ["NICK c7fischef"])
    #expect(
      Self.sent(connection.receive(":s 433 * x :In use", at: 0)) == ["NICK c7fisch__"])
  }

  @Test("the mode of bots is set where there is one")
  func botMode() {
    var connection = Self.connection(lines: [Self.welcome])
    let steps = connection.receive(":s 005 curio BOT=B NICKLEN=16 :are supported", at: 0)
    #expect(Self.sent(steps) == ["MODE curio +B"])
  }

  @Test("a ping is answered at once, and silence is asked about, then ends")
  func pings() {
    var connection = Self.connection(lines: [Self.welcome])
    #expect(Self.sent(connection.receive("PING :a b", at: 0)) == ["PONG :a b"])
    #expect(Self.sent(connection.pass(at: 180_000)).contains("PING :curio"))
    #expect(!Self.sent(connection.pass(at: 181_000)).contains("PING :curio"))
    #expect(connection.pass(at: 300_000) == [.end(.silent)])
    #expect(
      connection.receive("ERROR :Closing link", at: 0) == [.end(.serverError("Closing link"))])
  }

  @Test("no line is longer than servers take, whatever they ask for", arguments: ["p", "é", "🐟"])
  func longPing(_ sign: String) {
    var connection = Self.connection()
    let asked = "PING :" + String(repeating: sign, count: 3_000)
    for line in Self.sent(connection.receive(asked, at: 0)) {
      #expect(505...510 ~= line.utf8.count)
      #expect(line.hasPrefix("PONG :" + sign + sign) && line.hasSuffix(sign))
    }
  }

  @Test("who is sent out comes back after a pause, three times")
  func kicks() {
    var connection = Self.connection(lines: [Self.welcome, Self.joined])
    var now = 0
    for pause in [5_000, 30_000, 120_000] {
      #expect(
        connection.receive(":op!o@h KICK #LAB curio :out", at: now)
          == [.tell(.kicked("#LAB", "out"))])
      #expect(!Self.sent(connection.pass(at: now + pause - 1)).contains("JOIN #lab"))
      now += pause
      #expect(Self.sent(connection.pass(at: now)).contains("JOIN #lab"))
      _ = connection.receive(Self.joined, at: now)
    }
    #expect(
      connection.receive(":op!o@h KICK #lab curio", at: now).last == .tell(.gaveUp("#lab")))
    #expect(Self.sent(connection.receive(":op!o@h INVITE curio #lab", at: now)) == ["JOIN #lab"])
    #expect(Self.sent(connection.receive(":op!o@h INVITE curio #other", at: now)) == [])
  }

  @Test("a ban is told and tried again later")
  func ban() {
    var connection = Self.connection(lines: [Self.welcome])
    #expect(
      connection.receive(":s 474 curio #lab :Cannot join (+b)", at: 0)
        == [.tell(.refused("#lab", "Cannot join (+b)"))])
    #expect(Self.sent(connection.pass(at: 5_000)) == ["JOIN #lab"])
  }
}

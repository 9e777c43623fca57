import Testing

/// The irc wire through the built program, with a server made of lines.
@Suite struct IRCProgramTests {
  @Test func twoPeopleEachHaveTheirOwnNext() async throws {
    let finished = try await Program.quick().run(
      ["--wire", "irc", "--nick", "curio", "--join", "#lab"],
      """
      :s 001 curio :Welcome\r
      :curio!c@h JOIN :#lab\r
      PING :here\r
      :ana!a@h PRIVMSG #lab :curio: comic 20\r
      :ben!b@h PRIVMSG #lab :curio: comic 10\r
      :ana!a@h PRIVMSG #lab :nobody asks\r
      :ben!b@h NOTICE #lab :curio: next\r
      :Ana!a@h PRIVMSG #lab :@curio next\r
      :ben!b@h PRIVMSG #lab :!curio next\r
      :ben!b@h PRIVMSG curio :count fish\r

      """)
    let lines = finished.text.split(separator: "\r\n").map(String.init)
    #expect(
      lines.prefix(4).elementsEqual([
        "CAP LS 302", "NICK curio", "USER curio 0 * :Curio", "JOIN #lab",
      ]))
    #expect(lines.contains("PONG :here"))
    let room = lines.filter { $0.hasPrefix("PRIVMSG #lab :") }
    #expect(room.count == 4)
    for page in ["20", "10", "19", "9"] {
      #expect(room.count { $0.contains("https://xkcd.com/\(page)/") } == 1)
    }
    #expect(lines.contains("PRIVMSG ben :There are 114 fish."))
    #expect(finished.status == 0)
  }

  @Test func aLineThatIsTooLongIsAnsweredOnce() async throws {
    let long = String(repeating: "x", count: 100_000)
    let finished = try await Program.quick().run(
      ["--wire", "irc", "--join", "#lab"],
      """
      :s 001 curio :Welcome\r
      :curio!c@h JOIN :#lab\r
      :ana!a@h PRIVMSG curio :\(long)\r
      :ben!b@h PRIVMSG #lab :\(long)\r
      :cyd!b@h PRIVMSG #lab :curio: \(long)\r
      :ana!a@h PRIVMSG curio :count fish\r

      """)
    let lines = finished.text.split(separator: "\r\n").filter { $0.hasPrefix("PRIVMSG") }
    #expect(
      Set(lines) == [
        "PRIVMSG ana :That message is too long (limit 8 KB).",
        "PRIVMSG #lab :That message is too long (limit 8 KB).",
        "PRIVMSG ana :There are 114 fish.",
      ])
    #expect(lines.count == 3)
  }

  @Test func aServersLastWordEndsIt() async throws {
    try await Turn.taking {
      let running = try Program.quick().start(["--wire", "irc", "--join", "#lab"])
      running.send(":s 001 curio :Welcome\r\nERROR :Closing Link\r\n")
      let finished = try await running.finish(keepingInput: true)
      #expect(finished.status == 1)
      #expect(finished.complaints.contains("Closing Link"))
    }
  }
}

import Foundation
import Testing

/// The program and those that speak for it.
@Suite struct SpeechProcessTests {
  /// A program that finds its stand-ins, and no other that speaks.
  private static func program() throws -> Program {
    var program = try Program.quick()
    program.environment = ["PATH": program.standInPath + ":/usr/bin:/bin"]
    return program
  }

  @Test func theTextComesThroughItsInputAndNoShell() async throws {
    let program = try Self.program()
    try await program.makeStandIn("echo \"$@\" >> LOG; cat >> LOG; echo noise; echo noise >&2")
    let running = try program.start(["--speak"])
    #expect(try await running.ask("count fish") == ["There are 114 fish."])
    try await eventually { program.log.count == 2 }
    #expect(program.log == ["--stdin -v en", "There are 114 fish."])
    _ = try await running.ask("-w$(touch pwned) `touch pwned`; touch pwned")
    try await eventually { program.log.count == 4 }
    #expect(!program.home.exists("pwned"))
    let finished = try await running.finish()
    #expect(finished.complaints.isEmpty)
    #expect(!finished.text.contains("noise"))
  }

  @Test func aLinkIsShownAndNotSpoken() async throws {
    let program = try Self.program()
    try await program.makeStandIn("cat >> LOG")
    let running = try program.start(["--speak"])
    #expect(try await running.ask("comic 936").joined().contains("https://"))
    try await eventually { program.log.contains { $0.contains("Password Strength") } }
    #expect(!program.home.text("log").contains("http"))
  }

  @Test func roomsAndOthersAreNotSpokenTo() async throws {
    let program = try Self.program()
    try await program.makeStandIn("cat >> LOG")
    let running = try program.start(["--speak"])
    _ = try await running.ask("<ana> comic 1")
    _ = try await running.ask("<bob@#lab> curio: comic 2")
    _ = try await running.ask("count fish")
    try await eventually { program.log.last == "There are 114 fish." }
    #expect(program.log.count == 1)
  }

  @Test func speechIsSwitchedByWord() async throws {
    let program = try Self.program()
    try await program.makeStandIn("cat >> LOG")
    let running = try program.start()
    _ = try await running.ask("count fish")
    _ = try await running.ask("speak on")
    _ = try await running.ask("count fish")
    try await eventually { program.log.last == "There are 114 fish." }
    #expect(program.log.filter { $0 == "There are 114 fish." }.count == 1)
  }

  @Test func withoutAProgramTheTextGoesOn() async throws {
    var program = try Program.quick()
    program.environment = ["PATH": program.standInPath]
    let finished = try await program.run(["--speak"], "count fish\nspeak on\ncount fish\n")
    let fish = "There are 114 fish."
    #expect(finished.answers.map { $0.contains(fish) } == [true, false, true])
    #expect(finished.heads[1].contains("No speech program was found"))
    #expect(finished.complaints.isEmpty)
    #expect(finished.status == 0)
  }

  @Test func aCommandThatIsMissingIsNamedOnce() async throws {
    let finished = try await Program.quick().run(
      ["--speak", "--speech-command", "/nowhere/voice"], "count fish\ncount fish\n")
    #expect(finished.heads == ["There are 114 fish.", "There are 114 fish."])
    #expect(finished.complaints == "curio: the speech program /nowhere/voice was not found\n")
    #expect(finished.status == 0)
  }

  @Test func theOperatorsCommandGetsItsArguments() async throws {
    let program = try Self.program()
    let voice = try await program.makeStandIn(
      "echo \"$#\" \"$@\" >> LOG; cat >> LOG", name: "voice")
    let running = try program.start(["--speak", "--speech-command", "\(voice) -x $HOME;"])
    _ = try await running.ask("count fish")
    try await eventually { program.log.count == 2 }
    #expect(program.log == ["2 -x $HOME;", "There are 114 fish."])
  }

  @Test func aSlowVoiceHoldsUpNothing() async throws {
    let program = try Self.program()
    try await program.makeStandIn("cat >/dev/null; echo start >> LOG; exec sleep 600")
    let running = try program.start(["--speak"])
    _ = try await running.ask("count fish")
    try await eventually { program.log == ["start"] }
    let start = ContinuousClock.now
    _ = try await running.ask("comic 1")
    _ = try await running.ask("comic 2")
    #expect(ContinuousClock.now - start < .seconds(30))
    _ = try await running.ask("stop")
    running.send("quit\n")
    #expect(try await running.ended().status == 0)
  }

  @Test func whoLeavesIsNotSpokenToAnyMore() async throws {
    let program = try Self.program()
    try await program.makeStandIn("cat >/dev/null; echo $$ >> LOG; exec sleep 600")
    let running = try program.start(["--speak"])
    _ = try await running.ask("count fish")
    try await eventually { program.log.count == 1 }
    running.send("quit\n")
    #expect(try await running.ended().status == 0)
    let child = try #require(Int32(program.log[0]))
    #expect(kill(child, 0) != 0)
  }

  @Test func whatNobodyWouldHearIsRefused() async throws {
    let program = try Self.program()
    try await program.makeStandIn("cat >> LOG")
    let refusal = "Nobody would hear me where you are, so I do not read aloud."
    let answers = try await program.run(
      [], "<ana@#x> curio: speak on\n<ana> speak on\n")
    #expect(answers.lines.filter { !$0.isEmpty } == [refusal, refusal])
    let silent = try await program.run(["--no-speak"], "speak on\n")
    #expect(silent.lines.first == "Speech is switched off here, so I do not read aloud.")
    #expect(program.log.isEmpty)
  }

  @Test func nobodySpeaksOverAnother() async throws {
    let program = try Self.program()
    try await program.makeStandIn(
      """
      trap 'echo end >> LOG; exit' TERM
      echo start >> LOG
      read text
      sleep 0.05
      echo "$text" >> LOG
      echo end >> LOG
      """)
    let running = try program.start(["--speak"])
    for number in 1...4 { _ = try await running.ask("comic \(number)") }
    _ = try await running.ask("count fish")
    try await eventually { program.log.suffix(2) == ["There are 114 fish.", "end"] }
    let turns = program.log.filter { ["start", "end"].contains($0) }
    #expect(zip(turns, turns.dropFirst()).allSatisfy { $0 != ("start", "start") }, "\(turns)")
  }

  @Test func aVoiceThatFailsIsSwitchedOffAndToldOnce() async throws {
    let program = try Self.program()
    let voice = try await program.makeStandIn(
      """
      cat >/dev/null; head -c 200000 /dev/zero; head -c 200000 /dev/zero >&2
      echo run >> LOG; exit 1
      """, name: "voice")
    let running = try program.start(["--speak", "--speech-command", voice])
    // A voice that is interrupted before its end has not failed, so it may take some more.
    while running.complaints.isEmpty {
      let count = program.log.count
      try #require(count < 50)
      #expect(try await running.ask("count fish") == ["There are 114 fish."])
      try await eventually { program.log.count > count || !running.complaints.isEmpty }
    }
    let count = program.log.count
    for _ in 1...3 { #expect(try await running.ask("count fish") == ["There are 114 fish."]) }
    let finished = try await running.finish()
    #expect(finished.complaints == "curio: \(voice) failed again and again; speech is off\n")
    #expect(program.log.count == count)
  }

  #if os(Linux)
    @Test func aVoiceThatLeavesAChildBehindLeavesNoZombie() async throws {
      let program = try Self.program()
      try await program.makeStandIn("cat >> LOG; sleep 30 & exit 0")
      let running = try program.start(["--speak"])
      for number in 1...5 {
        _ = try await running.ask("count fish")
        try await eventually { program.log.count == number }
      }
      let children = "/proc/\(running.identifier)/task/\(running.identifier)/children"
      try await eventually {
        try String(contentsOfFile: children, encoding: .utf8).isEmpty
      }
      running.send("quit\n")
      #expect(try await running.ended().status == 0)
    }
  #endif

  @Test func theLastAnswerIsSpokenThoughTheProgramEnds() async throws {
    let program = try Self.program()
    try await program.makeStandIn("cat >> LOG")
    for number in 1...5 {
      _ = try await program.run(["--speak"], "count fish\n")
      try await eventually { program.log.count == number }
    }
  }

  @Test func oneAnswerIsSpokenToo() async throws {
    let program = try Self.program()
    try await program.makeStandIn("cat >> LOG")
    #expect(try await program.run(["say", "--speak", "count fish"]).status == 0)
    try await eventually { program.log == ["There are 114 fish."] }
  }

  @Test func aSignalSilencesIt() async throws {
    let program = try Self.program()
    try await program.makeStandIn(
      "cat >/dev/null; trap 'echo silent >> LOG; exit' TERM; echo start >> LOG; sleep 600 & wait")
    let running = try program.start(["--speak"])
    _ = try await running.ask("count fish")
    try await eventually { program.log == ["start"] }
    running.signal(15)
    #expect(try await running.ended().status == 143)
    try await eventually { program.log == ["start", "silent"] }
  }

  @Test func noSpeakWinsOverEveryWish() async throws {
    let program = try Self.program()
    try await program.makeStandIn("cat >> LOG")
    _ = try await program.run(["--no-speak"], "speak on\ncomic 1\nread it\n")
    _ = try await program.run(["--speak"], "count fish\n")
    try await eventually { !program.log.isEmpty }
    #expect(program.log == ["There are 114 fish."])
  }
}

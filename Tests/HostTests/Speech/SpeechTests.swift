import Conversation
import Dispatch
import Host
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct SpeechTests {
  @Test func theTextComesThroughStandardInputOnly() async throws {
    let stub = try SpeechStub(
      "{ echo $# $*; cat; echo end; } > LOG.new; mv LOG.new LOG",
      command: "speak -s 150")
    stub.client.speak("-w/tmp/x it's $(touch pwned) `id`", "en")
    try await eventually { stub.log.count == 3 }
    #expect(stub.log == ["2 -s 150", "-w/tmp/x it's $(touch pwned) `id`", "end"])
    #expect(try stub.folder.names() == ["log", "speak"])
  }

  @Test(arguments: ["espeak-ng", "espeak"])
  func espeakIsFoundAndGetsAVoice(_ name: String) async throws {
    let stub = try SpeechStub("echo $* >> LOG", name: name)
    #expect(stub.client.isAvailable())
    stub.client.speak("Guten Tag", "de")
    try await eventually { stub.log == ["--stdin -v de"] }
  }

  @Test(arguments: ["-w/tmp/x", "", "en;id", "../x", "a b"])
  func aLanguageThatIsNoNameIsLeftOut(_ language: String) async throws {
    let stub = try SpeechStub("echo $* >> LOG", name: "espeak-ng")
    stub.client.speak("x", language)
    try await eventually { stub.log == ["--stdin"] }
  }

  @Test func withoutAProgramNothingHappens() throws {
    let client = SpeechClient.live(environment: Environment(["PATH": "/nowhere"])) { notice in
      Issue.record("told \(notice)")
    }
    #expect(client.isAvailable() == false)
    client.speak("x", "en")
    client.stop()
  }

  @Test(arguments: ["/nowhere/speak", "nowhere-to-be-found -x"])
  func aNamedProgramThatIsMissingIsToldOnce(_ command: String) throws {
    let stub = try SpeechStub("", command: command)
    #expect(stub.client.isAvailable() == false)
    for _ in 1...3 { stub.client.speak("x", "en") }
    #expect(stub.told == [.programNotFound(command)])
  }

  @Test func atTheEndNothingIsHeardAnyMore() async throws {
    let stub = try SpeechStub("trap '' TERM; cat >/dev/null; echo $$ >> LOG; exec sleep 600")
    let client = SpeechClient.live(
      command: stub.folder.file("speak"), environment: Environment(["PATH": "/bin:/usr/bin"]))
    client.end()
    client.speak("x", "en")
    try await eventually { stub.log.count == 1 }
    let child = try #require(Int32(stub.log[0]))
    client.end()
    #expect(kill(child, 0) != 0)
  }

  @Test func aNewTextEndsTheOneBeforeAndNoneOverlap() async throws {
    let stub = try SpeechStub(
      """
      trap 'rmdir LOG.speaking; exit' TERM
      read text
      mkdir LOG.speaking || echo overlap >> LOG
      echo start $text >> LOG
      if [ "$text" != last ]; then sleep 300 & wait; fi
      rmdir LOG.speaking
      echo end $text >> LOG
      """, command: "speak")
    stub.client.speak("first", "en")
    try await eventually { stub.log == ["start first"] }
    for number in 1...50 { stub.client.speak("number \(number)", "en") }
    stub.client.speak("last", "en")
    try await eventually { stub.log.last == "end last" }
    #expect(stub.log.contains("overlap") == false)
    #expect(stub.log.contains("number 50") == false)
    #expect(stub.told == [])
  }

  @Test func stopEndsASpeakerThatWillNotListen() async throws {
    let stub = try SpeechStub(
      "trap '' TERM; echo $$ >> LOG; while :; do sleep 1; done",
      command: "speak")
    stub.client.speak("first", "en")
    try await eventually { stub.log.count == 1 }
    let identifier = try #require(pid_t(stub.log[0]))
    stub.client.stop()
    try await eventually { kill(identifier, 0) != 0 }
    stub.client.speak("second", "en")
    try await eventually { stub.log.count == 2 }
    let second = try #require(pid_t(stub.log[1]))
    stub.client.stop()
    try await eventually { kill(second, 0) != 0 }
  }

  @Test func stopEndsAlsoWhatTheProgramHasStarted() async throws {
    let stub = try SpeechStub("sleep 300 & echo $! >> LOG; wait", command: "speak")
    stub.client.speak("first", "en")
    try await eventually { stub.log.count == 1 }
    let identifier = try #require(pid_t(stub.log[0]))
    stub.client.stop()
    try await eventually { !isRunning(identifier) }
  }

  @Test func whatLivesOnInTheBackgroundHoldsNothingUp() async throws {
    let stub = try SpeechStub("sleep 2 & echo $$ >> LOG", command: "speak")
    for number in 1...10 {
      stub.client.speak("text \(number)", "en")
      try await eventually { stub.log.count == number }
      let identifier = try #require(pid_t(stub.log[number - 1]))
      // The number is free once the program was reaped: it has left no zombie.
      try await eventually { kill(identifier, 0) != 0 }
    }
    #expect(stub.told == [])
  }

  @Test func aNoisyProgramHoldsNothingUp() async throws {
    let stub = try SpeechStub(
      """
      head -c 200000 /dev/zero
      head -c 200000 /dev/zero >&2
      echo done >> LOG
      """, command: "speak")
    stub.client.speak("x", "en")
    try await eventually { stub.log == ["done"] }
  }

  @Test func aProgramThatDoesNotReadItsInputHurtsNobody() async throws {
    let stub = try SpeechStub("exec < /dev/null; echo done >> LOG", command: "speak")
    stub.client.speak(String(repeating: "word ", count: 200), "en")
    try await eventually { stub.log == ["done"] }
  }

  @Test func theCallerNeverWaits() async throws {
    let stub = try SpeechStub("sleep 300", command: "speak")
    let start = ContinuousClock.now
    for _ in 1...1000 { stub.client.speak("x", "en") }
    #expect(ContinuousClock.now - start < .seconds(2))
    stub.client.stop()
  }

  @Test func repeatedFailureSwitchesItOffAndIsToldOnce() async throws {
    let stub = try SpeechStub("echo noise >&2; echo $$ >> LOG; exit 1", command: "speak")
    for number in 1...3 {
      #expect(stub.client.isAvailable())
      stub.client.speak("x", "en")
      try await eventually { stub.log.count == number }
      let identifier = try #require(pid_t(stub.log[number - 1]))
      try await eventually { kill(identifier, 0) != 0 }
    }
    try await eventually { stub.told == [.switchedOff(program: stub.folder.file("speak"))] }
    #expect(stub.client.isAvailable() == false)
    stub.client.speak("x", "en")
    #expect(stub.log.count == 3)
  }

  @Test func aMissingVoiceIsToldOnceAndTheTextSpokenWithoutIt() async throws {
    let stub = try SpeechStub(
      """
      read text
      [ "$3" = xx ] && exit 1
      echo $* $text >> LOG
      """, name: "espeak-ng")
    stub.client.speak("first", "xx")
    try await eventually { stub.log == ["--stdin first"] }
    try await eventually { stub.told == [.voiceMissing(language: "xx")] }
    stub.client.speak("second", "xx")
    try await eventually { stub.log.last == "--stdin second" }
    stub.client.speak("third", "en")
    try await eventually { stub.log.last == "--stdin -v en third" }
    #expect(stub.told == [.voiceMissing(language: "xx")])
  }
}

/// Whether a process is there and no zombie.
private func isRunning(_ identifier: pid_t) -> Bool {
  guard kill(identifier, 0) == 0 else { return false }
  guard let status = try? AtomicFile.read("/proc/\(identifier)/stat") else { return false }
  return !String(decoding: status, as: UTF8.self).contains(") Z")
}

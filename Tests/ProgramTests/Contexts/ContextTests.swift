import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Contexts that outlive their process, or travel with the messages.
@Suite struct ContextTests {
  @Test func namedPeopleGoOnAfterARestart() async throws {
    let program = try Program.quick()
    _ = try await program.run([], "<ana@#lab> curio: comic 20\n<ben> comic 10\ncomic 30\n")
    let finished = try await program.run([], "<ANA@#lab> curio: next\n<ben> next\nnext\n")
    let pages = finished.answers.map { $0.last?.filter(\.isNumber) }
    #expect(pages.prefix(2) == ["19", "9"])
    #expect(pages.last != "29")
  }

  @Test(arguments: [(SIGTERM, 143), (SIGINT, 130), (SIGHUP, 129)] as [(Int32, Int32)])
  func aProcessThatIsToldToEndKeepsWhatWasSaid(_ signal: Int32, _ status: Int32) async throws {
    try await Turn.taking {
      let program = try Program.quick()
      let running = try program.start([])
      _ = try await running.ask("<ana> comic 20")
      running.signal(signal)
      let finished = try await running.finish(keepingInput: true)
      #expect(finished.status == status)
      let next = try program.start([])
      #expect(try await next.ask("<ana> next").last?.filter(\.isNumber) == "19")
      _ = try await next.finish()
    }
  }

  @Test func aProcessThatIsKilledHasKeptWhatWasSaidAWhileAgo() async throws {
    try await Turn.taking {
      let program = try Program.quick()
      let running = try program.start([])
      _ = try await running.ask("<ana> comic 20")
      let files = [program.home.store, program.home.store + "-wal"]
      try await eventually {
        files.contains { file in
          let bytes = FileManager.default.contents(atPath: file) ?? Data()
          return bytes.firstRange(of: Data("comic 20".utf8)) != nil
        }
      }
      running.signal(SIGKILL)
      _ = try await running.finish(keepingInput: true)
      let next = try program.start([])
      #expect(try await next.ask("<ana> next").last?.filter(\.isNumber) == "19")
      _ = try await next.finish()
    }
  }

  @Test func anyProcessGoesOnFromTheStateThatAnAnswerCarries() async throws {
    var state = ""
    for (text, page) in [("comic 20", "20"), ("next", "19"), ("next", "18"), ("back", "19")] {
      let program = try Program()
      let finished = try await program.run(
        ["--wire", "json", "--stateless"],
        "{\"user\":\"ana\",\"text\":\"\(text)\",\"state\":\"\(state)\"}\n")
      #expect(finished.text.contains("https://xkcd.com/\(page)/"))
      #expect(!finished.text.contains("badState"))
      state = try #require(Self.state(in: finished.text))
    }
  }

  @Test func aStateThatIsNoneBeginsAnew() async throws {
    let program = try Program.quick()
    let states = ["\"AAAA\"", "\"%%%\"", "7", "\"\(String(repeating: "A", count: 8_001))\"", "{}"]
    let lines = states.map { "{\"text\":\"count fish\",\"state\":\($0)}\n" }
    let finished = try await program.run(
      ["--wire", "json", "--stateless", "--in-order"], lines.joined())
    let answers = finished.text.split(separator: "\n")
    #expect(answers.count == states.count)
    for answer in answers {
      #expect(answer.contains("There are 114 fish."))
      #expect(answer.contains("\"code\":\"badState\""))
      #expect(Self.state(in: String(answer)) != nil)
    }
  }

  @Test func aProcessWithoutStateRemembersNobody() async throws {
    let finished = try await Program.quick().run(
      ["--wire", "json", "--stateless", "--in-order"],
      "{\"user\":\"ana\",\"text\":\"comic 20\"}\n{\"user\":\"ana\",\"text\":\"next\"}\n")
    #expect(!finished.text.contains("https://xkcd.com/19/"))
  }

  @Test func theOperatorAloneEndsItFromARoom() async throws {
    let finished = try await Program.quick().run(
      ["--operator", "Ana"],
      "<ben@#lab> curio: quit\n<ben> quit\n<ana@#lab> curio: quit\n<ben> count fish\n")
    #expect(finished.status == 0)
    #expect(!finished.text.contains("114"))
  }

  private static func state(in output: String) -> String? {
    output.firstMatch(of: /"state":"([A-Za-z0-9_-]+)"/).map { String($0.1) }
  }
}

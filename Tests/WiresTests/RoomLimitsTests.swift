import Testing

@testable import Wires

@Suite("Room limits")
struct RoomLimitsTests {
  @Test("a person says five things at once, then one each two seconds, and is told once")
  func user() {
    var limits = RoomLimits()
    let seconds = [0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 4, 5, 6]
    let verdicts = seconds.map { limits.admit("hi", from: "ana", in: "#den", now: $0) }
    #expect(
      verdicts == [
        .answer, .answer, .answer, .answer, .answer, .slowDown, .silence, .silence, .answer,
        .silence, .answer, .silence, .answer,
      ])
    #expect(limits.admit("hi", from: "ben", in: "#den", now: 6) == .answer)
  }

  @Test("who has paused is told anew")
  func toldAnew() {
    var limits = RoomLimits()
    for _ in 0..<6 { _ = limits.admit("hi", from: "ana", in: nil, now: 0) }
    let later = (0..<7).map { _ in limits.admit("hi", from: "ana", in: nil, now: 100) }
    #expect(later == Array(repeating: .answer, count: 5) + [.slowDown, .silence])
  }

  @Test("a room hears twenty answers a minute, and is told once")
  func room() {
    var limits = RoomLimits()
    let verdicts = (0..<23).map {
      limits.admit("hi", from: "user\($0)", in: "#den", now: $0)
    }
    #expect(verdicts.prefix(20).allSatisfy { $0 == .answer })
    #expect(verdicts.suffix(3) == [.slowDown, .silence, .silence])
    #expect(limits.admit("hi", from: "ana", in: "#lab", now: 23) == .answer)
    #expect(limits.admit("hi", from: "ana", in: "#den", now: 60) == .answer)
  }

  @Test("a person who is held back costs the room nothing")
  func refund() {
    var limits = RoomLimits()
    for _ in 0..<50 { _ = limits.admit("hi", from: "ana", in: "#den", now: 0) }
    let others = (0..<15).map { limits.admit("hi", from: "user\($0)", in: "#den", now: 0) }
    #expect(others == Array(repeating: .answer, count: 15))
  }

  @Test("the same words with the same answer a third time get dots, then five minutes of silence")
  func loop() {
    var limits = RoomLimits()
    let verdicts = [0, 10, 20].map {
      limits.answered("goblin", with: "Goblin", from: "bot", in: "#den", now: $0)
    }
    #expect(verdicts == [.answer, .answer, .dots])
    #expect(limits.admit("goblin", from: "bot", in: "#den", now: 21) == .silence)
    #expect(limits.admit("lich", from: "bot", in: "#den", now: 22) == .silence)
    #expect(limits.admit("goblin", from: "ana", in: "#den", now: 23) == .silence)
    #expect(limits.admit("lich", from: "ana", in: "#den", now: 23) == .answer)
    #expect(limits.admit("goblin", from: "bot", in: "#lab", now: 23) == .answer)
    #expect(limits.admit("goblin", from: "bot", in: "#den", now: 319) == .silence)
    #expect(limits.admit("goblin", from: "bot", in: "#den", now: 320) == .answer)
  }

  @Test("reading on with the same words is no loop")
  func readingOn() {
    var limits = RoomLimits()
    let verdicts = (0..<5).map {
      limits.answered("next", with: "Comic \($0)", from: "ana", in: "#den", now: $0)
    }
    #expect(verdicts == Array(repeating: .answer, count: 5))
  }

  @Test("people who say the same, each in a chat of their own, are no loop")
  func apart() {
    var limits = RoomLimits()
    let verdicts = (0..<5).map {
      limits.answered("goblin", with: "Goblin", from: "user\($0)", in: nil, now: $0)
    }
    #expect(verdicts == Array(repeating: .answer, count: 5))
    #expect(limits.admit("goblin", from: "ana", in: nil, now: 6) == .answer)
    let alone = (0..<3).map {
      limits.answered("goblin", with: "Goblin", from: "ana", in: nil, now: $0)
    }
    #expect(alone == [.answer, .answer, .dots])
    #expect(limits.admit("goblin", from: "ana", in: nil, now: 6) == .silence)
  }

  @Test("three times in more than a minute is no loop")
  func slowly() {
    var limits = RoomLimits()
    let verdicts = [0, 30, 60].map {
      limits.answered("goblin", with: "Goblin", from: "ana", in: "#den", now: $0)
    }
    #expect(verdicts == [.answer, .answer, .answer])
  }

  @Test("whoever is misunderstood again and again is left alone, others are not")
  func misses() {
    var limits = RoomLimits()
    let verdicts = (0..<7).map {
      limits.answered("x\($0)", with: "?", missed: true, from: "bot", in: "#den", now: $0)
    }
    #expect(verdicts == Array(repeating: .answer, count: 5) + [.silence, .silence])
    let other = limits.answered("q", with: "?", missed: true, from: "ana", in: "#den", now: 8)
    #expect(other == .answer)
    #expect(limits.answered("cod", with: "Cod", from: "bot", in: "#den", now: 8) == .answer)
    let later = limits.answered("y", with: "?", missed: true, from: "bot", in: "#den", now: 606)
    #expect(later == .answer)
  }

  @Test("a clock that steps back stops nothing")
  func clock() {
    var limits = RoomLimits()
    for _ in 0..<5 { _ = limits.admit("hi", from: "ana", in: nil, now: 1_000) }
    #expect(limits.admit("hi", from: "ana", in: nil, now: 0) == .slowDown)
    #expect(limits.admit("hi", from: "ana", in: nil, now: 1_010) == .answer)
  }

  @Test("ten thousand strangers at once are served")
  func crowd() {
    var limits = RoomLimits()
    let verdicts = (0..<10_000).map {
      limits.admit("hi", from: "user\($0)", in: "room\($0)", now: $0 / 100)
    }
    #expect(verdicts.allSatisfy { $0 == .answer })
  }
}

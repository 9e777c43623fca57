import Testing

@testable import Conversation

@Suite("A value that is shared")
struct SharedTests {
  @Test("stays as it was for whoever holds it when it is changed")
  func keepsWhatWasHandedOver() {
    var own = Shared(["cod"])
    let handed = own
    own.value.append("haddock")
    #expect(handed.value == ["cod"])
    #expect(own.value == ["cod", "haddock"])
  }
}

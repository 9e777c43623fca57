import Conversation
import Host
import Testing

@Suite struct SettingsTests {
  @Test(arguments: [
    Settings(),
    Settings(theme: .dark, language: "de", width: 72, speech: true),
    Settings(theme: .plain, speech: false),
  ])
  func theyComeBackAsTheyWere(_ settings: Settings) async throws {
    let folder = try TemporaryFolder()
    let client = SettingsClient.live(Store(path: folder.file("curio.sqlite")))
    try await client.save("ana", Settings(theme: .light, width: 40))
    try await client.save("ana", settings)
    try await client.save("bob", Settings(width: 99))
    #expect(try await client.load("ana") == settings)
  }

  @Test func somebodyNewHasNoneAndNoFileIsMadeForThem() async throws {
    let folder = try TemporaryFolder()
    let client = SettingsClient.live(Store(path: folder.file("deep/er/curio.sqlite")))
    #expect(try await client.load("ana") == Settings())
    #expect(try folder.names() == [])
  }

  @Test func aContextIsKeptUntilItIsForgotten() async throws {
    let folder = try TemporaryFolder()
    let store = Store(path: folder.file("curio.sqlite"))
    let session = SessionKey(user: "ana", room: "#lab")
    let direct = SessionKey(user: "ana", room: "")
    #expect(try await store.context(of: session, since: 0) == nil)
    try await store.save(contexts: [session: [0, 1, 255]], seen: 100, forgettingBefore: 0)
    #expect(try await store.context(of: session, since: 100) == [0, 1, 255])
    #expect(try await store.context(of: session, since: 101) == nil)
    try await store.save(contexts: [direct: []], seen: 200, forgettingBefore: 150)
    #expect(try await store.context(of: session, since: 0) == nil)
    #expect(try await store.context(of: direct, since: 0) == [])
  }
}

import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Chats that are written down, and transcripts that are accepted, with the program itself.
@Suite struct RecordingTests {
  private static let plain = """
    show me sockeye
    <ana> favourite comic 353
    <ana> my favourites
    <ana@#den> not for curio
    <ana@#den> curio: what CR is a goblin
    surprise me
    go fishing
    read it to me
    speak on
    width 40
    who is birdperson

    <ana> auf Deutsch
    <ana> zeig den Eulenbär
    \u{1B}[31m caf\u{E9} \\x41
    back
    quit

    """

  /// Lines that look like parts of a transcript, and some that can hardly be written.
  private static let marked = """
    | a line
    # a remark
    ~ aloud
    ! an error
    = exit 3
    @ tick 61m
    ---
    <
    <ana bob> hi
    < hi
    [...]
    find [INT] [=name] [..]
    \\x41 \u{202E}\u{0}\u{7F}\u{85} \u{E0041}
    \(String(repeating: "long ", count: 2_000))
      two blanks around  
    \u{FEFF}show me sockeye
    <ana@#den>
    <ana@#den> curio: |

    """

  private static let json = """
    {"text":"show me sockeye"}
    no object
    {"id":1,"room":"#den","user":"ana","text":"curio: what CR is a goblin"}
    {"id":2,"user":"ana","text":"favourite comic 353"}
    {"id":3,"user":"ana","text":"my favourites"}
    {"text":"random monster"}
    {"text":"bye"}

    """

  @Test(
    "a recorded chat replays green at once",
    arguments: [
      (["--wire", "plain"], plain),
      (["--wire", "plain", "--width", "60", "--ascii", "--no-speak", "--seed", "7"], plain),
      (["--wire", "plain"], marked),
      (["--wire", "json"], json),
      (["--wire", "json", "--operator", "ana"], json + marked + #"{"user":"ana","text":"quit"}"#),
      (["--language", "de", "--speech-command", "/nowhere/voice"], "Comic 353\nlies es vor\n"),
    ])
  func replays(_ options: [String], _ input: String) async throws {
    let program = try Program()
    // What was kept before must not be in the way.
    _ = try await program.run([], "favourite haddock\ndark mode\n")
    let path = program.home.file("x.chat")
    let chat = try await program.run(options + ["--record", path], input)
    #expect(chat.status == 0)
    let replay = try await program.run(["replay", path])
    #expect(replay.text == "1 passed, 0 failed\n")
    #expect(replay.status == 0)
  }

  @Test("a recording names who speaks, and keeps nothing else")
  func names() async throws {
    let program = try Program()
    let path = program.home.file("x.chat")
    let options = ["--seed", "7", "--now", "2026-11-30T12:00:00Z", "--speech-command", "cat"]
    _ = try await program.run(options + ["--record", path], "<ana> favourite comic 353\nversion\n")
    #expect(
      program.home.text("x.chat") == """
        seed: 7
        now: 2026-11-30T12:00:00Z
        ---
        <ana> favourite comic 353
        | Python is now among your favourites.

        <> version
        | This is Curio 1.0.


        """)
    #expect(!FileManager.default.fileExists(atPath: program.home.store))
  }

  @Test("accepting rewrites the blocks concerned and nothing else")
  func accepts() async throws {
    let program = try Program()
    let text = """
      # A chat.
      seed: 7
      ---
      <> version
      | This is Curio [..]
      # Between blocks.
      <> calories of haddock
      | Haddock has 88 calories.
      | And more.

      <> quit
      | Goodbye, and thank you for the chat.
      = exit 1
      """
    let path = try program.home.write(text, to: "x.chat")
    let before = try await program.run(["replay", path])
    #expect(before.status == 1)
    #expect(before.text.contains("@@ \(path):7: <> calories of haddock"))
    let accepted = try await program.run(["replay", "--accept", path])
    #expect(accepted.text == "accepted 2 blocks in \(path)\n1 passed, 0 failed\n")
    let expected = text.replacing(
      "has 88 calories.\n| And more.", with: "has 87 calories per 100 g."
    )
    .replacing("exit 1", with: "exit 0")
    #expect(program.home.text("x.chat") == expected)
    #expect(try await program.run(["replay", path]).status == 0)
  }

  @Test("a build server accepts nothing, and no transcripts are never green")
  func refuses() async throws {
    var program = try Program()
    let path = try program.home.write("<> version\n| x\n", to: "x.chat")
    _ = try program.home.write("", to: "empty/readme.md")
    #expect(try await program.run(["replay", program.home.file("empty")]).status == 2)
    program.environment = ["CI": "1"]
    #expect(try await program.run(["replay", "--accept", path]).status == 2)
    #expect(program.home.text("x.chat") == "<> version\n| x\n")
  }

  @Test("the report for build servers is XML, whatever the transcripts hold")
  func junit() async throws {
    let program = try Program()
    let hostile = "<> a&<b>]]>\"\\x1b\\u{ffff}\\xff\n| \u{1F41F} \u{1}\u{85} <\n"
    try program.home.write(hostile, to: "t/a&\"<'.chat")
    try program.home.write("<> version\n| This is Curio 1.0.\n", to: "t/b.chat")
    try program.home.write("bad: yes\n", to: "t/c.chat")
    let (folder, file) = (program.home.file("t"), program.home.file("out.xml"))
    let run = try await program.run(["replay", folder, "--junit", file])
    #expect(run.status == 2)
    let names = CaseNames()
    let parser = XMLParser(data: Data(try program.home.bytes("out.xml")))
    parser.delegate = names
    #expect(parser.parse())
    #expect(names.found == ["a&\"<'.chat", "b.chat", "c.chat"].map { folder + "/" + $0 })
    #expect(names.counts == ["3", "1", "1"])
  }
}

/// The test cases that a report tells of.
private final class CaseNames: NSObject, XMLParserDelegate {
  var found: [String] = []
  var counts: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if element == "testcase" { found.append(attributes["name"] ?? "") }
    if element == "testsuite" {
      counts = ["tests", "failures", "errors"].map { attributes[$0] ?? "" }
    }
  }
}

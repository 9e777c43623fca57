import Synchronization
import Testing

@testable import Replay

@Suite("Replay command")
struct ReplayCommandTests {
  static let good = "# F1 and X9\n<> hi\n| You said hi.\n"
  static let differing = "# R6\n<> a\n| b\n"
  static let malformed = "<> hi\nhello\n"

  @Test("passes")
  func passes() async {
    let run = await Run(["b.chat": Self.good, "a.chat": Self.good])
    #expect(run.status == 0)
    #expect(run.output == "2 passed, 0 failed\n")
    #expect(run.errors == "")
  }

  @Test("shows what differs, and exits with 1")
  func differs() async {
    let run = await Run(["a.chat": Self.good, "b.chat": Self.differing])
    #expect(run.status == 1)
    #expect(
      run.output == """
        --- b.chat
        +++ b.chat (actual)
        @@ -3 +3 @@ b.chat:2: <> a
        -| b
        +| You said a.

        1 passed, 1 failed

        """)
  }

  @Test("lists all when it is to say more")
  func verbose() async {
    let run = await Run(["a.chat": Self.good, "c.chat": Self.malformed]) { $0.isVerbose = true }
    #expect(run.status == 2)
    #expect(
      run.output == """
        ok a.chat
        FAILED c.chat
        c.chat:2:1: a line begins with # < | ~ ! = or @, or is blank; before --- it is KEY: VALUE
          hello
          ^

        1 passed, 1 failed

        """)
  }

  @Test("nothing to replay is never green")
  func nothing() async {
    let empty = await Run([:])
    #expect(empty.status == 2)
    #expect(empty.errors == "replay: no transcripts found\n")
    let filtered = await Run(["a.chat": Self.good]) { $0.filter = "zebra" }
    #expect(filtered.status == 2)
    let missing = await Run(["a.chat": Self.good]) { $0.paths = ["a.chat", "nowhere"] }
    #expect(missing.status == 2)
    #expect(missing.errors == "replay: nowhere: missing\n")
  }

  @Test(
    "filters by path and comment, in any case",
    arguments: [("A.CHAT", "1 passed"), ("x9", "1 passed"), ("R6", "0 passed, 1 failed")])
  func filter(_ filter: String, _ summary: String) async {
    let run = await Run(["a.chat": Self.good, "b.chat": Self.differing]) { $0.filter = filter }
    #expect(run.output.contains(summary))
  }

  @Test("a file named twice is replayed once")
  func once() async {
    let run = await Run(["t/a.chat": Self.good]) { $0.paths = ["t", "t/a.chat"] }
    #expect(run.output == "1 passed, 0 failed\n")
  }

  @Test("accepts what differs, and nothing else")
  func accepts() async {
    let run = await Run(
      ["a.chat": Self.good, "b.chat": Self.differing, "c.chat": "<> fail\n<> a\n"]
    ) { $0.accepts = true }
    #expect(run.status == 1)
    #expect(run.files["b.chat"] == "# R6\n<> a\n| You said a.\n")
    #expect(run.written == ["b.chat"])
    #expect(run.output.hasPrefix("accepted 1 block in b.chat\n"))
    #expect(run.output.hasSuffix("2 passed, 1 failed\n"))
  }

  @Test("accepts nothing on a build server")
  func refuses() async {
    let run = await Run(["b.chat": Self.differing]) {
      $0.accepts = true
      $0.isBuildServer = true
    }
    #expect(run.status == 2)
    #expect(run.written == [])
    #expect(run.errors == "replay: --accept does nothing where CI is set\n")
  }

  @Test("a file that cannot be written is a failure")
  func cannotWrite() async {
    let run = await Run(["locked.chat": Self.differing]) { $0.accepts = true }
    #expect(run.status == 1)
    #expect(run.errors == "replay: locked.chat: locked\n")
  }

  @Test("reports by the Test Anything Protocol")
  func tap() async {
    let run = await Run(["a#b.chat": Self.good, "b.chat": Self.differing]) { $0.tellsTAP = true }
    #expect(
      run.output == """
        TAP version 14
        1..2
        ok 1 - a\\#b.chat
        not ok 2 - b.chat
        # --- b.chat
        # +++ b.chat (actual)
        # @@ -3 +3 @@ b.chat:2: <> a
        # -| b
        # +| You said a.
        # 1 passed, 1 failed

        """)
  }

  @Test("writes a report for build servers")
  func junit() async {
    let hostile = "<> a&<\\x1b>\\u{ffff}\"\n| \u{7}]]>\n"
    let run = await Run(["a.chat": Self.good, "b.chat": hostile, "c.chat": Self.malformed]) {
      $0.junitPath = "out.xml"
    }
    #expect(
      run.files["out.xml"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="1">
        <testsuite name="curio" tests="3" failures="1" errors="1">
        <testcase classname="transcripts" name="a.chat"/>
        <testcase classname="transcripts" name="b.chat"><failure \
        message="b.chat:1: &lt;&gt; a&amp;&lt;\\x1b&gt;\\u{ffff}&quot;">--- b.chat
        +++ b.chat (actual)
        @@ -2 +2 @@ b.chat:1: &lt;&gt; a&amp;&lt;\\x1b&gt;\\u{ffff}&quot;
        -| \\x07]]&gt;
        +| You said a&amp;&lt;\\u{ffff}&quot;.
        </failure></testcase>
        <testcase classname="transcripts" name="c.chat"><error \
        message="c.chat:2:1: a line begins with # &lt; | ~ ! = or @, or is blank; before --- it is \
        KEY: VALUE">c.chat:2:1: a line begins with # &lt; | ~ ! = or @, or is blank; before --- it \
        is KEY: VALUE
          hello
          ^
        </error></testcase>
        </testsuite>
        </testsuites>

        """)
  }

  @Test("tells what the transcripts exercise, and fails when a command has none")
  func coverage() async {
    let run = await Run(["a.chat": Self.good, "b.chat": "<> list\n| You said list.\n"]) {
      var report = CoverageReport()
      report.known = [.commands: ["list", "show"], .outcomes: ["understood", "ask"]]
      report.known[.templates] = ["en/a.intent:7", "en/a.intent:9", "en/b.intent:1"]
      report.known[.fields] = []
      report.known[.rows] = ["F1", "X9", "R6"]
      $0.coverage = report
    }
    #expect(run.status == 1)
    #expect(
      run.output == """
        coverage: commands 1 of 2
          missing: show
          not listed: hi
        coverage: outcomes 1 of 2
          missing: ask
        coverage: fields 0 of 0
        coverage: templates 0 of 3
          missing: en/a.intent: 7 9
          missing: en/b.intent: 1
        coverage: wires 1
        coverage: rows 2 of 3
          missing: R6
        2 passed, 0 failed

        """)
  }
}

/// One run of the command on files in memory.
private struct Run {
  private(set) var status: Int32 = -1
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var files: [String: String]
  private(set) var written: [String] = []

  private enum Fault: Error { case missing, locked }

  private struct Recorded {
    var files: [String: String]
    var written: [String] = []
    var output = ""
    var errors = ""
  }

  init(_ files: [String: String], _ change: (inout ReplayOptions) -> Void = { _ in }) async {
    var options = ReplayOptions()
    options.paths = ["."]
    options.jobs = 2
    change(&options)
    let recorded = Box(Recorded(files: files))
    let access = ReplayFiles(
      transcripts: { path in
        let found = files.keys.filter { path == "." || $0 == path || $0.hasPrefix(path + "/") }
        guard !found.isEmpty || path == "." else { throw Fault.missing }
        return Array(found)
      },
      read: { path in Array((files[path] ?? "").utf8) },
      write: { path, text in
        guard path != "locked.chat" else { throw Fault.locked }
        recorded.change {
          $0.files[path] = text
          $0.written.append(path)
        }
      })
    let replay = ReplayCommand(
      options, files: access, stage: scriptedStage(),
      output: { text in recorded.change { $0.output += text } },
      errors: { text in recorded.change { $0.errors += text } })
    status = await replay.run()
    let end = recorded.value
    self.files = end.files
    (written, output, errors) = (end.written, end.output, end.errors)
  }

  private final class Box: Sendable {
    private let recorded: Mutex<Recorded>
    init(_ value: sending Recorded) { recorded = Mutex(value) }
    var value: Recorded { recorded.withLock { $0 } }
    func change(_ body: (inout Recorded) -> Void) { recorded.withLock { body(&$0) } }
  }
}

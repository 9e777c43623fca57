import Conversation
import Synchronization
import Testing

@testable import Host

/// A speech program made of a few lines of shell, and what it and its operator were told.
final class SpeechStub: Sendable {
  let folder: TemporaryFolder
  let client: SpeechClient
  private let notices: Notices

  private final class Notices: Sendable {
    let list = Mutex<[SpeechNotice]>([])
  }

  /// Makes a program of a name from a script; `LOG` in it is a file for what it has to tell.
  init(_ script: String, name: String = "speak", command: String? = nil) throws {
    folder = try TemporaryFolder()
    let body = script.replacing("LOG", with: folder.file("log"))
    try Self.makeProgram("#!/bin/sh\n\(body)\n", at: folder.file(name))
    let notices = Notices()
    self.notices = notices
    // Nothing but the folder: a speech program of this machine must not be found instead. The
    // script itself has the path of this process.
    client = .live(
      command: command, environment: Environment(["PATH": "relative:\(folder.path)"])
    ) { notice in notices.list.withLock { $0.append(notice) } }
  }

  /// Makes a program, with the hands of another process.
  ///
  /// A program that somebody has open to write cannot be started, and a child of ours that is
  /// starting at the same moment has everything open for an instant.
  private static func makeProgram(_ script: String, at path: String) throws {
    let writer = try ChildProcess(
      path: "/bin/sh",
      arguments: ["-c", "printf %s \"$1\" > \"$2\"; chmod 755 \"$2\"", "sh", script, path],
      input: "")
    writer.waitForEnd()
    _ = writer.reap()
  }

  var told: [SpeechNotice] { notices.list.withLock(\.self) }

  /// What the program has told so far, by lines.
  var log: [String] {
    let text = (try? folder.text("log")) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}

/// Waits until something is so; the limit is only there so that a failure ends.
func eventually(
  within seconds: Int = 120, _ condition: () async throws -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < deadline {
    if try await condition() { return }
    try await Task.sleep(for: .milliseconds(2))
  }
  Issue.record("it did not come about in time", sourceLocation: sourceLocation)
}

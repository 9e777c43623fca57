import Replay
import Synchronization
import Testing

@testable import curio

/// The conversations in `Transcripts`, each against the program itself.
@Suite struct GoldenTranscriptsTests {
  @Test("every transcript replays as it stands", arguments: Transcripts.names)
  func replays(_ name: String) async throws {
    let stages = try Transcripts.stages.get()
    let report = Mutex("")
    let tell: @Sendable (String) -> Void = { text in report.withLock { $0 += text } }
    var options = ReplayOptions()
    options.paths = [Transcripts.folder + "/" + name]
    let command = ReplayCommand(
      options, files: ReplayTranscripts.files,
      stage: { try await stages.stage(for: $0) }, output: tell, errors: tell)
    let status = await command.run()
    #expect(status == 0, "\(report.withLock { $0 })")
  }

  @Test func areFifty() {
    #expect(Transcripts.names.count >= 50)
  }

  @Test("every transcript says at its top what it covers", arguments: Transcripts.names)
  func beginsWithComment(_ name: String) throws {
    let bytes = try ReplayTranscripts.files.read(Transcripts.folder + "/" + name)
    #expect(bytes.starts(with: "# ".utf8))
  }
}

/// Where the transcripts are, and the program that plays them, put together once.
private enum Transcripts {
  static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/") + "/Transcripts"

  /// All files below the folder, by their paths from there; none when it cannot be read.
  static let names: [String] = {
    let paths = (try? ReplayTranscripts.files.transcripts(folder)) ?? []
    return paths.map { String($0.dropFirst(folder.count + 1)) }
  }()

  static let stages = Result<Stages, WiringError> { () throws(WiringError) in
    Stages(try Wiring(Options()), program: Program.path)
  }
}

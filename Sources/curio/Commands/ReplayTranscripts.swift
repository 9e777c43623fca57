import Conversation
import Host
import Replay

/// `curio replay`: transcripts against the program itself, in process.
struct ReplayTranscripts {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ paths: [String]) async -> Int32 {
    do throws(WiringError) {
      let wiring = try Wiring(options)
      let writer = LineWriter()
      let command = ReplayCommand(
        replayOptions(paths), files: Self.files,
        stage: { transcript in StageSetting(wiring, transcript.header).stage },
        output: { text in try? writer.write(text) }, errors: { text in Console.complain(text) })
      let status = await command.run()
      do throws(OutputFailure) {
        try writer.flush()
      } catch {
        return error.exitStatus
      }
      return status
    } catch {
      Console.complain("curio: \(error.sentence)")
      return ExitStatus.usage
    }
  }

  private func replayOptions(_ paths: [String]) -> ReplayOptions {
    var replay = ReplayOptions()
    replay.paths = paths
    replay.filter = options.filter
    replay.accepts = options.accepts
    replay.isBuildServer = Environment.process["CI"] != nil
    replay.tellsTAP = options.tellsTAP
    replay.junitPath = options.junitPath
    replay.jobs = options.jobs
    replay.isVerbose = options.isVerbose
    replay.isColoured = options.color == .always
    return replay
  }

  static let files = ReplayFiles(
    transcripts: { try FileTree.files(at: $0, ending: ".chat") },
    read: { try AtomicFile.read($0) },
    write: { try AtomicFile.write(Array($1.utf8), to: $0) })
}

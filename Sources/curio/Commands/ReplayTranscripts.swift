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
      let stages = Stages(
        wiring, program: Executable.path, tellsExercise: options.tellsCoverage)
      let (writer, complaints) = (LineWriter(), LineWriter(descriptor: 2))
      let command = ReplayCommand(
        try replayOptions(paths, wiring), files: Self.files,
        stage: { try await stages.stage(for: $0) },
        output: { text in try? writer.write(text) },
        errors: { text in
          try? complaints.write(text)
          try? complaints.flush()
        })
      let status = await command.run()
      do throws(OutputFailure) {
        try writer.flush()
      } catch {
        return error.exitStatus
      }
      return status
    } catch {
      Operator.complain("curio: \(error.sentence)")
      return ExitStatus.usage
    }
  }

  private func replayOptions(
    _ paths: [String], _ wiring: Wiring
  ) throws(WiringError) -> ReplayOptions {
    var replay = ReplayOptions()
    replay.paths = paths
    replay.filter = options.filter
    replay.accepts = options.accepts
    replay.isBuildServer = Environment.process["CI"] != nil
    replay.tellsTAP = options.tellsTAP
    replay.junitPath = options.junitPath
    replay.jobs = options.jobs
    replay.isVerbose = options.isVerbose
    replay.isColoured = options.color.isOn(
      environment: .process, isTerminal: Terminal.isConnected(to: 1))
    if options.tellsCoverage { replay.coverage = try CoverageReport(wiring) }
    return replay
  }

  static let files = ReplayFiles(
    transcripts: { path in try told { try FileTree.files(at: path, ending: ".chat") } },
    read: { path in try told { try AtomicFile.read(path) } },
    write: { path, text in try told { try AtomicFile.write(Array(text.utf8), to: path) } })

  /// A failure of a file in the words that replay puts behind its path.
  private struct Complaint: Error, CustomStringConvertible {
    let description: String
  }

  private static func told<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let failure as FileFailure {
      throw Complaint(description: OperatorText.sentence(failure))
    }
  }
}

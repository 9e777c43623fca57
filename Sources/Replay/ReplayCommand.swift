/// The command `curio replay`, from its options to its exit status.
package struct ReplayCommand: Sendable {
  private let options: ReplayOptions
  private let files: ReplayFiles
  private let runner: Runner
  private let output: @Sendable (String) -> Void
  private let errors: @Sendable (String) -> Void

  /// Takes where the report goes, piece by piece, and where errors go, both with line feeds.
  package init(
    _ options: ReplayOptions, files: ReplayFiles, stage: @escaping StageFactory,
    output: @escaping @Sendable (String) -> Void, errors: @escaping @Sendable (String) -> Void
  ) {
    self.options = options
    self.files = files
    self.runner = Runner(stage: stage)
    self.output = output
    self.errors = errors
  }

  /// Replays all, reports, and gives the exit status: 0, 1 when something differed, 2 for a bad
  /// file or none at all.
  package func run() async -> Int32 {
    guard !(options.accepts && options.isBuildServer) else {
      errors("replay: --accept does nothing where CI is set\n")
      return 2
    }
    guard let files = load() else { return 2 }
    guard !files.isEmpty else {
      errors("replay: no transcripts found\n")
      return 2
    }
    return await replay(files)
  }

  // MARK: Loading

  private typealias Loaded = Result<Transcript, BadFile>

  private struct BadFile: Error {
    let path: String
    let reason: String
  }

  /// All files in the order of their paths, each once; nil when a path leads nowhere.
  private func load() -> [Loaded]? {
    var paths: Set<String> = []
    for path in options.paths.isEmpty ? ["Transcripts"] : options.paths {
      do {
        paths.formUnion(try files.transcripts(path))
      } catch {
        errors("replay: \(path): \(error)\n")
        return nil
      }
    }
    return paths.sorted().map(load).filter(isWanted)
  }

  private func load(_ path: String) -> Loaded {
    do {
      return .success(try TranscriptParser.parse(try files.read(path), path: path))
    } catch let fault as ParseFault {
      return .failure(BadFile(path: path, reason: "\(fault)"))
    } catch {
      return .failure(BadFile(path: path, reason: "\(path): \(error)"))
    }
  }

  private func isWanted(_ file: Loaded) -> Bool {
    guard let filter = options.filter?.lowercased() else { return true }
    let texts =
      switch file {
      case .success(let transcript): [transcript.path] + transcript.comments
      case .failure(let bad): [bad.path]
      }
    return texts.contains { $0.lowercased().contains(filter) }
  }

  // MARK: Replaying

  private func replay(_ files: [Loaded]) async -> Int32 {
    var session = ReportSession(options)
    output(session.begin(count: files.count))
    var rest = files[...]
    await runner.run(files.compactMap { try? $0.get() }, jobs: options.jobs) { result in
      tellBad(&rest, &session)
      rest.removeFirst()
      output(session.tell(.played(result, accepted: accept(result)), result.coverage))
    }
    tellBad(&rest, &session)
    output(session.end())
    return writeJUnit(session.junitText) ? session.exitStatus : 2
  }

  /// Tells the bad files that come before the next good one.
  private func tellBad(_ rest: inout ArraySlice<Loaded>, _ session: inout ReportSession) {
    while case .failure(let bad) = rest.first {
      rest.removeFirst()
      output(session.tell(.bad(path: bad.path, reason: bad.reason), Coverage()))
    }
  }

  /// Rewrites a transcript that differs, if that is wanted and is all that is wrong with it.
  private func accept(_ result: TranscriptResult) -> Bool {
    guard options.accepts, !result.passed, result.failure == nil else { return false }
    do {
      try files.write(result.transcript.path, result.acceptedText)
      return true
    } catch {
      errors("replay: \(result.transcript.path): \(error)\n")
      return false
    }
  }

  private func writeJUnit(_ text: String) -> Bool {
    guard let path = options.junitPath else { return true }
    do {
      try files.write(path, text)
      return true
    } catch {
      errors("replay: \(path): \(error)\n")
      return false
    }
  }
}

/// Plays transcripts and compares what is answered with what they expect.
package struct Runner: Sendable {
  private let stage: StageFactory

  package init(stage: @escaping StageFactory) { self.stage = stage }

  /// Plays one transcript from its first line to its last; a block that differs does not stop it.
  package func run(_ transcript: Transcript) async -> TranscriptResult {
    var play = Play(transcript)
    do {
      let stage = try await stage(transcript)
      await play.run(on: stage)
      await stage.leave()
    } catch {
      play.result.failure = .stage("\(error)", line: 1)
    }
    return play.result
  }

  /// Plays many, some at the same time, and hands their results on in the order of the list.
  package func run(
    _ transcripts: [Transcript], jobs: Int, each: (TranscriptResult) async -> Void
  ) async {
    await withTaskGroup(of: (Int, TranscriptResult).self) { group in
      var waiting: [Int: TranscriptResult] = [:]
      var (started, handedOn) = (0, 0)
      func startNext() {
        guard started < transcripts.count else { return }
        let index = started
        started += 1
        group.addTask { (index, await run(transcripts[index])) }
      }
      for _ in 0..<max(1, jobs) { startNext() }
      while let (index, result) = await group.next() {
        startNext()
        waiting[index] = result
        while let next = waiting.removeValue(forKey: handedOn) {
          await each(next)
          handedOn += 1
        }
      }
    }
  }
}

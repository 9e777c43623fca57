import Conversation
import Host
import Replay

/// Sets the stage that a transcript's header asks for.
struct Stages: Sendable {
  private let wiring: Wiring
  /// What all stages have in common: what is worked out from the library.
  private let world: World
  private let program: String
  private let tellsExercise: Bool

  /// Takes the program that plays transcripts with `run: process`, and whether stages tell what is
  /// exercised.
  init(_ wiring: Wiring, program: String, tellsExercise: Bool = false) {
    self.wiring = wiring
    self.program = program
    self.tellsExercise = tellsExercise
    let store = MemoryStore()
    world = wiring.world(
      favourites: store.favourites, settings: store.settings, speech: .silent,
      now: { StageClock.someday }, random: { 0 })
  }

  func stage(for transcript: Transcript) async throws -> Stage {
    let header = transcript.header
    if header.run == .process { return try await ProcessStage(program, header).stage }
    return StageSetting(
      wiring, world, header, servicesFolder: transcript.speaksOfServices ? transcript.folder : nil,
      tellsExercise: tellsExercise
    ).stage
  }
}

extension SpeechClient {
  /// A voice that is there and says nothing.
  static let silent = SpeechClient(isAvailable: { true }, speak: { _, _ in }, stop: {})
}

import Conversation
import Host
import Presentation
import Replay
import Synchronization
import Wires

/// A conversation on standard input and output, in the form that fits: a terminal, or one of the wires.
struct Chat {
  private let options: Options

  init(_ options: Options) {
    var options = options
    if options.recording != nil {
      // A recorded chat repeats: chance and the clock are fixed as it begins.
      options.seed = options.seed ?? .random(in: 0...9999)
      options.now = options.now ?? SystemClock.now()
    }
    self.options = options
  }

  func run() async -> Int32 {
    let wiring: Wiring
    do throws(WiringError) {
      wiring = try Wiring(options)
    } catch {
      Operator.complain("curio: \(error.sentence)")
      return ExitStatus.usage
    }
    let isTerminal =
      options.wire == nil && Terminal.isConnected(to: 0) && Terminal.isConnected(to: 1)
    var world = wiring.world()
    if options.recording != nil {
      // What is kept elsewhere would not be there when the transcript is replayed.
      let store = MemoryStore()
      (world.favourites, world.settings) = (store.favourites, store.settings)
      world.contexts = .none
      world.live = .offline
    }
    let waits = world.live.isOnline ? ServiceWaits() : nil
    if let waits { world.live = waits.watching(world.live) }
    let recording: Recording?
    do throws(FileFailure) {
      recording = try options.recording.map { path throws(FileFailure) in
        let hasVoice = world.speech.isAvailable()
        return try Recording(
          path, header: recordedHeader(isTerminal: isTerminal), hasVoice: hasVoice)
      }
    } catch {
      let (path, reason) = (options.recording ?? "", OperatorText.sentence(error))
      Operator.complain("curio: \(path) cannot be written: \(reason)")
      return ExitStatus.failure
    }
    let responder = wiring.responder(world)
    let interrupts = isTerminal ? Interrupts() : nil
    let (contexts, favourites) = (world.contexts, world.favourites)
    let finish: @Sendable () async -> Void = {
      responder.close()
      await contexts.settle()
      await favourites.settle()
    }
    let cancel: @Sendable () async -> Void = {
      // At a terminal there is one person.
      await responder.session(for: Message(text: "")).cancel()
    }
    let watch = Self.watchSignals(world.speech, interrupts, cancel: cancel, finish: finish)
    let saving = Task { await Self.save(responder) }
    defer {
      saving.cancel()
      world.speech.settle()
      withExtendedLifetime(watch) {}
    }
    let status = await converse(
      wiring, world, responder, waits, recording: recording, interrupts: interrupts,
      finish: finish)
    await favourites.settle()
    // What is on its way is kept for the next time, but nobody waits long for it.
    await world.shelf.ahead.settle(within: .seconds(1))
    return status
  }

  /// Saves now and then where people are, so that little is lost with the process.
  private static func save(_ responder: Responder) async {
    while (try? await Task.sleep(for: .seconds(5))) != nil { responder.save(atMost: 500) }
  }

  private func converse(
    _ wiring: Wiring, _ world: World, _ responder: Responder, _ waits: ServiceWaits?,
    recording: Recording?, interrupts: Interrupts?,
    finish: @escaping @Sendable () async -> Void
  ) async -> Int32 {
    let plain = PlainChat(
      responder, world, options, waits: waits, recording: recording, finish: finish)
    switch options.wire {
    case .json:
      return await JSONChat(responder, options, recording: recording, finish: finish).run()
    case .irc: return await IRCChat(responder, options, finish: finish).run()
    case .plain: return await plain.run()
    case nil:
      guard let interrupts else { return await plain.run() }
      let chat = TerminalChat(
        responder, world, options, recording: recording, interrupts: interrupts,
        gallery: wiring.gallery,
        complete: Completion(wiring.interpreter, options.language).candidates)
      return await chat.run()
    }
  }

  /// What a recorded chat needs to play the same again.
  ///
  /// What a terminal shows is written down as a wire has it.
  private func recordedHeader(isTerminal: Bool) -> Header {
    var header = Header()
    header.seed = options.seed
    header.now = options.now
    header.language = options.language == "en" ? nil : options.language
    header.nick = options.nick == "curio" ? nil : options.nick
    header.wire = options.wire == .json ? .json : nil
    header.speak = options.speaks
    if !isTerminal {
      header.width = options.width
      header.ascii = options.ascii ? true : nil
    }
    return header
  }

  /// Whether a signal ends the process already.
  private static let isEnding = Atomic(false)

  /// Ends the process when it is told to: silently, with the status that shells know the signal by.
  ///
  /// At a terminal the first Ctrl-C only stops what is being said or fetched, the second within a second ends. Where people
  /// are is saved first; whoever asks once more does not want to wait for that.
  private static func watchSignals(
    _ speech: SpeechClient, _ interrupts: Interrupts?,
    cancel: @escaping @Sendable () async -> Void, finish: @escaping @Sendable () async -> Void
  ) -> SignalWatch {
    Signals.watch(.interrupt, .terminate, .hangUp) { signal in
      if signal == .interrupt, let interrupts, !interrupts.press() {
        speech.stop()
        Task { await cancel() }
        return
      }
      speech.stop()
      speech.settle()
      if isEnding.exchange(true, ordering: .relaxed) { ExitStatus.leave(with: signal.exitStatus) }
      Task {
        await finish()
        ExitStatus.leave(with: signal.exitStatus)
      }
    }
  }
}

import Conversation
import Host
import Presentation
import Wires

/// A conversation on standard input and output, in the form that fits: a terminal, or one of the wires.
struct Chat {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() async -> Int32 {
    let wiring: Wiring
    do throws(WiringError) {
      wiring = try Wiring(options)
    } catch {
      Console.complain("curio: \(error.sentence)")
      return ExitStatus.usage
    }
    let world = wiring.world()
    let responder = wiring.responder(world)
    let watch = Self.watchSignals(world)
    defer {
      world.speech.settle()
      withExtendedLifetime(watch) {}
    }
    switch options.wire {
    case .json: return await JSONChat(responder, options).run()
    case .irc:
      Console.complain("curio: the irc wire is not in this version; see “curio help wires”")
      return ExitStatus.usage
    case .plain: return await PlainChat(responder, world, options).run()
    case nil: return await PlainChat(responder, world, options).run()
    }
  }

  /// Ends the process when it is told to: silently, with the status that shells know the signal by.
  private static func watchSignals(_ world: World) -> SignalWatch {
    Signals.watch(.interrupt, .terminate, .hangUp) { signal in
      world.speech.stop()
      world.speech.settle()
      ExitStatus.leave(with: signal.exitStatus)
    }
  }
}

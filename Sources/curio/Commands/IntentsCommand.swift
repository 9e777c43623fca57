import Conversation
import Language

/// `curio intents explain TEXT`: why a sentence is read as it is.
struct IntentsCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ task: [String]) -> Int32 {
    do throws(WiringError) {
      let wiring = try Wiring(options)
      switch task.first {
      case "explain" where task.count > 1:
        return explain(task.dropFirst().joined(separator: " "), wiring)
      default:
        Console.complain("curio: usage: curio intents check|sample|explain TEXT")
        return ExitStatus.usage
      }
    } catch {
      Console.complain("curio: \(error.sentence)")
      return ExitStatus.usage
    }
  }

  private func explain(_ text: String, _ wiring: Wiring) -> Int32 {
    let reasoning = wiring.interpreter.explain(text)
    return Console.tell(reasoning.lines.joined(separator: "\n"))
  }
}

import Catalogs
import Conversation
import Language
import Replay
import Wires

extension FuzzTarget {
  /// One input; what must hold of any input is checked here, and everything else is that nothing traps.
  func feed(_ bytes: [UInt8]) {
    switch self {
    case .lines: FuzzedLines.read(bytes)
    case .plain:
      let incoming = PlainWire.read(bytes)
      precondition(InputCleaning.text(incoming.message.text) == incoming.message.text)
      precondition(!PlainWire.write([incoming.message.text]).hasPrefix("/"))
    case .json: _ = JSONWire.read(bytes)
    case .intents:
      let text = String(decoding: bytes, as: UTF8.self)
      _ = try? Grammar(parsing: [SourceFile(name: "fuzz.intent", text: text)])
    case .transcript: _ = try? TranscriptParser.parse(bytes, path: "fuzz.chat")
    case .matcher: FuzzedMatcher.read(String(decoding: bytes.prefix(512), as: UTF8.self))
    #if CURIO_IRC
      case .irc: _ = IRCMessage(String(decoding: bytes, as: UTF8.self))
    #endif
    #if CURIO_SERVICES
      case .fish: FuzzedService.read(bytes, .fish)
      case .monsters: FuzzedService.read(bytes, .monsters)
      case .characters: FuzzedService.read(bytes, .characters)
      case .comics: FuzzedService.read(bytes, .comics)
    #endif
    }
  }
}

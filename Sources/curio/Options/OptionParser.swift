import Host
import Language
import Wires

/// Reads a command line; options may stand anywhere, and the command line wins over the environment.
struct OptionParser {
  private var options = Options()
  private var words: [String] = []

  static func parse(
    _ arguments: [String], _ environment: Environment
  ) throws(UsageError) -> Options {
    var parser = OptionParser()
    try parser.readEnvironment(environment)
    try parser.read(arguments)
    try parser.chooseCommand()
    try parser.refuseUnrecordable()
    try parser.refuseUncarried()
    return parser.options
  }

  private mutating func readEnvironment(_ environment: Environment) throws(UsageError) {
    for spec in OptionSpec.all where !["version", "help"].contains(spec.name) {
      guard let value = environment[spec.variable] else { continue }
      if spec.value == nil {
        guard let isOn = Self.switches[value.lowercased()] else {
          throw .badValue(value, option: spec.variable, expected: "yes or no")
        }
        guard isOn else { continue }
      }
      try set(spec, value, by: spec.variable)
    }
  }

  private mutating func read(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      try readOption(argument, &rest)
    }
  }

  private static let switches = [
    "1": true, "true": true, "yes": true, "on": true, "0": false, "false": false, "no": false,
    "off": false, "": false,
  ]

  private static let short = ["-h": "--help", "-v": "--verbose"]

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let long = Self.short[argument] ?? argument
    let parts = long.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard long.hasPrefix("--"), let spec = OptionSpec.all.first(where: { $0.name == name }) else {
      throw .unknownOption(argument, nearest: Self.nearest(to: "--" + name))
    }
    if spec.value == nil {
      if parts.count > 1 { throw .unexpectedValue(argument) }
      try set(spec, "")
    } else if parts.count > 1 {
      try set(spec, String(parts[1]))
    } else if let value = rest.popFirst() {
      try set(spec, value)
    } else {
      throw .missingValue(argument)
    }
  }

  /// The option that was meant: a few letters away, or the beginning of it, or more than it.
  private static func nearest(to typed: String) -> String? {
    let names = OptionSpec.all.map { "--" + $0.name }
    if let near = ClosestWord.of(typed, among: names) { return near }
    guard typed.count > "--".count + 2 else { return nil }
    return names.first { $0.hasPrefix(typed) }
      ?? names.filter { typed.hasPrefix($0 + "-") }.max { $0.count < $1.count }
  }

  /// Sets an option; `variable` is the environment variable that asks for it.
  private mutating func set(
    _ spec: OptionSpec, _ value: String, by variable: String? = nil
  ) throws(UsageError) {
    guard spec.set(&options, value) else {
      throw .badValue(
        value, option: variable ?? "--" + spec.name, expected: spec.expected ?? spec.value ?? "")
    }
  }

  private mutating func chooseCommand() throws(UsageError) {
    if case .version = options.command { return }
    if case .help = options.command {
      options.command = try help(words.first)
      return
    }
    guard let name = words.first else { return }
    let arguments = Array(words.dropFirst())
    switch name {
    case "chat": break
    case "say":
      guard !arguments.isEmpty else { throw .missingArgument("say TEXT...") }
      options.command = .say(arguments.joined(separator: " "))
    case "replay": options.command = .replay(arguments)
    case "intents": options.command = .intents(arguments)
    case "bench": options.command = .bench(arguments.first)
    case "catalog": options.command = .catalog(arguments)
    case "favourites", "favorites": options.command = .favourites(arguments)
    case "help": options.command = try help(arguments.first)
    case "version": options.command = .version
    default:
      throw .unknownCommand(name, nearest: ClosestWord.of(name, among: Self.commands))
    }
  }

  private func help(_ topic: String?) throws(UsageError) -> Options.Command {
    let known = UsageText.topicNames + Self.commands
    if let topic, !known.contains(topic) {
      throw .unknownTopic(topic, nearest: ClosestWord.of(topic, among: known))
    }
    return .help(topic)
  }

  /// A transcript has answers to lines: a server's lines have none of their own, and it knows no carried state.
  private func refuseUnrecordable() throws(UsageError) {
    guard options.recording != nil else { return }
    if options.wire == .irc { throw .incompatible("--record", "--wire irc") }
    if options.isStateless { throw .incompatible("--record", "--stateless") }
  }

  /// Only the json wire has a place for the state.
  private func refuseUncarried() throws(UsageError) {
    if case .chat = options.command, options.isStateless, options.wire != .json {
      throw .lacking("--stateless", "--wire json")
    }
  }

  private static let commands = [
    "chat", "say", "replay", "intents", "bench", "catalog", "favourites", "help", "version",
  ]
}

import Catalogs
import Conversation
import Host
import Replay
import Wires

/// One option: its name, what it takes, what help says of it, and what it sets.
struct OptionSpec: Sendable {
  let name: String
  /// What stands for the value in help; nil for a switch.
  let value: String?
  let help: String
  /// What the value has to be, in words; nil when what stands for it in help says that.
  var expected: String?
  /// Sets it; false when the value makes no sense.
  let set: @Sendable (inout Options, String) -> Bool

  private init(
    _ name: String, _ value: String? = nil, _ help: String,
    set: @escaping @Sendable (inout Options, String) -> Bool
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.set = set
  }

  private static func flag(
    _ name: String, _ help: String, _ path: any WritableKeyPath<Options, Bool> & Sendable
  ) -> OptionSpec {
    OptionSpec(name, nil, help) { options, _ in
      options[keyPath: path] = true
      return true
    }
  }

  private static func text(
    _ name: String, _ value: String, _ help: String,
    _ path: any WritableKeyPath<Options, String?> & Sendable
  ) -> OptionSpec {
    OptionSpec(name, value, help) { options, text in
      options[keyPath: path] = text
      return !text.isEmpty
    }
  }

  private static func number(
    _ name: String, _ help: String, in range: ClosedRange<Int>,
    _ set: @escaping @Sendable (inout Options, Int) -> Void
  ) -> OptionSpec {
    var spec = OptionSpec(name, "N", help) { options, text in
      guard let number = Int(text), range.contains(number) else { return false }
      set(&options, number)
      return true
    }
    let end = range.upperBound == .max ? " on" : " to \(range.upperBound)"
    spec.expected = "a number from \(range.lowerBound)\(end)"
    return spec
  }

  /// The base address of a service.
  private static func address(_ catalog: CatalogID) -> OptionSpec {
    var spec = OptionSpec(
      "\(catalog.rawValue)-url", "URL",
      "where \(catalog.rawValue) are fetched (default: \(ServiceBase.standard(catalog)))"
    ) { options, text in
      options.serviceBases[catalog] = ServiceBase(catalog, text)
      return options.serviceBases[catalog] != nil
    }
    spec.expected = "an address that begins with https:// or http://"
    return spec
  }

  /// A value out of a closed set.
  private static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ help: String, _ set: @escaping @Sendable (inout Options, Value) -> Void
  ) -> OptionSpec where Value.RawValue == String {
    let values = Value.allCases.map(\.rawValue).joined(separator: "|")
    return OptionSpec(name, values, help) { options, text in
      guard let value = Value(rawValue: text) else { return false }
      set(&options, value)
      return true
    }
  }

  /// Every option, in the order of help.
  static let all: [OptionSpec] = [
    choice("wire", "how lines are read and written (default: plain in a pipe)") {
      (options, wire: WireName) in options.wire = wire
    },
    OptionSpec("nick", "NAME", "what Curio is called in rooms (default: curio)") {
      options, text in
      options.nick = text
      return !text.isEmpty
    },
    OptionSpec("join", "ROOM,...", "rooms to join on the irc wire") { options, text in
      options.rooms = text.split(separator: ",").map(String.init)
      return !options.rooms.isEmpty
    },
    text("operator", "NAME", "who may end Curio with “quit” from a room", \.operatorName),
    OptionSpec("language", "NAME", "the language spoken at first (default: en)") {
      options, text in
      options.language = text
      return !text.isEmpty
    },
    flag("offline", "never touch the network", \.isOffline),
    address(.fish), address(.monsters), address(.characters), address(.comics),
    text("data", "DIR", "where favourites and settings are kept", \.dataFolder),
    text("intents", "DIR", "use these intents instead of the built-in ones", \.intentsFolder),
    OptionSpec("speak", nil, "speak the answers") { options, _ in
      options.speaks = true
      return true
    },
    OptionSpec("no-speak", nil, "never speak") { options, _ in
      options.speaks = false
      return true
    },
    text("speech-command", "\"NAME ARG...\"", "the program that speaks", \.speechCommand),
    choice("theme", "the look of a terminal") { (options, theme: Theme) in options.theme = theme },
    choice("color", "when colour is written (default: auto)") {
      (options, color: ColorChoice) in options.color = color
    },
    number("width", "columns of a line, 20 to 200", in: 20...200) { $0.width = $1 },
    flag("ascii", "only the characters of ASCII", \.ascii),
    number("seed", "random answers that repeat", in: 0...Int.max) { $0.seed = UInt64($1) },
    OptionSpec("now", "ISO8601", "a clock that stands still, such as 2026-11-30T12:00:00Z") {
      options, text in
      options.now = Timestamp.seconds(text)
      return options.now != nil
    },
    flag("in-order", "answer in the order of the lines, on the json wire too", \.isInOrder),
    flag(
      "stateless", "each answer on the json wire carries a state for the next request",
      \.isStateless),
    text(
      "record", "FILE", "write the chat to a transcript as well; nothing else is kept",
      \.recording),
    flag("trace", "tell commands, workflows and actions on standard error", \.traces),
    choice("log-level", "tell more on standard error") {
      (options, level: LogLevel) in options.logLevel = level
    },
    text("filter", "TEXT", "replay: only transcripts whose path or comments hold it", \.filter),
    flag("accept", "replay: rewrite what differs", \.accepts),
    flag("tap", "replay: report in TAP", \.tellsTAP),
    text("junit", "FILE", "replay: write a JUnit report as well", \.junitPath),
    number("jobs", "replay: transcripts at once (default: 2)", in: 1...64) { $0.jobs = $1 },
    flag("verbose", "replay: name every transcript (also -v)", \.isVerbose),
    flag("coverage", "replay: tell what the transcripts exercise", \.tellsCoverage),
    flag("json", "intents explain: as JSON", \.tellsJSON),
    OptionSpec("version", nil, "the version") { options, _ in
      options.command = .version
      return true
    },
    OptionSpec("help", nil, "this help") { options, _ in
      options.command = .help(nil)
      return true
    },
  ]

  /// The environment variable that stands for it.
  var variable: String {
    "CURIO_" + String(name.map { $0 == "-" ? "_" : Character($0.uppercased()) })
  }
}

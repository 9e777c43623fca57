/// The words of the command line: errors in one line, and help.
enum UsageText {
  static func sentence(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let option, let nearest):
      "unknown option \(quoted(option))" + hint(nearest)
    case .unknownCommand(let command, let nearest):
      "unknown command \(quoted(command))" + hint(nearest)
    case .unknownTopic(let topic, let nearest):
      "no help on \(quoted(topic))" + hint(nearest)
    case .missingValue(let option): "\(option) needs a value"
    case .badValue(let value, let option, let expected):
      "\(option) takes \(expected), not \(quoted(value))"
    case .unexpectedValue(let option): "\(quoted(option)): this option takes no value"
    case .missingArgument(let usage): "usage: curio \(usage)"
    case .lacking(let option, let other): "\(option) needs \(other)"
    case .incompatible(let one, let other): "\(one) and \(other) do not go together"
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? "; see curio --help"
  }

  /// What was typed, short and without control characters.
  private static func quoted(_ text: String) -> String {
    let clean = text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "?" : Character($0) }
    return "“\(String(clean.prefix(40)))”"
  }

  static func help(_ topic: String?) -> String {
    guard let topic, let text = topics[topic] else { return summary }
    return text
  }

  private static var summary: String {
    """
    Curio answers questions about fish, D&D monsters, Rick and Morty characters and xkcd comics.

      curio                      chat; in a pipe, one line in and one answer out
      curio say show me sockeye  one answer
      curio say --seed 7 go fishing

    Commands
      curio                        chat in a terminal, or over a pipe
      curio say TEXT...            one answer, then exit
      curio replay [PATH...]       replay transcripts (default: Transcripts)
      curio intents check          look for mistakes in the intents
      curio intents compile        make the form that the next build takes in
      curio intents sample [NAME]  sentences that an intent stands for
      curio intents explain TEXT   why a sentence is read as it is
      curio bench [DIR]            how fast and how well sentences are understood
      curio catalog status         what is known, and how old it is
      curio catalog sync [NAME...] fetch whole catalogs for use without a network
      curio catalog import NAME FILE
                                   take records from a kept answer of a service
      curio favourites export FILE, curio favourites import FILE
      curio help [TOPIC]           topics: \(topicNames.joined(separator: ", "))

    Options
    \(options)

    Every option has an environment variable: --log-level is CURIO_LOG_LEVEL. The option wins.
    """
  }

  private static var options: String {
    OptionSpec.all.map { spec in
      let left = "  --" + spec.name + (spec.value.map { " " + $0 } ?? "")
      let pad = String(repeating: " ", count: max(1, 32 - left.count))
      return left.count > 30
        ? left + "\n" + String(repeating: " ", count: 32) + spec.help
        : left + pad + spec.help
    }.joined(separator: "\n")
  }

  static let topicNames = topics.keys.sorted()

  private static let topics: [String: String] = [
    "wires": """
    --wire plain   a line in; one or more lines out, then an empty line. A line may begin with
                   “<user@room> ” or “<user> ” to say who speaks.
    --wire json    an object a line: {"id":1,"room":"#lab","user":"ana","text":"curio: next"}
    --wire irc     the IRC client protocol, for any program that carries it to a server:
                   socat OPENSSL:irc.example.org:6697 \\
                     EXEC:"curio --wire irc --nick curio --join '#lab'",nofork
                   CURIO_IRC_PASSWORD in the environment is the account's password (SASL),
                   CURIO_IRC_ACCOUNT its name where it is not the nick, CURIO_IRC_SERVER_PASSWORD
                   the server's. Ends with 1 when the server ends it with an error or refuses it, with 0 on
                   “quit” by --operator and at the end of standard input.
    """,
    "replay": """
    curio replay [PATH...] [--filter TEXT] [--accept] [--coverage] [--tap] [--junit FILE]
                 [--jobs N] [-v]
    Exit status: 0 all passed, 1 something differed (or, with --coverage, something has no
    transcript), 2 a bad file or none found. To write a transcript: curio --record FILE.
    """,
    "speech": """
    Speech is on with --speak or by saying “speak on”. Curio uses espeak-ng, espeak or say,
    whichever it finds, or --speech-command "NAME ARG...", which reads the text from its
    standard input.
    """,
  ]
}

import Host

/// The program: options, then one of its commands.
@main
struct Curio {
  static func main() async {
    Signals.ignorePipe()
    let status: Int32
    do throws(UsageError) {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let options = try OptionParser.parse(arguments, Environment.process)
      status = await run(options)
    } catch {
      Operator.complain("curio: \(UsageText.sentence(error))")
      status = ExitStatus.usage
    }
    ExitStatus.leave(with: status)
  }

  private static func run(_ options: Options) async -> Int32 {
    switch options.command {
    case .help(let topic): return Operator.tell(UsageText.help(topic))
    case .version: return Operator.tell("curio \(Version.current)")
    case .chat: return await Chat(options).run()
    case .say(let text): return await Say(options).run(text)
    case .replay(let paths): return await ReplayTranscripts(options).run(paths)
    case .intents(let task): return IntentsCommand(options).run(task)
    case .bench(let folder): return BenchCommand(options).run(folder)
    case .catalog(let task): return await CatalogCommand(options).run(task)
    case .favourites(let task): return await FavouritesCommand(options).run(task)
    }
  }
}

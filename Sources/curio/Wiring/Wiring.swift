import Catalogs
import Conversation
import Host
import Language
import Presentation
import Wires

/// Puts the program together from its options: the interpreter, the world, and who answers.
struct Wiring: Sendable {
  let options: Options
  let library: Library
  let interpreter: Interpreter

  /// Reads the intents, built in or from a folder.
  ///
  /// - Throws: ``WiringError`` with a sentence for the operator.
  init(_ options: Options) throws(WiringError) {
    self.options = options
    library = .embedded
    let files = try Self.intents(options.intentsFolder)
    do throws(IntentError) {
      interpreter = try Interpreter(files, library: library, language: options.language)
    } catch {
      throw .badIntents(error)
    }
    guard interpreter.languages.contains(options.language),
      Tongues.named(options.language) != nil
    else { throw .unknownLanguage(options.language, known: interpreter.languages) }
  }

  static func intents(_ folder: String?) throws(WiringError) -> [SourceFile] {
    guard let folder else { return IntentFiles.builtIn }
    let files: [SourceFile]
    do throws(FileFailure) {
      files = try read(folder)
    } catch {
      throw .unreadable(folder, OperatorText.sentence(error))
    }
    if files.isEmpty { throw .noIntents(folder) }
    return files
  }

  /// Files below a folder of languages; files beside the folders are English.
  private static func read(_ folder: String) throws(FileFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in try FileTree.files(at: folder, ending: ".intent") {
      let name = String(path.dropFirst(folder.count).drop { $0 == "/" })
      let text = String(decoding: try AtomicFile.read(path), as: UTF8.self)
      files.append(SourceFile(name: name.contains("/") ? name : "en/" + name, text: text))
    }
    return files
  }

  var tongues: [String: Presenter] {
    var presenters: [String: Presenter] = [:]
    for tongue in Tongues.all {
      presenters[tongue.code] = Presenter(tongue: tongue) { [library] catalog in
        library[catalog].facts.filter(\.onCard).map(\.fact)
      }
    }
    return presenters
  }

  /// The world as it is: the store, the voice, the clock.
  func world() -> World {
    let store = Store(path: options.folders.store)
    let random = SeededRandom(seed: options.seed)
    let fixed = options.now
    let now: @Sendable () -> Int = { fixed ?? SystemClock.now() }
    var world = world(
      favourites: .live(store), settings: .live(store),
      speech: .live(command: options.speechCommand, notify: Self.tell),
      now: now, random: { random.next() })
    world.live = options.services(store).live(now: now)
    if !options.isStateless {
      world.contexts = .live(store, path: options.folders.store, now: now)
    }
    return world
  }

  /// A world with clients of its own.
  func world(
    favourites: FavouritesClient, settings: SettingsClient, speech: SpeechClient,
    now: @escaping @Sendable () -> Int, random: @escaping @Sendable () -> UInt64
  ) -> World {
    let interpreter = interpreter
    return World(
      library: library, understand: { interpreter.interpret($0, $1) },
      topics: { interpreter.topics(in: $0) },
      languages: interpreter.languages.filter { Tongues.named($0) != nil },
      favourites: favourites, settings: settings, speech: speech, now: now, random: random,
      version: Version.current)
  }

  /// Whoever answers messages in a world.
  func responder(_ world: World) -> Responder { responder(world, options) }

  /// The same with other options, as a transcript's header has them.
  func responder(
    _ world: World, _ options: Options, trace: (@Sendable (TraceLine) -> Void)? = nil
  ) -> Responder {
    let trace = trace ?? (options.traces ? Self.trace : nil)
    let sessions = Sessions(
      make: { Session(key: $0, world: world, kept: $1, trace: trace) },
      evicted: world.contexts.keep)
    return Responder(
      sessions: sessions, presenters: tongues, language: options.language,
      nicks: [options.nick], operatorName: options.operatorName,
      limitsDirectChats: options.wire == .irc, library: library, now: world.now)
  }

  /// What the operator has to know, each once; the conversation goes on in text.
  private static let tell: @Sendable (SpeechNotice) -> Void = { notice in
    Operator.complain("curio: \(OperatorText.sentence(notice))")
  }

  private static let trace: @Sendable (TraceLine) -> Void = { line in
    Operator.complain(line.description)
  }
}

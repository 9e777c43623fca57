import Catalogs
import Conversation
import Host
import Language

/// `curio bench [DIR]`: how fast utterances are understood on this machine, and how many of a folder's sets are understood
/// rightly.
struct BenchCommand {
  private let options: Options
  private static let catalogs = CatalogID.allCases.map(\.rawValue)
  private static let seed: UInt64 = 7

  init(_ options: Options) { self.options = options }

  func run(_ folder: String?) -> Int32 {
    do throws(WiringError) {
      let clock = ContinuousClock()
      let start = clock.now
      let wiring = try Wiring(options)
      let loaded = clock.now
      guard let matcher = wiring.interpreter.matcher(of: options.language) else {
        throw .unknownLanguage(options.language, known: wiring.interpreter.languages)
      }
      let first = clock.measure { _ = matcher.understand("show me sockeye") }
      Operator.tell("load to ready   \((loaded - start).inMilliseconds)")
      Operator.tell("first line      \(first.inMicroseconds)")
      let sets = try sets(in: folder)
      let grammar = try grammar()
      let lines =
        folder == nil
        ? samples(of: grammar) : sets.flatMap(\.lines).filter { $0.intent != nil }.map(\.text)
      tell(matcher, lines)
      Operator.tell("peak memory     \(PeakMemory.kilobytes / 1024) MiB")
      for set in sets { tell(set, matcher, wiring.library) }
      for factor in [10, 100] { tell(try enlarged(grammar, times: factor), lines, factor) }
      return ExitStatus.success
    } catch {
      Operator.complain("curio: \(error.sentence)")
      return ExitStatus.usage
    }
  }

  private func tell(_ matcher: Matcher, _ lines: [String]) {
    let timing = Timing(lines) { _ = matcher.understand($0) }
    Operator.tell("understood      \(timing.text), \(timing.rate) lines/s, \(lines.count) lines")
    var names = MadeUpNames(seed: Self.seed)
    let strange = (0..<200).map { _ in names.phrase(3...6) }
    let unmatched = Timing(strange) { _ = matcher.understand($0) }
    Operator.tell("unmatched       \(unmatched.text)")
    let long = (0..<20).map { _ in String(names.phrase(60...60).prefix(400)) }
    Operator.tell("400 bytes       \(Timing(long) { _ = matcher.understand($0) }.text)")
  }

  private func tell(_ set: BenchSet, _ matcher: Matcher, _ library: Library) {
    let accuracy = Accuracy(of: set, matcher, library)
    let percent = accuracy.count == 0 ? 0 : accuracy.right * 1000 / accuracy.count
    Operator.tell(
      "\(set.name): right \(accuracy.right) of \(accuracy.count) (\(percent / 10).\(percent % 10) %)"
        + ", asked \(accuracy.asked), wrong \(accuracy.wrong)")
    let log = Log(level: options.logLevel)
    for miss in accuracy.misses { log.info("\(set.name): \(miss)") }
  }

  private func tell(_ matcher: Matcher, _ lines: [String], _ factor: Int) {
    Operator.tell("\(factor) × the names: \(Timing(lines) { _ = matcher.understand($0) }.text)")
  }
}

extension BenchCommand {
  private func sets(in folder: String?) throws(WiringError) -> [BenchSet] {
    guard let folder else { return [] }
    do throws(FileFailure) {
      return try BenchSet.all(in: folder)
    } catch {
      throw .unreadable(folder, OperatorText.sentence(error))
    }
  }

  private func grammar() throws(WiringError) -> Grammar {
    let files = try Wiring.intents(options.intentsFolder)
    do throws(IntentError) {
      return try Grammar(parsing: files.filter { $0.name.hasPrefix(options.language + "/") })
    } catch {
      throw .badIntents(error)
    }
  }

  /// Sentences of every intent.
  private func samples(of grammar: Grammar) -> [String] {
    let sampler = Sampler(grammar, Lexicon(Library.embedded))
    return grammar.intentNames.flatMap { sampler.sentences(of: $0, limit: 6) }
  }

  /// A matcher of so many times as many names as there are, the others made up.
  private func enlarged(_ grammar: Grammar, times factor: Int) throws(WiringError) -> Matcher {
    let library = Library.embedded
    let count = CatalogID.allCases.reduce(0) { $0 + library[$1].count }
    var lexicon = Lexicon(library)
    var names = MadeUpNames(seed: Self.seed)
    names.add(count * (factor - 1), to: &lexicon, lists: Self.catalogs)
    do throws(IntentError) {
      return try Matcher(grammar, lexicon)
    } catch {
      throw .badIntents(error)
    }
  }
}

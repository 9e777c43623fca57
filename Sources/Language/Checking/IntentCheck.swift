/// Checks intents files beyond their grammar: that they do what they say, and that nothing in them is in vain.
///
/// A file that cannot be read, or that names a rule or list that does not exist, hides what comes after it: such mistakes are
/// told alone. All others are told together, in the order of the files.
public struct IntentCheck: Sendable {
  private let files: [SourceFile]
  private let lexicon: Lexicon
  private let verbs: [String]
  private let yielding: [String]
  private let rules: [String]

  /// A check of the files of one language.
  ///
  /// - Parameters:
  ///   - files: The intents files.
  ///   - lexicon: The names they speak of.
  ///   - verbs: The words a `does` line may begin with.
  ///   - yielding: Those of the verbs that give way when another intent fits as well.
  ///   - rules: The rules that must be there, because words are looked up in them.
  public init(
    files: [SourceFile], lexicon: Lexicon, verbs: [String], yielding: [String] = [],
    rules: [String] = []
  ) {
    self.files = files.sorted { $0.name < $1.name }
    self.lexicon = lexicon
    self.verbs = verbs
    self.yielding = yielding
    self.rules = rules
  }

  /// Every mistake, by file, line and column; none when all is well.
  public func problems() -> [IntentError] {
    let sources = IntentSources(files)
    var found = LookAlikes(sources).problems
    do throws(IntentError) {
      let grammar = try Grammar(parsing: files)
      let references = ReferenceCheck(grammar, lexicon, sources).problems
      found += references + lacking(in: grammar, sources)
      if references.isEmpty { found += try behaviour(of: grammar, sources) }
    } catch {
      found += parsingProblems(besides: error)
    }
    return sources.ordered(found)
  }

  /// Rules that nothing but the program looks up: a language without them would lose answers in silence.
  private func lacking(in grammar: Grammar, _ sources: IntentSources) -> [IntentError] {
    guard let file = files.first else { return [] }
    let start = SourceLocation(file: file.name, line: 1, column: 1)
    return rules.filter { grammar.rules[$0] == nil }
      .map { sources.error(.lackingRule($0), at: start) }
  }

  private func behaviour(
    of grammar: Grammar, _ sources: IntentSources
  ) throws(IntentError) -> [IntentError] {
    let matcher = try Matcher(grammar, lexicon)
    let trials = Trials(grammar, lexicon, matcher, yielding: yielding)
    let does = DoesCheck(grammar, verbs, sources)
    // An intent that wants what it cannot get always loses: that is told once.
    let intents = grammar.intents.filter { !does.wantsInVain($0) }
    return grammar.intents.flatMap(does.problems)
      + SentenceCheck(intents, trials, sources).problems
      + TemplateCheck(intents, trials, Sampler(grammar, lexicon), sources).problems
      + NameCheck(grammar, lexicon, matcher, sources).problems
      + UnusedCheck(grammar, sources).problems
  }

  /// The first mistake of each file that is wrong by itself, and the one that showed when all were read together.
  private func parsingProblems(besides error: IntentError) -> [IntentError] {
    var found = [error]
    for file in files where file.name != error.location.file {
      do throws(IntentError) { _ = try Grammar(parsing: [file]) } catch { found.append(error) }
    }
    return found
  }
}

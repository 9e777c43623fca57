import Catalogs

/// One person in one room: the state, and one utterance at a time.
///
/// An actor is re-entrant at every await, so messages take turns: each is answered in full before the next is read.
package actor Session {
  package nonisolated let key: SessionKey
  /// Shared with the work that looks at it, and so is the world: both are large, and nothing else changes them meanwhile.
  private var sharedState: Shared<State>
  private var sharedWorld: Shared<World>
  private let trace: (@Sendable (TraceLine) -> Void)?
  private let mailbox = Mailbox()
  /// The reply that “again” means.
  var last: Draft?
  /// What it remembered when it fell asleep, until somebody speaks.
  var kept: [UInt8]?
  var hasLoadedContext = false
  var hasLoadedSettings = false
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var running: Task<[Action], Never>?

  package init(
    key: SessionKey, world: World, state: State = State(), kept: [UInt8]? = nil,
    trace: (@Sendable (TraceLine) -> Void)? = nil
  ) {
    self.kept = kept
    self.key = key
    sharedState = Shared(state)
    sharedWorld = Shared(world)
    self.trace = trace
  }

  package internal(set) var state: State {
    _read { yield sharedState.value }
    _modify { yield &sharedState.value }
  }

  private(set) var world: World {
    _read { yield sharedWorld.value }
    _modify { yield &sharedWorld.value }
  }

  /// The reply to a message, in words.
  package nonisolated func reply(to message: Message) async -> Reply {
    await draft(for: message).reply
  }

  /// Answers a message once those before it are answered.
  ///
  /// A wish to stop does not wait: it ends what is running, then takes its turn.
  package func draft(for message: Message) async -> Draft {
    if isBusy, isWishToStop(message) { cancel() }
    await takeTurn()
    defer { passTurn() }
    return await answer(message)
  }

  /// Puts a message in the mailbox at once; replies come in the order of the posts, whoever posts.
  package nonisolated func post(
    _ message: Message, then deliver: @escaping @Sendable (Reply) async -> Void
  ) {
    mailbox.add(message, deliver) { [self] in
      while let letter = mailbox.take() {
        await letter.deliver(await reply(to: letter.message))
      }
    }
  }

  /// Ends the work that is running, if any; the reply to it then says so.
  @discardableResult
  package func cancel() -> Bool {
    running?.cancel()
    return running != nil
  }

  /// Ends the work that is running if a message that waits for its turn is a wish to stop.
  package func heed(_ message: Message) {
    if running != nil, isWishToStop(message) { cancel() }
  }

  private func isWishToStop(_ message: Message) -> Bool { isWish(message, for: .stop) }

  /// Whether a message means this command and nothing else.
  package func isWish(_ message: Message, for command: Command) -> Bool {
    wake()
    guard case .commands([command], _, _, _) = world.understand(message.text, state) else {
      return false
    }
    return true
  }
}

// MARK: Turns

extension Session {
  func takeTurn() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Hands the turn to the one that has waited longest; the session stays busy in between.
  func passTurn() {
    guard !waiting.isEmpty else {
      isBusy = false
      return
    }
    waiting.removeFirst().resume()
  }
}

// MARK: Answers

extension Session {
  private func answer(_ message: Message) async -> Draft {
    world.refresh()
    var actions: [Action] = []
    await loadContext()
    let loaded = await loadSettings(&actions)
    let interpretation = world.understand(message.text, state).dated(by: world)
    if interpretation == .nothing {
      return Draft(Reply(outcome: .ignored, settings: state.settings))
    }
    take(hear(interpretation, text: message.text), &actions)
    var touched = loaded
    if case .commands(let commands, _, let besides, _) = interpretation {
      for command in commands { trace?(.command(command)) }
      await carryOut(commands, &actions)
      if let besides { take([.browsing(.namesakesTold(besides))], &actions) }
      touched = touched || commands.contains(where: \.touchesStore)
    }
    if touched, let notice = await world.favourites.notice() {
      take([.talking(.storeNoticed(key.isLocal ? notice : notice.discreet))], &actions)
    }
    let draft = Draft(actions, after: Narration.Scene(state), last: last)
    if draft.isAnswer || last == nil { last = draft }
    return draft
  }

  /// Runs commands in order; a question that was open before them is closed by their answer.
  private func carryOut(_ commands: [Command], _ actions: inout [Action]) async {
    let question = state.question
    var settled: [Command] = []
    var happened: [Action] = []
    for command in commands {
      // "It" is what came just now; where nothing came, the reply says why already.
      guard let command = settle(command, after: happened) else { break }
      settled.append(command)
      trace?(.workflow(command))
      happened = await run(command)
      take(happened, &actions)
      if case .failed(_, .cancelled) = happened.last { break }
    }
    if settled != commands { take([.hearing(.settled(settled))], &actions) }
    let changes = actions.compactMap(\.changeOfFavourites)
    // What was changed after them, or taken back, is what "undo" means.
    if changes.count > 1, let first = changes.first, let last = changes.last,
      state.undoable == .favourites(before: last.before, after: last.after)
    {
      take([.favouring(.changedTogether(before: first.before, after: last.after))], &actions)
    }
    if let question, state.question == question,
      !commands.allSatisfy({ $0.leaves(question) }),
      !actions.contains(where: \.keepsQuestion)
    {
      take([.hearing(.questionClosed)], &actions)
    }
  }

  /// A command of a chain with what the one before it brought; nil when it waits for that in vain.
  private func settle(_ command: Command, after happened: [Action]) -> Command? {
    guard command.awaitsItem else { return command }
    // Opening an entry that is not there says so; an empty list has said so itself.
    if let place = command.item?.comingEntry {
      if state.shown.isEmpty { return nil }
      return state.shown.entry(numbered: place).flatMap(command.about) ?? .open(place)
    }
    guard happened.contains(where: \.bringsItem), let item = state.itemInFocus else { return nil }
    return command.about(item)
  }

  /// Work that may take a while runs as a task of its own, so that it can be cancelled.
  private func run(_ command: Command) async -> [Action] {
    let isLive = command.mayFetch && world.isLive
    if isLive { world.refresh() }
    let workflow = workflow(tracing: isLive)
    guard command.touchesStore || isLive && workflow.mayWait(for: command) else {
      return await workflow.run(command)
    }
    let task = Task { await workflow.run(command) }
    running = task
    defer { running = nil }
    let happened = await task.value
    guard task.isCancelled, case .failed = happened.last else { return happened }
    return [.failed(command, .cancelled)]
  }

  /// The work for a command, on a snapshot of all that there is.
  func workflow(tracing: Bool = false) -> Workflow {
    Workflow(state: sharedState, world: sharedWorld, key: key, trace: tracing ? trace : nil)
  }

  /// Reads what the person has set, once, and only where something was ever saved.
  private func loadSettings(_ actions: inout [Action]) async -> Bool {
    guard !hasLoadedSettings else { return false }
    hasLoadedSettings = true
    guard world.settings.exists() else { return false }
    // A store that cannot be read is told when something is to be saved; an answer does not depend on it.
    guard let settings = try? await world.settings.load(key.user) else { return true }
    take([.setting(.loaded(settings))], &actions)
    return true
  }

  private func take(_ happened: [Action], _ actions: inout [Action]) {
    for action in happened {
      Reducer.reduce(&state, action)
      trace?(.action(action))
    }
    actions += happened
  }
}

extension Action {
  fileprivate var changeOfFavourites: (before: [ItemID], after: [ItemID])? {
    if case .favouring(let action) = self { action.change } else { nil }
  }

  /// Whether a question is asked, so that it stays open.
  fileprivate var keepsQuestion: Bool {
    switch self {
    case .hearing(.asked), .favouring(.clearingAsked): true
    default: false
    }
  }
}

import Synchronization

/// Workspaces that are at rest: as many as were ever needed at once, a few at most.
///
/// Making the room anew for each utterance would take a fifth of the time it is understood in.
final class Workspaces: Sendable {
  /// A workspace that can be handed around; whoever took it has it alone.
  private final class Desk: @unchecked Sendable {
    var workspace: Workspace

    init(_ compiled: Compiled) { workspace = Workspace(compiled) }
  }

  private let atRest = Mutex<[Desk]>([])

  private static let most = 4

  /// Does something with a workspace that nobody else has.
  func use<Result>(_ compiled: Compiled, _ work: (inout Workspace) -> Result) -> Result {
    let desk = atRest.withLock { $0.popLast() } ?? Desk(compiled)
    defer {
      atRest.withLock { atRest in
        if atRest.count < Self.most { atRest.append(desk) }
      }
    }
    return work(&desk.workspace)
  }
}

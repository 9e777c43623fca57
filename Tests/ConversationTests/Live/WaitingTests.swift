import Catalogs
import Testing

@testable import Conversation

/// Which commands run as a task of their own, so that they can be stopped: those that may wait for a service.
struct WaitingTests {
  private let services = ScriptedServices()

  private func workflow(failing: [CatalogID] = [], knowing items: [Item] = []) -> Workflow {
    var world = World.scripted(Script())
    world.live = services.client
    world.refresh()
    for catalog in failing { world.shelf.note(.unreachable, of: catalog, now: world.now()) }
    world.shelf.take(items.map { Kept(item: $0, fetched: world.now()) })
    return Workflow(state: State(), world: world, user: "ana")
  }

  @Test(arguments: [
    Command.show(.haddock), .list(.monsters, filters: nil, sort: nil), .latest, .more,
    .next(.comics), .fact(.habitat, .haddock), .fact(.hoverText, .comic(353)), .zoom(.haddock),
    .retry,
  ])
  func whatAServiceMayTellIsWaitedFor(command: Command) {
    #expect(workflow().mayWait(for: command))
  }

  @Test(arguments: [
    Command.fact(.calories, .haddock), .fact(.strength, .lich),
    .list(.characters, filters: nil, sort: nil), .show(ItemID(.characters, "1")),
  ])
  func whatIsHereIsNot(command: Command) {
    #expect(!workflow().mayWait(for: command))
  }

  @Test func aFullTextThatIsHereIsNotWaitedFor() {
    #expect(!workflow(knowing: [.toldHaddock]).mayWait(for: .show(.haddock)))
  }

  @Test func aServiceThatHasJustFailedIsNotWaitedForUnlessNothingElseWillDo() {
    let workflow = workflow(failing: [.fish])
    #expect(!workflow.mayWait(for: .show(.haddock)))
    #expect(workflow.mayWait(for: .show(.lich)))
    #expect(workflow.mayWait(for: .more))
    #expect(workflow.mayWait(for: .fact(.habitat, .haddock)))
    #expect(workflow.mayWait(for: .retry))
    let alone = self.workflow(failing: CatalogID.allCases)
    #expect(!alone.mayWait(for: .more))
    #expect(!alone.mayWait(for: .next(nil)))
  }
}

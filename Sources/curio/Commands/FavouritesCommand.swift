import Catalogs
import Conversation
import Host

/// `curio favourites export FILE` and `import FILE`: the local person's list, as a text file.
struct FavouritesCommand {
  private let store: Store
  private let storePath: String

  init(_ options: Options) {
    storePath = options.folders.store
    store = Store(path: storePath)
  }

  func run(_ task: [String]) async -> Int32 {
    guard task.count == 2, let verb = task.first, let path = task.last,
      ["export", "import"].contains(verb)
    else {
      Operator.complain("curio: usage: curio favourites export|import FILE")
      return ExitStatus.usage
    }
    let status: Int32
    do {
      status = verb == "export" ? try await export(to: path) : try await load(from: path)
    } catch let failure as StoreFailure {
      status = fail(storePath, OperatorText.sentence(failure))
    } catch let failure as FileFailure {
      status = fail(path, OperatorText.sentence(failure))
    } catch let failure as FavouritesFile.Failure {
      status = fail(path, OperatorText.sentence(failure))
    } catch {
      status = fail(path, "\(error)")
    }
    await store.settle()
    if let notice = await store.takeNotice() {
      Operator.complain("curio: \(OperatorText.sentence(notice))")
    }
    return status
  }

  private func fail(_ path: String, _ reason: String) -> Int32 {
    Operator.complain("curio: \(path): \(reason)")
    return ExitStatus.failure
  }

  private func export(to path: String) async throws -> Int32 {
    let items = try await store.favourites(of: "")
    // An empty list is no reason to lose a full one, where it may only be empty because it was lost.
    let notice = await store.takeNotice()
    if let notice { Operator.complain("curio: \(OperatorText.sentence(notice))") }
    if items.isEmpty, notice != nil || !store.mayHoldSomething, AtomicFile.exists(path) {
      return fail(path, "left as it is, for no favourites were found in \(storePath)")
    }
    let text = FavouritesFile.text(of: items) { Library.embedded[$0]?.name }
    try AtomicFile.write(Array(text.utf8), to: path)
    return Operator.tell("\(Self.count(items)) written to \(path)")
  }

  private static func count(_ items: [ItemID]) -> String {
    OperatorText.count(items.count, "favourite", "favourites")
  }

  private func load(from path: String) async throws -> Int32 {
    let text = String(decoding: try AtomicFile.read(path), as: UTF8.self)
    let items = try FavouritesFile.items(in: text)
    try await store.prependFavourites(items, of: "")
    return Operator.tell("\(Self.count(items)) read from \(path)")
  }
}

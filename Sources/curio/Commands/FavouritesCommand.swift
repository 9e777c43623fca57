import Catalogs
import Conversation
import Host

/// `curio favourites export FILE` and `import FILE`: the local person's list, as a text file.
struct FavouritesCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ task: [String]) async -> Int32 {
    guard task.count == 2, let verb = task.first, let path = task.last,
      ["export", "import"].contains(verb)
    else {
      Console.complain("curio: usage: curio favourites export|import FILE")
      return ExitStatus.usage
    }
    let store = Store(path: options.folders.store)
    do {
      return verb == "export" ? try await export(store, path) : try await load(store, path)
    } catch {
      Console.complain("curio: \(path): \(error)")
      return ExitStatus.failure
    }
  }

  private func export(_ store: Store, _ path: String) async throws -> Int32 {
    let items = try await store.favourites(of: "")
    let text = FavouritesFile.text(of: items) { Library.embedded[$0]?.name }
    try AtomicFile.write(Array(text.utf8), to: path)
    return Console.tell("\(items.count) favourites written to \(path)")
  }

  private func load(_ store: Store, _ path: String) async throws -> Int32 {
    let text = String(decoding: try AtomicFile.read(path), as: UTF8.self)
    let items = try FavouritesFile.items(in: text)
    try await store.prependFavourites(items, of: "")
    return Console.tell("\(items.count) favourites read from \(path)")
  }
}

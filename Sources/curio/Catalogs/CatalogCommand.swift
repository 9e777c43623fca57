import Catalogs
import Host

/// `curio catalog status|sync|import`: what is known, and how it gets to be more.
struct CatalogCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ task: [String]) async -> Int32 {
    let services = options.services(Store(path: options.folders.store))
    switch (task.first ?? "status", Array(task.dropFirst())) {
    case ("status", []):
      return await CatalogStatus(services, now: now()).run()
    case ("sync", let names):
      guard let catalogs = catalogs(names) else { break }
      return await CatalogSync(services, isTerminal: Terminal.isConnected(to: 2), now: now)
        .run(catalogs)
    case ("import", let words) where words.count == 2:
      guard let catalog = CatalogID(rawValue: words[0]) else { break }
      return await CatalogImport(services, now: now()).run(catalog, words[1])
    default: break
    }
    Operator.complain(
      "curio: usage: curio catalog status | sync [CATALOG...] | import CATALOG FILE; catalogs: "
        + CatalogID.allCases.map(\.rawValue).joined(separator: ", "))
    return ExitStatus.usage
  }

  /// The catalogs that are named, all when none is; nil when one is unknown.
  private func catalogs(_ names: [String]) -> [CatalogID]? {
    let catalogs = names.compactMap(CatalogID.init)
    guard catalogs.count == names.count else { return nil }
    return catalogs.isEmpty ? CatalogID.allCases : catalogs
  }

  private var now: @Sendable () -> Int {
    let fixed = options.now
    return { fixed ?? SystemClock.now() }
  }
}

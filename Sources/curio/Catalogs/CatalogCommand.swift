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
      guard let catalogs = catalogs(names) else { return ExitStatus.usage }
      return await CatalogSync(services, isTerminal: Terminal.isConnected(to: 2), now: now)
        .run(catalogs)
    case ("import", let words) where words.count == 2:
      guard let catalog = catalogs([words[0]])?.first else { return ExitStatus.usage }
      return await CatalogImport(services, now: now()).run(catalog, words[1])
    default: break
    }
    Operator.complain(
      "curio: usage: curio catalog status | sync [CATALOG...] | import CATALOG FILE; catalogs: "
        + Self.names)
    return ExitStatus.usage
  }

  /// The catalogs that are named, all when none is; nil when one is unknown, and then that was told.
  private func catalogs(_ names: [String]) -> [CatalogID]? {
    if let unknown = names.first(where: { CatalogID(rawValue: $0) == nil }) {
      Operator.complain("curio: there is no catalog “\(unknown)”; catalogs: \(Self.names)")
      return nil
    }
    return names.isEmpty ? CatalogID.allCases : names.compactMap(CatalogID.init)
  }

  private static let names = CatalogID.allCases.map(\.rawValue).joined(separator: ", ")

  private var now: @Sendable () -> Int {
    let fixed = options.now
    return { fixed ?? SystemClock.now() }
  }
}

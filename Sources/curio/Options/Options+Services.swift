import Catalogs
import Host

extension Options {
  /// The base address of each service.
  var bases: [CatalogID: ServiceBase] {
    var bases: [CatalogID: ServiceBase] = [:]
    for catalog in CatalogID.allCases {
      bases[catalog] =
        serviceBases[catalog] ?? ServiceBase(catalog, ServiceBase.standard(catalog))
    }
    return bases
  }

  /// What services are told that asks them.
  static var agent: String { "curio/\(Version.current)" }

  /// The services as the options name them, with the copies in a store.
  func services(_ store: Store) -> Services {
    Services(
      bases: bases, store: store, storePath: folders.store, isOffline: isOffline,
      agent: Self.agent, log: Log(level: logLevel))
  }
}

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

  /// The services as the options name them, with the copies in a store.
  func services(_ store: Store) -> Services {
    Services(
      bases: bases, store: store, storePath: folders.store, isOffline: isOffline,
      agent: "curio/\(Version.current)", log: Log(level: logLevel))
  }
}

#if CURIO_SERVICES
  import Catalogs

  /// What a service or an archive sends, read into items.
  enum FuzzedService {
    static func read(_ bytes: [UInt8], _ catalog: CatalogID) {
      guard let archive = try? Archive(bytes),
        let base = ServiceBase(catalog, ServiceBase.standard(catalog))
      else { return }
      _ = ServiceReader(base: base).delivery(of: archive.records)
    }
  }
#endif

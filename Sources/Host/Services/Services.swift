package import Catalogs
package import Conversation

/// The services with their addresses, and the store that keeps what they give.
package struct Services: Sendable {
  package let bases: [CatalogID: ServiceBase]
  package let store: Store
  package let isOffline: Bool
  package let storePath: String
  private let marker: CopyMarker
  private let agent: String
  private let log: Log

  package init(
    bases: [CatalogID: ServiceBase], store: Store, storePath: String, isOffline: Bool,
    agent: String, log: Log
  ) {
    self.bases = bases
    self.store = store
    self.storePath = storePath
    self.isOffline = isOffline
    self.agent = agent
    self.log = log
    marker = CopyMarker(store: storePath)
  }

  /// Says that there are copies, after some were kept.
  package func noteCopies() { marker.set() }

  /// The client of one service; `complain` hears when something that came could not be kept.
  package func service(
    _ base: ServiceBase, policy: ServicePolicy, now: @escaping @Sendable () -> Int,
    complain: @escaping @Sendable (StoreFailure) -> Void = { _ in }
  ) -> Service {
    let log = log
    let marker = marker
    let keeper = CopyKeeper(store, base) { failure in
      log.warning("a copy was not kept: \(failure)")
      complain(failure)
    }
    let curl = CurlTransport(name: base.catalog.rawValue, agent: agent)
    var keeping = keeper.keeping
    let (keep, recall) = (keeping.keep, keeping.recall)
    keeping.recall = { marker.exists ? await recall($0) : nil }
    keeping.keep = { answered in
      for skipped in answered.delivery.skipped {
        let key = skipped.key ?? "without a key"
        log.warning("\(base.catalog.rawValue): record \(key) left out: \(skipped.reason)")
      }
      await keep(answered)
      marker.set()
    }
    return Service(
      base, transport: curl.transport.logged(log), clock: .system(now: now), policy: policy,
      keeping: keeping)
  }

  /// What a conversation sees of the services and of the copies.
  package func live(now: @escaping @Sendable () -> Int) -> LiveClient {
    let marker = marker
    let services =
      isOffline ? [:] : bases.mapValues { service($0, policy: .conversation, now: now) }
    let copies = CopyReader(store: store, bases: bases)
    let pictures = isOffline ? nil : PictureFetch(bases: Array(bases.values), agent: agent)
    return LiveClient(
      isOnline: !isOffline, hasCopies: { marker.exists },
      fetch: { (wanted) async throws(ServiceFailure) in
        guard let service = services[wanted.catalog] else { throw .offline }
        return try await service.fetch(wanted)
      },
      kept: { id in marker.exists ? await copies.kept(id) : nil },
      search: { text, catalog in marker.exists ? await copies.search(text, catalog) : [] },
      latestComic: { marker.exists ? await copies.latestComic() : nil },
      endPauses: { for service in services.values { await service.endPause() } },
      pictureSize: { await pictures?.size(of: $0) })
  }
}

extension Transport {
  /// The same with a line in the log for each exchange.
  func logged(_ log: Log) -> Transport {
    Transport { request in
      let outcome = await send(request)
      switch outcome {
      case .success(let response):
        log.debug("\(request.address.text): \(response.status), \(response.body.count) bytes")
      case .failure(let failure): log.info("\(request.address.text): \(failure)")
      }
      return outcome
    }
  }
}

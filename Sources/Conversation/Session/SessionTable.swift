/// The sessions of a process, awake or asleep, with the order in which they were wanted.
struct SessionTable {
  private struct Entry {
    /// Nil while it sleeps.
    var session: Session?
    /// What it remembers while it sleeps.
    var kept: [UInt8] = []
    /// Whether it is about to fall asleep, unless somebody wants it.
    var isDrowsy = false
    /// The count of look-ups when it was last wanted, and when it was last saved.
    var lastUse: UInt64
    var lastSave: UInt64 = 0

    /// Whether nobody holds it: then nobody can speak to it before it is looked up again.
    mutating func isIdle() -> Bool { isKnownUniquelyReferenced(&session) }
  }

  private var entries: [SessionKey: Entry] = [:]
  /// Those that are awake, in no order.
  private var awake: [SessionKey] = []
  private let awakeLimit: Int
  private var uses: UInt64 = 0
  /// When it is worth while to look for tired ones again.
  private var nextRound: UInt64 = 0

  init(awakeLimit: Int) { self.awakeLimit = awakeLimit }

  var count: Int { entries.count }
  var awakeCount: Int { awake.count }

  func has(_ key: SessionKey) -> Bool { entries[key] != nil }

  /// The session of a key, woken or made.
  mutating func session(
    for key: SessionKey, _ make: (SessionKey, [UInt8]?) -> Session
  ) -> Session {
    uses += 1
    // Nearly always it is there and awake.
    if let index = entries.index(forKey: key), !entries.values[index].isDrowsy,
      let session = entries.values[index].session
    {
      entries.values[index].lastUse = uses
      return session
    }
    var entry = entries[key] ?? Entry(session: nil, lastUse: uses)
    entry.lastUse = uses
    if entry.isDrowsy || entry.session == nil { awake.append(key) }
    entry.isDrowsy = false
    let session = entry.session ?? make(key, entry.kept.isEmpty ? nil : entry.kept)
    (entry.session, entry.kept) = (session, [])
    entries[key] = entry
    return session
  }

  /// Half of those that are awake, when they are too many: those that nobody has wanted for longest.
  mutating func tired() -> [Session] {
    guard awake.count > awakeLimit, uses >= nextRound else { return [] }
    // Those that are spoken to stay, so it may be some time until there are tired ones again.
    nextRound = uses + UInt64(awakeLimit / 4)
    awake.sort { (entries[$0]?.lastUse ?? 0) < (entries[$1]?.lastUse ?? 0) }
    var tired: [Session] = []
    for key in awake.prefix(awake.count - awakeLimit / 2)
    where entries[key]?.isIdle() ?? false {
      entries[key]?.isDrowsy = true
      if let session = entries[key]?.session { tired.append(session) }
    }
    awake.removeAll { entries[$0]?.isDrowsy ?? true }
    return tired
  }

  /// Keeps the bytes in place of the session, if nobody has wanted it meanwhile; one that remembers nothing goes.
  mutating func fellAsleep(_ session: Session, as bytes: [UInt8]?) {
    guard var entry = entries[session.key], entry.isDrowsy, entry.session === session else {
      return
    }
    guard let bytes else {
      entries[session.key] = nil
      return
    }
    (entry.session, entry.kept, entry.isDrowsy) = (nil, bytes, false)
    entries[session.key] = entry
  }

  /// Takes out those that were idle longest: sorting once for many keeps a stream of strangers cheap.
  mutating func removeOldest(_ count: Int) -> [Leaver] {
    let oldest = entries.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(count)
    for (key, _) in oldest { entries[key] = nil }
    awake.removeAll { entries[$0] == nil }
    return oldest.map { Leaver($0, $1.session, $1.kept) }
  }

  mutating func removeAll() { (entries, awake) = ([:], []) }

  /// Those that were wanted since they were last saved, taken as saved.
  mutating func changed(atMost count: Int = .max) -> [Leaver] {
    var changed: [Leaver] = []
    for (key, entry) in entries where entry.lastUse > entry.lastSave {
      guard changed.count < count else { break }
      changed.append(Leaver(key, entry.session, entry.kept))
    }
    for leaver in changed { entries[leaver.key]?.lastSave = uses }
    return changed
  }
}

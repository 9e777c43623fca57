/// Every word the intents and names are made of, as dense numbers.
///
/// An open hash over folded UTF-8, so that looking a word up makes no string.
struct Vocabulary: Sendable {
  /// What a word is used for; several may hold.
  struct Use: OptionSet, Sendable {
    let rawValue: UInt8
    /// A word of a template or of a list's spelling.
    static let command = Use(rawValue: 1)
    /// A word of a name.
    static let name = Use(rawValue: 2)
    /// Good language in its own right, never bent into a name.
    static let ordinary = Use(rawValue: 4)
    /// Carries no meaning of its own.
    static let filler = Use(rawValue: 8)
    /// Says in a name whose something is: the "Tammy's" of "Tammy's Child".
    static let owner = Use(rawValue: 16)

    /// Whether a word stands for itself alone; a word of names only may be another one misspelt.
    var isFirm: Bool { !isDisjoint(with: [.command, .ordinary, .filler]) }
  }

  private(set) var letters: [UInt8] = []
  private(set) var starts: [Int32] = [0]
  private(set) var uses: [Use] = []
  private var slots: [Int32]
  private var mask: Int

  init(capacity: Int = 1 << 14) {
    slots = Array(repeating: -1, count: capacity)
    mask = capacity - 1
  }

  var count: Int { uses.count }

  func word(_ id: Int) -> ArraySlice<UInt8> { letters[bounds(id)] }

  func text(_ id: Int) -> String { String(decoding: word(id), as: UTF8.self) }

  func length(_ id: Int) -> Int { Int(starts[id + 1] - starts[id]) }

  /// The word's number, or nil when it is none of the vocabulary.
  func find(_ word: ArraySlice<UInt8>) -> Int? {
    let id = slots[word.withUnsafeBufferPointer(slot)]
    return id >= 0 ? Int(id) : nil
  }

  func find(_ word: String) -> Int? { find(ArraySlice(word.utf8)) }

  /// Where a word is, or would be put.
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    letters.withUnsafeBufferPointer { letters in
      var slot = Self.hash(word) & mask
      while slots[slot] >= 0, !Self.isSame(word, letters, bounds(Int(slots[slot]))) {
        slot = (slot + 1) & mask
      }
      return slot
    }
  }

  private func bounds(_ id: Int) -> Range<Int> { Int(starts[id])..<Int(starts[id + 1]) }

  private static func isSame(
    _ word: UnsafeBufferPointer<UInt8>, _ letters: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    guard word.count == range.count else { return false }
    for index in word.indices where word[index] != letters[range.lowerBound + index] {
      return false
    }
    return true
  }

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29))
  }

  /// The word's number, made when it is new.
  @discardableResult
  mutating func add(_ word: ArraySlice<UInt8>, _ use: Use) -> Int {
    word.withUnsafeBufferPointer { add($0, use) }
  }

  @discardableResult
  mutating func add(_ word: String, _ use: Use) -> Int {
    word.utf8.withContiguousStorageIfAvailable { add($0, use) } ?? add(ArraySlice(word.utf8), use)
  }

  private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ use: Use) -> Int {
    let slot = slot(of: word)
    if slots[slot] >= 0 {
      let id = Int(slots[slot])
      uses[id].formUnion(use)
      return id
    }
    let id = uses.count
    slots[slot] = Int32(id)
    letters.append(contentsOf: word)
    starts.append(Int32(letters.count))
    uses.append(use)
    if uses.count * 2 > slots.count { grow() }
    return id
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    mask = slots.count - 1
    for id in 0..<count {
      var slot = word(id).withUnsafeBufferPointer(Self.hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(id)
    }
  }
}

extension Vocabulary: Frozen {
  func freeze(into bytes: inout Freezer) {
    bytes.add(letters)
    bytes.add(starts)
    bytes.add(uses)
    bytes.add(slots)
  }

  init(thawing bytes: inout Thawing) throws(FrozenDamage) {
    letters = try bytes.values()
    starts = try bytes.values()
    uses = try bytes.values()
    slots = try bytes.values()
    mask = slots.count - 1
  }
}

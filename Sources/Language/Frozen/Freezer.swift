/// Writes what is to be kept, one thing behind the other.
struct Freezer {
  private(set) var bytes: [UInt8] = []
  private var words: [String: Int] = [:]

  /// Adds a number as it lies in memory; all machines that Curio runs on have the low byte first.
  mutating func add(_ number: some FixedWidthInteger & BitwiseCopyable) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Adds values that lie side by side, without gaps in them, at a place where they can be used as they lie.
  mutating func add<Element: BitwiseCopyable>(_ elements: [Element]) {
    elements.count.freeze(into: &self)
    align(to: MemoryLayout<Element>.alignment)
    elements.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// Adds a word that occurs again and again: in full the first time, then by its number.
  mutating func add(word: String) {
    if let known = words[word] {
      known.freeze(into: &self)
    } else {
      words.count.freeze(into: &self)
      words[word] = words.count
      word.freeze(into: &self)
    }
  }

  private mutating func align(to size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Pictures that were fetched, as files in a folder; those that nobody looked at for longest make room.
package struct PictureFiles: Sendable {
  let folder: String
  /// Bytes that all of them may take together.
  let limit: Int

  package init(folder: String, limit: Int = 100 << 20) {
    self.folder = folder
    self.limit = limit
  }

  /// The file of an address: a name made from a hash, so that an address never becomes a path.
  func path(of url: String) -> String {
    // FNV-1a, twice with other seeds: 128 bits, the same in every process.
    let seeds: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F]
    let digits = seeds.map { seed in
      let hash = url.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
      let text = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }
    return "\(folder)/\(digits.joined()).picture"
  }

  /// The picture of an address if it is there; it counts as looked at now.
  func bytes(of url: String) -> [UInt8]? {
    let path = path(of: url)
    guard let bytes = try? AtomicFile.read(path) else { return nil }
    utimensat(AT_FDCWD, path, nil, 0)
    return bytes
  }

  /// Keeps a picture, and lets go of others until all fit; one that does not fit at all is not kept.
  func keep(_ bytes: [UInt8], of url: String) {
    guard bytes.count <= limit, (try? Folder.make(folder)) != nil else { return }
    guard (try? AtomicFile.write(bytes, to: path(of: url), permissions: 0o600)) != nil else {
      return
    }
    trim()
  }

  private func trim() {
    let paths = (try? FileTree.files(at: folder, ending: ".picture")) ?? []
    let files = paths.compactMap(File.init).sorted { $0.seen > $1.seen }
    var total = 0
    for file in files {
      total += file.size
      if total > limit { unlink(file.path) }
    }
  }

  private struct File {
    let path: String
    let size: Int
    /// Nanoseconds since 1970.
    let seen: Int

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.path = path
      size = Int(status.st_size)
      #if canImport(Glibc)
        let time = status.st_mtim
      #else
        let time = status.st_mtimespec
      #endif
      seen = time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
  }
}

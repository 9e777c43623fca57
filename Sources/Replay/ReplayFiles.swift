/// The files a replay reads and writes.
package struct ReplayFiles: Sendable {
  /// The transcripts at a path: itself, or every file below a folder whose name ends in `.chat`.
  ///
  /// Throws when there is nothing at the path.
  package var transcripts: @Sendable (String) throws -> [String]
  package var read: @Sendable (String) throws -> [UInt8]
  /// Writes a whole file or leaves the old one as it is.
  package var write: @Sendable (_ path: String, _ text: String) throws -> Void

  package init(
    transcripts: @escaping @Sendable (String) throws -> [String],
    read: @escaping @Sendable (String) throws -> [UInt8],
    write: @escaping @Sendable (_ path: String, _ text: String) throws -> Void
  ) {
    self.transcripts = transcripts
    self.read = read
    self.write = write
  }
}

/// Draws pictures on a terminal: fetched once, kept on disk, drawn by whatever the terminal understands.
///
/// It never fails towards the conversation: what cannot be fetched or drawn is not drawn, and the link stands in the text.
package struct Gallery: Sendable {
  private let files: PictureFiles
  private let drawers: [PictureDrawer]
  private let fetch: @Sendable (_ url: String) async -> [UInt8]?

  /// `fetch` gives the bytes behind an address, or nil; it keeps its own limits of time and size.
  package init(
    files: PictureFiles, environment: Environment = .process,
    fetch: @escaping @Sendable (_ url: String) async -> [UInt8]?
  ) {
    self.files = files
    drawers = PictureDrawer.all(in: environment)
    self.fetch = fetch
  }

  /// Whether anything here can draw; without it nothing needs to be fetched.
  package var canDraw: Bool { !drawers.isEmpty }

  /// What draws the picture of an address at the cursor, in a box of cells; nil when it cannot be had or drawn.
  package func drawing(of url: String, within box: TerminalSize) async -> String? {
    guard canDraw, let bytes = await bytes(of: url), let format = PictureFormat(bytes),
      !Task.isCancelled
    else { return nil }
    switch drawers.first(where: { $0.takes(format) }) {
    case .kitty:
      guard let size = PictureSize(png: bytes) else { return nil }
      return KittyGraphics.drawing(of: bytes, columns: size.columns(within: box))
    case .iTerm:
      let columns = PictureSize(png: bytes)?.columns(within: box)
      return ITermImage.drawing(
        of: bytes, columns: columns ?? box.columns, rows: columns == nil ? box.rows : nil)
    case .chafa(let path):
      return await Chafa(path: path).drawing(ofFile: files.path(of: url), within: box)
    case nil:
      return nil
    }
  }

  private func bytes(of url: String) async -> [UInt8]? {
    if let bytes = files.bytes(of: url) { return bytes }
    guard let bytes = await fetch(url), PictureFormat(bytes) != nil else { return nil }
    files.keep(bytes, of: url)
    return bytes
  }
}

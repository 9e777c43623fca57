import Conversation
import Host
import Synchronization

/// Pictures of the answers at a terminal: each is drawn above the prompt when it is there, unless another answer came first.
final class PictureShow: Sendable {
  private let gallery: Gallery
  private let console: Console
  private let running = Mutex<Task<Void, Never>?>(nil)

  init(gallery: Gallery, console: Console) {
    self.gallery = gallery
    self.console = console
  }

  /// Begins to draw the picture of an answer; the text of it never waits.
  func show(_ reply: Reply, width: Int) {
    forget()
    guard gallery.canDraw, let picture = reply.images.first else { return }
    let box =
      reply.effect == .zoom
      ? TerminalSize(columns: width, rows: Self.highestZoomed)
      : TerminalSize(columns: min(width, Self.widest), rows: Self.highest)
    let task = Task { [gallery, console] in
      guard let drawing = await gallery.drawing(of: picture.url, within: box), !Task.isCancelled
      else { return }
      console.interject(drawing)
    }
    running.withLock { $0 = task }
  }

  /// Gives up a picture that nobody waits for any more.
  func forget() {
    running.withLock { task in
      task?.cancel()
      task = nil
    }
  }

  /// A picture leaves room for the words around it.
  private static let widest = 80
  private static let highest = 18
  /// One that was zoomed fills what is common of a window.
  private static let highestZoomed = 40
}

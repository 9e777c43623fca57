import Catalogs
import Conversation

extension JSONAnswer {
  /// The answer as one line, without its line end.
  package var line: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of that line.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { write(into: &$0) }
    return writer.bytes
  }

  private func write(into writer: inout JSONWriter) {
    if let id {
      writer.name("id")
      writer.raw(id)
    }
    writer.member("room", room)
    writer.member("user", user)
    writer.member("outcome", outcome.rawValue)
    writer.members("commands", commands) { $1.write(into: &$0) }
    writer.member("text", text)
    writer.member("html", html)
    writer.member("speech", speech)
    writer.members("images", images) { writer, picture in
      writer.object {
        $0.member("url", picture.url)
        $0.member("alt", picture.alt)
      }
    }
    writer.members("candidates", candidates) { writer, candidate in
      writer.object {
        $0.member("catalog", candidate.item.catalog.rawValue)
        $0.member("item", candidate.item.key)
        $0.member("name", candidate.name)
      }
    }
    writer.members("suggestions", suggestions) { $0.string($1) }
    writer.member("source", source?.rawValue)
    writer.member("state", state)
    guard let error else { return }
    writer.name("error")
    writer.object {
      $0.member("code", error.code)
      $0.member("message", error.message)
    }
  }
}

extension JSONWriter {
  /// A text member, unless it is empty.
  mutating func member(_ name: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    self.name(name)
    string(text)
  }

  /// An array member, unless it is empty.
  mutating func members<Element>(
    _ name: String, _ elements: [Element], _ value: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    self.name(name)
    array(elements, value)
  }
}

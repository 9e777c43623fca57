import Catalogs
import Conversation

/// The wire of bridges: one object in, one object out.
package enum JSONWire {
  /// Requests have no need of depth, and a reader that goes deep for anybody could be made to fall.
  private static let depthLimit = 8

  /// Reads a request; extra members are welcome and ignored, but for those that tell of a notice,
  /// an edit or a bot.
  ///
  /// A fault keeps the request's `id` when that much could be read.
  package static func read(_ line: [UInt8]) -> Result<Incoming, Fault> {
    let request: JSONValue
    do throws(JSONFault) {
      request = try JSONParser.parse(line, depthLimit: depthLimit)
    } catch {
      return .failure(Fault(BadRequest(error)))
    }
    guard case .object = request else { return .failure(Fault(.notAnObject)) }
    let id = request.member("id").map { String(decoding: line[$0.source], as: UTF8.self) }
    do throws(BadRequest) {
      return .success(try incoming(request, id: id))
    } catch {
      return .failure(Fault(error, id: id))
    }
  }

  package static func read(_ line: String) -> Result<Incoming, Fault> { read(Array(line.utf8)) }

  /// A request that could not be taken, and its `id` if it had one.
  package struct Fault: Error, Hashable, Sendable {
    package let reason: BadRequest
    package let id: String?

    package init(_ reason: BadRequest, id: String? = nil) {
      self.reason = reason
      self.id = id
    }
  }

  private static func incoming(
    _ request: JSONValue, id: String?
  ) throws(BadRequest) -> Incoming {
    guard let member = request["text"] else { throw .noText }
    guard let text = member.string else { throw .wrongType("text") }
    let room = try name("room", in: request)
    let message = Message(
      user: try name("user", in: request), room: room,
      text: InputCleaning.text(InputCleaning.withoutReplyQuote(text)))
    var incoming = Incoming(
      message: message, isDirect: try isDirect(request) ?? (room == nil),
      silence: silence(of: request, text: text), id: id)
    incoming.state = CarriedState(request["state"])
    return incoming
  }

  /// A name; absent, null and empty are one.
  private static func name(_ name: String, in request: JSONValue) throws(BadRequest) -> String? {
    switch request[name] {
    case nil, .null: return nil
    case .string(let text): return text.isEmpty ? nil : text
    default: throw .wrongType(name)
    }
  }

  private static func isDirect(_ request: JSONValue) throws(BadRequest) -> Bool? {
    switch request["direct"] {
    case nil, .null: return nil
    case .bool(let isDirect): return isDirect
    default: throw .wrongType("direct")
    }
  }

  /// Why Matrix's and other bridges' extra members forbid an answer.
  private static func silence(of request: JSONValue, text: String) -> Silence? {
    if request["msgtype"] == .string("m.notice") { return .notice }
    if request["m.relates_to"]?["rel_type"] == .string("m.replace") { return .edit }
    if request["bot"] == .bool(true) { return .bot }
    return InputCleaning.ctcp(Array(text.utf8.prefix(8)))
  }
}

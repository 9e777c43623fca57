import Conversation
import Presentation

extension Responder {
  /// What is said to somebody whose message was too long to be kept whole.
  package func refuseTooLong(_ incoming: Incoming, addressing: Addressing? = nil) -> Response {
    guard let text = (addressing ?? self.addressing).utterance(of: incoming) else {
      return Response(incoming)
    }
    var message = incoming.message
    message.text = text
    return switch admit(message) {
    case .answer: Response(incoming, saying: remark(.tooLong(kilobytes: 8)))
    case .slowDown: Response(incoming, saying: remark(.slowDown))
    case .dots, .silence: Response(incoming)
    }
  }

  /// The answer object to a line that is no request.
  ///
  /// A line that is too long was most likely somebody's message, so it is answered in words too.
  package func refusal(_ fault: JSONWire.Fault) -> JSONAnswer {
    var answer = JSONAnswer.refused(fault)
    if fault.reason == .tooLong {
      answer.text = lines(remark(.tooLong(kilobytes: 8)), .wire).joined(separator: "\n")
    }
    return answer
  }
}

import Conversation
import Presentation

extension Responder {
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

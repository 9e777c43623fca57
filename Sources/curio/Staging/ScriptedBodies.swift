import Catalogs
import Conversation
import Host

/// Answers of services from files beside a transcript, read as those of the services themselves.
struct ScriptedBodies: Sendable {
  let folder: String

  func delivery(of file: String, to wanted: Wanted) throws(ServiceFailure) -> Delivery {
    guard let base = ServiceBase(wanted.catalog, ServiceBase.standard(wanted.catalog)),
      let bytes = try? AtomicFile.read(folder + "/" + file)
    else { throw .unreadable }
    do throws(AnswerFault) {
      let answer = try ServiceAnswer(bytes, to: wanted)
      var delivery = ServiceReader(base: base).delivery(of: answer.records)
      delivery.total = answer.total
      delivery.isLast = answer.isLast
      return delivery
    } catch .nothingThere {
      throw .nothingThere
    } catch {
      throw .unreadable
    }
  }
}

import Conversation
import Host
import Wires

/// What the operator is told on standard error when something outside of the conversation fails.
enum OperatorText {
  static func sentence(_ notice: SpeechNotice) -> String {
    switch notice {
    case .programNotFound(let command): "the speech program \(command) was not found"
    case .voiceMissing(let language): "the speech program has no voice for \(language)"
    case .switchedOff(let program): "\(program) failed again and again; speech is off"
    }
  }

  static func sentence(_ failure: FileFailure) -> String {
    switch failure {
    case .missing: "there is no such file"
    case .denied: "it may not be read or written"
    case .full: "there is no space left"
    case .notPlain: "it is not a plain file"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .other(let words): words
    }
  }

  static func sentence(_ failure: StoreFailure) -> String {
    switch failure {
    case .full: "there is no space left"
    case .readOnly: "the data folder may not be written"
    case .newer(let version): "the saved data is from a newer Curio (format \(version))"
    case .busy: "another program keeps the saved data locked"
    case .other(let words): words
    }
  }

  static func sentence(_ notice: IRCNotice) -> String {
    switch notice {
    case .joined(let room): "joined \(room)"
    case .kicked(let room, let reason): "sent out of \(room): \(reason)"
    case .refused(let room, let reason): "\(room) did not let us in: \(reason)"
    case .gaveUp(let room): "\(room) is not tried any more"
    case .nickTaken(let nick, let other): "\(nick) could not be had; using \(other)"
    }
  }

  static func sentence(_ ending: IRCEnding) -> String {
    switch ending {
    case .serverError(let words): "the server ended the connection: \(words)"
    case .notAuthenticated(let words): "the account was not let in: \(words)"
    case .serverPasswordRefused: "the server wants another password"
    case .banned(let words): "the server has banned us: \(words)"
    case .noNick: "no name could be had on the server"
    case .silent: "the server has said nothing for five minutes"
    }
  }

  static func sentence(_ failure: FavouritesFile.Failure) -> String {
    switch failure {
    case .badLine(let number): "line \(number) names no catalog and key"
    }
  }

  static func sentence(_ notice: StoreNotice) -> String {
    switch notice {
    case .movedAside(let name): "the saved data could not be read and was moved to \(name)"
    case .restored(let aside?):
      "the saved data could not be read and was moved to \(aside); its backup is in use now"
    case .restored(nil): "the saved data was gone; its backup is in use now"
    case .readFromBackup: "the saved data cannot be read; its backup was used"
    }
  }
}

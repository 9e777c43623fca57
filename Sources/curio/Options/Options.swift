import Catalogs
import Conversation
import Host
import Wires

/// What the command line and the environment ask for.
struct Options: Sendable {
  /// The command with its own arguments.
  enum Command: Sendable {
    case chat
    case say(String)
    case replay([String])
    case intents([String])
    case bench(String?)
    case catalog([String])
    case favourites([String])
    case help(String?)
    case version
  }

  var command = Command.chat
  var wire: WireName?
  var nick = "curio"
  var rooms: [String] = []
  /// Who may end the process by saying so in a room.
  var operatorName: String?
  var language = "en"
  var isOffline = false
  /// Base addresses that differ from the services' own.
  var serviceBases: [CatalogID: ServiceBase] = [:]
  var dataFolder: String?
  var intentsFolder: String?
  var speaks: Bool?
  var speechCommand: String?
  var theme: Theme?
  var color = ColorChoice.auto
  var width: Int?
  var ascii = false
  var seed: UInt64?
  /// Seconds since 1970.
  var now: Int?
  var traces = false
  var logLevel: LogLevel?
  var isInOrder = false
  var isStateless = false
  var recording: String?
  // Of `replay`.
  var filter: String?
  var accepts = false
  var tellsTAP = false
  var junitPath: String?
  var jobs = 2
  var isVerbose = false
  var tellsCoverage = false
  // Of `intents`.
  var tellsJSON = false

  var folders: Folders { Folders(environment: .process, data: dataFolder) }
}

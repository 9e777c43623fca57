package import Catalogs
package import Conversation

/// Whole screens.
package protocol TongueOfScreens: Sendable {
  func aboutLines(_ about: AboutCurio) -> (title: String, description: String)
  /// Records, origin, licence and date of a catalog's data, without the address.
  func credit(_ credit: Credit, count: String, date: String) -> String
  func panelHead(_ panel: FilterPanel) -> String
  /// Tags that are on beside those of the panel.
  func panelOthers(_ phrases: [String]) -> String
  func panelHint(_ panel: FilterPanel) -> String
  func settings(_ settings: Settings) -> (title: String, rows: [(label: String, value: String)])
  func helpHead(_ help: Help) -> String
  func helpHint(_ help: Help) -> String
  func example(_ sentence: String) -> String
  func suggestions(_ sentences: [String]) -> String
  /// The heading of the reasons for a reading.
  var reasoningHead: String { get }
  /// A line of those reasons.
  func reason(_ line: String) -> String
  func picture(of name: String) -> String
}

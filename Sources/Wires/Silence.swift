/// Why a message is never to be answered, whoever sent it and however it is addressed.
package enum Silence: String, Hashable, Sendable {
  /// Sent as a notice: two programs that answer notices never stop.
  case notice
  /// An earlier message once more, with other words.
  case edit
  /// The sender is tagged as a bot.
  case bot
  /// A client-to-client request, not speech.
  case ctcp
}

import Catalogs
package import Conversation

extension English {
  package func sentence(_ sentence: Sentence) -> String {
    switch sentence {
    case .greeting: "Hello."
    case .goodbye: "Goodbye."
    case .thanks: "You are welcome."
    case .welcome: "I am Curio. Ask me about fish, monsters, characters and comics."
    case .nowAt(_, let item): item.map { "Back at \($0.name)." } ?? "Back."
    case .firstComic: "That is the first comic."
    case .latestComic: "That is the latest comic."
    case .nothingMatches: "Nothing matches."
    case .tooManyMisses: "Say “help” to see what I understand."
    case .unknownItem(let name, _): "I do not know “\(Cleaning.echo(name))”."
    }
  }
}

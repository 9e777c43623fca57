import Catalogs

/// A day at the sea.
extension Workflow {
  /// A fish by chance in a splash of fish.
  func goFishing() -> [Action] {
    guard let fish = pick(from: .fish) else { return nothing(in: .fish) }
    return [.telling(.caught(fish, seed: world.random()))]
  }
}

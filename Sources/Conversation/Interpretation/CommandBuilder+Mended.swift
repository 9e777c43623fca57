import Catalogs
import Language

/// What is said of a mended utterance before its answer.
extension CommandBuilder {
  /// The names of things whose words were mended.
  var mended: [String] {
    var names: [String] = []
    for slot in leaves where slot.mended != nil {
      guard case .things(let keys) = slot.value, let key = keys.first else { continue }
      let name = ItemList.catalog(of: slot.list).flatMap { library[ItemID($0, key)]?.name }
      // Where all that are called so are meant, none of their names is what was said.
      names.append(slot.name == "named" && keys.count > 1 ? words(of: slot) : name ?? key)
    }
    return names
  }
}

import Catalogs
import Language

/// Questions whether a record is like this: "is it undead", "can't a goblin fly".
extension VerbBuilder {
  /// `check monsters {monster}`: the tags that the sentence holds, of the record that it names.
  ///
  /// "Isn't it wild" asks the same as "is it wild".
  var check: Built {
    let filters = tagsAsked
    guard !filters.isEmpty else { return .unfit }
    return onItem { .check(filters, $0) }
  }

  /// What is asked of a record, each tag as if it were said without "not".
  var tagsAsked: [Filter] {
    guard let catalog else { return [] }
    return filters(of: catalog).map(\.affirmed)
  }
}

extension Filter {
  /// The tag that a refusal refuses; any other as it is.
  fileprivate var affirmed: Filter {
    comparison == .not && others.isEmpty ? Filter(field, .is, value) : self
  }
}

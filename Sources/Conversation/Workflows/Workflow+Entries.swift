import Catalogs

/// Records in the order that people see them.
extension Workflow {
  /// What a query finds, as entries of a list.
  func entries(_ query: Query) -> [ItemID] { world.indexes.entries(query) }
}

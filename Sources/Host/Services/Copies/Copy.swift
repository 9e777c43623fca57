package import Catalogs

/// A record as it is kept: in the service's own form.
package struct Copy: Hashable, Sendable {
  package let key: String
  package let record: JSONValue

  package init(key: String, record: JSONValue) {
    self.key = key
    self.record = record
  }
}

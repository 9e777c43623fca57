/// What makes a record unreadable.
enum Defect: Error, Hashable {
  /// More or fewer fields than columns.
  case fieldCount
  /// A field that is not of its column's form.
  case field
  /// A detail line or a part of one that is not known.
  case detail
}

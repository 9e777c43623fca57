import Catalogs

extension ItemID {
  /// The number of a comic.
  var number: Int? { catalog == .comics ? Int(key) : nil }
}

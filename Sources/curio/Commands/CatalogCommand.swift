import Catalogs

/// `curio catalog status`: what is known, where it comes from, and how old it is.
struct CatalogCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run(_ task: [String]) -> Int32 {
    guard task.first == "status" || task.isEmpty else {
      Operator.complain("curio: usage: curio catalog status")
      return ExitStatus.usage
    }
    let lines = Library.embedded.credits.map { credit in
      "\(credit.catalog.rawValue): \(credit.count) records, built in, \(credit.snapshot.iso), "
        + "\(credit.origin) (\(credit.licence))"
    }
    return Operator.tell(lines.joined(separator: "\n"))
  }
}

extension ServiceReader {
  func comic(_ fields: RecordFields) throws(RecordFault) -> Item {
    let key = try fields.key("num")
    guard let number = Int(key), number > 0 else { throw .malformed("num") }
    var item = start(key, try title(fields))
    item.facts[.number] = .number(Double(number), .none)
    item.facts[.title] = .text(item.name)
    if let day = try day(fields) {
      item.facts[.date] = .date(day)
      item.facts[.year] = .number(Double(day.year), .none)
      item.facts[.month] = .number(Double(day.month), .none)
    }
    item.facts[.picture] = picture(try fields.line("img"))
    item.facts[.hoverText] = try hoverText(fields, number).map(FactValue.text)
    if number <= Self.lastOwnTranscript {
      item.facts[.transcript] = try transcript(fields).map(FactValue.text)
    }
    item.facts[.link] = .link("https://xkcd.com/\(number)/")
    item.facts[.largePicture] = largePicture(fields["link"]?.string, of: number)
    if fields["extra_parts"] != nil { item.facts[.kind] = .terms(["interactive"]) }
    return item
  }

  /// From 1611 on the service gives the transcript of an older comic.
  private static let lastOwnTranscript = 1608
  /// Their hover texts look wrongly encoded on purpose.
  private static let brokenOnPurpose = [1683, 3003]

  /// Titles may hold markup and references that the safe title has lost or mangled.
  private func title(_ fields: RecordFields) throws(RecordFault) -> String {
    let safe = try fields.line("safe_title")
    guard let title = try fields.text("title") ?? safe else { throw .missing("title") }
    let line = Markup.line(DoubleEncoding.repaired(title))
    guard line.isEmpty else { return line }
    guard let safe else { throw .malformed("title") }
    return safe
  }

  private func hoverText(_ fields: RecordFields, _ number: Int) throws(RecordFault) -> String? {
    guard fields["alt"] != nil else { return nil }
    // Empty is known to be without words.
    let alt = try fields.text("alt") ?? ""
    let text = Self.brokenOnPurpose.contains(number) ? alt : DoubleEncoding.repaired(alt)
    // What stands in angle brackets is part of the joke.
    return Markup.folded(Entities.decoded(text))
  }

  /// Without its last note, which repeats the hover text.
  private func transcript(_ fields: RecordFields) throws(RecordFault) -> String? {
    guard let raw = try fields.text("transcript") else { return nil }
    var text = Entities.decoded(DoubleEncoding.repaired(raw))
    for opening in ["{{Title", "{{title", "{{Alt", "{{alt"] {
      if let start = text.ranges(of: opening).last?.lowerBound { text = String(text[..<start]) }
    }
    let lines = Markup.lines(text)
    return lines.isEmpty ? nil : lines
  }

  /// Interactive comics name the folder of all pictures and no file.
  private func picture(_ address: String?) -> FactValue? {
    guard let address, !address.hasSuffix("/") else { return nil }
    return link(address)
  }

  /// Some comics link to a larger picture of theirs, or to a page for it; other links lead to something else.
  private func largePicture(_ address: String?, of number: Int) -> FactValue? {
    guard let address, let url = WebAddress(address) else { return nil }
    let isPicture = url.isPicture && ["imgs.xkcd.com", base.address.host].contains(url.host)
    let page = url.path.split { $0 == "/" || $0 == "_" }
    let isPage =
      url.host == "xkcd.com" && page.count == 2 && page[0] == "\(number)"
      && ["large", "huge"].contains(page[1])
    return isPicture || isPage ? link(address) : nil
  }

  private func day(_ fields: RecordFields) throws(RecordFault) -> CalendarDay? {
    guard let year = try fields.integer("year"), let month = try fields.integer("month"),
      let day = try fields.integer("day")
    else { return nil }
    guard 1...12 ~= month, 1...31 ~= day else { throw .malformed("day") }
    return CalendarDay(year: year, month: month, day: day)
  }
}

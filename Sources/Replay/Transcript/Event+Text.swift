import Catalogs

extension Event {
  /// The forms an event may have, for whoever wrote another.
  static let usage = """
    net SERVICE|all ok|status N|timeout|slow S|offline|body FILE, \
    store \(StoreMode.allCases.map(\.rawValue).joined(separator: "|")), voice ok|none, \
    tick 90s|61m|2h|1d, interrupt, restart, eof
    """

  /// Reads what follows the `@` of a transcript's line.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("interrupt", 1): self = .interrupt
    case ("restart", 1): self = .restart
    case ("eof", 1): self = .eof
    case ("tick", 2):
      guard let duration = Duration(written: words[1]) else { return nil }
      self = .tick(duration)
    case ("store", 2):
      guard let mode = StoreMode(rawValue: words[1]) else { return nil }
      self = .store(mode)
    case ("voice", 2):
      guard let isThere = ["ok": true, "none": false][words[1]] else { return nil }
      self = .voice(isThere)
    case ("net", 3...):
      let service = CatalogID(rawValue: words[1])
      guard service != nil || words[1] == "all", let mode = NetworkMode(words.dropFirst(2)) else {
        return nil
      }
      self = .net(service, mode)
    default: return nil
    }
  }

  /// The event as it stands in a transcript, without its mark.
  package var text: String {
    switch self {
    case .net(let service, let mode): "net \(service?.rawValue ?? "all") \(mode.text)"
    case .store(let mode): "store \(mode.rawValue)"
    case .voice(let isThere): "voice \(isThere ? "ok" : "none")"
    case .tick(let duration): "tick \(duration.written)"
    case .interrupt: "interrupt"
    case .restart: "restart"
    case .eof: "eof"
    }
  }
}

extension NetworkMode {
  init?(_ words: ArraySlice<String>) {
    let argument = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "ok" where argument.isEmpty: self = .ok
    case "timeout" where argument.isEmpty: self = .timeout
    case "offline" where argument.isEmpty: self = .offline
    case "status":
      guard let status = Int(argument), 100...599 ~= status else { return nil }
      self = .status(status)
    case "slow":
      guard let duration = Duration(written: argument) else { return nil }
      self = .slow(duration)
    case "body" where !argument.isEmpty: self = .body(argument)
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .ok: "ok"
    case .status(let status): "status \(status)"
    case .timeout: "timeout"
    case .slow(let duration): "slow \(duration.written)"
    case .offline: "offline"
    case .body(let file): "body \(file)"
    }
  }
}

extension Duration {
  /// The longest suffix that fits is tried first; seconds need none.
  private static let units: [(suffix: String, milliseconds: Int)] = [
    ("ms", 1), ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1_000), ("", 1_000),
  ]

  /// Reads `61m`, `90s`, `2.5`, `300ms`.
  init?(written text: String) {
    guard let unit = Self.units.first(where: { text.hasSuffix($0.suffix) }),
      let number = Double(text.dropLast(unit.suffix.count)), number >= 0, number < 1e6
    else { return nil }
    self = .milliseconds(Int64(number * Double(unit.milliseconds)))
  }

  /// In the largest unit that needs no fraction.
  var written: String {
    let milliseconds =
      Int(components.seconds) * 1_000
      + Int(components.attoseconds / 1_000_000_000_000_000)
    let unit = Self.units.filter { !$0.suffix.isEmpty && milliseconds % $0.milliseconds == 0 }
      .max { $0.milliseconds < $1.milliseconds }
    guard let unit, milliseconds > 0 else { return "0s" }
    return "\(milliseconds / unit.milliseconds)\(unit.suffix)"
  }
}

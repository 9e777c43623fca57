extension Environment {
  /// Whether the locale takes UTF-8; without one it is the C locale, which does not.
  ///
  /// `LC_ALL` stands above `LC_CTYPE`, and that above `LANG`, as POSIX has it.
  package var isUTF8: Bool {
    let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? "C"
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }
}

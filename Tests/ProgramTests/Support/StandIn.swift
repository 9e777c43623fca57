import Testing

/// Speech programs made of a few lines of shell.
extension Program {
  /// Makes a program in a folder that only it is in; `LOG` in its script is a file for what it has to tell.
  ///
  /// Another process writes it: a file that somebody has open to write cannot be started, and a child that is starting at the
  /// same moment has everything open for an instant.
  @discardableResult
  func makeStandIn(_ script: String, name: String = "espeak-ng") async throws -> String {
    let path = home.file("bin/" + name)
    let body = "#!/bin/sh\n" + script.replacing("LOG", with: home.file("log")) + "\n"
    let writer = "mkdir -p \"$2\"; printf %s \"$1\" > \"$3\"; chmod 755 \"$3\""
    let finished = try await start(
      ["-c", writer, "sh", body, home.file("bin"), path], path: "/bin/sh"
    ).finish()
    try #require(finished.status == 0)
    return path
  }

  /// The variables under which the stand-ins are found, and nothing else that speaks.
  var standInPath: String { home.file("bin") }

  /// What the stand-ins have told, by lines.
  var log: [String] { home.text("log").split(separator: "\n").map(String.init) }
}

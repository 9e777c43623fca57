import Foundation

/// The built program, started as a person or a bridge starts it.
struct Program {
  let home: Home
  /// Comes before what a test asks for.
  var options: [String] = []
  var environment: [String: String] = [:]

  /// The program as it is, in a home of its own.
  init() throws {
    home = try Home()
  }

  /// The program with a few intents that load fast.
  static func quick() throws -> Program {
    var program = try Program()
    program.options = ["--intents", try program.home.smallIntents()]
    return program
  }

  /// The product lies beside the runner of the tests.
  static let path: String = {
    let runner = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let folders = [runner, Bundle(for: Home.self).bundleURL].map { $0.deletingLastPathComponent() }
    let products = folders.map { $0.appending(path: "curio").path }
    return products.first(where: FileManager.default.isExecutableFile) ?? products[0]
  }()

  /// Starts it and leaves its input open.
  func start(
    _ arguments: [String] = [], path: String = Self.path,
    input: Child.End = .pipe, output: Child.End = .pipe
  ) throws -> RunningProgram {
    var variables = [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "CURIO_OFFLINE": "1",
    ]
    variables.merge(environment) { $1 }
    return RunningProgram(
      try Child(
        path: path, arguments: path == Self.path ? options + arguments : arguments,
        environment: variables, input: input, output: output), in: home)
  }

  /// Runs it over an input, and waits for its end.
  func run(
    _ arguments: [String] = [], input: some Sequence<UInt8>, output: Child.End = .pipe
  ) async throws -> Finished {
    try await Turn.taking {
      let program = try start(arguments, output: output)
      program.send(Array(input))
      return try await program.finish()
    }
  }

  func run(
    _ arguments: [String] = [], _ input: String = "", output: Child.End = .pipe
  ) async throws -> Finished {
    try await run(arguments, input: Array(input.utf8), output: output)
  }

  /// Runs a line of shell in which `$0` is the program.
  func shell(_ script: String, _ input: String = "") async throws -> Finished {
    try await Turn.taking {
      let program = try start(["-c", script, Self.path] + options, path: "/bin/sh")
      program.send(input)
      return try await program.finish()
    }
  }
}

import Foundation
import Testing

/// The bridge scripts, each against a stand-in for the other side; the tests themselves are in Python, as one of the scripts is.
@Suite struct BridgeScriptTests {
  private static let variables = ProcessInfo.processInfo.environment
  private static let python = (variables["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/python3" }
    .first(where: FileManager.default.isExecutableFile)
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Bridges").path

  @Test(
    .enabled(if: python != nil, "python3 is not installed"),
    arguments: ["test_matrix.py", "test_irc_ii.py"])
  func theScriptPassesItsTests(script: String) async throws {
    var program = try Program()
    program.environment = [
      "CURIO": Program.path, "PATH": Self.variables["PATH"] ?? "",
      "PYTHONDONTWRITEBYTECODE": "1",
    ]
    let python = try #require(Self.python)
    let finished = try await program.start(["\(Self.folder)/\(script)"], path: python).finish()
    #expect(finished.status == 0, "\(finished.complaints)")
    #expect(finished.complaints.contains("\nOK"))
  }
}

import Testing

/// Copies out of files, without a network.
@Suite struct CatalogCommandTests {
  @Test func anArchiveBecomesCopies() async throws {
    let program = try Program()
    let file = try program.home.write(
      #"{"num":4001,"title":"One"}"# + "\r\n" + #"{"num":4002,"title":"Two"}"# + "\n",
      to: "comics.jsonl")
    // On a busy machine a minute is soon over.
    let imported = try await program.run(
      ["catalog", "import", "comics", file, "--now", "2026-01-01T12:00:00Z"])
    #expect(imported.text == "imported 2 comics\n")
    #expect(imported.status == 0)
    for (minutes, age) in [("00", "less than a minute"), ("05", "5 minutes")] {
      let status = try await program.run(
        ["catalog", "status", "--now", "2026-01-01T12:\(minutes):00Z"])
      #expect(status.lines.last == "comics: 2 copies, \(age) old, from file comics.jsonl")
    }
  }

  @Test func aBadRecordIsNamed() async throws {
    let program = try Program()
    let file = try program.home.write(
      #"[{"id":1,"name":"A","origin":7},{"id":2,"name":"B"},{"id":3,"name":"Earth","dimension":"x"}]"#,
      to: "some.json")
    let imported = try await program.run(["catalog", "import", "characters", file])
    #expect(imported.text == "imported 1 characters, 1 locations; 1 left out\n")
    #expect(imported.status == 1)
  }

  @Test func whatIsNoRecordAtAllCountsAsLeftOut() async throws {
    let program = try Program()
    let file = try program.home.write(
      #"[{"num":"x"},{"num":4001,"title":"One"},5,null]"#, to: "some.json")
    let imported = try await program.run(["catalog", "import", "comics", file])
    #expect(imported.text == "imported 1 comics; 3 left out\n")
    #expect(imported.status == 1)
  }

  @Test func aFolderThatCannotBeHadIsNamed() async throws {
    let program = try Program()
    let file = try program.home.write(#"{"num":4001,"title":"One"}"#, to: "some.json")
    let data = try program.home.write("", to: "no-folder")
    let imported = try await program.run(["catalog", "import", "comics", file, "--data", data])
    #expect(imported.complaints.contains(data))
    #expect(imported.status == 1)
  }

  @Test(arguments: ["", "<html>", "[]"])
  func aFileWithoutRecordsIsRefused(_ text: String) async throws {
    let program = try Program()
    let file = try program.home.write(text, to: "none.json")
    #expect(try await program.run(["catalog", "import", "fish", file]).status == 1)
  }

  @Test func withoutANetworkNothingIsFetched() async throws {
    let finished = try await Program().run(["catalog", "sync", "fish"])
    #expect(finished.status == 1)
    #expect(finished.text.isEmpty)
  }

  @Test(arguments: ["foo://x", "not a url", "https://"])
  func aBadAddressIsToldAtOnce(_ address: String) async throws {
    let finished = try await Program().run(["--comics-url", address, "catalog", "status"])
    #expect(finished.status == 2)
  }
}

import Testing

@testable import Catalogs

@Suite("Answers of services")
struct ServiceAnswerTests {
  private func answer(_ wanted: Wanted, _ text: String) throws -> ServiceAnswer {
    try ServiceAnswer(Array(text.utf8), to: wanted)
  }

  @Test func aFullPageOfMonstersIsNotTheLast() throws {
    let record = #"{"index":"a"}"#
    let full = Array(repeating: record, count: 20).joined(separator: ",")
    #expect(try !answer(.monsters(skip: 0), #"{"data":{"monsters":[\#(full)]}}"#).isLast)
    #expect(try answer(.monsters(skip: 20), #"{"data":{"monsters":[\#(record)]}}"#).isLast)
  }

  @Test func proseIsAddedAndItsErrorCostsNothing() throws {
    let both = #"{"data":{"monster":{"index":"a"},"prose":{"desc":"Old."}}}"#
    #expect(try answer(.monster("a"), both).records.first?["desc"]?.string == "Old.")
    let failed =
      #"{"errors":[{"message":"no desc"}],"data":{"monster":{"index":"a"},"prose":null}}"#
    #expect(try answer(.monster("a"), failed).records.first?["index"]?.string == "a")
  }

  @Test func noSuchRecordIsNoFault() {
    #expect(throws: AnswerFault.nothingThere) {
      try answer(.monster("zz"), #"{"data":{"monster":null,"prose":null}}"#)
    }
    #expect(throws: AnswerFault.nothingThere) { try answer(.fish("zz"), "[]") }
  }

  @Test func anErrorInPlaceOfDataIsARefusal() {
    #expect(throws: AnswerFault.queryRefused) {
      try answer(.monsters(skip: 0), #"{"errors":[{"message":"x"}],"data":null}"#)
    }
  }

  @Test(arguments: ["", "<html>", #"{"data":{}}"#, "[]", "7"])
  func anythingElseIsUnreadable(_ text: String) {
    #expect(throws: AnswerFault.self) { try answer(.characters(page: 1), text) }
  }

  @Test func charactersSayHowManyAndWhetherMoreFollow() throws {
    let page = try answer(
      .characters(page: 2),
      #"{"data":{"characters":{"info":{"count":50,"pages":3,"next":3},"results":[{"id":"21"}]}}}"#)
    #expect(page.total == 50)
    #expect(!page.isLast)
  }

  @Test(arguments: ["null", "2"])
  func aNextPageThatIsNoneEnds(_ next: String) throws {
    let text =
      #"{"data":{"characters":{"info":{"count":50,"next":\#(next)},"results":[{"id":"21"}]}}}"#
    #expect(try answer(.characters(page: 2), text).isLast)
  }

  @Test func aSearchMayFindNobody() throws {
    let text =
      #"{"data":{"characters":{"info":{"count":null,"pages":null,"next":null},"results":[]}}}"#
    let page = try answer(.characters(page: 1, name: "zz"), text)
    #expect(page.records.isEmpty && page.isLast && page.total == 0)
  }

  @Test(arguments: [
    #"[{"num":1},{"num":2}]"#, "{\"num\":1}\r\n{\"num\":2}\r\n",
    #"{"results":[{"num":1},{"num":2}]}"#,
    #"{"data":{"monsters":[{"num":1},{"num":2}]}}"#,
    #"{"data":{"characters":{"info":{},"results":[{"num":1},{"num":2}]}}}"#,
  ])
  func archivesComeInManyForms(_ text: String) throws {
    #expect(try Archive(Array(text.utf8)).records.compactMap { $0["num"]?.integer } == [1, 2])
  }

  @Test func anEpisodeIsNoListOfItsCharacters() throws {
    let text = #"[{"id":1,"name":"Pilot","air_date":"December 2, 2013","characters":["x/1"]}]"#
    let archive = try Archive(Array(text.utf8))
    #expect(archive.records.count == 1)
    #expect(Archive.kind(archive.records[0], in: .characters) == .episode)
  }

  @Test func aBadLineCostsNoOther() throws {
    let archive = try Archive(Array("{\"num\":1}\n{oops\n{\"num\":3}\n".utf8))
    #expect(archive.records.count == 2)
    #expect(archive.badLines == [2])
  }

  @Test(arguments: [
    ("", Archive.Fault.empty), (" \n", .empty), ("<!doctype html>", .webPage),
    (#"[{"num":1},{"nu"#, .cutOff), (#"[{"num":1},"#, .cutOff), ("num,title", .notJSON),
  ])
  func aFileWithoutRecordsSaysWhy(_ text: String, _ fault: Archive.Fault) {
    #expect(throws: fault) { try Archive(Array(text.utf8)) }
  }

  @Test func oneFishMayComeWithoutAList() throws {
    #expect(try answer(.fish("dab"), #"{"Path":"/profiles/dab"}"#).records.count == 1)
    #expect(try answer(.fish("dab"), #"[{"Path":"/profiles/dab"}]"#).records.count == 1)
  }

  @Test func proseOfManyMonstersIsToldByTheirPlace() throws {
    let text = #"{"errors":[{"message":"x"}],"data":{"m0":{"desc":"Old."},"m1":null}}"#
    #expect(
      try answer(.monsterProse(["a", "b"]), text).records.map(\.text)
        == [#"{"desc":"Old.","index":"a"}"#, #"{"desc":"","index":"b"}"#])
  }
}

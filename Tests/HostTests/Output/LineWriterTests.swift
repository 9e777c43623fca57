import Dispatch
import Host
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct LineWriterTests {
  @Test func nothingIsWrittenBeforeAFlush() throws {
    let pipe = Pipe()
    let writer = LineWriter(descriptor: pipe.writing)
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    try writer.writeLine("one")
    try writer.write("two")
    #expect(pipe.read() == [])
    try writer.flush()
    #expect(pipe.read() == Array("one\ntwo".utf8))
    try writer.flush()
    #expect(pipe.read() == [])
  }

  @Test func moreThanAPipeHoldsArrivesWholeAndInOrder() throws {
    let pipe = Pipe()
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    let writer = LineWriter(descriptor: pipe.writing)
    let line = String(repeating: "é", count: 500_000)
    DispatchQueue(label: "writer").async {
      try? writer.writeLine(line)
      try? writer.flush()
    }
    var received: [UInt8] = []
    while received.count < 1_000_001 { received += pipe.read() }
    #expect(received == Array((line + "\n").utf8))
  }

  @Test func linesOfManyThreadsStayWhole() async throws {
    let pipe = Pipe()
    let writer = LineWriter(descriptor: pipe.writing)
    await withTaskGroup(of: Void.self) { group in
      for letter in ["a", "b", "c", "d"] {
        group.addTask {
          for _ in 1...50 { try? writer.writeLine(String(repeating: letter, count: 20)) }
        }
      }
    }
    try writer.flush()
    let lines = String(decoding: pipe.read(), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 200)
    #expect(lines.allSatisfy { Set($0).count == 1 && $0.count == 20 })
  }

  @Test func aReaderThatHasGoneIsAFactAndStaysOne() async throws {
    await #expect(processExitsWith: .success) {
      Signals.ignorePipe()
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      close(ends[0])
      let writer = LineWriter(descriptor: ends[1])
      try writer.writeLine("lost")
      #expect(throws: OutputFailure.closed) { try writer.flush() }
      #expect(throws: OutputFailure.closed) { try writer.writeLine("more") }
      #expect(OutputFailure.closed.exitStatus == 141)
    }
  }

  @Test func aFullDeviceIsAFact() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    let writer = LineWriter(descriptor: full)
    try writer.writeLine("lost")
    #expect(throws: OutputFailure.failed(code: ENOSPC)) { try writer.flush() }
    #expect(OutputFailure.failed(code: ENOSPC).exitStatus == 74)
  }
}

import Host
import Synchronization
import Testing

@Suite struct TerminalChoicesTests {
  @Test(
    arguments: [
      (.auto, [:], true, true), (.auto, [:], false, false),
      (.auto, ["TERM": "dumb"], true, false), (.auto, ["NO_COLOR": "1"], true, false),
      (.auto, ["NO_COLOR": ""], true, true), (.auto, ["FORCE_COLOR": "1"], false, true),
      (.auto, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
      (.auto, ["CLICOLOR_FORCE": "0"], false, false), (.auto, ["FORCE_COLOR": "0"], true, true),
      (.auto, ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
      (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
      (.never, ["FORCE_COLOR": "1"], true, false),
    ] as [(ColorChoice, [String: String], Bool, Bool)])
  func colourIsWhereItBelongs(
    _ choice: ColorChoice, variables: [String: String], isTerminal: Bool, isOn: Bool
  ) {
    #expect(choice.isOn(environment: Environment(variables), isTerminal: isTerminal) == isOn)
  }

  @Test(
    arguments: [
      (nil, [:], 80), (100, ["COLUMNS": "50"], 100), (nil, ["COLUMNS": "50"], 50),
      (nil, ["COLUMNS": "0"], 80), (nil, ["COLUMNS": "wide"], 80), (nil, ["COLUMNS": "-5"], 80),
      (5, [:], 20), (nil, ["COLUMNS": "7"], 20),
    ] as [(Int?, [String: String], Int)])
  func theWidthIsThatOfTheFirstToKnow(
    _ option: Int?, variables: [String: String], expected: Int
  ) {
    let pipe = Pipe()
    #expect(
      TerminalSize.columns(
        option: option, environment: Environment(variables), descriptor: pipe.writing) == expected)
  }

  @Test func theTerminalKnowsItsWidth() throws {
    let terminal = try PseudoTerminal(columns: 132)
    #expect(
      TerminalSize.columns(
        option: nil, environment: Environment([:]), descriptor: terminal.inside) == 132)
    #expect(Terminal.isConnected(to: terminal.inside))
    #expect(Terminal.isConnected(to: Pipe().reading) == false)
  }

  @Test func twoInterruptsWithinASecondEndIt() {
    let clock = Mutex(0)
    let interrupts = Interrupts { clock.withLock(\.self) }
    func press(at ticks: Int) -> Bool {
      clock.withLock { $0 = ticks }
      return interrupts.press()
    }
    #expect([0, 1500, 2600, 3600, 3700].map(press) == [false, false, false, true, true])
  }
}

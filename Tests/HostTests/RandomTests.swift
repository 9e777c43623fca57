import Host
import Testing

@Suite struct RandomTests {
  /// From the authors' own program, at seed 1234567.
  @Test func theNumbersAreThoseOfSplitMix64() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(
      (1...5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func theSameSeedGivesTheSameNumbers() {
    let (first, second) = (SeededRandom(seed: 7), SeededRandom(seed: 7))
    #expect((1...3).map { _ in first.next() } == (1...3).map { _ in second.next() })
    #expect(SeededRandom(seed: 7).next() != SeededRandom(seed: 8).next())
  }
}

import Testing

/// Words, sets and negation on every fact of characters, places and episodes among them.
@Suite struct CharacterWordingTests {
  static let states: [(String, String)] = [
    ("dead characters", "list characters status=Dead"),
    ("characters that are dead", "list characters status=Dead"),
    ("characters who are not dead", "list characters status≠Dead"),
    ("characters from earth that are dead", "list characters origin=earth status=Dead"),
    (
      "characters from the citadel who are alive",
      "list characters origin=Citadel of Ricks status=Alive"
    ),
    ("dead aliens from earth", "list characters status=Dead species=Alien origin=earth"),
    ("who is dead", "list characters status=Dead"),
    ("who died", "list characters status=Dead"),
    ("who is alive", "list characters status=Alive"),
    ("who lives on the citadel", "list characters location=Citadel of Ricks"),
    ("who lives on earth", "list characters location=earth"),
    ("who comes from gazorpazorp", "list characters origin=Gazorpazorp"),
    ("who is from pluto", "list characters origin=Pluto"),
    ("characters living in anatomy park", "list characters location=Anatomy Park"),
    ("characters that live on snake planet", "list characters location=Snake Planet"),
    ("female characters", "list characters gender=Female"),
    ("women who are dead", "list characters gender=Female status=Dead"),
    ("male robots", "list characters gender=Male species=Robot"),
    ("genderless aliens", "list characters gender=Genderless species=Alien"),
    ("characters that are neither human nor alien", "list characters species≠Human species≠Alien"),
    ("robots or cronenbergs", "list characters species=Robot species=Cronenberg"),
    ("characters other than humans", "list characters species≠Human"),
  ]

  static let episodes: [(String, String)] = [
    ("characters in episode 5", "list characters episodes=5"),
    ("characters in pilot", "list characters episodes=Pilot"),
    ("who appears in pickle rick", "list characters episodes=Pickle Rick"),
    ("which characters are in anatomy park", "list characters episodes=Anatomy Park"),
    ("characters in s02e03", "list characters episodes=Auto Erotic Assimilation"),
    ("which characters appear in rickmurai jack", "list characters episodes=Rickmurai Jack"),
    ("characters in more than 10 episodes", "list characters episodeCount>10"),
    ("characters who appear in at least 5 episodes", "list characters episodeCount≥5"),
    ("characters that appear in exactly 3 episodes", "list characters episodeCount=3"),
    ("characters with 2 to 4 episodes", "list characters episodeCount≥2 episodeCount≤4"),
  ]

  static let kinds: [(String, String)] = [
    ("parasites", "list characters kind=parasite"),
    ("characters of type vampire", "list characters kind=Vampire"),
    ("vampire characters", "list characters kind=Vampire"),
    ("cat-person characters", "list characters kind=Cat-Person"),
    ("dead clones", "list characters status=Dead kind=clone"),
    ("how many characters are dead", "count characters status=Dead"),
    ("how many aliens are there", "count characters species=Alien"),
    ("how many people live on the citadel", "count characters location=Citadel of Ricks"),
    ("how many women are dead", "count characters gender=Female status=Dead"),
    ("how many mortys are alive", "count characters name=Morty status=Alive"),
    ("dead mortys", "list characters status=Dead name=Morty"),
    ("ricks that are not dead", "list characters name=Rick status≠Dead"),
    ("ricks from the citadel", "list characters name=Rick origin=Citadel of Ricks"),
    ("characters whose status is unknown", "list characters status=unknown"),
    ("characters whose species is robot", "list characters species=Robot"),
    ("characters whose gender is unknown", "list characters gender=unknown"),
    ("characters of unknown gender", "list characters gender=unknown"),
    ("characters with unknown origin", "list characters origin=unknown"),
    ("who has the most episodes", "list characters -episodeCount"),
    ("which character appears in the most episodes", "list characters -episodeCount"),
    ("who is in the fewest episodes", "list characters +episodeCount"),
    ("most common characters", "list characters -episodeCount"),
  ]

  @Test(arguments: states) func hearsStates(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  @Test(arguments: episodes) func hearsEpisodes(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }

  @Test(arguments: kinds) func hearsKinds(_ said: String, _ meant: String) {
    #expect(Hearer.hear(said) == meant)
  }
}

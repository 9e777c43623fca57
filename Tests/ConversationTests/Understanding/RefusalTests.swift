import Testing

/// What is none of Curio's business, however near its words come: nothing is shown for it, and nothing is done.
@Suite struct RefusalTests {
  static let sentences = [
    "what's the weather like tomorrow", "who is the president of france", "who won the election",
    "what is 12 times 7", "tell me a joke", "who wrote hamlet", "best fishing rod to buy",
    "how do i cook salmon", "price of lobster in boston", "play some music", "roll 2d6",
    "set an alarm for seven", "what time is it", "turn on the lights", "order a pizza",
    "when is season 6 coming out", "where can i watch rick and morty", "who created rick and morty",
    "what class should i play", "how many spell slots does a level 5 wizard have",
    "does xkcd have a store", "dilbert of today", "spider-man comics", "who is batman",
    "show me my email", "open the door", "next weekend", "more cheese please", "back pain",
    "random number between 1 and 10", "why is the sky blue", "the quick brown fox",
    "asdfghjkl", "hola que tal", "bonjour comment ca va", "she said he was dead",
    "he is alive and well", "i like fish and chips", "fishing license cost", "goldfish care tips",
    "monster energy drink", "dragon ball z", "giant supermarket", "ghost in the shell",
    "human resources phone number", "dead poets society", "largest city in the world",
    "fastest car", "oldest person alive", "which country has the most people",
    "how many people live in london", "where does coffee come from", "how fast is a car",
    "neither here nor there", "the other day i saw a movie", "one more thing",
    "which one is better iphone or android", "what about dinner", "what about you",
    "only you", "sort the laundry", "top 10 movies", "evil empire", "fly me to the moon",
  ]

  @Test(arguments: sentences) func refused(_ sentence: String) {
    #expect(Hearer.hear(sentence) == "unknown")
  }
}

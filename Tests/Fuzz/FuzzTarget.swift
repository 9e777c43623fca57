/// What is fed with bytes that a fuzzer makes up; CURIO_FUZZ names one.
enum FuzzTarget: String, CaseIterable {
  case lines, plain, json, intents, transcript, matcher
  #if CURIO_IRC
    case irc
  #endif
  #if CURIO_SERVICES
    case fish, monsters, characters, comics
  #endif
}

/// What Curio calls the intents of the matching task that other programs are measured by.
///
/// A name stands for all intents that begin like it: "monsters.f" for facts, filters and finding.
enum TaskIntents {
  private static let names: [String: [String]] = [
    "back": ["back"], "char_episodes": ["characters.episode", "characters.fact"],
    "char_location": ["characters.location", "characters.fact"],
    "char_origin": ["characters.origin", "characters.fact"],
    "chars_gender": ["characters.gender", "characters.f"],
    "chars_name": ["characters.f", "search"],
    "chars_species": ["characters.species", "characters.f"],
    "chars_status": ["characters.status", "characters.f"],
    "clear_filters": ["clearFilters", "all"], "comic_alt": ["comics.hoverText", "comics.fact"],
    "comic_date": ["comics.date", "comics.fact"],
    "compare": ["monsters.compare", "fish.compare", "characters.compare", "compare"],
    "count": ["count"], "fish_habitat": ["fish.habitat", "fish.fact"],
    "fish_nutrition": [
      "fish.nutrition", "fish.calories", "fish.fat", "fish.protein", "fish.fact",
    ],
    "fish_taste": ["fish.taste", "fish.fact"], "greet": ["greet"], "help": ["help"],
    "latest_comic": ["comics.latest"], "list": ["list", "fish.f", "monsters.f", "characters.f"],
    "monster_ac": ["monsters.armorClass", "monsters.fact"],
    "monster_attacks": ["monsters.actions", "monsters.fact"],
    "monster_hp": ["monsters.hitPoints", "monsters.fact"],
    "monster_speed": ["monsters.speed", "monsters.fact"],
    "monsters_cr": ["monsters.f"], "monsters_cr_max": ["monsters.f"],
    "monsters_cr_min": ["monsters.f"], "monsters_size": ["monsters.f"],
    "monsters_type": ["monsters.f"], "more": ["more"], "next": ["next", "older", "after"],
    "no": ["no"],
    "previous": ["previous", "newer", "before"], "quit": ["quit"], "random": ["random"],
    "select": ["open.", "first", "last"], "show_character": ["characters.show", "characters.find"],
    "show_comic": ["comics.show"], "show_comic_title": ["comics.title"],
    "show_fish": ["fish.show", "fish.f"], "show_monster": ["monsters.show", "monsters.f"],
    "thanks": ["thanks"], "undo": ["undo"], "yes": ["yes"],
  ]

  static func holds(_ intent: String, for task: String) -> Bool {
    (names[task] ?? [task]).contains(where: intent.hasPrefix)
  }
}

// Languages of monsters; those without a German name keep theirs.
extension German {
  static let languages = [
    "Common": "Gemeinsprache", "Draconic": "Drakonisch", "Abyssal": "Abyssisch",
    "Infernal": "Infernalisch", "Giant": "Riesisch", "Goblin": "Goblinisch", "Elvish": "Elfisch",
    "Dwarvish": "Zwergisch", "Orc": "Orkisch", "Celestial": "Celestisch", "Sylvan": "Sylvanisch",
    "Undercommon": "Gemeinsprache der Unterreiche", "Primordial": "Urtümlich",
    "Deep Speech": "Tiefensprache", "telepathy": "Telepathie", "Auran": "Aural",
    "Aquan": "Aqual", "Terran": "Terral", "Ignan": "Ignal", "Gnomish": "Gnomisch",
    "Druidic": "Druidisch", "Gnoll": "Gnollisch", "Giant Eagle": "Sprache der Riesenadler",
    "Giant Elk": "Sprache der Riesenhirsche", "Giant Owl": "Sprache der Rieseneulen",
    "Winter Wolf": "Sprache der Winterwölfe", "Blink Dog": "Sprache der Flimmerhunde",
    "all": "alle", "any one language": "eine beliebige Sprache",
    "any one language (usually Common)": "eine beliebige Sprache (meist Gemeinsprache)",
    "any two languages": "zwei beliebige Sprachen",
    "any four languages": "vier beliebige Sprachen",
    "any six languages": "sechs beliebige Sprachen",
    "Thieves' cant plus any two languages": "Diebessprache und zwei beliebige Sprachen",
    "Druidic plus any two languages": "Druidisch und zwei beliebige Sprachen",
    "Common plus up to five other languages": "Gemeinsprache und bis zu fünf weitere Sprachen",
    "one language known by its creator": "eine Sprache seines Schöpfers",
    "any languages it knew in life": "alle Sprachen, die es im Leben kannte",
    "the languages it knew in life": "die Sprachen, die es im Leben kannte",
    "Common (can't speak in boar form)": "Gemeinsprache (nicht in Ebergestalt)",
    "telepathy 60 ft. (works only with creatures that understand Abyssal)":
      "Telepathie 60 Fuß (nur mit Wesen, die Abyssisch verstehen)",
    "understands commands given in any language but can't speak":
      "versteht Befehle in jeder Sprache, spricht aber nicht",
    "understands the languages of its creator but can't speak":
      "versteht die Sprachen seines Schöpfers, spricht aber nicht",
    "understands all languages it spoke in life but can't speak":
      "versteht alle Sprachen, die es im Leben sprach, spricht aber nicht",
    "understands all languages it knew in life but can't speak":
      "versteht alle Sprachen, die es im Leben kannte, spricht aber nicht",
    "understands Sylvan but can't speak it": "versteht Sylvanisch, spricht es aber nicht",
    "understands Draconic but can't speak": "versteht Drakonisch, spricht aber nicht",
    "understands Deep Speech but can't speak": "versteht Tiefensprache, spricht aber nicht",
    "understands Common and Auran but can't speak":
      "versteht Gemeinsprache und Aural, spricht aber nicht",
    "understands Common, Elvish, and Sylvan but can't speak":
      "versteht Gemeinsprache, Elfisch und Sylvanisch, spricht aber nicht",
    "understands Common but can't speak": "versteht Gemeinsprache, spricht aber nicht",
    "understands Infernal but can't speak it": "versteht Infernalisch, spricht es aber nicht",
    "understands Common but doesn't speak it": "versteht Gemeinsprache, spricht sie aber nicht",
    "understands Abyssal, Celestial, Infernal, and Primordial but can't speak":
      "versteht Abyssisch, Celestisch, Infernalisch und Urtümlich, spricht aber nicht",
    "understands infernal but can't speak": "versteht Infernalisch, spricht aber nicht",
    "understands Abyssal but can't speak": "versteht Abyssisch, spricht aber nicht",
    "understands Abyssal, Common, and Infernal but can't speak":
      "versteht Abyssisch, Gemeinsprache und Infernalisch, spricht aber nicht",
    "understands Common and Giant but can't speak":
      "versteht Gemeinsprache und Riesisch, spricht aber nicht",
    "understands Celestial, Common, Elvish, and Sylvan but can't speak":
      "versteht Celestisch, Gemeinsprache, Elfisch und Sylvanisch, spricht aber nicht",
    "understands Common and Draconic but can't speak":
      "versteht Gemeinsprache und Drakonisch, spricht aber nicht",
  ]
}

// Words of the fish catalog. Names of places that Germans call otherwise are among them.
extension German {
  static let harvests = ["Wild": "Wildfang", "Farmed": "Zucht"]

  static let populations = [
    "above target": "über dem Zielwert", "near target": "nahe am Zielwert",
    "below target": "unter dem Zielwert",
    "significantly below target": "weit unter dem Zielwert", "rebuilding": "im Wiederaufbau",
    "stable": "stabil", "unknown": unknown,
  ]

  static let fishingRates = [
    "at recommended level": "auf empfohlenem Stand",
    "reduced to end overfishing": "verringert, um die Überfischung zu beenden",
    "not subject to overfishing": "nicht überfischt", "other": "anders geregelt",
    "unknown": unknown,
  ]

  static let seasons = [
    "year-round": "ganzjährig", "spring": "Frühling", "summer": "Sommer", "fall": "Herbst",
    "winter": "Winter", "January": "Januar", "February": "Februar", "March": "März",
    "April": "April", "May": "Mai", "June": "Juni", "July": "Juli", "August": "August",
    "September": "September", "October": "Oktober", "November": "November",
    "December": "Dezember",
  ]

  static let colors = [
    "white": "weiß", "snow white": "schneeweiß", "red": "rot", "reddish-pink": "rötlich rosa",
    "ruby": "rubinrot", "pinkish-white": "rosaweiß", "pink": "rosa", "tan": "hellbraun",
    "yellowish": "gelblich", "translucent": "durchscheinend", "off-white": "gebrochen weiß",
    "grayish": "gräulich", "beige": "beige", "pinkish": "blassrosa", "dark": "dunkel",
    "grayish-white": "grauweiß", "reddish-orange": "rötlich orange", "ivory": "elfenbeinfarben",
    "orange": "orange", "creamy white": "cremeweiß", "reddish": "rötlich", "gray": "grau",
    "light": "hell", "deep red": "tiefrot", "brown": "braun", "light-colored": "hell",
    "yellow": "gelb", "golden": "goldgelb", "pale pink": "zartrosa", "brownish": "bräunlich",
    "blue-gray": "blaugrau", "opaque": "undurchsichtig", "purple": "violett",
    "transparent": "durchsichtig", "pearly": "perlmuttfarben", "cream": "cremefarben",
    "blue-green": "blaugrün", "blue": "blau",
    "dark red": "dunkelrot", "pale": "blass", "orange-red": "orangerot",
  ]

  static let tastes = [
    "mild": "mild", "slightly sweet": "leicht süß", "mild-tasting": "mild", "sweet": "süß",
    "meaty": "fleischig", "clean": "klar", "delicate": "zart", "rich": "gehaltvoll",
    "pronounced": "ausgeprägt", "flavorful": "aromatisch", "buttery": "buttrig",
    "briny": "nach Meer", "tasty": "schmackhaft", "distinct": "eigen", "full": "voll",
    "nutty": "nussig", "succulent": "saftig", "oily": "ölig", "delicious": "köstlich",
    "fatty": "fett", "salty": "salzig", "subtle": "fein", "stronger": "kräftiger",
    "distinctive": "unverwechselbar", "strong": "kräftig", "mild-flavored": "mild",
    "low oil": "wenig ölig", "smoky": "rauchig", "sweetly": "süßlich", "savory": "würzig",
  ]

  static let textures = [
    "firm": "fest", "flaky": "blättrig", "moist": "saftig", "fine": "fein", "delicate": "zart",
    "fibrous": "faserig", "firmer": "fester", "large flakes": "großblättrig", "dense": "dicht",
    "lean": "mager", "tender": "mürbe", "soft": "weich", "fatty": "fett", "chewy": "bissfest",
    "coarse": "grob", "medium-firm": "mittelfest", "fine flake": "feinblättrig",
    "succulent": "sehr saftig", "oily": "ölig", "meaty": "fleischig", "high oil": "sehr ölig",
    "fattiest": "am fettesten", "small flake": "kleinblättrig", "semi-firm": "halbfest",
    "velvety": "samtig", "crunchy": "knackig", "large flake": "großblättrig",
    "small flakes": "kleinblättrig",
  ]

  static let gears = [
    "trawl": "Schleppnetz", "gillnet": "Kiemennetz", "longline": "Langleine",
    "rod and reel": "Angelrute", "pot": "Korb", "trap": "Falle", "diving": "Tauchen",
    "hook-and-line": "Haken und Leine", "handline": "Handleine", "dredge": "Dredge",
    "rake": "Rechen", "seine": "Wade", "bandit": "Bandit-Rolle", "purse seine": "Ringwade",
    "troll": "Schleppangel", "spear": "Speer", "jig": "Pilker", "harpoon": "Harpune",
    "pole-and-line": "Rute und Leine",
  ]

  static let waters = [
    "West Coast": "Westküste", "Southeast": "Südosten", "Pacific Islands": "Pazifische Inseln",
    "U.S. Virgin Islands": "Amerikanische Jungferninseln", "Virgin Islands": "Jungferninseln",
    "Norway": "Norwegen", "Atlantic Ocean": "Atlantik", "Pacific Ocean": "Pazifik",
    "Indian Ocean": "Indischer Ozean", "Bering Sea": "Beringmeer", "Brazil": "Brasilien",
    "western Atlantic": "Westatlantik", "eastern Pacific": "Ostpazifik",
    "North Pacific": "Nordpazifik", "Gulf of Mexico": "Golf von Mexiko",
    "Gulf of Maine": "Golf von Maine", "Gulf of Alaska": "Golf von Alaska",
    "Greenland": "Grönland", "Newfoundland": "Neufundland", "Iceland": "Island",
    "Caribbean": "Karibik", "Canada": "Kanada", "Mexico": "Mexiko", "California": "Kalifornien",
    "Baja California": "Niederkalifornien", "Aleutian Islands": "Aleuten", "Japan": "Japan",
    "Atlantic Coast": "Atlantikküste", "New England": "Neuengland",
    "Southern New England": "südliches Neuengland", "American Samoa": "Amerikanisch-Samoa",
    "Aleutian": "Aleuten", "Chesapeake": "Chesapeake Bay",
  ]

  /// Where a fish comes from, when the place stands with an article.
  static let provenances = [
    "West Coast": "von der Westküste", "Southeast": "aus dem Südosten",
    "Greater Atlantic": "aus dem Greater Atlantic", "Pacific Islands": "von den Pazifischen Inseln",
    "Virgin Islands": "von den Jungferninseln", "Atlantic Ocean": "aus dem Atlantik",
    "Pacific Ocean": "aus dem Pazifik", "Indian Ocean": "aus dem Indischen Ozean",
    "Bering Sea": "aus dem Beringmeer", "Gulf of Mexico": "aus dem Golf von Mexiko",
    "Gulf of Maine": "aus dem Golf von Maine", "Gulf of Alaska": "aus dem Golf von Alaska",
    "Caribbean": "aus der Karibik", "Bahamas": "von den Bahamas",
    "Florida Keys": "von den Florida Keys", "Aleutian": "von den Aleuten",
    "Georges Bank": "von der Georges Bank", "Puget Sound": "aus dem Puget Sound",
    "Long Island Sound": "aus dem Long Island Sound", "Chesapeake": "aus der Chesapeake Bay",
  ]
}

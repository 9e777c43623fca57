import Catalogs
import Conversation
import Presentation
import Testing

extension StatBlockTests {
  @Test func `a second armor class comes with its condition, spells by level`() {
    let shown = Shown.lines(.card(Samples.mage))
    #expect(
      shown == """
        Mage
        Medium humanoid (any race), any alignment
        AC 12, 15 with mage armor · HP 40 (9d8)
        Challenge: 6
        TRAITS
          Spellcasting. Level 9 wizard, Intelligence, save DC 14, +6 to hit.
        SPELLS
          Cantrips: Light, Mage Hand
          Level 1 (4 slots): Shield
          Level 2 (3 slots): Misty Step
        """)
  }

  @Test func `innate spells by how often`() {
    let shown = Shown.lines(.fact(.spells, of: Samples.djinni))
    #expect(
      shown == """
        Djinni: Spells
          At will: Thunderwave
          3 times a day: Tongues, Wind Walk
          Once a day: Creation
        """)
  }

  @Test func `what has no walk and what hovers`() {
    let shown = Shown.lines(.card(Samples.wisp))
    #expect(
      shown == """
        Will-o'-Wisp
        Tiny undead
        AC 14 (natural armor), 11 while prone · HP 22 (9d4) · Speed walk 0 ft., fly 50 ft. (hover)
        Resistances: cold; piercing, slashing, and bludgeoning from weapons that are not magical
        XP: 0 XP
        """)
  }

  @Test func `as HTML`() {
    let shown = Shown.html(.card(Samples.goblin))
    #expect(
      shown == """
        <p><strong>Goblin</strong></p><p><em>Small humanoid (goblinoid), neutral evil</em></p>\
        <p><strong>AC</strong> 15 (leather armor, \
        shield) · <strong>HP</strong> 7 (2d6) · <strong>Speed</strong> walk 30 ft.</p>\
        <p><strong>STR</strong> 8 (-1) · <strong>DEX</strong> 14 (+2) · <strong>CON</strong> 10 (+0) · <strong>INT</strong> 10 (+0) · <strong>WIS</strong> 8 (-1) · <strong>CHA</strong> 8 (-1)</p>\
        <ul><li><strong>Skills</strong>: Stealth +6</li>\
        <li><strong>Senses</strong>: darkvision 60 ft., passive perception 9</li>\
        <li><strong>Languages</strong>: Common, Goblin</li>\
        <li><strong>Challenge</strong>: 1/4 (50 XP)</li></ul><p><strong>Traits</strong></p>\
        <ul><li><strong>Nimble Escape.</strong></li></ul><p><strong>Actions</strong></p>\
        <ul><li><strong>Scimitar.</strong> Melee weapon attack: +4 to hit, reach 5 ft. \
        Hit: 1d6+2 slashing.</li>\
        <li><strong>Shortbow.</strong> Ranged weapon attack: +4 to hit, range 80/320 ft. \
        Hit: 1d6+2 piercing.</li></ul>
        """)
  }

  @Test func `each ability is one spoken unit`() {
    let shown = Shown.speech(.card(Samples.goblin))
    #expect(
      shown == """
        Goblin. Small humanoid (goblinoid), neutral evil. Armor class 15 (leather armor, \
        shield). 7 hit points. Speed: walk 30 feet. \
        Challenge: one quarter (50 experience points). Strength, minus 1, score 8. Dexterity, \
        plus 2, score 14. Constitution, plus 0, score 10. Intelligence, plus 0, score 10. \
        Wisdom, minus 1, score 8. Charisma, minus 1, score 8. Actions: Scimitar, Shortbow. \
        Traits: Nimble Escape.
        """)
  }
}

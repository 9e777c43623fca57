import Catalogs
import Conversation
import Presentation
import Testing

/// Monsters stand in the order of the rule books, at every width.
@Suite struct StatBlockTests {
  @Test func `a wire says it in few lines`() {
    let shown = Shown.lines(.card(Samples.goblin))
    #expect(
      shown == """
        Goblin
        Small humanoid (goblinoid), neutral evil
        AC 15 (leather armor, shield) · HP 7 (2d6) · Speed walk 30 ft.
        STR 8 (-1), DEX 14 (+2), CON 10 (+0), INT 10 (+0), WIS 8 (-1), CHA 8 (-1)
        Skills: Stealth +6
        Senses: darkvision 60 ft., passive perception 9
        Languages: Common, Goblin
        Challenge: 1/4 (50 XP)
        TRAITS
          Nimble Escape.
        ACTIONS
          Scimitar. Melee weapon attack: +4 to hit, reach 5 ft. Hit: 1d6+2 slashing.
          Shortbow. Ranged weapon attack: +4 to hit, range 80/320 ft. Hit: 1d6+2 piercing.
        """)
  }

  @Test func `below 40 columns the abilities are six lines`() {
    let shown = Shown.lines(.card(Samples.goblin), style: Style(width: 36))
    #expect(
      shown == """
        Goblin
        Small humanoid (goblinoid), neutral
        evil
        AC 15 (leather armor, shield)
        HP 7 (2d6)   Speed walk 30 ft.
        STR 8 (-1)
        DEX 14 (+2)
        CON 10 (+0)
        INT 10 (+0)
        WIS 8 (-1)
        CHA 8 (-1)
        Skills
          Stealth +6
        Senses
          darkvision 60 ft., passive
          perception 9
        Languages
          Common, Goblin
        Challenge
          1/4 (50 XP)
        TRAITS
          Nimble Escape.
        ACTIONS
          Scimitar. Melee weapon attack:
            +4 to hit, reach 5 ft. Hit:
            1d6+2 slashing.
          Shortbow. Ranged weapon attack:
            +4 to hit, range 80/320 ft. Hit:
            1d6+2 piercing.
        """)
  }

  @Test func `at 40 columns the abilities are two rows of three`() {
    let shown = Shown.lines(.card(Samples.goblin), style: .narrow)
    #expect(
      shown == """
        Goblin
        Small humanoid (goblinoid), neutral evil
        AC 15 (leather armor, shield)
        HP 7 (2d6)   Speed walk 30 ft.
        STR 8 (-1)   DEX 14 (+2)  CON 10 (+0)
        INT 10 (+0)  WIS 8 (-1)   CHA 8 (-1)
        Skills
          Stealth +6
        Senses
          darkvision 60 ft., passive perception
          9
        Languages
          Common, Goblin
        Challenge
          1/4 (50 XP)
        TRAITS
          Nimble Escape.
        ACTIONS
          Scimitar. Melee weapon attack: +4 to
            hit, reach 5 ft. Hit:
            1d6+2 slashing.
          Shortbow. Ranged weapon attack: +4 to
            hit, range 80/320 ft. Hit:
            1d6+2 piercing.
        """)
  }

  @Test func `at 80 columns the abilities are one row`() {
    let shown = Shown.lines(.card(Samples.dragon), style: .usual)
    #expect(
      shown == """
        Adult Blue Dragon
        Huge dragon, lawful evil
        AC 19 (natural armor)   HP 225 (18d12+108)
        Speed walk 40 ft., burrow 30 ft., fly 80 ft.
        STR 25 (+7)  DEX 10 (+0)  CON 23 (+6)  INT 16 (+3)  WIS 15 (+2)  CHA 19 (+4)
        Saves       DEX +5, CON +11, WIS +7, CHA +9
        Immunities  lightning
        Challenge   16 (15,000 XP)
        TRAITS
          Legendary Resistance (3 times a day).
        ACTIONS
          Multiattack. Bite and Claw ×2.
          Bite. Melee weapon attack: +12 to hit, reach 10 ft. Hit: 2d10+7 piercing plus
            1d10 lightning.
          Lightning Breath (recharge 5–6). 90 ft. line, 12d10 lightning damage. DC 19
            Dexterity save, half on a success.
        LEGENDARY ACTIONS
          Detect.
          Wing Attack (Costs 2 Actions). 2d6+7 bludgeoning damage. DC 20 Dexterity save.
            Condition: prone.
        """)
  }

  @Test func `at 120 columns short facts stand beside each other`() {
    let shown = Shown.lines(.card(Samples.dragon), style: .wide)
    #expect(
      shown == """
        Adult Blue Dragon
        Huge dragon, lawful evil
        AC 19 (natural armor)   HP 225 (18d12+108)   Speed walk 40 ft., burrow 30 ft., fly 80 ft.
        STR 25 (+7)  DEX 10 (+0)  CON 23 (+6)  INT 16 (+3)  WIS 15 (+2)  CHA 19 (+4)
        Saves       DEX +5, CON +11, WIS +7, CHA +9
        Immunities  lightning
        Challenge   16 (15,000 XP)
        TRAITS
          Legendary Resistance (3 times a day).
        ACTIONS
          Multiattack. Bite and Claw ×2.
          Bite. Melee weapon attack: +12 to hit, reach 10 ft. Hit: 2d10+7 piercing plus
            1d10 lightning.
          Lightning Breath (recharge 5–6). 90 ft. line, 12d10 lightning damage. DC 19
            Dexterity save, half on a success.
        LEGENDARY ACTIONS
          Detect.
          Wing Attack (Costs 2 Actions). 2d6+7 bludgeoning damage. DC 20 Dexterity save.
            Condition: prone.
        """)
  }

  @Test func `in the dark theme`() {
    let shown = Shown.lines(.card(Samples.goblin), style: .dark)
    #expect(
      shown == """
        ␛[1;96mGoblin␛[0m
        ␛[90mSmall humanoid (goblinoid), neutral evil␛[0m
        ␛[36mAC␛[0m 15 (leather armor, shield)   ␛[36mHP␛[0m 7 (2d6)   ␛[36mSpeed␛[0m walk 30 ft.
        ␛[36mSTR␛[0m 8 (-1)  ␛[36mDEX␛[0m 14 (+2)  ␛[36mCON␛[0m 10 (+0)  ␛[36mINT␛[0m 10 (+0)  \
        ␛[36mWIS␛[0m 8 (-1)  ␛[36mCHA␛[0m 8 (-1)
        ␛[36mSkills␛[0m     Stealth +6
        ␛[36mSenses␛[0m     darkvision 60 ft., passive perception 9
        ␛[36mLanguages␛[0m  Common, Goblin
        ␛[36mChallenge␛[0m  1/4 (50 XP)
        ␛[36mTRAITS␛[0m
          ␛[1;93mNimble Escape.␛[0m
        ␛[36mACTIONS␛[0m
          ␛[1;93mScimitar.␛[0m Melee weapon attack: +4 to hit, reach 5 ft. Hit: 1d6+2 slashing.
          ␛[1;93mShortbow.␛[0m Ranged weapon attack: +4 to hit, range 80/320 ft. Hit:
            1d6+2 piercing.
        """)
  }

  @Test func `in ASCII`() {
    let shown = Shown.lines(.card(Samples.dragon), style: .usualASCII)
    #expect(
      shown == """
        Adult Blue Dragon
        Huge dragon, lawful evil
        AC 19 (natural armor)   HP 225 (18d12+108)
        Speed walk 40 ft., burrow 30 ft., fly 80 ft.
        STR 25 (+7)  DEX 10 (+0)  CON 23 (+6)  INT 16 (+3)  WIS 15 (+2)  CHA 19 (+4)
        Saves       DEX +5, CON +11, WIS +7, CHA +9
        Immunities  lightning
        Challenge   16 (15,000 XP)
        TRAITS
          Legendary Resistance (3 times a day).
        ACTIONS
          Multiattack. Bite and Claw x2.
          Bite. Melee weapon attack: +12 to hit, reach 10 ft. Hit: 2d10+7 piercing plus
            1d10 lightning.
          Lightning Breath (recharge 5-6). 90 ft. line, 12d10 lightning damage. DC 19
            Dexterity save, half on a success.
        LEGENDARY ACTIONS
          Detect.
          Wing Attack (Costs 2 Actions). 2d6+7 bludgeoning damage. DC 20 Dexterity save.
            Condition: prone.
        """)
  }
}

import Catalogs
import Conversation
import Presentation
import Testing

/// Drawings are the same every time, never empty, and have a face in ASCII.
@Suite struct ArtTests {
  @Test func `one fish`() {
    let shown = Shown.lines(.art(.fish))
    #expect(
      shown == """
                ╭──────────╮
         ╲╲   ╭─╯ )  )  )  ╰───╮
          ╲╲╭─╯  )  )  )     °  ╲
          ╱╱╰─╮  )  )  )      ──╱
         ╱╱   ╰─╮ )  )  )  ╭───╯
                ╰──────────╯
        """)
  }

  @Test func `one fish in ASCII`() {
    let shown = Shown.lines(.art(.fish), style: .usualASCII)
    #expect(
      shown == """
                .----------.
         \\\\   .-' )  )  )  '---.
          \\\\.-'  )  )  )     o  \\
          //'-.  )  )  )      --/
         //   '-. )  )  )  .---'
                '----------'
        """)
  }

  @Test func `a frame of the sea`() {
    let shown = Shown.lines(.art(.ocean(frame: 4, seed: 7)))
    #expect(
      shown == """
        ~^~≈~≈~~^~≈~≈~~^~≈~≈~~^~≈~≈~~^~≈~≈~~^~≈~≈~~^~≈~≈~~^~≈~≈~~^~≈
                ·
                      ~~<[]°)
              °               ·          »-=(((o>
                    °                ·                      °
        »=°>                                ·
        )≈«                         )              ·)
         (  (          °    °<°))≈« (               (     ·
         )  )                       )               )            ·
        _._,._-._._,._-._._,._-._._,._-._._,._-._._,._-._._,._-._._,
        """)
  }

  @Test func `the next frame in ASCII, narrow`() {
    let shown = Shown.lines(.art(.ocean(frame: 5, seed: 7)), style: .narrowASCII)
    #expect(
      shown == """
        ^~~~~~~^~~~~~~^~~~~~~^~~~~~~^~~~~~~^~~~~
                -
        o)     o       -       o
                      >-=(((o>-              o
                            <=<      -
                             >=o>           -
           -                    )
                  -             (          (
                         -      )          )
        _._,._-._._,._-._._,._-._._,._-._._,._-.
        """)
  }

  @Test func `confetti`() {
    let shown = Shown.lines(.art(.confetti(seed: 7)), style: .narrow)
    #expect(
      shown == """
           🐙 🦐        🦑        🐡         🦑
           🐙 🐟  🐠   🐟        ·      🦑
              · 🦑     🐟 °    🐠   ·        🐠
         🐟    🐟       🐟 · 🐟   🐡  🦐 ✦   🐙
               🐟    ✦ 🐠     ·  ✦     ✦       ✦
        """)
  }

  @Test func `confetti in ASCII`() {
    let shown = Shown.lines(.art(.confetti(seed: 7)), style: .narrowASCII)
    #expect(
      shown == """
           * >(o>        .        <o)<         .
           * ><>  <><   ><>        .      .
              . .     ><> '    <><   .
            .  ><>    ><>       ><> + ><>   <o)<
        o   *       +        ><>    o <><     +
        """)
  }

  @Test func `as HTML`() {
    let shown = Shown.html(.art(.fish))
    #expect(
      shown == """
        <pre><code>        ╭──────────╮
         ╲╲   ╭─╯ )  )  )  ╰───╮
          ╲╲╭─╯  )  )  )     °  ╲
          ╱╱╰─╮  )  )  )      ──╱
         ╱╱   ╰─╮ )  )  )  ╭───╯
                ╰──────────╯</code></pre>
        """)
  }
}

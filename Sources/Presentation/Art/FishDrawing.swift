/// One fish, in side view.
enum FishDrawing {
  static let lines = [
    "        ╭──────────╮",
    " ╲╲   ╭─╯ )  )  )  ╰───╮",
    "  ╲╲╭─╯  )  )  )     °  ╲",
    "  ╱╱╰─╮  )  )  )      ──╱",
    " ╱╱   ╰─╮ )  )  )  ╭───╯",
    "        ╰──────────╯",
  ]
}

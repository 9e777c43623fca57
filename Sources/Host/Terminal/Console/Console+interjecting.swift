extension Console {
  /// Shows a text above the prompt, now or when the next one is shown; safe on any thread.
  ///
  /// What is being written below it stays. Without a prompt of our own nothing is shown.
  package nonisolated func interject(_ text: String) {
    interjections.add(text)
    wake.wake(.interjection)
  }
}

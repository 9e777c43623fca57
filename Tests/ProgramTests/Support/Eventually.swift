import Testing

/// Waits until something is so; the limit is only there so that a failure ends.
func eventually(
  _ condition: () throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let deadline = ContinuousClock.now + RunningProgram.patience
  while ContinuousClock.now < deadline {
    if try condition() { return }
    try await Task.sleep(for: .milliseconds(2))
  }
  Issue.record("it did not come about in time", sourceLocation: sourceLocation)
}

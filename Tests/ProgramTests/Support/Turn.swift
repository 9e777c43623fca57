/// Lets a few programs run at a time: tests begin all at once, and a machine has few cores.
actor Turn {
  private static let shared = Turn()
  private var free = 3
  private var waiting: [CheckedContinuation<Void, Never>] = []

  static func taking<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    await shared.take()
    do {
      let result = try await body()
      await shared.pass()
      return result
    } catch {
      await shared.pass()
      throw error
    }
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func pass() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

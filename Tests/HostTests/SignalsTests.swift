import Host
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct SignalsTests {
  @Test func watchedSignalsArriveAndDoNotEndTheProcess() async throws {
    await #expect(processExitsWith: .exitCode(3)) {
      // A job in the background may have been started with it ignored.
      signal(SIGINT, SIG_DFL)
      signal(SIGHUP, SIG_DFL)
      let seen = Seen()
      let watch = Signals.watch(.interrupt, .terminate, .hangUp, .resize, .proceed) { signal in
        seen.list.withLock { $0.append(signal.exitStatus) }
      }
      for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT] {
        let count = seen.list.withLock(\.count)
        kill(getpid(), number)
        try await eventually { seen.list.withLock(\.count) > count }
      }
      #expect(seen.list.withLock(\.self) == [130, 143, 129, 156, 146])
      _ = watch
      exit(3)
    }
  }

  @Test func aSignalThatWasIgnoredOnPurposeStaysIgnored() async throws {
    await #expect(processExitsWith: .success) {
      signal(SIGHUP, SIG_IGN)
      let seen = Seen()
      let watch = Signals.watch(.hangUp, .resize) { signal in
        seen.list.withLock { $0.append(signal.exitStatus) }
      }
      kill(getpid(), SIGHUP)
      kill(getpid(), SIGWINCH)
      try await eventually { !seen.list.withLock(\.isEmpty) }
      #expect(seen.list.withLock(\.self) == [156])
      _ = watch
    }
  }
}

private final class Seen: Sendable {
  let list = Mutex<[Int32]>([])
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How long tests wait where nothing but the end of a failure depends on it.
enum Patience {
  /// How many times longer than usual things may take: sanitizers make programs slow, and say so in CURIO_TEST_PATIENCE.
  static let factor = getenv("CURIO_TEST_PATIENCE").flatMap { Int(String(cString: $0)) } ?? 1

  /// Whether a program is as large and as fast as it is for people.
  static let isUsual = factor == 1
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the process tells whoever started it.
enum ExitStatus {
  static let success: Int32 = 0
  /// A transcript differed, or a one-shot answer failed.
  static let failure: Int32 = 1
  static let usage: Int32 = 2
  /// Output could not be written.
  static let output: Int32 = 74

  static func leave(with status: Int32) -> Never { exit(status) }
}

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of the program that runs here.
package enum Executable {
  /// Its path, whatever it was called by.
  package static var path: String {
    #if os(Linux)
      let name = "/proc/self/exe"
    #else
      let name = CommandLine.arguments[0]
    #endif
    guard let real = realpath(name, nil) else { return CommandLine.arguments[0] }
    defer { free(real) }
    return String(cString: real)
  }
}

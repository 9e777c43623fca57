import Testing

#if os(Linux)
  import Foundation

  /// What the system tells of a process's memory.
  enum Memory {
    /// The most it ever had, in bytes.
    static func peak(of identifier: Int32) throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      return try #require(line.flatMap { Int($0.filter(\.isNumber)) }) * 1024
    }
  }
#endif

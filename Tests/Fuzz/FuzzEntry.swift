#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let target = getenv("CURIO_FUZZ").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

/// What libFuzzer calls, again and again.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard let target else {
    print("CURIO_FUZZ is one of: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))")
    exit(2)
  }
  target.feed(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

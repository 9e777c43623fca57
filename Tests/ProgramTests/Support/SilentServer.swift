#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A service that takes connections and never says a word.
final class SilentServer {
  private let socket: Int32
  let url: String

  init() throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listening = socket
    // Nobody accepts: the system itself takes connections as long as its queue has room.
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listening, address, length) == 0 && listen(listening, 64) == 0
          && getsockname(listening, address, &length) == 0
      }
    }
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    guard isListening else { throw Failure() }
  }

  deinit { close(socket) }

  struct Failure: Error {}
}

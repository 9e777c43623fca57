import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A service that takes connections and never says a word.
final class SilentServer: Sendable {
  private struct Connections {
    var open = 0
    var mostAtOnce = 0
  }

  private let socket: Int32
  private let connections = Mutex(Connections())
  private let queue = DispatchQueue(label: "silent", attributes: .concurrent)
  let url: String

  /// How many connections were open at the same time, at most.
  var mostAtOnce: Int { connections.withLock { $0.mostAtOnce } }

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
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listening, address, length) == 0 && listen(listening, 64) == 0
          && getsockname(listening, address, &length) == 0
      }
    }
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
    guard isListening else { throw Failure() }
    queue.async { self.accept() }
  }

  func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

  private func accept() {
    while true {
      #if canImport(Glibc)
        let connection = Glibc.accept(socket, nil, nil)
      #else
        let connection = Darwin.accept(socket, nil, nil)
      #endif
      guard connection >= 0 else { break }
      connections.withLock {
        $0.open += 1
        $0.mostAtOnce = max($0.mostAtOnce, $0.open)
      }
      queue.async { self.hold(connection) }
    }
    close(socket)
  }

  /// Reads without a word until the other side hangs up.
  private func hold(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(connection, &buffer, buffer.count) > 0 {}
    connections.withLock { $0.open -= 1 }
    close(connection)
  }

  struct Failure: Error {}
}

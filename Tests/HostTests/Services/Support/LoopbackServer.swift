import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An HTTP server on a free port of this machine that misbehaves as a test wants.
final class LoopbackServer: Sendable {
  /// One connection: the first line of its request, and a way to answer.
  struct Connection: Sendable {
    let descriptor: Int32
    let request: String

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let sent = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard sent > 0 else { return }
        rest = rest.dropFirst(sent)
      }
    }

    /// Closes it at once, which the other side sees as a reset.
    func reset() {
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    }
  }

  let port: Int
  private let socket: Int32
  private let count = Mutex(0)
  private let queue = DispatchQueue(label: "loopback", attributes: .concurrent)

  /// How many requests came.
  var requests: Int { count.withLock { $0 } }
  var url: String { "http://127.0.0.1:\(port)" }

  init(answer: @escaping @Sendable (Connection) -> Void) throws {
    signal(SIGPIPE, SIG_IGN)
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
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listening, address, length) == 0 && listen(listening, 64) == 0
          && getsockname(listening, address, &length) == 0
      }
    }
    port = Int(UInt16(bigEndian: address.sin_port))
    guard isBound else { throw NoServer() }
    queue.async { self.accept(answer) }
  }

  struct NoServer: Error {}

  func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

  private func accept(_ answer: @escaping @Sendable (Connection) -> Void) {
    while true {
      #if canImport(Glibc)
        let descriptor = Glibc.accept(socket, nil, nil)
      #else
        let descriptor = Darwin.accept(socket, nil, nil)
      #endif
      guard descriptor >= 0 else { break }
      queue.async {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let length = read(descriptor, &buffer, buffer.count)
        if length > 0 {
          self.count.withLock { $0 += 1 }
          answer(
            Connection(
              descriptor: descriptor, request: String(decoding: buffer[..<length], as: UTF8.self)))
        }
        close(descriptor)
      }
    }
    close(socket)
  }
}

@main
struct Curio {
  static func main() {}
}

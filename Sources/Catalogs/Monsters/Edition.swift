/// The editions of the rules that monsters are of, with the document that has the free ones.
enum Edition: String {
  case of2014 = "2014 (SRD 5.1)"
  case of2024 = "2024 (SRD 5.2)"
}

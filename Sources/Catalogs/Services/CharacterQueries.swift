/// What the characters' service is asked, within its limit of four levels.
enum CharacterQueries {
  static let page = """
    query Characters($page: Int, $filter: FilterCharacter) { \
    characters(page: $page, filter: $filter) { info { count pages next } results { \(fields) } } }
    """

  static let single = "query Character($id: ID!) { character(id: $id) { \(fields) } }"

  private static let fields = """
    id name status species type gender image origin { name } location { name } episode { id }
    """
}

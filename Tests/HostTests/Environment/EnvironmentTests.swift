import Host
import Testing

@Suite struct EnvironmentTests {
  @Test func aVariableSetToNothingIsNotSet() {
    #expect(Environment(["A": "x", "B": ""])["A"] == "x")
    #expect(Environment(["A": "x", "B": ""])["B"] == nil)
    #expect(Environment([:])["C"] == nil)
    #expect(Environment.process["PATH"] != nil)
  }

  @Test(arguments: [
    ([:], "/home/ana/.local/share/curio", "/home/ana/.local/state/curio"),
    (["XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"], "/d/curio", "/s/curio"),
    (
      ["XDG_DATA_HOME": "d", "XDG_STATE_HOME": "./s"], "/home/ana/.local/share/curio",
      "/home/ana/.local/state/curio"
    ),
    (
      ["XDG_DATA_HOME": "", "XDG_STATE_HOME": ""], "/home/ana/.local/share/curio",
      "/home/ana/.local/state/curio"
    ),
  ])
  func foldersFollowXDG(_ variables: [String: String], data: String, state: String) {
    let home = ["HOME": "/home/ana"].merging(variables) { $1 }
    let folders = Folders(environment: Environment(home))
    #expect(folders.data == data)
    #expect(folders.state == state)
    #expect(folders.store == data + "/curio.sqlite")
    #expect(folders.history == state + "/history")
  }

  @Test func theOperatorsFolderWins() {
    let environment = Environment(["HOME": "/home/ana", "XDG_DATA_HOME": "/d"])
    #expect(Folders(environment: environment, data: "/own").store == "/own/curio.sqlite")
  }

  @Test func withoutHomeTheAccountKnowsIt() {
    #expect(Folders(environment: Environment([:])).data.hasPrefix("/"))
  }

  @Test(arguments: [
    ([:], false), (["LANG": "C"], false), (["LANG": "en_US.UTF-8"], true),
    (["LANG": "C.utf8"], true), (["LC_CTYPE": "UTF-8"], true),
    (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false),
    (["LANG": "de_DE.ISO-8859-1", "LC_CTYPE": "de_DE.UTF-8"], true),
    (["LANG": "en_US.UTF-8", "LC_ALL": ""], true),
  ])
  func theLocaleTellsWhetherItIsUTF8(_ variables: [String: String], isUTF8: Bool) {
    #expect(Environment(variables).isUTF8 == isUTF8)
  }
}

import Testing

@testable import ScreenDSLDemo

@Suite struct ScriptFileTests {
  private let elements = ["a", "b"].map { Element(id: $0, name: $0.uppercased()) }

  private func script(_ text: String) throws(InputError) -> Script {
    try ScriptFile(SourceText(file: "s", bytes: Array(text.utf8))).script(on: elements)
  }

  private func actions(_ text: String) throws(InputError) -> [Action] {
    try script(text).steps.dropFirst().map(\.action)
  }

  @Test(
    arguments: [
      ("horizontal unsorted", .sort(.horizontal, .unsorted)),
      ("horizontal aToZ", .sort(.horizontal, .aToZ)),
      ("vertical zToA", .sort(.vertical, .zToA)),
      ("banner on", .banner(isShown: true)),
      ("banner off", .banner(isShown: false)),
      ("add c 2 C  c é", .edit(.insert(Element(id: "c", name: "C  c é"), at: 2))),
      ("add a 00 again", .edit(.insert(Element(id: "a", name: "again"), at: 0))),
      ("remove b", .edit(.remove(id: "b"))),
      ("rename a 1 2", .edit(.rename(id: "a", to: "1 2"))),
      ("swap a b", .edit(.swap("a", "b"))),
      ("swap a a", .edit(.swap("a", "a"))),
      ("again", .again),
    ] as [(String, Action)])
  func readsEachCommand(_ line: String, _ action: Action) throws {
    #expect(try actions(line) == [action])
    #expect(try actions("\t \(line.replacing(" ", with: " \t")) \t# x\r\n").count == 1)
  }

  @Test func startsWithTheFirstApplication() throws {
    let script = try script("again")
    #expect(script.steps == [.firstApply, ScriptStep("again", .again)])
    #expect(!script.hasExpectations)
    #expect(try self.script("").steps == [.firstApply])
  }

  @Test func passesOverCommentsAndBlankLines() throws {
    let text = "# one\r\n\r\n  \t\r\n  # two\nagain # three\n#again\nrename a C# #d #\r\n"
    #expect(try actions(text) == [.again, .edit(.rename(id: "a", to: "C#"))])
  }

  @Test func showsTheLineAsItsAction() throws {
    #expect(try script("  swap  a b \t# c\r\n").steps.last?.text == "swap  a b")
  }

  @Test func aSpaceWithACombiningMarkIsASpace() throws {
    #expect(try actions("rename a \u{301}b") == [.edit(.rename(id: "a", to: "\u{301}b"))])
  }

  @Test(arguments: [
    (
      "jump",
      "No command for 'jump'; use one of "
        + "horizontal, vertical, banner, add, remove, rename, swap, again"
    ),
    ("vertical", "No order for 'vertical'; write 'vertical unsorted|aToZ|zToA'"),
    ("horizontal atoz", "Order must be unsorted, aToZ or zToA (was 'atoz')"),
    (
      "vertical aToZ zToA",
      "Command must be 'vertical unsorted|aToZ|zToA' (was 'vertical aToZ zToA')"
    ),
    ("banner", "No state for 'banner'; write 'banner on|off'"),
    ("banner maybe", "Banner must be on or off (was 'maybe')"),
    ("add", "No ID for 'add'; write 'add ID AT NAME…'"),
    ("add c", "No AT for 'add'; write 'add ID AT NAME…'"),
    ("add c 0 #c", "No NAME for 'add'; write 'add ID AT NAME…'"),
    ("add c x C", "Position must be a whole number from 0 (was 'x')"),
    ("add c -1 C", "Position must be a whole number from 0 (was '-1')"),
    ("add c +1 C", "Position must be a whole number from 0 (was '+1')"),
    (
      "add c 99999999999999999999 C",
      "Position must be a whole number from 0 (was '99999999999999999999')"
    ),
    ("add c 3 C", "Position must be from 0 to 2 (was 3)"),
    ("remove", "No ID for 'remove'; write 'remove ID'"),
    ("remove a b", "Command must be 'remove ID' (was 'remove a b')"),
    ("remove z", "No element for 'z'; use an ID that is in the list at this point"),
    ("rename a", "No NAME for 'rename'; write 'rename ID NAME…'"),
    ("rename z Z", "No element for 'z'; use an ID that is in the list at this point"),
    ("swap a", "No ID for 'swap'; write 'swap ID ID'"),
    ("swap z a", "No element for 'z'; use an ID that is in the list at this point"),
    ("swap a z", "No element for 'z'; use an ID that is in the list at this point"),
    ("again 2", "Command must be 'again' (was 'again 2')"),
  ])
  func refuses(_ line: String, _ sentence: String) {
    #expect(throws: InputError(file: "s", line: 3, sentence: sentence)) {
      try script("again\r\n\n\(line)\nagain")
    }
  }

  @Test func playsTheEditsBeforeALineInMind() throws {
    #expect(try actions("remove a\nadd a 1 A\nswap a b").count == 3)
    #expect(throws: InputError.self) { try actions("remove a\nadd c 2 C") }
    #expect(throws: InputError.self) { try actions("remove a\nremove a") }
  }
}

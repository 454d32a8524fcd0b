@testable import ScreenDSLDemo

@MainActor
@Suite(.timedOnMain) struct InputTests {
  private let output = CapturedOutput()

  /// Expects that a file is refused before anything is written, in one sentence that begins so.
  private func expectRefusal(_ option: String, _ text: String, _ start: String) throws {
    try withFile(text) { file in
      #expect(Demo.run([option, file], output: output) == 2)
      #expect(output.lines.isEmpty && output.complaints.count == 1)
      let sentence = output.complaints.first ?? ""
      #expect(sentence.hasPrefix("\(file): \(start)"), "\(sentence)")
    }
  }

  @Test func readsElementsWithOtherKeysAndRepeatedIDs() throws {
    let json = """
      {"version": 1, "elements": [{"id": "b", "name": "B", "tags": [3]}, {"name": "", "id": "b"}]}
      """
    let elements = try withFile(json) { try ElementsFile(file: $0).elements }
    #expect(elements == [Element(id: "b", name: "B"), Element(id: "b", name: "")])
  }

  @Test func theElementsOfTheProgramAreThoseOfTheTests() throws {
    #expect(try ElementsFile(resource: "elements").elements == MainState.sample.elements)
  }

  @Test(arguments: [
    ("{", "Cannot read 'file': "),
    ("[]", "Cannot read 'file': "),
    ("{}", "No value for 'elements'; "),
    (#"{"elements": {}}"#, "Cannot read 'elements': "),
    (#"{"elements": ["e1"]}"#, "Cannot read 'elements[0]': "),
    (
      #"{"elements": [{"id": "a", "name": "A"}, {"id": "b"}]}"#, "No value for 'elements[1].name'; "
    ),
    (#"{"elements": [{"id": 7, "name": "A"}]}"#, "Cannot read 'elements[0].id': "),
    (#"{"elements": [{"id": "a", "name": null}]}"#, "Cannot read 'elements[0].name': "),
  ])
  func refusesElements(_ json: String, _ start: String) throws {
    try expectRefusal("--elements", json, start)
  }

  @Test(arguments: [
    (#"{"hop": {}}"#, "Cannot read 'steps[0].action': "),
    (#"{"vertical": {"order": "atoz"}}"#, "Cannot read 'steps[0].action.vertical.order': "),
    (#"{"remove": {}}"#, "No value for 'steps[0].action.remove.id'; "),
    (
      #"{"add": {"id": "a", "name": "A", "at": "0"}}"#,
      "Cannot read 'steps[0].action.add.at': "
    ),
    (
      #"{"add": {"id": "a", "name": "A", "at": 6}}"#,
      "Cannot play 'steps[0]': Position must be between 0 and 5 (was 6)"
    ),
    (#"{"remove": {"id": "x"}}"#, "Cannot play 'steps[0]': No element for 'x'; "),
  ])
  func refusesActions(_ action: String, _ start: String) throws {
    try expectRefusal("--script", #"{"steps": [{"action": \#(action)}]}"#, start)
  }

  @Test(arguments: ["--elements", "--script"])
  func refusesAMissingFile(_ option: String) {
    #expect(Demo.run([option, "/nowhere.json"], output: output) == 2)
    #expect(output.complaints == ["/nowhere.json: Cannot read the file; check the path"])
    #expect(output.lines.isEmpty)
  }
}

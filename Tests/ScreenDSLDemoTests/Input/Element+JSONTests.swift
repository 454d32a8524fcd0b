import Testing

@testable import ScreenDSLDemo

@Suite struct ElementJSONTests {
  private func elements(_ json: String) throws(InputError) -> [Element] {
    try Element.elements(in: SourceText(file: "f.json", bytes: Array(json.utf8)))
  }

  @Test func readsThemInOrderWithOtherKeysAndRepeatedIDs() throws {
    let json = """
      {"version": 1, "elements": [
        {"id": "b", "name": "B", "tags": [{"id": 3}]},
        {"name": "", "id": "a"},
        {"id": "b", "name": "C"}
      ]}
      """
    #expect(
      try elements(json) == [
        Element(id: "b", name: "B"), Element(id: "a", name: ""), Element(id: "b", name: "C"),
      ])
  }

  @Test func readsNone() throws {
    #expect(try elements(#"{"elements": []}"#).isEmpty)
  }

  private static let advice = #"write {"elements": [{"id": "e1", "name": "Element 1"}]}"#

  @Test(arguments: [
    ("[]", 1, "Value 'file' must be an object (was an array)"),
    ("\n{}", 2, "No key 'elements' for 'file'; \(advice)"),
    ("{\n\"elements\":\n{}}", 3, "Value 'elements' must be an array (was an object)"),
    ("{\"elements\": [\n\"e1\"]}", 2, "Value 'elements[0]' must be an object (was a string)"),
    (
      "{\"elements\": [\n{\"id\": \"e1\", \"name\": \"n\"},\n{\"id\": \"e2\"}]}", 3,
      "No key 'name' for 'elements[1]'; \(advice)"
    ),
    ("{\"elements\": [{\n\"name\": \"n\"}]}", 1, "No key 'id' for 'elements[0]'; \(advice)"),
    (
      "{\"elements\": [{\"name\": \"n\",\n\"id\":\n7}]}", 3,
      "Value 'elements[0].id' must be a string (was a number)"
    ),
    (
      "{\"elements\": [{\"id\": \"n\",\n\"name\": null}]}", 2,
      "Value 'elements[0].name' must be a string (was null)"
    ),
    (
      "{\"elements\": [{\"id\": true}]}", 1,
      "Value 'elements[0].id' must be a string (was a Boolean)"
    ),
  ])
  func refuses(_ json: String, _ line: Int, _ sentence: String) {
    #expect(throws: InputError(file: "f.json", line: line, sentence: sentence)) {
      try elements(json)
    }
  }
}

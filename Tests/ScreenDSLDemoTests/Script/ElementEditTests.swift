import Testing

@testable import ScreenDSLDemo

@Suite struct ElementEditTests {
  /// Two elements share an ID.
  private let elements = [("a", "1"), ("b", "2"), ("a", "3")].map { Element(id: $0, name: $1) }

  private func names(_ edit: ElementEdit) throws -> [String] {
    var elements = elements
    try edit.apply(to: &elements)
    return elements.map(\.name)
  }

  @Test func insertsUpToTheEnd() throws {
    let element = Element(id: "a", name: "x")
    #expect(try names(.insert(element, at: 0)) == ["x", "1", "2", "3"])
    #expect(try names(.insert(element, at: 3)) == ["1", "2", "3", "x"])
    #expect(throws: ScriptError("Position must be from 0 to 3 (was 4)")) {
      try names(.insert(element, at: 4))
    }
  }

  @Test func meansTheFirstWithAnID() throws {
    #expect(try names(.remove(id: "a")) == ["2", "3"])
    #expect(try names(.rename(id: "a", to: "x")) == ["x", "2", "3"])
    #expect(try names(.swap("b", "a")) == ["2", "1", "3"])
    #expect(try names(.swap("a", "a")) == ["1", "2", "3"])
  }
}

import Testing

@testable import ScreenDSLRendering

@Suite struct MarkupWriterTests {
  @Test func nestsElementsAndEscapesAtTheLeaf() {
    let document = MarkupNode.element(
      "a", [.init(name: "x", value: 1.5), .init(name: "y", value: .text("\"'<&>\n"))],
      [.element("b", [], []), .element("c", [.init(name: "z", value: .word("w"))], [.text("<&>")])])
    let expected = """
      <a x="1.5" y="&quot;&#39;&lt;&amp;&gt;&#10;">
        <b/>
        <c z="w">&lt;&amp;&gt;</c>
      </a>

      """
    #expect(MarkupWriter.document(document) == expected)
  }

  @Test func replacesWhatXMLCannotHave() {
    let node = MarkupNode.element("a", [], [.text("\u{0}\u{1B}\u{B}\u{FFFE}\u{FFFF}\u{E000}😀")])
    let expected = "<a>\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{E000}😀</a>\n"
    #expect(MarkupWriter.document(node) == expected)
  }
}

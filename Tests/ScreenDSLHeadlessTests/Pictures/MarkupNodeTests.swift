@testable import ScreenDSLHeadless

@Suite(.timed) struct MarkupNodeTests {
  @Test func nestsElementsAndEscapesAtTheLeaf() {
    let document = MarkupNode.element(
      "a", [("x", .number(1.5)), ("y", .text("\"'<&>\n"))],
      [.element("b", [], []), .element("c", [("z", .word("w"))], [.text("<&>")])])
    let expected = """
      <a x="1.5" y="&quot;&#39;&lt;&amp;&gt;&#10;">
        <b/>
        <c z="w">&lt;&amp;&gt;</c>
      </a>

      """
    expectEqual(MarkupWriter.document(document), expected)
    let node = MarkupNode.element("a", [], [.text("\u{0}\u{1B}\u{B}\u{FFFE}\u{FFFF}\u{E000}😀")])
    let written = "<a>\(String(repeating: "\u{FFFD}", count: 5))\u{E000}😀</a>\n"
    expectEqual(MarkupWriter.document(node), written)
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.05, "0.05"), (0.004, "0"), (-0.004, "0"),
    (115.333_333, "115.33"), (0.125, "0.13"), (-2.5, "-2.5"), (.nan, "0"), (.infinity, "0"),
    (1e300, "1000000000"), (-1e300, "-1000000000"), (99.999, "100"),
  ]) func decimals(_ value: Double, _ text: String) { expectEqual(NumberText.decimal(value), text) }

  @Test func percentsAreWholeAndWidthsAreFixed() {
    expectEqual([0.0, 0.256, 1].map { NumberText.percent($0) }, ["0%", "26%", "100%"])
    var font = Font(size: 100, lineHeight: 120)
    let widths = ["", "Ai", "漢", "😀", "Í", "i\u{301}", "10"].map { font.width(of: $0) }
    expectEqual(widths, [0, 68 + 24, 100, 120, 26, 24, 46 + 62])
    font.hasMonospacedDigits = true
    expectEqual(font.width(of: "10"), 2 * 62)
    #expect(font.knows("Ünï 漢 → 😀") && !font.knows("سلام") && !font.knows("नमस्ते"))
  }

  @Test func whatHasNoRoomIsCutOffAndEachLineOfATextHasRoom() {
    let font = Font(size: 10, lineHeight: 13)
    expectEqual(font.fit("Element", width: font.width(of: "Element")), "Element")
    #expect(font.fit("Element", width: 30) == "Ele…" && font.fit("Element", width: 5) == "")
    expectEqual(font.fit("El ement", width: 22), "El…")
    let narrow = [11.0, 12].map { font.lines(of: "1.299", width: $0, limit: nil) }
    expectEqual(narrow, [["…"], ["1.", "2", "9", "9"]])
    for width in stride(from: 0.0, to: 60, by: 1) {
      #expect(font.width(of: font.fit("Element 漢字 👍", width: width)) <= width)
    }
    let text = "We are sorry, but your order of Tuesday could not be sent because 漢字漢字"
    for width in stride(from: 10.0, through: 400, by: 10) {
      for font in [Font.title, .choice, .heading] {
        let lines = font.lines(of: text, width: width, limit: nil)
        #expect(lines.allSatisfy { font.width(of: $0) <= width + 0.02 }, "\(width)")
      }
    }
  }
}

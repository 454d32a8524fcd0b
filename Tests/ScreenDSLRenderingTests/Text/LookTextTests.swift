import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// What each kind of part looks like as text.
@Suite(.timed) struct LookTextTests {
  @Test func everyKindOfPart() {
    let text = ScreenRenderer.text(.shown, width: 40).render(Screens.gallery)
    let expected = """
      ┌──────────────────────────────────────┐
      │ Gallery                              │
      ╞══════════════════════════════════════╡
      │ Title                                │
      │ Subtitle                             │
      ├──────────────────────────────────────┤
      │ ▨ cat Name                   07:30   │
      ├──────────────────────────────────────┤
      │ Alarm                      [─●] on   │
      ├──────────────────────────────────────┤
      │ Quiet          [●─] off (disabled)   │
      ├──────────────────────────────────────┤
      │ Volume ────●───────────              │
      ├──────────────────────────────────────┤
      │ Loading ██████░░░░░ 50%              │
      ├──────────────────────────────────────┤
      │ Mail │ (12)              ▸[ Open ]   │
      ├──────────────────────────────────────┤
      │ ──────────────────────────────────   │
      ├──────────────────────────────────────┤
      │ [ Day │•Week │ Month ]               │
      ╞══════════════════════════════════════╡
      │ The end                              │
      └──────────────────────────────────────┘

      """
    #expect(text == expected)
  }

  @Test func theWidestGiveWay() {
    let snapshot = screen(
      .title("A rather long title").lineLimit(1),
      .horizontal(.title("Left one"), .spacer, .value("Right")),
      .title("日本語のとても長い題名"))
    let expected = """
      ┌──────────────────┐
      │ A rather long…   │
      ├──────────────────┤
      │ Left     Right   │
      │ one              │
      ├──────────────────┤
      │ 日本語のとても   │
      │ 長い題名         │
      └──────────────────┘

      """
    #expect(ScreenRenderer.text(.shown, width: 1).render(snapshot) == expected)
  }

  @Test func aStateIsPartOfWhatGoesOnInTheNextLine() {
    let lines = LookText(glyphs: .unicode).lines(of: .title("A long name").disabled(), width: 12)
    #expect(lines == ["A long name ", "(disabled)  "])
  }

  @Test func whatDestroysSomethingSaysSo() {
    func line(_ look: CellLook) -> String? {
      ScreenRenderer.text(.shown, width: 40).render(screen(look)).split(separator: "\n")
        .dropFirst().first.map(String.init)
    }
    let stack = CellLook.horizontal(.title("Old"), .button("Delete").destructive())
    #expect(line(stack) == "│ Old [ Delete ] (destructive)         │")
    #expect(line(.title("Delete").destructive()) == "│ Delete               (destructive)   │")
    #expect(
      line(.title("Delete").destructive().disabled()) == "│ Delete    (destructive) (disabled)   │")
    let outline = ScreenRenderer.outline(.shown)
    #expect(outline.render(screen(stack)).contains(#"button="Delete" (destructive) label"#))
    #expect(outline.render(screen(stack.destructive())).contains(" destructive label="))
  }

  @Test(arguments: 1...60)
  func eachLineIsAsWideAsItSays(_ width: Int) {
    let looks = LookText(glyphs: .unicode)
    for look in CellLook.gallery {
      for line in looks.lines(of: look, width: width) {
        #expect(TextWidth.columns(of: line) == width)
      }
    }
  }
}

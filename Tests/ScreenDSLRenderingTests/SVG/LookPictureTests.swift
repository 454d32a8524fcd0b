import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// Where the parts of a look stand in a picture, in points, and what colours they have.
@Suite(.timed) struct LookPictureTests {
  private let renderer = ScreenRenderer.svg(.shown)
  private let accent = "#0A5FCC"
  private let fill = "#E5E5EA"
  private let line = "#D1D1D6"

  private func svg(_ look: CellLook) -> String {
    renderer.render(ScreenSnapshot(Section("s") { Shown(look) }))
  }

  private func shapes(_ look: CellLook) -> [DrawnShape] { renderer.shapes(look) }

  /// Whether a text ends at a place, in whatever font.
  private func ends(_ text: String, at x: Int, _ look: CellLook) -> Bool {
    svg(look).split(separator: "\n").contains {
      $0.contains("<text x=\"\(x)\"") && $0.contains("text-anchor=\"end\"")
        && $0.contains(">\(text)<")
    }
  }

  @Test func textsAfterASpacerEndAtTheTrailingSide() {
    let look = CellLook.horizontal(.title("Mail"), .spacer, .value("12:30"))
    #expect(ends("12:30", at: 390 - 16, look))
    #expect(!ends("Mail", at: 390 - 16, look) && !svg(.title("Mail")).contains("\"end\""))
    let image = CellLook.image("i").size(width: 29, height: 29)
    #expect(ends("12:30", at: 390 - 16 - 29 - 12, .horizontal(.spacer, .value("12:30"), image)))
  }

  @Test(arguments: [
    CellLook.horizontal(.spacer, CellLook.value("1").size(width: 80)),
    .horizontal(.spacer, .value(String(repeating: "long ", count: 40))),
    .horizontal(.spacer, .vertical(.title("T"), .value("1"))),
    .horizontal(.value("1"), .spacer),
    .horizontal(.spacer, CellLook.value("1").bubble(.received)),
  ])
  func otherTextsBeginAtTheLeadingSide(_ look: CellLook) {
    #expect(!svg(look).contains("\"end\""))
  }

  @Test func aLimitHoldsInARoomForMoreLines() {
    let title = CellLook.title(String(repeating: "word ", count: 60)).size(height: 100)
    func lines(_ limit: Int?) -> Int {
      shapes(.horizontal(title.lineLimit(limit))).count { $0.tag == "text" }
    }
    #expect([1, 2, 9, nil].map(lines) == [1, 2, 4, 4])
  }

  @Test func bubblesStandApartAndLinesDoNot() throws {
    let bubbles = CellLook.vertical(.title("A").bubble(.received), .title("B").bubble(.sent))
    let (upper, lower) = (shapes(bubbles).filled(fill), shapes(bubbles).filled(accent))
    #expect(try #require(lower.first).frame.y - (try #require(upper.first).frame.maxY) == 4)
    let lines = shapes(.vertical(.title("A"), .title("B")))
    let texts = try [#require(lines.text("A")), #require(lines.text("B"))]
    #expect(abs(texts[1].frame.y - texts[0].frame.y - 22) < 0.01)
  }

  @Test(arguments: [(10.0, 10.0), (24, 24), (200, 24)])
  func theKnobOfASliderHasRoom(_ width: Double, _ knob: Double) throws {
    for value in [0.0, 1] {
      let look = CellLook.horizontal(.slider(value).size(width: width), .title("T"))
      let circle = try #require(shapes(look).first { $0.tag == "circle" })
      #expect(circle.frame.width == knob)
      #expect(circle.frame.x == 16 + value * (width - knob))
    }
  }

  @Test(arguments: [true, false])
  func theKnobOfASwitchSaysWhetherItIsOn(_ isOn: Bool) throws {
    let shapes = shapes(.horizontal(.toggle(isOn: isOn)))
    let knob = try #require(shapes.first { $0.tag == "circle" })
    #expect(knob.frame.width == 27 && knob.frame.x == (isOn ? 16 + 51 - 2 - 27 : 16 + 2))
    #expect(shapes.contains { $0.frame.width == 51 && $0.frame.height == 31 })
  }

  @Test(arguments: [0, 0.25, 1])
  func progressIsAPartOfItsTrack(_ value: Double) {
    let shapes = shapes(.horizontal(.progress(value).size(width: 96)))
    #expect(shapes.filled(line).contains { $0.frame.width == 96 && $0.frame.height == 6 })
    #expect(shapes.filled(accent).map(\.frame.width) == (value == 0 ? [] : [96 * value]))
  }

  @Test(arguments: [(40.0, true), (39, false)])
  func anImageHasItsNameIfThereIsRoom(_ height: Double, _ hasName: Bool) {
    let image = CellLook.image("i").size(width: 40, height: height)
    #expect((shapes(.horizontal(image)).text("i") != nil) == hasName)
  }

  @Test func controlsAreNotTooSmallToBeTouched() {
    #expect(shapes(.horizontal(.button("×"))).filled(fill).first?.frame.width == 44)
    #expect(shapes(.horizontal(.badge(""))).filled(accent).first?.frame.width == 22)
  }

  @Test func anEmptyFieldShowsItsPlaceholder() {
    #expect(shapes(.field("", placeholder: "Name")).text("Name")?.fill == "#636366")
    let typed = shapes(.field("Zoë", placeholder: "Name"))
    #expect(typed.text("Zoë")?.fill == "#1C1C1E" && typed.text("Name") == nil)
  }

  @Test func noSegmentIsMarkedIfNoneIsChosen() throws {
    let none = shapes(.segments(["a", "b"], selected: nil))
    #expect(none.filled(accent).isEmpty)
    let second = try #require(shapes(.segments(["a", "b"], selected: 1)).filled(accent).first)
    #expect(second.frame == Rect(x: 16 + 179 + 2, y: 11 + 2, width: 175, height: 28))
  }

  @Test(arguments: [(60.0, true), (59, false)])
  func aListThatIsTooNarrowIsOnlyCounted(_ width: Double, _ hasRows: Bool) {
    struct Shelf: ContainerModel {}
    let looks = LookRegistry(Look(of: Shelf.self) { _ in .empty }, Look(of: Shown.self) { $0.look })
    let screen = ScreenSnapshot(
      Section("s") {
        Container("outer", Shelf()) {
          Container("inner", Shelf()) { Shown(.title("a")) }.layout(.list)
        }
        .layout(.carousel.itemSize(width: width))
      })
    let texts = DrawnShape.all(in: ScreenRenderer.svg(looks).render(screen)).filter {
      $0.tag == "text"
    }
    #expect(texts.map(\.text).contains("a") == hasRows)
  }
}

@testable import ScreenDSLRendering

/// Who takes the room that is left, and who gives way: one rule for pictures and texts.
@Suite(.timed) struct LookRulerTests {
  /// Rows that end with a time, said in several ways.
  private static let rows: [LookNode] = [
    Look.horizontal {
      Look.text("Grace Hopper").fill()
      Look.text("9:41").color(.secondary)
    }._node,
    Look.horizontal {
      Look.avatar("Grace Hopper")
      Look.vertical {
        Look.horizontal {
          Look.text("Grace Hopper", .headline)
          Look.spacer
          Look.text("9:41", .footnote)
        }
        Look.text("I brought you a nanosecond")
      }
    }._node,
    Look.horizontal {
      Look.vertical { Look.text("Grace Hopper") }
      Look.text("9:41")
    }._node,
    Look.row("Grace Hopper", detail: "a nanosecond", value: "9:41", image: .symbol("star"))._node,
  ]

  @Test(arguments: [390.0, 768])
  func timesStandAtTheEndOfWidePictures(_ width: Double) {
    let shapes = ScreenRenderer.svg(width: width).shapes { Self.rows }
    let times = shapes.filter { $0.text == "9:41" }
    let inset = width < 414 ? 16.0 : 20
    #expect(times.count == Self.rows.count)
    #expect(times.allSatisfy { abs($0.frame.maxX - (width - inset)) < 0.02 }, "\(times)")
  }

  @Test(arguments: [60, 100, 120])
  func timesStandAtTheEndOfWideTexts(_ width: Int) {
    let lines = ScreenRenderer.text(width: width).render(screen { Self.rows })
      .split(separator: "\n").filter { $0.contains("9:41") }
    #expect(lines.count == Self.rows.count)
    #expect(lines.allSatisfy { $0.hasSuffix("9:41   │") }, "\(lines)")
  }

  @Test(arguments: RenderState.TypeSize.allCases, [320.0, 390])
  func aTimeIsNeverBrokenInTwo(_ size: RenderState.TypeSize, _ width: Double) {
    let renderer = ScreenRenderer.svg(width: width, state: RenderState(typeSize: size))
    let times = renderer.shapes { Self.rows }.filter { $0.text.contains("9") || $0.text == "41" }
    #expect(times.map(\.text) == Self.rows.map { _ in "9:41" })
  }

  @Test func whatWantsMostGivesWayFirst() {
    func sizes(_ room: Double, _ spans: Span...) -> [Double] {
      FairShare.sizes(of: spans, room: room)
    }
    #expect(sizes(30, Span(10), Span(20)) == [10, 20])
    #expect(sizes(30, Span(10, least: 5), Span(50, least: 5)) == [10, 20])
    #expect(sizes(60, Span(40), Span(50, least: 5)) == [40, 20])
    #expect(sizes(60, Span(40), Span(50)) == [30, 30], "both need more than there is")
    let three = [Span(100, least: 30), Span(100, least: 60), Span(20, least: 0)]
    #expect(FairShare.sizes(of: three, room: 110) == [30, 60, 20])
    #expect(FairShare.sizes(of: three, room: 90) == [30, 60, 0])
    let words = [Span(100, least: 60, rigid: 0), Span(50)]
    #expect(
      FairShare.sizes(of: words, room: 80) == [30, 50], "a word is broken before a short one")
    #expect(FairShare.sizes(of: words, room: 40) == [0, 40])
  }

  @Test func columnsAreSharedWithoutARest() {
    let parts = Look.horizontal {
      for text in ["a", "b", "c"] { Look.text(text).fill() }
    }._node
    guard case .stack(let stack) = parts.kind else { return }
    #expect(LookText(glyphs: .unicode).widths(of: stack, room: 12) == [3, 3, 4])
    let picture = LookPicture(colors: Colors(.light))
    #expect(abs(picture.widths(of: stack, room: 124).reduce(24, +) - 124) < 0.001)
  }

  /// A date keeps its room, a longer word is broken before it.
  @Test func aWordOfTenLettersIsShort() {
    let words = ["31.12.2026", "31.12.20267", "a b"].map { LookNode(.text($0)).isShortWord }
    #expect(words == [true, false, false])
  }

  @Test func stacksRestackOnlyWhereLettersAreVeryLarge() {
    func texts(_ size: RenderState.TypeSize) -> [DrawnShape] {
      ScreenRenderer.svg(state: RenderState(typeSize: size)).shapes {
        Look.horizontal {
          Look.text("A")
          Look.text("B")
        }.restacks()
      }.filter { $0.tag == "text" }
    }
    let (usual, large) = (texts(.xxxLarge), texts(.accessibility1))
    #expect(usual[0].frame.y == usual[1].frame.y && usual[0].frame.x < usual[1].frame.x)
    #expect(large[0].frame.x == large[1].frame.x && large[0].frame.maxY <= large[1].frame.y)
  }
}

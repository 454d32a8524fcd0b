import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// Type sizes, in points.
@Suite(.timed) struct TypeScaleTests {
  @Test(arguments: [
    (CellLook.TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28),
    (.title3, 20, 25), (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21),
    (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
  ])
  func stylesHaveTheirSizesAndLeadings(
    _ style: CellLook.TextStyle, _ size: Double, _ lineHeight: Double
  ) {
    #expect(
      Font(style) == Font(size: size, lineHeight: lineHeight, isBold: style == .headline))
    let svg = ScreenRenderer.svg(.shown).render(screen(.title("Text").textStyle(style)))
    #expect(svg.contains(#"font-size="\#(NumberText.decimal(size))""#))
    #expect(svg.contains("bold") == (style == .headline))
  }

  @Test(arguments: [
    (CellLook.TextStyle.body, [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ])
  func stylesGrow(_ style: CellLook.TextStyle, _ sizes: [Double]) {
    #expect(RenderState.TypeSize.allCases.map { Font(style, $0).size } == sizes)
  }

  @Test(arguments: CellLook.TextStyle.allCases)
  func noLargerSizeHasSmallerLetters(_ style: CellLook.TextStyle) {
    let fonts = RenderState.TypeSize.allCases.map { Font(style, $0) }
    for (smaller, larger) in zip(fonts, fonts.dropFirst()) {
      #expect(smaller.size <= larger.size && smaller.lineHeight <= larger.lineHeight)
    }
    #expect(fonts.allSatisfy { $0.size >= 11 && $0.lineHeight > $0.size })
  }

  private func renderer(_ size: RenderState.TypeSize) -> ScreenRenderer {
    .svg(.shown, state: RenderState(typeSize: size))
  }

  @Test func rowsGrowWithTheirTexts() throws {
    let look = CellLook.horizontal(
      .vertical(.title("Text"), .subtitle("More")), .spacer, .badge("7"), .button("Go"))
    let large = renderer(.accessibility1).shapes(look.accessory(.chevron))
    #expect(try #require(large.text("Text")).size == 28)
    #expect(try #require(large.text("More")).size == 23)
    #expect(try #require(large.text("7")).size == 22)
    #expect(try #require(large.text("Go")).size == 25)
    #expect(large.filled("#FFFFFF").contains { $0.frame.height == 34 + 29 + 22 })
    #expect(large.filled("#E5E5EA").map(\.frame.height) == [31 + 12])
    #expect(large.filled("#0A5FCC").map(\.frame.height) == [28 + 6])
  }

  @Test func accessoriesGrowAndKeepTheirRoom() throws {
    let text = "As wide as rows"
    let svg = renderer(.accessibility2).render(screen(.title(text).accessory(.chevron)))
    #expect(svg.contains("stroke-width=\"3.88\""))
    let look = CellLook.horizontal(.title("T"), .spacer, .title("End")).accessory(.checkmark)
    let end = try #require(renderer(.accessibility2).shapes(look).text("End"))
    #expect(abs(end.frame.maxX - (374 - 20 * 33 / 17)) < 0.02)
  }

  @Test func headingsGrow() {
    let svg = renderer(.xLarge).render(
      ScreenSnapshot(
        Section("s", header: Shown(.title("Head").accessibility(traits: .header))) {
          Shown(.title("Row"))
        }))
    #expect(DrawnShape.all(in: svg).text("Head")?.size == 22)
  }

  @Test func updatesAreDrawnWithLargeTextsToo() throws {
    let picture = try #require(renderer(.xxxLarge).render(.everything))
    #expect(picture.contains(#"font-size="23""#) && picture.contains(#"font-size="11""#))
  }

  @Test func aTextDrawingHasFewerColumns() {
    func width(_ size: RenderState.TypeSize, _ wish: Int = 60) -> Int? {
      ScreenRenderer.text(.shown, width: wish, state: RenderState(typeSize: size))
        .render(screen(.title("a"))).split(separator: "\n").first?.count
    }
    #expect(width(.large) == 60)
    #expect(width(.xxxLarge) == 44)
    #expect(width(.accessibility2) == 31)
    #expect(width(.accessibility5) == 20)
    #expect(width(.xSmall) == 73)
    #expect(width(.xSmall, 1_000) == 1_000)
  }

  @Test func aCarouselHasAsManyPointsWhateverTheTypeSize() {
    let hint = LayoutHint.carousel.itemSize(width: 320)
    #expect(ScreenText.Strip(hint, 60, 160, growth: 2).cardWidth == 20)
    #expect(ScreenText.Strip(hint, 60, 160, growth: 2).offset(count: 9) == 10)
    #expect(ScreenText.Strip(hint, 60, 160).cardWidth == 40)
  }
}

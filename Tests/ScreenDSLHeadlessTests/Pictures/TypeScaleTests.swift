@testable import ScreenDSLHeadless

@Suite(.timed) struct TypeScaleTests {
  @Test(arguments: [
    (Look.TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28),
    (.title3, 20, 25), (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21),
    (.subheadline, 15, 20), (.footnote, 13, 18), (.caption, 12, 16), (.caption2, 11, 13),
  ]) func stylesHaveTheirSizes(_ style: Look.TextStyle, _ size: Double, _ lineHeight: Double) {
    expectEqual(Font(style), Font(size: size, lineHeight: lineHeight, isBold: style == .headline))
    let svg = ScreenRenderer.svg().render(screen { Look.text("Text", style) })
    #expect(svg.contains(#"font-size="\#(NumberText.decimal(size))""#))
    expectEqual(svg.contains("bold"), (style == .headline))
  }

  @Test(arguments: [
    (Look.TextStyle.body, [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]) func stylesGrow(_ style: Look.TextStyle, _ sizes: [Double]) {
    expectEqual(RenderState.TypeSize.allCases.map { Font(style, $0).size }, sizes)
  }

  @Test(arguments: Look.TextStyle.allCases) func lettersOnlyGrow(_ style: Look.TextStyle) {
    let fonts = RenderState.TypeSize.allCases.map { Font(style, $0) }
    for (smaller, larger) in zip(fonts, fonts.dropFirst()) {
      #expect(smaller.size <= larger.size && smaller.lineHeight <= larger.lineHeight)
    }
    #expect(fonts.allSatisfy { $0.size >= 11 && $0.lineHeight > $0.size })
  }

  @Test(arguments: [
    (RenderState.TypeSize.large, 60, 60), (.xxxLarge, 60, 44), (.accessibility2, 60, 31),
    (.accessibility5, 60, 20), (.xSmall, 60, 73), (.xSmall, 1_000, 1_000),
  ]) func aTextDrawingHasFewerColumns(_ size: RenderState.TypeSize, _ wish: Int, _ columns: Int) {
    let text = ScreenRenderer.text(width: wish, state: RenderState(typeSize: size))
    expectEqual(text.render(screen { Look.text("a") }).prefix { $0 != "\n" }.count, columns)
  }

  @Test func aCarouselHasAsManyPointsWhateverTheTypeSize() {
    let hint = LayoutHint.carousel.itemSize(width: 320)
    let strips = [1, 2].map { growth in
      ScreenText.strip(hint, 60, 160, growth: growth) { width, _ in
        Array(repeating: width, count: 9)
      }
    }
    #expect(strips.map { $0.width(of: 0) } == [40, 20] && strips[1].offset == 10)
  }
}

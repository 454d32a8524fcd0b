@testable import ScreenDSLHeadless

@Suite(.timed) struct ScreenRendererFormsTests {
  @Test(arguments: [Double.nan, -5, 0, .infinity, 1e308]) func oddSizes(_ size: Double) {
    let svg = ScreenRenderer.svg(.main, width: size, height: size).render(MainScreen().snapshot())
    #expect(svg.hasPrefix("<svg ") && !svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func aFixedHeightCutsTheScreenOff() {
    let svg = ScreenRenderer.svg(.main, height: 300).render(MainScreen().snapshot())
    #expect(svg.contains(#"height="352""#))
    #expect(svg.contains(#"<svg x="26" y="58" width="390" height="236" overflow="hidden">"#))
  }

  @Test func onlyCardsThatAreSeenAreDrawn() {
    let snapshot = ScreenSnapshot("s") {
      Container("c", ShownContainer()) {
        for index in 0..<10_000 { Shown(Look.text("Card \(index)")).id(index) }
      }.layout(.carousel.itemSize(width: 140, height: 50))
    }
    let state = RenderState(offsets: ["c": 140 * 5_000])
    let svg = ScreenRenderer.svg(state: state).render(snapshot)
    #expect(svg.contains(">Card 5000<") && svg.contains(">Card 5002<") && svg.utf8.count < 4_000)
    #expect(ScreenRenderer.text(state: state).render(snapshot).utf8.count < 4_000)
  }
}

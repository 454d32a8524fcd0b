@testable import ScreenDSLRendering

/// Where parts and cards stand that share a room.
@Suite(.timed) struct ContainerPictureTests {
  private func picture(
    _ look: Look.Text, layout: LayoutHint = .carousel, count: Int = 0, offset: Double = 0
  ) -> String {
    let looks = LookRegistry(
      .look(of: Label.self) { _ in look }, .look(of: Grid.self) { _ in Look.empty })
    let state = RenderState(offsets: ["grid": offset])
    let picture = ScreenRenderer.svg(looks, state: state).render(
      ScreenSnapshot(
        Section("s") {
          if count > 0 {
            Container("grid", Grid()) {
              for number in 0..<count { Label(text: number).id(number) }
            }
            .layout(layout)
          } else {
            Label()
          }
        }))
    // Without the lines of the outline.
    return picture.split(separator: "\n").filter { !$0.contains("<desc>") }.joined(separator: "\n")
  }

  /// What a row says itself beats its list, and its look.
  @Test(arguments: [LayoutHint.list, .list.itemSize(height: 60), .grid(columns: 1)])
  func aRowSaysHowHighItIs(_ hint: LayoutHint) {
    let row = Shown(Look.text("a").size(height: 50)).id(1).height(96)
    let svg = ScreenRenderer.svg.render(ScreenSnapshot(Section("s") { row }.layout(hint)))
    // A card has a border of half a point at each side.
    #expect(DrawnShape.all(in: svg).contains { [95, 96].contains($0.frame.height) })
  }

  @Test func aCarouselIsScrolledNoFurtherThanItsEnd() {
    // 4 cards of 160 and 5 gaps of 8 are 680 long, the screen is 390 wide.
    let end = picture(Look.text("a"), count: 4, offset: 290)
    #expect(picture(Look.text("a"), count: 4, offset: 5_000) == end)
    #expect(picture(Look.text("a"), count: 4, offset: 280) != end)
  }

  @Test(arguments: [(LayoutHint.grid(columns: 100), 9), (.grid(columns: 3), 3)])
  func aColumnOfAGridIsNotNarrowerThan40Points(layout: LayoutHint, columns: Int) {
    let cards = DrawnShape.all(in: picture(Look.text("a"), layout: layout, count: 20))
      .filter { $0.tag == "text" }
    #expect(Set(cards.map(\.frame.x)).count == columns)
  }

  @Test func onlyListsHaveAStyle() {
    let grid = LayoutHint.grid(columns: 2)
    #expect(
      picture(Look.text("a"), layout: grid.appearance(.insetGrouped), count: 1)
        == picture(Look.text("a"), layout: grid, count: 1))
  }
}

import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// Where parts and cards stand that share a room.
@Suite(.timed) struct ContainerPictureTests {
  private func picture(
    _ look: CellLook, layout: LayoutHint = .carousel, count: Int = 0, offset: Double = 0
  ) -> String {
    let looks = LookRegistry(
      Look(of: Label.self) { _ in look }, Look(of: Grid.self) { _ in .empty })
    let state = RenderState(offsets: ["grid": offset])
    return ScreenRenderer.svg(looks, state: state).render(
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
  }

  @Test func aCarouselIsScrolledNoFurtherThanItsEnd() {
    // 4 cards of 160 and 5 gaps of 8 are 680 long, the screen is 390 wide.
    let end = picture(.title("a"), count: 4, offset: 290)
    #expect(picture(.title("a"), count: 4, offset: 5_000) == end)
    #expect(picture(.title("a"), count: 4, offset: 280) != end)
  }

  @Test(arguments: [(LayoutHint.grid(columns: 100), 9), (.grid(columns: 3), 3)])
  func aColumnOfAGridIsNotNarrowerThan40Points(layout: LayoutHint, columns: Int) {
    let cards = DrawnShape.all(in: picture(.title("a"), layout: layout, count: 20))
      .filter { $0.tag == "text" }
    #expect(Set(cards.map(\.frame.x)).count == columns)
  }

  @Test func aCardOfAGridIsAsWideAsItsHintSays() {
    let layout = LayoutHint.grid(columns: 2).itemSize(width: 50)
    let shapes = DrawnShape.all(in: picture(.title("a"), layout: layout, count: 2))
    #expect(shapes.filter { $0.tag == "rect" && $0.frame.width == 49 }.count == 2)
  }

  @Test func spacersShareWhatIsLeftInACard() throws {
    let layout = LayoutHint.carousel.itemSize(width: 160, height: 200)
    func middle(_ parts: CellLook...) throws -> Double {
      let shapes = DrawnShape.all(in: picture(.vertical(parts), layout: layout, count: 1))
      return try #require(shapes.first { $0.tag == "text" }).frame.midY
    }
    #expect(abs(try middle(.spacer, .title("a"), .spacer) - 108) < 3)
    #expect(try middle(.title("a"), .spacer, .spacer) < 50)
  }

  @Test func whatIsTooHighForItsRowGivesWay() throws {
    let look = CellLook.vertical(.image("x").size(width: 70, height: 100), .title("a"))
      .size(height: 60)
    let shapes = DrawnShape.all(in: picture(look))
    let image = try #require(shapes.first { $0.tag == "rect" && $0.frame.width == 70 }).frame
    let title = try #require(shapes.first { $0.text == "a" }).frame
    #expect(image.y >= 0 && image.maxY <= title.midY && title.maxY <= 60)
  }
}

import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// Plain, grouped and inset grouped lists, in points.
@Suite(.timed) struct ListStyleTests {
  private func svg(_ appearance: LayoutHint.Appearance, width: Double = 390) -> String {
    let section = { (id: String) in
      Section(
        SectionID(id), header: Shown(.subtitle("Head " + id)),
        footer: Shown(.subtitle("Foot " + id))
      ) {
        for row in ["a", "b", "c"] { Shown(.title(id + row)).id(row) }
      }.layout(.list.appearance(appearance))
    }
    return ScreenRenderer.svg(.shown, width: width).render(
      ScreenSnapshot([section("1"), section("2")]))
  }

  private func shapes(_ appearance: LayoutHint.Appearance, width: Double = 390) -> [DrawnShape] {
    DrawnShape.all(in: svg(appearance, width: width))
  }

  /// The middle of a header, rows and a footer, and where they begin.
  private func places(_ shapes: [DrawnShape], _ id: String) -> [[Double]] {
    ["Head " + id, id + "a", id + "b", id + "c", "Foot " + id].compactMap {
      shapes.text($0).map { [$0.frame.midY, $0.frame.x] }
    }
  }

  @Test func aPlainListHasNoGaps() {
    let shapes = shapes(.plain)
    let first = [[17.0, 16], [56, 16], [100, 16], [144, 16], [183, 16]]
    #expect(places(shapes, "1") == first)
    #expect(places(shapes, "2") == first.map { [$0[0] + 200, $0[1]] })
    let lines = shapes.filled("#D1D1D6")
    #expect(lines.prefix(3).map(\.frame.x) == [16, 16, 0])
    #expect(lines.prefix(3).map(\.frame.y) == [77.5, 121.5, 165.5])
    #expect(lines.prefix(3).map(\.frame.maxX) == [390, 390, 390])
  }

  @Test func groupsStandApart() {
    let shapes = shapes(.grouped)
    #expect(places(shapes, "1").map { $0[0] } == [34.5, 73.5, 117.5, 161.5, 200.5])
    #expect(places(shapes, "2").map { $0[0] } == [269.5, 308.5, 352.5, 396.5, 435.5])
    #expect(places(shapes, "1").map { $0[1] } == [16, 16, 16, 16, 16])
    #expect(shapes.filled("#D1D1D6").prefix(4).map(\.frame.x) == [0, 16, 16, 0])
    #expect(
      shapes.filled("#FFFFFF").filter { $0.frame.x >= 0 }.allSatisfy { $0.frame.width == 390 })
  }

  @Test(arguments: [(390.0, 16.0), (430, 20)])
  func insetGroupsHaveMarginsAndRoundCorners(_ width: Double, _ margin: Double) {
    let shapes = shapes(.insetGrouped, width: width)
    #expect(places(shapes, "1").map { $0[0] } == [34.5, 73.5, 117.5, 161.5, 200.5])
    #expect(places(shapes, "1").map { $0[1] } == Array(repeating: 2 * margin, count: 5))
    let middle = shapes.filled("#FFFFFF").filter { $0.frame.height == 44 }
    #expect(middle.map(\.frame.width) == [width - 2 * margin, width - 2 * margin])
    #expect(middle.map(\.frame.x) == [margin, margin])
    let lines = shapes.filled("#D1D1D6")
    #expect(lines.map(\.frame.x) == Array(repeating: 2 * margin, count: 4))
    #expect(lines.allSatisfy { $0.frame.maxX == width - margin })
  }

  @Test func theFirstAndTheLastRowOfAGroupHaveCornersOf10Points() {
    let svg = svg(.insetGrouped)
    #expect(
      svg.contains(
        ##"d="M0 44 L0 10 C0 4.48 4.48 0 10 0 L348 0 C353.52 0 358 4.48 358 10 L358 44 L0 44 Z""##))
    #expect(
      svg.contains(
        ##"d="M0 34 L0 0 L358 0 L358 34 C358 39.52 353.52 44 348 44 L10 44 C4.48 44 0 39.52 0 34 Z""##
      ))
    let single = ScreenSnapshot(
      Section("s") { Shown(.title("a").selected()) }.layout(.list.appearance(.insetGrouped)))
    let picture = ScreenRenderer.svg(.shown).render(single)
    #expect(picture.contains("L358 34 C358 39.52 353.52 44 348 44 L10 44 C4.48 44 0 39.52 0 34 Z"))
    #expect(picture.contains("M0 34 L0 10 C"))
    #expect(picture.contains(##"Z" fill="#D6E6FB""##))
  }

  @Test func otherLayoutsHaveNoStyle() {
    let grid = Section("s") { Shown(.title("a")) }
    let renderer = ScreenRenderer.svg(.shown)
    #expect(
      renderer.render(ScreenSnapshot(grid.layout(.grid(columns: 2).appearance(.insetGrouped))))
        == renderer.render(ScreenSnapshot(grid.layout(.grid(columns: 2)))))
  }
}

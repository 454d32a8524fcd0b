import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// Stacks whose parts come from statements.
@Suite(.timed) struct LookBuilderTests {
  private enum Kind: CaseIterable { case text, picture, both }

  private func look(isNew: Bool, _ labels: [String], _ kind: Kind) -> CellLook {
    .horizontal {
      CellLook.title("Mail")
      if isNew { CellLook.badge("new") }
      for label in labels { CellLook.subtitle(label) }
      switch kind {
      case .text: CellLook.value("text")
      case .picture: CellLook.image("picture")
      case .both: [CellLook.value("text"), .image("picture")]
      }
    }
  }

  @Test func statementsAreParts() {
    #expect(
      look(isNew: true, ["a", "b"], .text)
        == .horizontal(
          .title("Mail"), .badge("new"), .subtitle("a"), .subtitle("b"), .value("text")))
    #expect(look(isNew: false, [], .picture) == .horizontal(.title("Mail"), .image("picture")))
    #expect(
      look(isNew: false, ["a"], .both)
        == .horizontal(.title("Mail"), .subtitle("a"), .value("text"), .image("picture")))
  }

  @Test func membersNeedNoType() {
    let isLate = true
    let look = CellLook.vertical {
      .title("Train")
      if isLate { .subtitle("late") } else { .subtitle("on time") }
    }
    #expect(look == .vertical(.title("Train"), .subtitle("late")))
  }

  @Test func arraysAreParts() {
    let parts = [CellLook.title("a"), .title("b")]
    #expect(CellLook.horizontal(parts) == .horizontal(.title("a"), .title("b")))
    #expect(CellLook.vertical(parts) == .vertical(.title("a"), .title("b")))
    #expect(CellLook.vertical {} == .empty)
  }
}

/// The styles of cells that table views bring along, in points.
@Suite(.timed) struct CellStyleTests {
  private func shapes(_ look: CellLook, width: Double = 390) -> [DrawnShape] {
    ScreenRenderer.svg(.shown, width: width).shapes(look)
  }

  private func height(_ look: CellLook) -> Double? {
    shapes(look).first { $0.fill == "#FFFFFF" && $0.frame.x == 0 }?.frame.height
  }

  @Test func rowsAreAtLeast44PointsHigh() {
    #expect(height(.cell(.default, "Text")) == 44)
    #expect(height(.cell(.value1, "Text", detail: "Detail")) == 44)
    #expect(height(.cell(.value2, "Text", detail: "Detail")) == 44)
    #expect(height(.cell(.subtitle, "Text", detail: "Detail")) == 60)
    #expect(height(.cell(.default, "Text", image: "i")) == 51)
  }

  @Test func theTextIsOf17PointsAndTheDetailOf12BelowIt() throws {
    let shapes = shapes(.cell(.subtitle, "Text", detail: "Detail", image: "i"))
    let text = try #require(shapes.text("Text"))
    let detail = try #require(shapes.text("Detail"))
    #expect(text.size == 17 && text.fill == "#1C1C1E")
    #expect(detail.size == 12 && detail.fill == "#636366")
    #expect(text.frame.x == 16 + 29 + 12 && detail.frame.x == text.frame.x)
    #expect(abs(detail.frame.midY - text.frame.midY - (22 + 16) / 2) < 0.01)
  }

  @Test func aValueStandsAtTheTrailingSide() throws {
    let shapes = shapes(.cell(.value1, "Text", detail: "Detail"))
    let detail = try #require(shapes.text("Detail"))
    #expect(detail.size == 17 && detail.fill == "#636366")
    #expect(abs(detail.frame.maxX - (390 - 16)) < 0.01)
  }

  @Test func aValueStandsRightAfterASmallTintedText() throws {
    let shapes = shapes(.cell(.value2, "Text", detail: "Detail", image: "i"))
    let text = try #require(shapes.text("Text"))
    let detail = try #require(shapes.text("Detail"))
    #expect(text.size == 12 && text.fill == "#0A5FCC")
    #expect(detail.size == 12 && detail.fill == "#1C1C1E")
    #expect(abs(text.frame.maxX - (16 + 85)) < 0.01)
    #expect(detail.frame.x == 16 + 85 + 12)
    #expect(shapes.filter { $0.frame.width == 29 }.isEmpty)
  }

  @Test func theDefaultStyleHasNoDetail() {
    let look = CellLook.cell(.default, "Text", detail: "Detail", image: "i")
    #expect(look.spokenLabel == "Text")
    #expect(CellLook.cell(.default, "Text") == .title("Text"))
  }

  @Test(arguments: [(320.0, 16.0), (390, 16), (413, 16), (414, 20), (430, 20), (768, 20)])
  func rowsKeepTheMarginsOfTheirWidth(_ width: Double, _ margin: Double) {
    #expect(shapes(.title("Text"), width: width).text("Text")?.frame.x == margin)
  }
}

import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// What all forms have in common.
@Suite(.timed) struct ScreenRendererFormsTests {
  private static let forms: [ScreenRenderer] = [
    .text(.main), .text(.main, characters: .ascii), .outline(.main), .svg(.main),
    .svg(.main, theme: .dark), .text(LookRegistry()), .svg(LookRegistry(), state: .touched),
  ]

  @Test(arguments: forms)
  func sameInputsSameBytes(_ form: ScreenRenderer) {
    let first = form.render(MainScreen().snapshot())
    for _ in 0..<5 {
      #expect(Array(form.render(MainScreen().snapshot()).utf8) == Array(first.utf8))
    }
  }

  @Test func drawsOnAnyThread() async {
    let snapshot = MainScreen().snapshot()
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { ScreenRenderer.svg(.main).render(snapshot) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts.count == 1)
  }

  @Test func theStateIsShown() {
    let snapshot = MainScreen().snapshot()
    let forms: [(RenderState) -> ScreenRenderer] = [
      { .text(.main, state: $0) }, { .outline(.main, state: $0) }, { .svg(.main, state: $0) },
    ]
    for make in forms {
      #expect(make(RenderState()).render(snapshot) != make(.touched).render(snapshot))
    }
  }

  @Test func pathsWithASectionMeanItsRow() throws {
    let cards = Container("c", ShownContainer()) {
      for index in 0..<9 { Shown(.title("Card \(index)")).id(index) }
    }.layout(.carousel.itemSize(width: 120))
    let row = Shown(.title("Row")).id("r")
    let section = { (id: SectionID) in Section(id) { [Row(row), Row(cards)] } }
    let snapshot = ScreenSnapshot([section("a"), section("b")])
    let state = RenderState(
      selected: [RowPath("r", section: "b")], disabled: [RowPath("r", section: "a")],
      offsets: ["c": 240, RowPath("c", section: "a"): 480])
    let outline = ScreenRenderer.outline(.shown, state: state).render(snapshot)
    let lines = outline.split(separator: "\n").filter { $0.contains("'r'") || $0.contains("'c'") }
    try #require(lines.count == 4)
    #expect(lines[0].hasSuffix("traits=disabled") && lines[2].hasSuffix("traits=selected"))
    #expect(lines[1].hasSuffix("offset=480") && lines[3].hasSuffix("offset=240"))
    let text = ScreenRenderer.text(.shown, width: 40, state: state).render(snapshot)
    #expect(text.split(separator: "▸").count == 2 && text.split(separator: "(disabled)").count == 2)
    let svg = ScreenRenderer.svg(.shown, state: state).render(snapshot)
    #expect(DrawnShape.all(in: svg).filled("#D6E6FB").count == 1)
    #expect(svg.split(separator: "<g opacity").count == 2)
    let changes = snapshot.changeset(from: ScreenSnapshot())
    let picture = try #require(ScreenRenderer.svg(.shown, state: state).render(changes))
    #expect(picture.split(separator: "<g opacity=\"0.4\"").count == 2)
  }

  @Test(arguments: [Double.nan, -5, 0, .infinity, 1e308])
  func oddSizes(_ size: Double) {
    let svg = ScreenRenderer.svg(.main, width: size, height: size).render(MainScreen().snapshot())
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    #expect(svg.hasPrefix("<svg "))
  }

  @Test func aFixedHeightCutsTheScreenOff() {
    let svg = ScreenRenderer.svg(.main, height: 300).render(MainScreen().snapshot())
    #expect(svg.contains(#"height="352""#))
    #expect(svg.contains(#"<svg x="26" y="58" width="390" height="236" overflow="hidden">"#))
  }

  @Test func onlyCardsThatAreSeenAreDrawn() {
    let snapshot = ScreenSnapshot(
      Section("s") {
        Container("c", ShownContainer()) {
          for index in 0..<10_000 { Shown(.title("Card \(index)")).id(index) }
        }.layout(.carousel.itemSize(width: 140, height: 50))
      })
    let state = RenderState(offsets: ["c": 148 * 5_000])
    let svg = ScreenRenderer.svg(.shown, state: state).render(snapshot)
    #expect(svg.contains(">Card 5000<") && svg.contains(">Card 5002<"))
    #expect(svg.utf8.count < 4_000)
    let text = ScreenRenderer.text(.shown, state: state).render(snapshot)
    #expect(text.utf8.count < 4_000)
  }
}

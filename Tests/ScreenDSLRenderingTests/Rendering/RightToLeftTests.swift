import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// Screens for those who read from the right.
@Suite(.timed) struct RightToLeftTests {
  private static let mirrored = RenderState(isRightToLeft: true)

  private static let bubbles = screen(
    .title("Hello").bubble(.received), .title("Hello").bubble(.sent),
    .horizontal(.title("Hello").bubble(.received), .spacer, .badge("1")).selected(),
    .cell(.value2, "mobile", detail: "+49 160 1234567").disabled(),
    .horizontal(.image("cat"), .vertical(.title("A name"), .subtitle("Said"))).loading())

  private static func styled(_ appearance: LayoutHint.Appearance) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("s", header: Shown(.subtitle("Head")), footer: Shown(.subtitle("Foot"))) {
        for index in 0..<3 {
          Shown(.title("\(index)").accessory(.chevron)).id(index).reorderable { _ in }
            .swipeActions(.trailing, [SwipeAction("Delete") {}])
        }
      }.layout(.list.appearance(appearance)))
  }

  private static let nested = ScreenSnapshot(
    Section("s") {
      Container("outer", ShownContainer()) {
        Container("grid", ShownContainer(.subtitle("Grid"))) {
          for index in 0..<3 { Shown(.title("\(index)")).id(index) }
        }.layout(.grid(columns: 2))
        Shown(.horizontal(.image("cat"), .spacer, .badge("2"))).id("last")
      }.layout(.grid(columns: 2))
    })

  private static let screens = [
    MainScreen().snapshot(), Screens.gallery, Screens.containers, bubbles, styled(.grouped),
    styled(.insetGrouped), nested, ScreenSnapshot(Section("empty") { [Shown]() }),
  ]

  @Test(arguments: screens.indices, [false, true])
  func eachShapeIsMirrored(_ index: Int, _ isEditing: Bool) {
    var state = RenderState(
      selected: ["e1"], disabled: ["e2"], offsets: ["carousel": 130, "inner": 90],
      isEditing: isEditing)
    func shapes() -> [DrawnShape] {
      let looks = index == 0 ? LookRegistry.main : .shown
      let renderer = ScreenRenderer.svg(looks, width: 350, state: state)
      return DrawnShape.all(in: renderer.render(Self.screens[index]))
    }
    let plain = shapes()
    state.isRightToLeft = true
    let mirrored = shapes()
    #expect(plain.count == mirrored.count && plain.count > 3)
    for (one, other) in zip(plain, mirrored) {
      #expect(one.text == other.text && one.fill == other.fill && one.tag == other.tag)
      #expect(abs(350 - one.frame.maxX - other.frame.x) < 0.03, "\(one) \(other)")
      #expect(abs(one.frame.width - other.frame.width) < 0.03)
      #expect(abs(one.frame.y - other.frame.y) < 0.01)
    }
  }

  @Test func chevronsPointTheOtherWay() {
    let svg = ScreenRenderer.svg(.shown, width: 200, state: Self.mirrored)
    #expect(
      svg.render(screen(.title("Row").accessory(.chevron))).contains("M23 16 L17 22 L23 28"))
  }

  @Test func checkmarksOnlyChangeSides() {
    let svg = ScreenRenderer.svg(.shown, width: 200, state: Self.mirrored)
    #expect(
      svg.render(screen(.title("Row").accessory(.checkmark))).contains("M17 22 L22 27 L29 16"))
  }

  @Test func textsEndWhereTheyBegan() {
    let svg = ScreenRenderer.svg(.shown, width: 200, state: Self.mirrored)
    #expect(svg.render(screen(.title("Row"))).contains(#"<text x="184" y="28.12" font-size="17" "#))
    #expect(svg.render(screen(.title("Row"))).contains(#"text-anchor="end""#))
    #expect(svg.render(screen(.badge("Row"))).contains(#"text-anchor="middle""#))
    let node = MarkupNode.text("a", x: 3, midY: 0, font: .title, fill: "", anchor: .end)
    let once = MarkupWriter.document(node.mirrored(10))
    #expect(once.contains(#"x="7""#) && !once.contains("anchor"))
    let twice = MarkupWriter.document(node.mirrored(10).mirrored(10))
    #expect(twice.contains(#"x="3""#) && twice.contains(#"text-anchor="end""#))
  }

  @Test func updatesHaveMirroredRows() throws {
    let picture = try #require(
      ScreenRenderer.svg(.shown, state: Self.mirrored).render(.everything))
    #expect(picture.contains(#"<text x="324""#) && !picture.contains(#"<text x="44""#))
    #expect(picture.contains(">Before<") && picture.contains(#"<text x="184""#))
  }

  @Test func everyKindOfPart() {
    let text = ScreenRenderer.text(.shown, width: 40, state: Self.mirrored).render(Screens.gallery)
    let expected = """
      ┌──────────────────────────────────────┐
      │                              Gallery │
      ╞══════════════════════════════════════╡
      │                                Title │
      │                             Subtitle │
      ├──────────────────────────────────────┤
      │   07:30                   Name ▨ cat │
      ├──────────────────────────────────────┤
      │   [●─] on                      Alarm │
      ├──────────────────────────────────────┤
      │   [─●] off (disabled)          Quiet │
      ├──────────────────────────────────────┤
      │              ───────────●──── Volume │
      ├──────────────────────────────────────┤
      │              50% ░░░░░██████ Loading │
      ├──────────────────────────────────────┤
      │   ◂[ Open ]              (12) │ Mail │
      ├──────────────────────────────────────┤
      │   ────────────────────────────────── │
      ├──────────────────────────────────────┤
      │               [ Month │•Week │ Day ] │
      ╞══════════════════════════════════════╡
      │                              The end │
      └──────────────────────────────────────┘

      """
    #expect(text == expected)
  }

  @Test func containers() {
    let text = ScreenRenderer.text(.shown, width: 44, state: Self.mirrored)
      .render(Screens.containers)
    let expected = """
      ┌──────────────────────────────────────────┐
      │                               (9) badge: │
      ╞══════════════════════════════════════════╡
      │                                   Photos │
      │   ┌────────────────────────────── grid ┐ │
      │   │ ‹     ▨ 2 │ ‹     ▨ 1 │ ‹      ▨ 0 │ │
      │   │   Photo 2 │   Photo 1 │    Photo 0 │ │
      │   ├────────────────────────────────────┤ │
      │   │           │ ‹     ▨ 4 │ ‹      ▨ 3 │ │
      │   │           │   Photo 4 │    Photo 3 │ │
      │   └────────────────────────────────────┘ │
      ├──────────────────────────────────────────┤
      │   ┌────────────────────────────── list ┐ │
      │   │                                Row │ │
      │   ├────────────────────────────────────┤ │
      │   │   ┌─────────────────────── inner ┐ │ │
      │   │   │─────────────┐ ┌─────────────┐│ │ │
      │   │   │      Card 1 │ │      Card 0 ││ │ │
      │   │   │─────────────┘ └─────────────┘│ │ │
      │   │   └──────────── 9 rows, offset 0 ┘ │ │
      │   ├────────────────────────────────────┤ │
      │   │   ┌─────────────────────── empty ┐ │ │
      │   │   │                    (no rows) │ │ │
      │   │   └──────────────────────────────┘ │ │
      │   └────────────────────────────────────┘ │
      └──────────────────────────────────────────┘

      """
    #expect(text == expected)
  }

  @Test func aCarouselIsScrolledFromTheRight() {
    let snapshot = ScreenSnapshot(
      Section("s") {
        Container("c", ShownContainer()) {
          for index in 0..<9 { Shown(.title("Card \(index)")).id(index) }
        }.layout(.carousel.itemSize(width: 120))
      })
    func cards(_ offset: Double) -> String? {
      let state = RenderState(offsets: ["c": offset], isRightToLeft: true)
      return ScreenRenderer.text(.shown, width: 44, state: state).render(snapshot)
        .split(separator: "\n").first { $0.contains("Card") }.map(String.init)
    }
    #expect(cards(0) == "│   │ 2 │ │      Card 1 │ │      Card 0 ││ │")
    #expect(cards(64) == "│   │    Card 2 │ │      Card 1 │ │      │ │")
  }

  @Test func marksAndNotesChangeSides() {
    func line(
      _ look: CellLook, _ characters: ScreenRenderer.Characters = .unicode, width: Int = 30
    ) -> String? {
      ScreenRenderer.text(.shown, width: width, characters: characters, state: Self.mirrored)
        .render(screen(look)).split(separator: "\n").dropFirst().first.map(String.init)
    }
    #expect(line(.title("Row").accessory(.chevron)) == "│ ‹                      Row │")
    #expect(line(.title("Row").selected()) == "│                        Row◂│")
    #expect(line(.title("Row").disabled()) == "│   (disabled)           Row │")
    #expect(
      line(.title("R").disabled().destructive(), width: 40)
        == "│   (disabled) (destructive)         R │")
    #expect(
      line(.title("Row").accessory(.chevron).selected(), .ascii) == "| <                      Row<|"
    )
    #expect(line(.toggle(isOn: true)) == "│                    [●─] on │")
  }

  @Test func controlsOfAListThatIsEditedChangeSides() {
    let state = RenderState(isEditing: true, isRightToLeft: true)
    for (characters, line) in [
      (ScreenRenderer.Characters.unicode, "│ ≡                        0 [-] │"),
      (.ascii, "| =                        0 [-] |"),
    ] {
      let text = ScreenRenderer.text(.shown, width: 34, characters: characters, state: state)
      #expect(text.render(Self.styled(.grouped)).contains(line))
    }
  }

  @Test func anEmptyScreenSaysSoAtTheRight() {
    let text = ScreenRenderer.text(.shown, width: 20, state: Self.mirrored)
    #expect(text.render(ScreenSnapshot()).contains("│        (no rows) │"))
  }
}

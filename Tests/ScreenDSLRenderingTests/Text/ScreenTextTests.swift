import RenderingSupport
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLRendering

/// What a screen looks like as text.
@Suite(.timed) struct ScreenTextTests {
  @Test func theMainScene() {
    let text = ScreenRenderer.text(.main).render(MainScreen().snapshot())
    let expected = """
      ┌──────────────────────────────────────────────────────────┐
      │ Elements                                                 │
      ╞══════════════════════════════════════════════════════════╡
      │ Promo Banner                                     [ × ]   │
      ├──────────────────────────────────────────────────────────┤
      │ [•Unsorted │ A to Z │ Z to A ]                           │
      ├──────────────────────────────────────────────────────────┤
      │ ┌ carousel ──────────────────────────────────────────┐   │
      │ │┌──────────────────────┐ ┌──────────────────────┐ ┌─│   │
      │ ││ ▨ element            │ │ ▨ element            │ │ │   │
      │ ││ Element 2            │ │ Element 1            │ │ │   │
      │ │└──────────────────────┘ └──────────────────────┘ └─│   │
      │ └ 5 rows, offset 0 ──────────────────────────────────┘   │
      ├──────────────────────────────────────────────────────────┤
      │ [•Unsorted │ A to Z │ Z to A ]                           │
      ├──────────────────────────────────────────────────────────┤
      │ Element 2                                              › │
      ├──────────────────────────────────────────────────────────┤
      │ Element 1                                              › │
      ├──────────────────────────────────────────────────────────┤
      │ Element 5                                              › │
      ├──────────────────────────────────────────────────────────┤
      │ Element 3                                              › │
      ├──────────────────────────────────────────────────────────┤
      │ Element 4                                              › │
      └──────────────────────────────────────────────────────────┘

      """
    #expect(text == expected)
  }

  @Test func theMainSceneInASCIIAfterTheUserTouchedIt() {
    let renderer = ScreenRenderer.text(.main, width: 50, characters: .ascii, state: .touched)
    let expected = #"""
      +------------------------------------------------+
      | Elements                                       |
      +================================================+
      | Promo Banner           [ \u{D7} ] (disabled)   |
      +------------------------------------------------+
      | [*Unsorted | A to Z | Z to A ]                 |
      +------------------------------------------------+
      | + carousel --------------------------------+   |
      | |+----------------------+ +----------------|   |
      | || # element            | | # element      |   |
      | || Element 1            | | Element 5      |   |
      | |+----------------------+ +----------------|   |
      | + 5 rows, offset 200 ----------------------+   |
      +------------------------------------------------+
      |>[*Unsorted | A to Z | Z to A ]                 |
      +------------------------------------------------+
      | Element 2                                    > |
      +------------------------------------------------+
      | Element 1                                    > |
      +------------------------------------------------+
      | Element 5                                    > |
      +------------------------------------------------+
      | Element 3                                    > |
      +------------------------------------------------+
      | Element 4                                    > |
      +------------------------------------------------+

      """#
    #expect(renderer.render(MainScreen().snapshot()) == expected)
  }

  @Test func modelsWithoutALook() {
    let text = ScreenRenderer.text(LookRegistry(), width: 40).render(MainScreen().snapshot())
    let expected = """
      ┌──────────────────────────────────────┐
      │ Heading                              │
      │ text: "Elements"                     │
      ╞══════════════════════════════════════╡
      │ Banner                               │
      │ title: "Promo Banner"                │
      ├──────────────────────────────────────┤
      │ SortMenu                             │
      │ selected: unsorted                   │
      ├──────────────────────────────────────┤
      │ Carousel                             │
      │ height: 180.0                        │
      │ ┌ carousel ──────────────────────┐   │
      │ │┌──────────────────────┐ ┌──────│   │
      │ ││ ElementCard          │ │ Eleme│   │
      │ ││ id: "e2"             │ │ id: "│   │
      │ ││ name: "Element 2"    │ │ name:│   │
      │ │└──────────────────────┘ └──────│   │
      │ └ 5 rows, offset 0 ──────────────┘   │
      ├──────────────────────────────────────┤
      │ SortMenu                             │
      │ selected: unsorted                   │
      ├──────────────────────────────────────┤
      │ ElementRow                           │
      │ id: "e2"                             │
      │ name: "Element 2"                    │
      ├──────────────────────────────────────┤
      │ ElementRow                           │
      │ id: "e1"                             │
      │ name: "Element 1"                    │
      ├──────────────────────────────────────┤
      │ ElementRow                           │
      │ id: "e5"                             │
      │ name: "Element 5"                    │
      ├──────────────────────────────────────┤
      │ ElementRow                           │
      │ id: "e3"                             │
      │ name: "Element 3"                    │
      ├──────────────────────────────────────┤
      │ ElementRow                           │
      │ id: "e4"                             │
      │ name: "Element 4"                    │
      └──────────────────────────────────────┘

      """
    #expect(text == expected)
  }

  @Test func aChevronIsAskedFor() {
    func lines(_ characters: ScreenRenderer.Characters, _ accessory: CellLook.Accessory?)
      -> [String]
    {
      let row = Shown(.title("A long name").accessory(accessory)).onSelect {}
      let text = ScreenRenderer.text(.shown, width: 20, characters: characters)
      return text.render(ScreenSnapshot(Section("s") { row })).split(separator: "\n").map(
        String.init)
    }
    #expect(lines(.unicode, nil)[1] == "│ A long name      │")
    #expect(lines(.unicode, .chevron)[1] == "│ A long name    › │")
    #expect(lines(.unicode, .checkmark)[1] == "│ A long name    ✓ │")
    #expect(lines(.ascii, .chevron)[1] == "| A long name    > |")
    #expect(lines(.ascii, .checkmark)[1] == "| A long name    v |")
  }

  @Test func theNameAndTheExtension() {
    let renderer = ScreenRenderer.text(.main)
    #expect(renderer.name == "text")
    #expect(renderer.fileExtension == "txt")
    #expect(renderer.render(.everything) == nil)
  }
}

/// Grids, lists in lists, and carousels that are scrolled.
@Suite(.timed) struct ScreenTextRowsTests {
  @Test func containers() {
    let state = RenderState(selected: [RowPath(1, in: ["grid"])])
    let text = ScreenRenderer.text(.shown, width: 44, state: state).render(Screens.containers)
    let expected = """
      ┌──────────────────────────────────────────┐
      │ badge: (9)                               │
      ╞══════════════════════════════════════════╡
      │ Photos                                   │
      │ ┌ grid ──────────────────────────────┐   │
      │ │ ▨ 0      › │▸▨ 1     › │ ▨ 2     › │   │
      │ │ Photo 0    │▸Photo 1   │ Photo 2   │   │
      │ ├────────────────────────────────────┤   │
      │ │ ▨ 3      › │ ▨ 4     › │           │   │
      │ │ Photo 3    │ Photo 4   │           │   │
      │ └────────────────────────────────────┘   │
      ├──────────────────────────────────────────┤
      │ ┌ list ──────────────────────────────┐   │
      │ │ Row                                │   │
      │ ├────────────────────────────────────┤   │
      │ │ ┌ inner ───────────────────────┐   │   │
      │ │ │┌─────────────┐ ┌─────────────│   │   │
      │ │ ││ Card 0      │ │ Card 1      │   │   │
      │ │ │└─────────────┘ └─────────────│   │   │
      │ │ └ 9 rows, offset 0 ────────────┘   │   │
      │ ├────────────────────────────────────┤   │
      │ │ ┌ empty ───────────────────────┐   │   │
      │ │ │ (no rows)                    │   │   │
      │ │ └──────────────────────────────┘   │   │
      │ └────────────────────────────────────┘   │
      └──────────────────────────────────────────┘

      """
    #expect(text == expected)
  }

  @Test func anEmptyScreen() {
    let expected = """
      ┌──────────────────┐
      │ (no rows)        │
      └──────────────────┘

      """
    #expect(ScreenRenderer.text(.shown, width: 20).render(ScreenSnapshot()) == expected)
  }

  @Test(arguments: [(0.0, 0, "0123"), (400.0, 50, "2345"), (1e9, 466, "6789"), (-5.0, 0, "0123")])
  func aCarouselShowsTheCardsAtItsOffset(_ offset: Double, _ columns: Int, _ cards: String) {
    let layout = LayoutHint.carousel.itemSize(width: 160)
    let state = RenderState(offsets: ["c": offset])
    let strip = ScreenText.Strip(layout, 63, state.offset(of: "c"))
    #expect(strip.offset(count: 10) == min(columns, 146))
    #expect(strip.cards(count: 10).map(String.init).joined() == cards)
  }

  @Test func aNarrowListIsANumberOfRows() {
    var row = Row(Shown(.title("A")).id(1))
    for level in 0..<3 {
      row = Row(Container("c\(level)", ShownContainer()) { row }.layout(.list))
    }
    let snapshot = ScreenSnapshot(Section("s") { row })
    let widths = (20...40).filter {
      ScreenRenderer.text(.shown, width: $0).render(snapshot).contains("A")
    }
    #expect(widths == Array(30...40))
  }

  @Test func deepContainersEnd() {
    var row = Row(Container("c", ShownContainer()) { Shown(.title("deep")).id(1) })
    for depth in 0..<40 {
      row = Row(Container("c\(depth)", ShownContainer()) { row }.layout(.list))
    }
    let snapshot = ScreenSnapshot(Section("s") { row })
    let text = ScreenRenderer.text(.shown, width: 200).render(snapshot)
    #expect(text.contains("(… 1 rows)"))
    #expect(!text.contains("deep"))
    #expect(ScreenRenderer.outline(.shown).render(snapshot).contains("… 1 rows inside"))
    #expect(ScreenRenderer.svg(.shown).render(snapshot).contains("… 1 rows"))
  }
}

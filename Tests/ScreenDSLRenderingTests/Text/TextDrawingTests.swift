import ScreenDSL
import Testing

@testable import ScreenDSLRendering

/// What a screen looks like as text.
@Suite struct TextDrawingTests {
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
      │ ││ ▨ element          › │ │ ▨ element          › │ │ │   │
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
      | || # element          > | | # element      |   |
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
      │ ││ ElementCard        › │ │ Eleme│   │
      │ ││ id: "e2"             │ │ id: "│   │
      │ ││ name: "Element 2"    │ │ name:│   │
      │ │└──────────────────────┘ └──────│   │
      │ └ 5 rows, offset 0 ──────────────┘   │
      ├──────────────────────────────────────┤
      │ SortMenu                             │
      │ selected: unsorted                   │
      ├──────────────────────────────────────┤
      │ ElementRow                         › │
      │ id: "e2"                             │
      │ name: "Element 2"                    │
      ├──────────────────────────────────────┤
      │ ElementRow                         › │
      │ id: "e1"                             │
      │ name: "Element 1"                    │
      ├──────────────────────────────────────┤
      │ ElementRow                         › │
      │ id: "e5"                             │
      │ name: "Element 5"                    │
      ├──────────────────────────────────────┤
      │ ElementRow                         › │
      │ id: "e3"                             │
      │ name: "Element 3"                    │
      ├──────────────────────────────────────┤
      │ ElementRow                         › │
      │ id: "e4"                             │
      │ name: "Element 4"                    │
      └──────────────────────────────────────┘

      """
    #expect(text == expected)
  }

  @Test func theNameAndTheExtension() {
    let renderer = ScreenRenderer.text(.main)
    #expect(renderer.name == "text")
    #expect(renderer.fileExtension == "txt")
    #expect(renderer.render(.everything) == nil)
  }
}

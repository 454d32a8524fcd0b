@testable import ScreenDSLHeadless

/// Who takes the room that is left, and who gives way: one rule for pictures and texts.
@Suite(.timed) struct RoomTests {
  /// Rows that end with a time, said in several ways.
  private static let rows: [LookNode] = [
    Look.horizontal {
      Look.text("Grace Hopper").fill()
      Look.text("9:41").color(.secondary)
    }._node,
    Look.horizontal {
      Look.avatar("Grace Hopper")
      Look.vertical {
        Look.horizontal {
          Look.text("Grace Hopper", .headline)
          Look.spacer
          Look.text("9:41", .footnote)
        }
        Look.text("I brought you a nanosecond")
      }
    }._node,
    Look.horizontal {
      Look.vertical { Look.text("Grace Hopper") }
      Look.text("9:41")
    }._node,
    Look.row("Grace Hopper", detail: "a nanosecond", value: "9:41", image: .symbol("star"))._node,
  ]

  @Test(arguments: [390.0, 768])
  func timesStandAtTheEndOfWidePictures(_ width: Double) {
    let shapes = ScreenRenderer.svg(width: width).shapes { Self.rows }
    let times = shapes.filter { $0.text == "9:41" }
    let inset = width < 414 ? 16.0 : 20
    #expect(times.count == Self.rows.count)
    #expect(times.allSatisfy { abs($0.frame.maxX - (width - inset)) < 0.02 }, "\(times)")
  }

  @Test(arguments: [60, 100, 120])
  func timesStandAtTheEndOfWideTexts(_ width: Int) {
    let lines = ScreenRenderer.text(width: width).render(screen { Self.rows })
      .split(separator: "\n").filter { $0.contains("9:41") }
    #expect(lines.count == Self.rows.count)
    #expect(lines.allSatisfy { $0.hasSuffix("9:41   │") }, "\(lines)")
  }

  @Test(arguments: RenderState.TypeSize.allCases, [320.0, 390])
  func aTimeIsNeverBrokenInTwo(_ size: RenderState.TypeSize, _ width: Double) {
    let renderer = ScreenRenderer.svg(width: width, state: RenderState(typeSize: size))
    let times = renderer.shapes { Self.rows }.filter { $0.text.contains("9") || $0.text == "41" }
    #expect(times.map(\.text) == Self.rows.map { _ in "9:41" })
  }

  @Test func whatWantsMostGivesWayFirst() {
    func sizes(_ room: Double, _ spans: MeasuredWidth...) -> [Double] {
      FairShare.sizes(of: spans, room: room)
    }
    #expect(sizes(30, MeasuredWidth(10), MeasuredWidth(20)) == [10, 20])
    #expect(sizes(30, MeasuredWidth(10, least: 5), MeasuredWidth(50, least: 5)) == [10, 20])
    #expect(sizes(60, MeasuredWidth(40), MeasuredWidth(50, least: 5)) == [40, 20])
    #expect(
      sizes(60, MeasuredWidth(40), MeasuredWidth(50)) == [30, 30], "both need more than there is")
    let three = [
      MeasuredWidth(100, least: 30), MeasuredWidth(100, least: 60), MeasuredWidth(20, least: 0),
    ]
    #expect(FairShare.sizes(of: three, room: 110) == [30, 60, 20])
    #expect(FairShare.sizes(of: three, room: 90) == [30, 60, 0])
    let words = [MeasuredWidth(100, least: 60, rigid: 0), MeasuredWidth(50)]
    #expect(
      FairShare.sizes(of: words, room: 80) == [30, 50], "a word is broken before a short one")
    #expect(FairShare.sizes(of: words, room: 40) == [0, 40])
  }

  @Test func whatHasALowerPriorityGivesWayFirst() {
    let spans = [
      MeasuredWidth(100, least: 60, rigid: 0), MeasuredWidth(50),
      MeasuredWidth(40, least: 20, rigid: 10),
    ]
    func sizes(_ priorities: [Int], _ room: Double) -> [Double] {
      FairShare.sizes(of: spans, priorities, room: room)
    }
    #expect(sizes([0, 0, 0], 150) == FairShare.sizes(of: spans, room: 150))
    #expect(sizes([1, 0, -1], 190) == [100, 50, 40])
    #expect(sizes([1, 0, -1], 170) == [100, 50, 20])
    #expect(sizes([1, 0, -1], 160) == [100, 50, 10])
    #expect(sizes([1, 0, -1], 130) == [70, 50, 10], "what is rigid stays")
    #expect(sizes([-1, 0, 1], 150) == [60, 50, 40])
    #expect(sizes([-1, 0, 0], 100) == [10, 50, 40])
  }

  /// In points: what takes the room has no more of it than it may, and the others have the rest.
  @Test func nothingIsWiderOrNarrowerThanItMayBe() {
    func widths(_ room: Double, @LookBuilder _ parts: () -> [LookNode]) -> [Double] {
      Self.widths(of: Look.horizontal(spacing: 0, parts)._node, room, LookPicture.light)
    }
    let all = widths(300) {
      Look.empty.fill().size(maxWidth: 50)
      Look.empty.fill()
      Look.empty.fill().size(minWidth: 20, maxWidth: 10)
    }
    #expect(all == [50, 230, 20])
    #expect(widths(300) { Look.empty.fill().size(maxWidth: 50) } == [50])
    let narrow = widths(100) {
      Look.text("A long text of many words").size(minWidth: 70)
      Look.text("Another long text of many words")
    }
    #expect(abs(narrow[0] - 70) < 0.01 && abs(narrow[1] - 30) < 0.01)
    #expect(widths(100) { Look.image(.symbol("star")).size(width: 90, maxWidth: 60) } == [60])
  }

  @Test func firstLinesStandOnOneLine() {
    let shapes = ScreenRenderer.svg.shapes {
      Look.horizontal(alignment: .firstBaseline) {
        Look.text("12", .largeTitle)
        Look.vertical {
          Look.text("km", .caption)
          Look.text("in all", .caption)
        }
        Look.button("Go") {}.kind(.gray)
        Look.image(.asset("i")).size(width: 20, height: 10)
      }
    }
    let lines = ["12", "km"].compactMap { text in
      shapes.first { $0.text == text }.map { $0.frame.maxY - 0.14 * $0.size }
    }
    #expect(lines.count == 2 && abs(lines[0] - lines[1]) < 0.02)
  }

  @Test func columnsAreSharedWithoutARest() {
    let parts = Look.horizontal {
      for text in ["a", "b", "c"] { Look.text(text).fill() }
    }._node
    #expect(Self.widths(of: parts, 12, LookText(glyphs: .unicode)) == [3, 3, 4])
    #expect(abs(Self.widths(of: parts, 124, LookPicture.light).reduce(24, +) - 124) < 0.001)
  }

  private static func widths(
    of look: LookNode, _ room: Double, _ measure: some LookMeasure
  ) -> [Double] {
    let frame = Rect(x: 0, y: 0, width: room, height: 100)
    return measure.place(look, in: frame).parts.map(\.frame.width)
  }

  /// A date keeps its room, a longer word is broken before it.
  @Test func aWordOfTenLettersIsShort() {
    let words = ["31.12.2026", "31.12.20267", "a b"].map { LookNode(.text($0)).isShortWord }
    #expect(words == [true, false, false])
  }

  @Test func stacksRestackOnlyWhereLettersAreVeryLarge() {
    func texts(_ size: RenderState.TypeSize) -> [DrawnShape] {
      ScreenRenderer.svg(state: RenderState(typeSize: size)).shapes {
        Look.horizontal {
          Look.text("A")
          Look.text("B")
        }.stacksAtAccessibilitySizes()
      }.filter { $0.tag == "text" }
    }
    let (usual, large) = (texts(.xxxLarge), texts(.accessibility1))
    #expect(usual[0].frame.y == usual[1].frame.y && usual[0].frame.x < usual[1].frame.x)
    #expect(large[0].frame.x == large[1].frame.x && large[0].frame.maxY <= large[1].frame.y)
  }

  /// A value is below its title, as in the system's rows; switches and steppers stay beside it.
  @Test(arguments: [
    ("value", Look.row("Wi-Fi", value: "Home", image: .symbol("wifi"))._node, true),
    (
      "menu",
      Look.picker("Tone", ["Bell"], selected: "Bell", name: { $0 }, Handler { _ in })._node, true
    ),
    (
      "date",
      Look.date("Day", value: .init(year: 2026, month: 9, day: 1), showing: .date) { _ in }._node,
      true
    ),
    ("switch", Look.toggle("Ring", isOn: true) { _ in }._node, false),
    ("stepper", Look.stepper("Repeats", value: 2, in: 0...5) { _ in }._node, false),
  ])
  func rowsRestackWhereTheSystemDoes(_ name: String, _ look: LookNode, _ restacks: Bool) {
    func tops(_ size: RenderState.TypeSize) -> [Double] {
      let node = look.laidOut(size)
      let frame = Rect(x: 0, y: 0, width: 358, height: 200)
      func leaves(_ part: PlacedPart) -> [PlacedPart] {
        part.parts.isEmpty ? [part] : part.parts.flatMap(leaves)
      }
      let picture = LookPicture(colors: Colors(.light), typeSize: size)
      return leaves(picture.layout(node).place(in: frame)).suffix(2).map(\.frame.midY)
    }
    let (usual, large) = (tops(.xxxLarge), tops(.accessibility3))
    #expect(abs(usual[0] - usual[1]) < 1, "\(name)")
    #expect((large[1] - large[0] > 30) == restacks, "\(name): \(large)")
  }
}

extension LookPicture {
  fileprivate static let light = LookPicture(colors: Colors(.light))
}

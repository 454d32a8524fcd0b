@testable import ScreenDSLHeadless

@Suite(.timed) struct RoomTests {
  private static let rows: [LookNode] = [
    Look.horizontal(Look.text("Grace Hopper").fill(), Look.text("9:41").color(.secondary))._node,
    Look.horizontal(
      Look.avatar("Grace Hopper"),
      Look.vertical(
        Look.horizontal(
          Look.text("Grace Hopper", .headline), Look.spacer, Look.text("9:41", .footnote)),
        Look.text("I brought you a nanosecond"))
    )._node, Look.horizontal(Look.vertical { Look.text("Grace Hopper") }, Look.text("9:41"))._node,
    Look.row("Grace Hopper", detail: "a nanosecond", value: "9:41", image: .symbol("star"))._node,
  ]

  @Test(arguments: RenderState.TypeSize.allCases, [320.0, 390])
  func aTimeIsNeverBrokenInTwo(_ size: RenderState.TypeSize, _ width: Double) {
    let renderer = ScreenRenderer.svg(width: width, state: RenderState(typeSize: size))
    let times = renderer.shapes { Self.rows }.filter { $0.text.contains("9") || $0.text == "41" }
    expectEqual(times.map(\.text), Self.rows.map { _ in "9:41" })
  }

  @Test(arguments: [RenderState.TypeSize.large, .accessibility5])
  func noTitleVanishesBesideWhatIsWide(_ size: RenderState.TypeSize) {
    let (long, state) = ("Startpage for careful people", RenderState(typeSize: size))
    let rows = [
      Look.picker("Searchmachineofchoice", [long], selected: long, name: { $0 }, nil)._node,
      Look.field("Username", text: long) { _ in }._node,
      Look.horizontal(Look.text("Recommended", .title2).fill(), Look.button("Show them all") {})
        ._node,
    ]
    let shapes = ScreenRenderer.svg(state: state).shapes { rows }.map(\.text)
    let text = ScreenRenderer.text(width: 30, state: state).render(screen { rows })
    for title in ["Sea", "Use", "Rec"] {
      #expect(shapes.contains { $0.hasPrefix(title) } && text.contains(title), "\(title) \(text)")
    }
  }

  @Test func aMenuWithoutAChoiceShowsADashAndAnEmptyWheelNothing() {
    let picker = Look.picker("Size", ["S"], selected: nil, name: { $0 }, Handler { _ in })
    #expect(ScreenRenderer.svg().shapes { picker }.text("–") != nil)
    #expect(ScreenRenderer.text(width: 40).render(screen { picker }).contains("- ⌄"))
    let wheel = Look.picker("", [], selected: "S", as: .wheel, name: { $0 }, nil)._node
    expectEqual(LookPicture(colors: Colors(.light)).span(ofLeaf: wheel), MeasuredWidth(32))
  }

  @Test func lettersThatMayShrinkToNothingNeedNoRoom() {
    let title = Look.text("A title too long").lines(1).minimumScale(0)
    let lines = LookPicture(colors: Colors(.light)).drawLines(
      of: "A title", title._node, in: Rect(x: 0, y: 0, width: 0, height: 20)
    ) { _, _, _ in "" }
    #expect(lines.isEmpty)
    let copied = ScreenRenderer.svg(width: 120).shapes { title.copyable().size(height: 90) }
    #expect(copied.contains { $0.text.hasSuffix("…") })
    #expect(Font.title.width(of: "\u{7F}") > 0, "the table has no such character")
    let rows = [nil, ""].map { Look.row("A", detail: $0) }
    let shapes = rows.map { row in ScreenRenderer.svg().shapes { row } }
    let texts = rows.map { row in ScreenRenderer.text().render(screen { row }) }
    #expect(shapes[0] == shapes[1] && texts[0] == texts[1], "a text without letters has no line")
    let large = ScreenRenderer.svg(width: 120, state: RenderState(typeSize: .accessibility3))
    let sizes = [title, title.minimumScale(1)].map { title in
      large.shapes { Look.vertical(title).size(height: 60) }.map(\.size)
    }
    expectEqual(sizes[0], sizes[1], "a text has any number of lines")
  }

  @Test func whatWantsMostOrHasALowerPriorityGivesWayFirst() {
    func sizes(_ room: Double, _ spans: MeasuredWidth...) -> [Double] {
      FairShare.sizes(of: spans, room: room)
    }
    expectEqual(sizes(30, MeasuredWidth(10), MeasuredWidth(20)), [10, 20])
    expectEqual(sizes(30, MeasuredWidth(10, least: 5), MeasuredWidth(50, least: 5)), [10, 20])
    expectEqual(sizes(60, MeasuredWidth(40), MeasuredWidth(50, least: 5)), [40, 20])
    expectEqual(sizes(60, MeasuredWidth(40), MeasuredWidth(50)), [30, 30])
    let (wide, other) = (MeasuredWidth(100, least: 30), MeasuredWidth(100, least: 60))
    let three = [110.0, 90].map { sizes($0, wide, other, MeasuredWidth(20, least: 0)) }
    expectEqual(three, [[30, 60, 20], [30, 60, 0]])
    let words = ["31.12.2026", "31.12.20267", "a b"].map { LookNode(.text($0)).isShortWord }
    expectEqual(words, [true, false, false])
    let word = MeasuredWidth(100, least: 60, rigid: 0)
    expectEqual([80.0, 40].map { sizes($0, word, MeasuredWidth(50)) }, [[30, 50], [0, 40]])
    let spans = [word, MeasuredWidth(50), MeasuredWidth(40, least: 20, rigid: 10)]
    let ranked = { (ranks: [Int], room: Double) in FairShare.sizes(of: spans, ranks, room: room) }
    expectEqual(ranked([0, 0, 0], 150), FairShare.sizes(of: spans, room: 150))
    let rooms = [190.0, 170, 160, 130].map { ranked([1, 0, -1], $0) }
    expectEqual(rooms, [[100, 50, 40], [100, 50, 20], [100, 50, 10], [70, 50, 10]])
    #expect(ranked([-1, 0, 1], 150) == [60, 50, 40] && ranked([-1, 0, 0], 100) == [10, 50, 40])
  }

  @Test(arguments: [
    ("value", Look.row("Wi-Fi", value: "Home")._node, true),
    ("value and image", Look.row("Wi-Fi", value: "Home", image: .symbol("wifi"))._node, true),
    ("menu", Look.picker("Tone", ["Bell"], selected: "Bell", name: { $0 }, nil)._node, true),
    ("date", Look.date("Day", value: .earliest, showing: .date) { _ in }._node, true),
    ("slider", Look.slider("Volume", value: 0.5) { _ in }._node, true),
    ("switch", Look.toggle("Ring", isOn: true) { _ in }._node, false),
    ("stepper", Look.stepper("Repeats", value: 2, in: 0...5) { _ in }._node, false),
  ]) func rowsRestackAtAccessibilitySizes(_ name: String, _ look: LookNode, _ restacks: Bool) {
    func tops(_ size: RenderState.TypeSize) -> [Double] {
      let frame = Rect(x: 0, y: 0, width: 358, height: 200)
      let picture = LookPicture(colors: Colors(.light), typeSize: size)
      let leaves = picture.place(look.laidOut(size), in: frame).all.filter(\.parts.isEmpty)
      return leaves.suffix(2).map(\.frame.midY)
    }
    let (usual, large) = (tops(.xxxLarge), tops(.accessibility3))
    #expect(abs(usual[0] - usual[1]) < 1, "\(name)")
    expectEqual((large[1] - large[0] > 30), restacks, "\(name): \(large)")
  }

  @Test(arguments: [Double.nan, -5, 0, .infinity, 1e308]) func oddSizes(_ size: Double) {
    let svg = ScreenRenderer.svg(.main, width: size, height: size).render(MainScreen().snapshot())
    #expect(svg.hasPrefix("<svg ") && !svg.contains("nan") && !svg.contains("inf"))
  }

  @Test func aFixedHeightCutsTheScreenOff() {
    let svg = ScreenRenderer.svg(.main, height: 300).render(MainScreen().snapshot())
    #expect(svg.contains(#"height="352""#))
    #expect(svg.contains(#"<svg x="26" y="58" width="390" height="268" overflow="hidden">"#))
    #expect(svg.contains(#"stroke-width="12""#), "what covers the corners of rows")
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

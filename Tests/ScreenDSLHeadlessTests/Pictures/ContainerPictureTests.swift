@testable import ScreenDSLHeadless

@Suite(.timed) struct ContainerPictureTests {
  private func picture(_ layout: LayoutHint, _ count: Int, _ offset: Double = 0) -> String {
    let cards = Container("grid", ShownContainer()) {
      for number in 0..<count { Shown(Look.text("a")).id(number) }
    }.layout(layout)
    let picture = ScreenRenderer.svg(state: RenderState(offsets: ["grid": offset]))
      .render(ScreenSnapshot("s") { cards })
    return picture.split(separator: "\n").filter { !$0.contains("<desc>") }.joined(separator: "\n")
  }

  @Test(arguments: [LayoutHint.list, .list.itemSize(height: 60), .grid(columns: 1)])
  func aRowSaysHowHighItIs(_ hint: LayoutHint) {
    func shapes(_ look: some LookPart, _ height: Double) -> [DrawnShape] {
      let row = Section("s") { Shown(look).id(1).height(height) }
      return ScreenRenderer.svg().shapes(of: ScreenSnapshot(row.layout(hint)))
    }
    #expect(shapes(Look.text("a").size(height: 50), 96).contains { $0.frame.height == 96 })
    let low = shapes(Look.row("Title", detail: "Detail"), 44)
    let lines = low.filter { $0.tag == "text" }.map(\.frame.midY)
    #expect(lines.count == 2 && lines[1] - lines[0] > 15, "the margins shrink: \(lines)")
    for look in [
      Look.text("A")._node, Look.field("", text: "A\nB") { _ in }.lines(2...2)._node,
      Look.picker("", ["A", "B"], selected: "A", as: .wheel, name: { $0 }, nil)._node,
    ] {
      let clips = [12.0, 500].map { height in
        let row = Section("s") { Shown(look).id(1).height(height) }.layout(hint)
        return ScreenRenderer.svg().render(ScreenSnapshot(row)).ranges(of: "hidden").count
      }
      expectEqual(clips, [2, 1], "what has no room is cut off, as at the ends of the screen")
    }
  }

  @Test func aCarouselDrawsExactlyTheItemsInItsWindow() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let widths = (0..<random.int(below: 7)).map { _ in Double(1 + random.int(below: 4)) }
      let strip = Strip(
        widths, gap: Double(random.int(below: 3)), room: Double(1 + random.int(below: 8)),
        leading: Double(random.int(below: 3)), wish: Double(random.int(below: 12)))
      let seen = widths.indices.filter { item in
        let start = strip.leading + strip.start(of: item) - strip.offset
        return (start..<start + strip.width(of: item)).overlaps(0..<strip.room)
      }
      expectEqual(Array(strip.visible()), seen, "\(strip)")
    }
    let layout = LayoutHint.carousel.itemSize(width: 130, height: 44)
    let drawn = [0.0, 1, 130, 131].map { offset in
      DrawnShape.all(in: picture(layout, 9, offset)).count { $0.tag == "text" }
    }
    expectEqual(drawn, [3, 4, 3, 4], "the screen is as wide as three items")
  }

  @Test func aCarouselWithoutSizesIsAsHighAsItsHighestCardAnywhereAndItsCardsFillItsRow() {
    func height(_ look: some LookPart, offset: Double = 0) -> Double? {
      let cards = Container("c", ShownContainer()) {
        for index in 0..<9 { Shown(Look.text("Card")).id(index) }
        Shown(look).id("last")
      }.layout(.carousel)
      let screen = ScreenSnapshot(Section("s") { cards }.layout(.list.appearance(.grouped)))
      let shapes = ScreenRenderer.svg(state: RenderState(offsets: ["c": offset])).shapes(of: screen)
      return shapes.filled("#FFFFFF").first { $0.frame.width == 390 }?.frame.height
    }
    let high = Look.image(.asset("photo")).size(width: 120, height: 306)
    #expect(height(high) == 328 && height(high, offset: 1_000) == 328)
    expectEqual(height(Look.text("Card")), 44)
    let cards = Container("c", ShownContainer()) { Shown(Look.text("a")).id(1) }
    let hint = LayoutHint.carousel.insets(top: 10, bottom: 6)
    let frames = [120.0, 30].map { height in
      let screen = ScreenSnapshot("s") { cards.layout(hint).height(height) }
      return ScreenRenderer.svg().shapes(of: screen).map(\.frame)
    }
    #expect(frames[0].contains { $0.width == 160 && $0.height == 104 })
    #expect(frames[1].contains { $0.width == 160 && $0.height == 44 }, "but not to nothing")
    let fitted = LayoutHint.carousel.itemSize(width: .content)
    let nested = Container("d", ShownContainer()) { cards.layout(.list) }.layout(fitted)
    let inner = ScreenRenderer.svg().shapes(of: ScreenSnapshot("s") { nested })
    #expect(inner.contains { $0.frame.width == 160 }, "content has no own width")
    let said = Container("e", ShownContainer()) { Look.text("Over there").bubble(.sent) }
    let texts = [nested, said.layout(fitted)].map { row in
      ScreenRenderer.text().render(ScreenSnapshot("s") { row })
    }
    let words = ["┌ c ───────────┐", "( Over there )"]
    #expect(zip(texts, words).allSatisfy { $0.contains($1) }, "\(texts)")
  }

  @Test func aContainerHasItsAccessoryAndItsNameInAnUpdate() {
    let screens = [Look.Accessory.chevron, nil].map { accessory in
      let head = ShownContainer(Look.row("Albums").accessory(accessory))
      return ScreenSnapshot("s") { Container("c", head) { Look.text("Card") } }
    }
    let paths = screens.map { ScreenRenderer.svg().render($0).ranges(of: "<path").count }
    #expect(paths[0] > paths[1])
    let update = ScreenRenderer.svg().render(screens[1].changeset(from: ScreenSnapshot())) ?? ""
    #expect([">ShownContainer c<", ">Albums<", ">Card<"].allSatisfy { update.contains($0) })
  }

  @Test(arguments: [(LayoutHint.grid(columns: 100), 9), (.grid(columns: 3), 3)])
  func aColumnOfAGridIsNotNarrowerThan40PointsAndAGridHasNoStyle(layout: LayoutHint, columns: Int) {
    let cards = DrawnShape.all(in: picture(layout, 20)).filter { $0.tag == "text" }
    expectEqual(Set(cards.map(\.frame.x)).count, columns)
    expectEqual(picture(layout.appearance(.insetGrouped), 1), picture(layout, 1))
  }

  /// In UIKit a row outside of lists has no ground. Where there is room, its look has the margins of the system's rows.
  @Test(arguments: [LayoutHint.carousel, .grid(columns: 2)])
  func rowsOutsideOfListsAreWhatTheyShow(_ hint: LayoutHint) throws {
    let colors = Colors(.light)
    let screen = ScreenSnapshot("s") {
      Container("c", ShownContainer()) {
        Look.text("plain").id(1)
        Look.button("chip") {}.kind(.chip).selected().id(2)
      }.layout(hint.itemSize(height: 36))
      Container("d", ShownContainer()) { Look.vertical { Look.text("card") }.selected().id(3) }
        .layout(hint)
    }
    func shapes(_ selected: Set<RowPath>) -> [DrawnShape] {
      ScreenRenderer.svg(state: .init(selected: selected)).shapes(of: screen)
    }
    let shown = shapes([])
    expectEqual(shown, shapes([RowPath(1, in: ["c"])]))
    expectEqual(shown.filled("\(colors.accent)").first?.frame.height, 32)
    let (text, card) = (try #require(shown.text("card")), shown.filled("\(colors.selection)"))
    #expect(card.count == 1 && card[0].frame.x == text.frame.x && card[0].frame.height == 22)
    #expect(shown.text("plain")?.frame.x == text.frame.x && text.frame.x == 16)
  }

  /// Looks of rows, each with the x coordinate of its separator's start: that of its leading text, or else of the row.
  private static let lined: [(look: any LookPart, start: Double)] = {
    let (text, image) = (Look.text("Text"), Look.image(.symbol("star")))
    let lines = Look.vertical(Look.text("Title"), Look.text("Detail", .footnote))
    func row(_ parts: any LookPart...) -> LookNode { .horizontal(parts.map { $0._node }) }
    return [
      (text, 16), (text.accessory(.chevron), 16), (text.separator(.inset(56)), 56),
      (Look.toggle("Toggle", isOn: true) { _ in }, 16), (text.info("i") {}, 16),
      (row(image, text), 52), (row(Look.avatar("Ada"), lines), 68),
      (row(image, Look.progress(0.5, as: .circle), lines), 92),
      (row(Look.toggle("", isOn: true) { _ in }, text), 79),
      (row(image.size(width: 20), text).padding(horizontal: 0, vertical: 4), 32),
      (Look.vertical(image, text), 16), (Look.vertical(row(image, text), text), 16),
      (text.overlay(.topTrailing) { Look.badge("1") }, 16),
      // In these looks no text leads. It comes after a flexible part, or it is centered, trailing, or in a bubble.
      (row(Look.slider("", value: 0.5) { _ in }, text), 16), (row(image, Look.spacer, text), 16),
      (text.alignment(.center), 16), (text.bubble(.sent), 16),
      (Look.vertical(text, alignment: .trailing), 16), (Look.horizontal(image, text).equal(), 16),
      (image, 16), (image.padding(0), 16), (text.padding(horizontal: 400, vertical: 4), 390),
    ]
  }()

  @Test(arguments: [false, true]) func linesBeginAtTheText(_ isMirrored: Bool) {
    for (number, (look, start)) in Self.lined.enumerated() {
      let screen = ScreenSnapshot(
        Section("s") {
          Shown(look._node).id(1)
          Look.text("below").id(2)
        }.layout(.list.appearance(.grouped)))
      let shapes = ScreenRenderer.svg(state: .init(isRightToLeft: isMirrored)).shapes(of: screen)
      let lines = shapes.map(\.frame).filter { $0.height == 0.5 && $0.width < 390 }
      expectEqual(lines.map { isMirrored ? 390 - $0.maxX : $0.x }, [start], "look \(number)")
    }
  }

  @Test(arguments: [
    (LayoutHint.list, 2), (.list.appearance(.grouped), 3), (.list.spacing(8), 0),
    (.list.appearance(.grouped).spacing(8), 0),
  ]) func linesAreOnlyBetweenRowsThatTouch(_ hint: LayoutHint, _ count: Int) {
    for isRefreshing in [false, true] {
      let rows = Section("s") { for id in 1...2 { Look.text("a").id(id) } }.layout(hint)
      let shapes = ScreenRenderer.svg(state: RenderState(isRefreshing: isRefreshing))
        .shapes(of: ScreenSnapshot(rows))
      #expect(shapes.count { $0.frame.height == 0.5 } == count, "\(isRefreshing)")
    }
  }
}

@MainActor @Suite(.timedOnMain) struct HeadlessHostScrollingTests {
  private static let timeline = ScreenSnapshot(
    (0..<TestDepth.cases(10_000)).map { entry in
      Section(entry) { for part in 0..<5 { ListSample.Line(id: entry * 5 + part) } }
    })

  @Test func aLongTimelineNeedsNoMoreCellsThanAreVisible() {
    let host = ListSample.host(Self.timeline) { $0.viewport = 640 }
    host.scrollToEnd()
    expectEqual(host.offset, host.maximalOffset)
    expectEqual(host.visibleRows.withoutSections.last, .line(Self.timeline.rowCount - 1))
    let lines = host.takeLines()
    // 640 points hold 13 whole rows at most, and one more in part.
    #expect(lines.count { $0.hasPrefix("create ") } <= 14)
    expectEqual(lines.count { $0.hasPrefix("configure ") }, Self.timeline.rowCount)
  }

  @Test(arguments: [1e300, .infinity]) func anyListComesToAnEnd(extent: Double) throws {
    func list(_ count: Int, _ row: Double, _ header: Double) -> HeadlessHost {
      let part = Section("a", header: Label()) { for id in 0..<count { ListSample.Line(id: id) } }
      return ListSample.host(ScreenSnapshot(part)) {
        ($0.rowExtent, $0.supplementaryExtent) = (row, header)
      }
    }
    let host = list(3, extent, extent)
    // With longer rows, the steps would not change the offset, and never end.
    try #require(host.contentLength == 4 * 100_000)
    host.scrollToEnd()
    expectEqual(host.visibleRows.withoutSections, [.line(2)])
    expectEqual(list(1, .nan, -extent).contentLength, 2, "lengths that are none count as a point")
  }

  @Test func theOffsetEndsWithTheListAndARowIsScrolledToWhole() throws {
    let host = ListSample.host(ListSample.lines(0..<10))
    for (offset, lines, actual) in [
      (49.0, 0...2, 49.0), (50, 1...2, 50), (9_999, 8...9, 400), (-5, 0...1, 0),
    ] {
      host.scroll(to: offset)
      let rows = lines.map { RowPath.line($0) }
      #expect(host.visibleRows.withoutSections == rows && host.offset == actual)
    }
    for row in [5, 6] { try host.scroll(to: .line(row)) }
    expectEqual(host.offset, 250, "a visible row needs no scrolling")
    for (offset, row) in [(270, 5), (280, 7)] {
      host.scroll(to: Double(offset))
      try host.scroll(to: .line(row))
      expectEqual(host.offset, Double(50 * row), "a part of a row is not enough")
    }
    host.scroll(to: 400)
    host.apply(ListSample.lines(0..<4))
    #expect(host.offset == 100 && host.shown == ["line 2:0", "line 3:0"])
  }

  @Test func whatEndsWhereTheWindowBeginsIsNotVisible() throws {
    let sections = (0..<3).map { id in
      Section(id, footer: Label()) { for line in 0..<2 { ListSample.Line(id: line) } }
        .supplementary("badge", Label())
    }
    let host = ListSample.host(ScreenSnapshot(sections))
    for (offset, isVisible) in [(127.0, true), (128, false)] {
      host.scroll(to: offset)
      for kind in [SupplementaryKind.footer, "badge"] {
        expectEqual((host.supplementary(kind, of: SectionID(0)) != nil), isVisible, "\(kind)")
      }
    }
    #expect(host.supplementary("badge", of: SectionID(1)) != nil)
    try host.scroll(to: .supplementary(.footer, SectionID(1)))
    #expect(host.offset == 228 && host.takeLines().contains("scroll to 228.0"))
    for place in [CellPlace.supplementary("mark", SectionID(1)), .supplementary(.header, "none")] {
      #expect(throws: HeadlessError.notVisible(place)) { try host.scroll(to: place) }
    }
  }

  @Test func headersAreUsedAgainAsHeadersOnly() {
    let rows = (0..<10).map { ListSample.Line(id: $0) }
    let host = ListSample.host(ScreenSnapshot(Section("s", header: Label()) { rows }))
    let view = host.supplementary(.header, of: "s")
    host.scroll(to: 200)
    #expect(view != nil && host.supplementary(.header, of: "s") == nil)
    host.scroll(to: 0)
    #expect(host.supplementary(.header, of: "s") === view)
    host.scroll(to: 200)
    host.apply(ScreenSnapshot(Section("s", footer: Label(text: 1)) { rows }))
    host.scroll(to: 9_999)
    let footer = host.supplementary(.footer, of: "s") as? ListSample.Cell
    #expect(footer?.shown == "label 1" && footer !== view)
    host.apply(ScreenSnapshot(Section("s", footer: Label(text: 2)) { rows }))
    let place = CellPlace.supplementary(.footer, "s")
    #expect(host.events.contains(.configured(place, isFirstDisplay: false)))
  }
}

@testable import ScreenDSLHeadless

@MainActor @Suite(.timedOnMain) struct HeadlessHostScrollingTests {
  /// An entry is a section of five small cells.
  private static let timeline = ScreenSnapshot(
    (0..<TestDepth.cases(10_000)).map { entry in
      Section(entry) { for part in 0..<5 { ListSample.Line(id: entry * 5 + part) } }
    })

  @Test func aLongTimelineNeedsNoMoreCellsThanAreVisible() {
    let host = ListSample.host { $0.viewport = 640 }
    host.apply(Self.timeline)
    host.scrollToEnd(by: 30)
    // 640 points hold 13 whole rows at most, and one more in part.
    let most = 14
    #expect(host.offset == host.maximalOffset)
    let count = Self.timeline.rowCount
    #expect(host.visibleRows.withoutSections.last == .line(count - 1))
    let lines = host.takeLines()
    #expect(lines.count { $0.hasPrefix("create ") } <= most)
    #expect(lines.count { $0.hasPrefix("configure ") } == count)
  }

  @Test(arguments: [1e300, .infinity]) func anyListComesToAnEnd(extent: Double) throws {
    let host = ListSample.host { ($0.rowExtent, $0.supplementaryExtent) = (extent, extent) }
    host.apply(
      ScreenSnapshot([
        Section("a", header: ListSample.Heading()) {
          ListSample.Line(id: 0)
          ListSample.Line(id: 1)
          ListSample.Line(id: 2)
        }
      ]))
    // With longer rows, the steps would not change the offset, and never end.
    try #require(host.contentLength == 4 * 100_000)
    host.scrollToEnd(by: 100)
    #expect(host.visibleRows.withoutSections == [.line(2)])
    let none = ListSample.host(
      ScreenSnapshot([Section("a", header: ListSample.Heading()) { ListSample.Line(id: 0) }])
    ) { ($0.rowExtent, $0.supplementaryExtent) = (.nan, -extent) }
    #expect(none.contentLength == 2, "lengths that are none count as a point")
  }

  @Test func theOffsetEndsWithTheListAndARowIsScrolledToWhole() throws {
    let host = ListSample.host(ListSample.lines(0..<10))
    host.scroll(to: 49)
    #expect(
      host.visibleRows.withoutSections == [.line(0), .line(1), .line(2)],
      "part of a row is on the edge")
    host.scroll(to: 50)
    #expect(host.visibleRows.withoutSections == [.line(1), .line(2)])
    host.scroll(to: 9_999)
    #expect(host.offset == 400)
    host.scroll(to: -5)
    #expect(host.offset == 0)
    for row in [5, 6] { try host.scroll(to: .line(row)) }
    #expect(host.offset == 250, "a visible row needs no scrolling")
    #expect(host.visibleRows.withoutSections == [.line(5), .line(6)])
    for (offset, row) in [(270, 5), (280, 7)] {
      host.scroll(to: Double(offset))
      try host.scroll(to: .line(row))
      #expect(host.offset == Double(50 * row), "a part of a row is not enough")
    }
    host.scroll(to: 400)
    host.apply(ListSample.lines(0..<4))
    #expect(host.offset == 100)
    #expect(host.shown == ["line 2:0", "line 3:0"])
  }
}

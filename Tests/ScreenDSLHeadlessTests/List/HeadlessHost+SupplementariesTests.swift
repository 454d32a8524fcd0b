@MainActor @Suite(.timedOnMain) struct HeadlessHostSupplementariesTests {
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
    expectEqual(host.offset, 228)
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
  }
}

@MainActor @Suite(.timedOnMain) struct HeadlessHostSupplementariesTests {
  private func screen(
    header: (any CellModel)?, badge: Int? = nil, rows: Int = 1
  ) -> ScreenSnapshot {
    let section = Section("s", header: header) { for id in 0..<rows { Sample.Line(id: id) } }
    return ScreenSnapshot([
      badge.map { section.supplementary("badge", Sample.Badge(text: $0)) } ?? section
    ])
  }

  private func shown(_ kind: SupplementaryKind, _ host: HeadlessHost) -> String? {
    (host.supplementary(kind, of: "s") as? Sample.Cell)?.shown
  }

  @Test func whatEndsWhereTheWindowBeginsIsNotVisible() {
    let host = Sample.host()
    let sections = (0..<3).map { id in
      Section(id, footer: Sample.Heading()) { for line in 0..<2 { Sample.Line(id: line) } }
        .supplementary("badge", Sample.Badge())
    }
    host.apply(ScreenSnapshot(sections))
    host.scroll(to: 127)
    #expect(host.supplementary(.footer, of: SectionID(0)) != nil)
    #expect(host.supplementary("badge", of: SectionID(0)) != nil)
    host.scroll(to: 128)
    #expect(host.supplementary(.footer, of: SectionID(0)) == nil)
    #expect(host.supplementary("badge", of: SectionID(0)) == nil)
    #expect(host.supplementary("badge", of: SectionID(1)) != nil)
  }

  @Test func aHeaderThatMovedIsPutAwayWhereItIs() {
    let host = Sample.host { $0.viewport = 156 }
    let sections = (0..<3).map { id in
      Section(id, header: Sample.Heading(text: id)) { Sample.Line(id: id) }
    }
    host.apply(ScreenSnapshot(sections))
    host.apply(ScreenSnapshot([sections[1], sections[0], sections[2]]))
    host.scroll(to: 28)
    #expect(host.supplementary(.header, of: SectionID(1)) == nil)
    #expect(host.supplementary(.header, of: SectionID(0)) != nil)
  }

  @Test func headersAreUsedAgainAsHeadersOnly() {
    let host = Sample.host(screen(header: Sample.Heading(text: 1), rows: 10))
    let view = host.supplementary(.header, of: "s")
    host.scroll(to: 200)
    #expect(shown(.header, host) == nil)
    host.scroll(to: 0)
    #expect(host.supplementary(.header, of: "s") === view)
    host.scroll(to: 200)
    host.apply(
      ScreenSnapshot([
        Section("s", footer: Sample.Heading(text: 1)) {
          for id in 0..<10 { Sample.Line(id: id) }
        }
      ]))
    host.scroll(to: 9_999)
    #expect(shown(.footer, host) == "heading 1")
    #expect(host.supplementary(.footer, of: "s") !== view)
  }
}

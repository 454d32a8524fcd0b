@MainActor @Suite(.timedOnMain) struct HeadlessHostSupplementariesTests {
  private func screen(header: Int? = nil, footer: Int? = nil) -> ScreenSnapshot {
    let views = [header, footer].map { $0.map { Label(text: $0) } }
    return ScreenSnapshot(
      Section("s", header: views[0], footer: views[1]) {
        for id in 0..<10 { ListSample.Line(id: id) }
      })
  }

  private func shown(_ kind: SupplementaryKind, _ host: HeadlessHost) -> String? {
    (host.supplementary(kind, of: "s") as? ListSample.Cell)?.shown
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
        #expect((host.supplementary(kind, of: SectionID(0)) != nil) == isVisible, "\(kind)")
      }
    }
    #expect(host.supplementary("badge", of: SectionID(1)) != nil)
    try host.scroll(to: .supplementary(.footer, SectionID(1)))
    #expect(host.offset == 228)
  }

  @Test func headersAreUsedAgainAsHeadersOnly() {
    let host = ListSample.host(screen(header: 1))
    let view = host.supplementary(.header, of: "s")
    host.scroll(to: 200)
    #expect(shown(.header, host) == nil)
    host.scroll(to: 0)
    #expect(host.supplementary(.header, of: "s") === view)
    host.scroll(to: 200)
    host.apply(screen(footer: 1))
    host.scroll(to: 9_999)
    #expect(shown(.footer, host) == "label 1" && host.supplementary(.footer, of: "s") !== view)
  }
}

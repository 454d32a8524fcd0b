@MainActor @Suite(.timedOnMain) struct HeadlessHostPathsTests {
  private let host = ListSample.host { $0.viewport = 500 }, calls = Log()

  private func screen(_ sections: [String] = ["shop", "sale"]) -> ScreenSnapshot {
    let calls = calls
    return ScreenSnapshot(
      sections.map { name in
        Section(name) {
          Container("shelf", ListSample.Shelf()) {
            for id in 0..<10 { Self.line(id, "\(name)/shelf", calls) }
          }
          for id in 0..<2 { Self.line(id, name, calls) }
        }
      })
  }

  nonisolated private static func line(
    _ id: Int, _ name: String, _ calls: Log
  ) -> some SectionContent {
    ListSample.Line(id: id, onTap: Handler { calls.add("fire \(name)/\(id) with \($0)") })
      .onSelect { calls.add("select \(name)/\(id)") }
  }

  private func shelf(_ section: SectionID) -> RowPath { RowPath("shelf", section: section) }

  @Test func withoutTheSectionARowOfTwoIsNotNamed() throws {
    host.apply(screen())
    #expect(throws: HeadlessError.missingRow(.line(0))) { try host.tap(.line(0)) }
    #expect(host.cell(at: .line(0)) == nil)
    #expect(throws: HeadlessError.missingRow(.line(0))) { try host.scroll(to: .line(0)) }
    #expect(throws: HeadlessError.missingRow("elsewhere/1")) { try host.tap("elsewhere/1") }
    #expect(throws: HeadlessError.notVisible(.row(.line(7, inside: shelf("shop"))))) {
      try host.tap("shop/shelf/7")
    }
    #expect(throws: HeadlessError.notContainer(.line(0, in: "shop"))) {
      try host.tap(RowPath.line(0, in: "shop").appending(0))
    }
    try host.scroll(to: "shop/shelf/7")
    try host.fire(\ListSample.Line.onTap, "shop/shelf/7", 8)
    expectEqual(calls.take(), ["fire shop/shelf/7 with 8"])
  }

  @Test func thePathsOfAListHaveTheSectionWhereItIsNeeded() throws {
    host.apply(screen())
    let names: [SectionID] = ["shop", "sale"]
    let rows = names.flatMap { [shelf($0), RowPath.line(0, in: $0), RowPath.line(1, in: $0)] }
    expectEqual(host.visibleRows, rows)
    let list = try host.list(inside: "sale/shelf")
    #expect(list.visibleRows == [.line(0, inside: shelf("sale")), .line(1, inside: shelf("sale"))])
    list.updater.selectionMode = .single
    try host.tap("sale/shelf/0")
    expectEqual(host.takeLines().last, "select sale/shelf/0")
    expectEqual(list.selection, [.line(0, inside: shelf("sale"))])
    #expect(try host.list(inside: "shop/shelf").selection.isEmpty)
    host.apply(screen(["sale"]))
    for path in [.line(0), .line(0, in: "sale"), "shelf/1", "sale/shelf/1"] as [RowPath] {
      try host.tap(path)
    }
    expectEqual(host.selection.withoutSections, [.line(0)])
    expectEqual(host.takeLines().last, "select shelf/1")
    expectEqual(calls.take().suffix(2), ["select sale/shelf/1", "select sale/shelf/1"])
    expectEqual(host.visibleRows.withoutSections, ["shelf", .line(0), .line(1)])
    expectEqual(
      list.visibleRows.withoutSections, [.line(0, inside: "shelf"), .line(1, inside: "shelf")])
  }
}

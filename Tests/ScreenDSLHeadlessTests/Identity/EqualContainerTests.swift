import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

/// Containers with the same ID in two sections are two, and so are the rows in them.
@MainActor @Suite(.timedOnMain) struct EqualContainerTests {
  private let calls = Calls()

  /// A shelf of lines in each section; two lines of a shelf are visible.
  private func screen(
    _ sections: [String] = ["shop", "sale"], version: Int = 0, lines: [String: [Int]] = [:],
    fillers: Int = 0
  ) -> ScreenSnapshot {
    let calls = calls
    return ScreenSnapshot(
      sections.map { name in
        Section(name) {
          Container("shelf", Sample.Shelf()) {
            for id in lines[name] ?? Array(0..<10) {
              Sample.Line(
                id: id, onTap: Handler { calls.add("fire \(name)/\(id) with \($0) in \(version)") }
              )
              .onSelect { calls.add("select \(name)/\(id) in \(version)") }
              .swipeActions(SwipeAction("Hide") { calls.add("hide \(name)/\(id) in \(version)") })
              .reorderable { calls.add("drag \(name)/\($0.id) to \($0.index)") }
            }
          }
          for filler in 0..<fillers { Sample.Price(id: filler) }
        }
      })
  }

  private func host(_ change: (inout HeadlessOptions) -> Void = { _ in }) -> HeadlessHost {
    Sample.host {
      $0.viewport = 500
      change(&$0)
    }
  }

  private func shelf(_ section: SectionID) -> RowPath { RowPath("shelf", section: section) }

  @Test func eachHasAnOffset() throws {
    let host = host()
    host.apply(screen())
    try host.scroll("shop/shelf", to: 100)
    #expect(try host.offset(of: "sale/shelf") == 0)
    try host.scroll(shelf("sale"), to: 150)
    #expect(try host.offset(of: shelf("shop")) == 100)
    #expect(try host.list(inside: "shop/shelf").shown == ["line 2:0", "line 3:0"])
    #expect(try host.list(inside: "sale/shelf").shown == ["line 3:0", "line 4:0"])
    #expect(throws: HeadlessError.missingRow("shelf")) { try host.offset(of: "shelf") }
  }

  @Test func sectionsThatChangePlacesKeepTheOffsets() throws {
    let host = host()
    host.apply(screen())
    try host.scroll("shop/shelf", to: 100)
    try host.scroll("sale/shelf", to: 150)
    let cells = host.visibleCells
    host.apply(screen(["sale", "shop"]))
    #expect(host.visibleCells[0] === cells[1] && host.visibleCells[1] === cells[0])
    #expect(try host.offset(of: "shop/shelf") == 100)
    #expect(try host.offset(of: "sale/shelf") == 150)
    host.setWindow(false)
    host.apply(screen())
    host.setWindow(true)
    #expect(try host.offset(of: "shop/shelf") == 100)
    #expect(try host.offset(of: "sale/shelf") == 150)
    #expect(host.violations == [])
  }

  @Test(arguments: HeadlessPoolPolicy.allCases)
  func offsetsAreFoundAgainByTheSection(pool: HeadlessPoolPolicy) throws {
    let host = host {
      $0.viewport = 50
      $0.pool = pool
    }
    host.apply(screen(fillers: 3))
    for round in 1..<4 {
      try host.scroll(to: "shop/shelf")
      #expect(try host.offset(of: "shop/shelf") == Double(round - 1) * 10)
      try host.scroll("shop/shelf", to: Double(round) * 10)
      try host.scroll(to: "sale/shelf")
      #expect(try host.offset(of: "sale/shelf") == Double(round - 1) * 20)
      try host.scroll("sale/shelf", to: Double(round) * 20)
    }
    host.apply(screen(["sale", "shop"], fillers: 3))
    try host.scroll(to: "shop/shelf")
    #expect(try host.offset(of: "shop/shelf") == 30)
    try host.scroll(to: "sale/shelf")
    #expect(try host.offset(of: "sale/shelf") == 60)
    #expect(host.violations == [])
  }

  @Test func rowsInThemAreTouchedByLiterals() throws {
    let host = host()
    host.apply(screen())
    host.apply(screen(version: 1))
    try host.tap("shop/shelf/1")
    try host.tap("sale/shelf/1")
    try host.fire(\Sample.Line.onTap, "sale/shelf/0", 8)
    try host.perform(try #require(try host.swipe("shop/shelf/0").first))
    try host.scroll(to: "sale/shelf/7")
    try host.tap("sale/shelf/7")
    #expect(
      calls.take() == [
        "select shop/1 in 1", "select sale/1 in 1", "fire sale/0 with 8 in 1", "hide shop/0 in 1",
        "select sale/7 in 1",
      ])
    #expect(host.cell(at: "shop/shelf/1") === host.cell(at: .line(1, inside: shelf("shop"))))
    #expect(try host.offset(of: "shop/shelf") == 0)
    #expect(throws: HeadlessError.self) { try host.tap("shelf/1") }
    #expect(throws: HeadlessError.notVisible(.line(7, inside: shelf("shop")))) {
      try host.tap("shop/shelf/7")
    }
  }

  @Test func aLiteralNamesTheOnlyShelfWithAndWithoutItsSection() throws {
    let host = host()
    host.apply(screen(["shop"]))
    try host.tap("shelf/1")
    try host.tap("shop/shelf/1")
    #expect(calls.take() == ["select shop/1 in 0", "select shop/1 in 0"])
    #expect(
      try host.list(inside: "shop/shelf").visibleRows == [
        .line(0, inside: "shelf"), .line(1, inside: "shelf"),
      ])
    #expect(host.takeLines().last == "select shelf/1")
  }

  @Test func pathsInThemHaveTheSection() throws {
    let host = host()
    host.apply(screen())
    let list = try host.list(inside: "sale/shelf")
    #expect(
      list.visibleRows == [.line(0, inside: shelf("sale")), .line(1, inside: shelf("sale"))])
    try host.tap("sale/shelf/0")
    #expect(host.takeLines().last == "select sale/shelf/0")
    #expect(list.selection == [.line(0, inside: shelf("sale"))])
    #expect(try host.list(inside: "shop/shelf").selection.isEmpty)
    #expect(host.line(at: "sale/shelf/0")?.context?.path == .line(0, inside: shelf("sale")))
  }

  @Test func aChangeInOneIsABatchOfItsListAlone() throws {
    let host = host()
    host.apply(screen())
    _ = host.takeEvents()
    host.apply(screen(lines: ["sale": [1, 0] + Array(2..<10)]))
    #expect(host.takeLines() == ["batch in sale/shelf: move 0.1 to 0.0"])
    #expect(try host.list(inside: "sale/shelf").shown == ["line 1:0", "line 0:0"])
    #expect(try host.list(inside: "shop/shelf").shown == ["line 0:0", "line 1:0"])
    #expect(host.violations == [])
  }

  @Test func aDragInOneLeavesTheOtherAlone() throws {
    let host = host()
    host.apply(screen())
    try host.reorder("sale/shelf/1", to: RowPosition(section: 0, row: 0))
    #expect(calls.take() == ["drag sale/1 to 0"])
    #expect(try host.list(inside: "sale/shelf").shown == ["line 1:0", "line 0:0"])
    #expect(try host.list(inside: "shop/shelf").shown == ["line 0:0", "line 1:0"])
    host.apply(screen(lines: ["sale": [1, 0] + Array(2..<10)]))
    #expect(try host.list(inside: "sale/shelf").shown == ["line 1:0", "line 0:0"])
    #expect(host.violations == [])
  }

  @Test func whatRowsInThemKeepIsTheirOwn() {
    let host = host()
    host.apply(screen())
    host.setMark(1, at: "shop/shelf/0")
    host.setMark(2, at: "sale/shelf/0")
    host.apply(screen(["sale", "shop"]))
    #expect(host.mark(at: "shop/shelf/0") == 1 && host.mark(at: "sale/shelf/0") == 2)
    host.apply(screen(["sale"]))
    host.apply(screen())
    #expect(host.mark(at: "shop/shelf/0") == 0 && host.mark(at: "sale/shelf/0") == 2)
    #expect(host.violations == [])
  }
}

import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

/// The same ID in two sections is two rows.
@MainActor @Suite(.timedOnMain) struct EqualIDTests {
  private let host = Sample.host { $0.viewport = 500 }
  private let calls = Calls()

  private func screen(
    _ version: Int = 0, _ sections: [String] = ["favourites", "all"], ids: [Int] = [0, 1],
    texts: [String: Int] = [:]
  ) -> ScreenSnapshot {
    let calls = calls
    return ScreenSnapshot(
      sections.map { name in
        Section(name) {
          for id in ids {
            Sample.Line(
              id: id, text: texts[name] ?? 0,
              onTap: Handler { calls.add("fire \(name)/\(id) with \($0) in \(version)") }
            )
            .onSelect { calls.add("select \(name)/\(id) in \(version)") }
            .onDisplay { calls.add("display \(name)/\(id)") }
            .onEndDisplay { calls.add("end \(name)/\(id)") }
            .swipeActions(SwipeAction("Delete") { calls.add("delete \(name)/\(id) in \(version)") })
            .reorderable { calls.add("drag \(name)/\(id) to \($0.section).\($0.index)") }
          }
        }
      })
  }

  @Test func theyAreNoDuplicates() {
    host.apply(screen())
    #expect(host.snapshot.issues == [] && !host.snapshot.hasDuplicates)
    #expect(
      host.visibleRows == [
        .line(0, in: "favourites"), .line(1, in: "favourites"), .line(0, in: "all"),
        .line(1, in: "all"),
      ])
    #expect(host.takeLines().filter { $0.hasPrefix("display") }.last == "display all/1")
    #expect(host.violations == [])
  }

  @Test func eachIsTouchedInItsOwnSection() throws {
    host.apply(screen(1))
    host.apply(screen(2))
    _ = calls.take()
    try host.tap(.line(0, in: "all"))
    #expect(host.selection == [.line(0, in: "all")])
    #expect(host.takeLines().last == "select all/0")
    try host.tap(.line(0, in: "favourites"))
    #expect(host.selection == [.line(0, in: "favourites")])
    try host.fire(\Sample.Line.onTap, .line(1, in: "favourites"), 7)
    let action = try #require(try host.swipe(.line(1, in: "all")).first)
    try host.perform(action)
    #expect(
      calls.take() == [
        "select all/0 in 2", "select favourites/0 in 2", "fire favourites/1 with 7 in 2",
        "delete all/1 in 2",
      ])
  }

  @Test func eachIsNamedByALiteralWithItsSection() throws {
    host.apply(screen())
    _ = calls.take()
    try host.tap("all/1")
    try host.fire(\Sample.Line.onTap, "favourites/0", 3)
    try host.perform(try #require(try host.swipe("favourites/1").first))
    try host.scroll(to: "all/0")
    #expect(host.cell(at: "all/1") === host.cell(at: .line(1, in: "all")))
    #expect(
      calls.take() == [
        "select all/1 in 0", "fire favourites/0 with 3 in 0", "delete favourites/1 in 0",
      ])
    #expect(throws: HeadlessError.missingRow("elsewhere/1")) { try host.tap("elsewhere/1") }
  }

  @Test func withoutTheSectionNoneIsNamed() throws {
    host.apply(screen())
    #expect(throws: HeadlessError.missingRow(.line(0))) { try host.tap(.line(0)) }
    #expect(host.cell(at: .line(0)) == nil)
    #expect(throws: HeadlessError.missingRow(.line(0))) { try host.scroll(to: .line(0)) }
    host.apply(screen(0, ["all"]))
    try host.tap(.line(0))
    try host.tap(.line(0, in: "all"))
    #expect(host.selection == [.line(0)])
  }

  @Test func aChangeOfOneLeavesTheOtherAlone() {
    host.apply(screen())
    let cells = host.visibleCells
    _ = host.takeEvents()
    host.apply(screen(0, texts: ["all": 5]))
    #expect(
      host.takeLines() == [
        "batch: reconfigure 1.0, reconfigure 1.1", "reconfigure all/0", "reconfigure all/1",
      ])
    #expect(host.shown == ["line 0:0", "line 1:0", "line 0:5", "line 1:5"])
    #expect(zip(host.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(host.violations == [])
  }

  @Test func sectionsThatChangePlacesKeepTheirCellsAndStates() throws {
    host.apply(screen(1))
    host.setMark(4, at: .line(0, in: "all"))
    let cells = host.visibleCells
    host.apply(screen(2, ["all", "favourites"]))
    #expect(zip(host.visibleCells, [cells[2], cells[3], cells[0], cells[1]]).allSatisfy(===))
    #expect(host.mark(at: .line(0, in: "all")) == 4)
    #expect(host.mark(at: .line(0, in: "favourites")) == 0)
    _ = calls.take()
    #expect(host.line(at: .line(0, in: "favourites"))?.context?.fire(\.onTap, 9) == true)
    #expect(calls.take() == ["fire favourites/0 with 9 in 2"])
    #expect(host.violations == [])
  }

  @Test func whatIsKeptBelongsToOneOfThem() {
    host.apply(screen())
    host.setMark(1, at: .line(0, in: "favourites"))
    host.setMark(2, at: .line(0, in: "all"))
    host.apply(screen(0, ["all"]))
    #expect(host.mark(at: .line(0)) == 2)
    host.apply(screen())
    #expect(host.mark(at: .line(0, in: "favourites")) == 0, "the row was gone in between")
    #expect(host.mark(at: .line(0, in: "all")) == 2)
  }

  @Test func aCellKnowsItsSectionWhateverIsAroundIt() {
    host.apply(screen())
    #expect(host.line(at: "all/0")?.context?.path == .line(0, in: "all"))
    host.apply(screen(0, ["all"]))
    #expect(host.line(at: .line(0))?.context?.path == .line(0, in: "all"))
    #expect(host.visibleRows == [.line(0), .line(1)])
  }

  @Test func aRowThatGoesTakesOnlyItsOwnEndOfDisplay() {
    host.apply(screen())
    _ = calls.take()
    host.apply(screen(0, ["all"]))
    #expect(calls.take() == ["end favourites/0", "end favourites/1"])
    host.apply(screen(0, []))
    #expect(calls.take() == ["end all/0", "end all/1"])
  }

  @Test func aDragBetweenThemIsToldWithBothSections() throws {
    host.apply(screen(0, ids: [0, 1]))
    _ = calls.take()
    try host.reorder("favourites/1", to: RowPosition(section: 0, row: 0))
    #expect(calls.take() == ["drag favourites/1 to favourites.0"])
    #expect(host.shown == ["line 1:0", "line 0:0", "line 0:0", "line 1:0"])
    host.apply(screen(1))
    #expect(host.shown == ["line 0:0", "line 1:0", "line 0:0", "line 1:0"])
    #expect(host.violations == [])
  }

  @Test func aRowDraggedToWhereItsIDIsAlreadyIsNoCrash() throws {
    host.apply(screen())
    _ = calls.take()
    try host.reorder("favourites/0", to: RowPosition(section: 1, row: 0))
    #expect(calls.take() == ["drag favourites/0 to all.0"])
    #expect(host.snapshot.rowCount == 4)
    host.apply(screen(1))
    #expect(host.shown == ["line 0:0", "line 1:0", "line 0:0", "line 1:0"])
    try host.tap("favourites/0")
    try host.tap("all/0")
    #expect(calls.take().suffix(2) == ["select favourites/0 in 1", "select all/0 in 1"])
    #expect(host.violations == [])
  }
}

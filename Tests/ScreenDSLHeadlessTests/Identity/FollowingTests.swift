import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

/// What belongs to a row follows it to another section and to another ID.
@MainActor @Suite(.timedOnMain) struct FollowingTests {
  private let calls = Calls()

  private func host(viewport: Double = 500) -> HeadlessHost {
    Sample.host { $0.viewport = viewport }
  }

  // MARK: - To another section

  /// Lines, and shelves of ten lines for the IDs from 100 on.
  private func screen(
    _ sections: KeyValuePairs<String, [Int]>, version: Int = 0, text: Int = 0
  ) -> ScreenSnapshot {
    let calls = calls
    return ScreenSnapshot(
      sections.map { name, ids in
        Section(name) {
          for id in ids {
            if id < 100 {
              Sample.Line(
                id: id, text: text,
                onTap: Handler { calls.add("fire \(name)/\(id) with \($0) in \(version)") }
              )
              .onSelect { calls.add("select \(name)/\(id) in \(version)") }
              .onEndDisplay { calls.add("end \(name)/\(id)") }
              .onPrefetch { calls.add("\($0) \(name)/\(id)") }
              .reorderable { _ in calls.add("drag \(name)/\(id)") }
            } else {
              Container(id, Sample.Shelf(text: text)) {
                for id in 0..<10 { Sample.Line(id: id) }
              }
              .reorderable { _ in calls.add("drag \(name)/\(id)") }
            }
          }
        }
      })
  }

  @Test func aRowKeepsItsCellAndStateInAnotherSection() throws {
    let host = host()
    host.apply(screen(["a": [1, 2], "b": [3]]))
    host.setMark(7, at: .line(1))
    let cell = host.line(1)
    _ = host.takeEvents()
    host.apply(screen(["a": [2], "b": [3, 1]], version: 1))
    #expect(host.takeLines() == ["batch: move 0.0 to 1.1"])
    #expect(host.line(1) === cell && host.mark(at: .line(1)) == 7)
    #expect(host.visibleRows == [.line(2), .line(3), .line(1)])
    #expect(cell?.context?.path == .line(1, in: "b"))
    #expect(cell?.context?.fire(\.onTap, 5) == true)
    try host.tap(.line(1, in: "b"))
    #expect(calls.take() == ["fire b/1 with 5 in 1", "select b/1 in 1"])
    host.apply(screen(["b": [1]]))
    host.apply(screen(["b": []]))
    host.apply(screen(["b": [1]]))
    #expect(host.mark(at: .line(1)) == 0, "the row was gone in between")
    #expect(host.violations == [])
  }

  @Test func aRowThatMovedIsNotTakenForANewOneWhereItWas() throws {
    let host = host()
    host.apply(screen(["a": [1], "b": []]))
    host.setMark(7, at: .line(1))
    let cell = host.line(1)
    host.apply(screen(["a": [], "b": [1]]))
    host.apply(screen(["a": [1], "b": [1]], version: 2))
    #expect(host.visibleRows == [.line(1, in: "a"), .line(1, in: "b")])
    #expect(host.line(at: "b/1") === cell)
    #expect(host.mark(at: "b/1") == 7 && host.mark(at: "a/1") == 0)
    #expect(cell?.context?.state[Sample.Mark.self] == 7)
    _ = calls.take()
    #expect(cell?.context?.fire(\.onTap, 5) == true)
    #expect(calls.take() == ["fire b/1 with 5 in 2"])
    host.setMark(8, at: "a/1")
    #expect(host.mark(at: "b/1") == 7)
    host.apply(screen(["a": [1], "b": []]))
    #expect(calls.take() == ["end a/1"], "the handler that the cell was filled with")
    #expect(host.mark(at: .line(1)) == 8)
    #expect(host.violations == [])
  }

  @Test func aPreparedRowThatMovedIsCancelledWhereItIs() {
    let host = Sample.host {
      $0.viewport = 50
      $0.prefetchWindow = 1
    }
    host.apply(screen(["a": [1, 2], "b": []]))
    host.apply(screen(["a": [1], "b": [2]]))
    _ = calls.take()
    host.apply(screen(["a": [1, 3, 4, 5], "b": [2]]))
    #expect(calls.take().contains("cancelled b/2"))
  }

  @Test func aContainerKeepsItsOffsetAndWhatIsInIt() throws {
    let host = host()
    host.apply(screen(["a": [100, 1], "b": [2]]))
    try host.scroll(RowPath(100), to: 100)
    let inner = RowPath.line(3, inside: RowPath(100))
    host.setMark(7, at: inner)
    let (cell, list) = (host.cell(at: RowPath(100)), try host.list(inside: RowPath(100)))
    _ = host.takeEvents()
    host.apply(screen(["a": [1], "b": [2, 100]]))
    #expect(host.takeLines() == ["batch: move 0.0 to 1.1"])
    #expect(host.cell(at: RowPath(100)) === cell)
    #expect(try host.list(inside: RowPath(100)) === list)
    #expect(list.offset == 100 && host.mark(at: inner) == 7)
    // The list is filled anew, so that it has to find the offset where it is kept.
    host.setWindow(false)
    host.apply(screen(["a": [1], "b": [2, 100]], text: 1))
    host.setWindow(true)
    #expect(try host.offset(of: RowPath(100)) == 100)
    #expect(host.mark(at: inner) == 7)
    #expect(host.violations == [])
  }

  @Test func aChangeInsideReachesAContainerThatMoved() throws {
    let host = host()
    func screen(_ sections: KeyValuePairs<String, [Int]>) -> ScreenSnapshot {
      ScreenSnapshot(
        sections.map { name, lines in
          Section(name) {
            if !lines.isEmpty {
              Container("shelf", Sample.Shelf()) { for id in lines { Sample.Line(id: id) } }
            }
          }
        })
    }
    host.apply(screen(["a": [1, 2], "b": []]))
    host.apply(screen(["a": [], "b": [2, 1]]))
    #expect(try host.list(inside: "shelf").shown == ["line 2:0", "line 1:0"])
    host.apply(screen(["a": [], "b": [3, 2]]))
    #expect(try host.list(inside: "shelf").shown == ["line 3:0", "line 2:0"])
    host.apply(screen(["a": [5], "b": [3, 2]]))
    #expect(try host.list(inside: "a/shelf").shown == ["line 5:0"])
    host.apply(screen(["a": [6], "b": [4, 2]]))
    #expect(try host.list(inside: "a/shelf").shown == ["line 6:0"])
    #expect(try host.list(inside: "b/shelf").shown == ["line 4:0", "line 2:0"])
    #expect(host.violations == [])
  }

  @Test func aContainerThatMovesAndChangesShowsItsNewRows() throws {
    let host = host()
    func screen(_ section: String, _ text: Int, _ lines: [Int]) -> ScreenSnapshot {
      ScreenSnapshot(
        ["a", "b"].map { name in
          Section(name) {
            if name == section {
              Container("shelf", Sample.Shelf(text: text)) {
                for id in lines { Sample.Line(id: id) }
              }
            }
          }
        })
    }
    host.apply(screen("a", 0, Array(0..<10)))
    try host.scroll("shelf", to: 100)
    host.setMark(7, at: "shelf/3")
    let (cell, list) = (host.cell(at: "shelf"), try host.list(inside: "shelf"))
    host.apply(screen("b", 1, Array(3..<12)))
    #expect(host.cell(at: "shelf") === cell)
    #expect(list.offset == 100 && list.shown == ["line 5:0", "line 6:0"])
    try host.scroll("shelf", to: 0)
    #expect(host.mark(at: "shelf/3") == 7)
    host.apply(screen("b", 1, [4, 3]))
    #expect(list.shown == ["line 4:0", "line 3:0"])
    host.apply(
      ScreenSnapshot([
        Section("a") {
          Container("server", Sample.Shelf(text: 2)) { for id in [9, 3] { Sample.Line(id: id) } }
            .replaces(id: "shelf")
        }
      ]))
    #expect(host.cell(at: "server") === cell && host.mark(at: "server/3") == 7)
    #expect(list.shown == ["line 9:0", "line 3:0"])
    #expect(host.violations == [])
  }

  @Test func whatIsOutOfSightFollowsToo() throws {
    let host = host(viewport: 50)
    let fillers = Array(10..<20)
    host.apply(screen(["a": [1, 100] + fillers, "b": []]))
    host.setMark(7, at: .line(1))
    host.scroll(to: 50)
    try host.scroll(RowPath(100), to: 120)
    host.setMark(9, at: .line(3, inside: RowPath(100)))
    host.scroll(to: 9_999)
    host.apply(screen(["a": fillers, "b": [100, 1]]))
    try host.scroll(to: .line(1))
    #expect(host.mark(at: .line(1)) == 7)
    try host.scroll(to: RowPath(100))
    #expect(try host.offset(of: RowPath(100)) == 120)
    #expect(host.mark(at: .line(3, inside: RowPath(100))) == 9)
    #expect(host.violations == [])
  }

  @Test func aSectionThatGoesGivesItsRowsAway() throws {
    let host = host()
    host.apply(screen(["a": [1, 100], "b": [2]]))
    host.setMark(7, at: .line(1))
    try host.scroll(RowPath(100), to: 120)
    host.apply(screen(["b": [2, 1], "c": [100]]))
    #expect(host.mark(at: .line(1)) == 7)
    #expect(try host.offset(of: RowPath(100)) == 120)
    #expect(host.violations == [])
  }

  @Test func theStateFollowsARowThatTheUserDragsToAnotherSection() throws {
    let host = host()
    host.apply(screen(["a": [1, 100], "b": [2]]))
    host.setMark(7, at: .line(1))
    try host.scroll(RowPath(100), to: 120)
    try host.reorder(.line(1), to: RowPosition(section: 1, row: 0))
    #expect(host.mark(at: .line(1)) == 7)
    host.apply(screen(["a": [100], "b": [1, 2]]))
    #expect(host.mark(at: .line(1)) == 7)
    try host.reorder(RowPath(100), to: RowPosition(section: 1, row: 0))
    host.apply(screen(["a": [], "b": [100, 1, 2]]))
    #expect(try host.offset(of: RowPath(100)) == 120)
    // Another one with its ID, where it was.
    host.apply(screen(["a": [1], "b": [100, 1, 2]]))
    #expect(host.mark(at: "a/1") == 0 && host.mark(at: "b/1") == 7)
    // What is kept must be found by its new place.
    host.setWindow(false)
    host.apply(screen(["a": [1], "b": [100, 1, 2]], text: 1))
    host.setWindow(true)
    #expect(host.mark(at: "a/1") == 0 && host.mark(at: "b/1") == 7)
    #expect(try host.offset(of: RowPath(100)) == 120)
    #expect(host.violations == [])
  }

  // MARK: - To another ID

  private func messages(_ ids: [(Int, replaces: Int?)], text: Int = 0) -> ScreenSnapshot {
    Sample.screen {
      for (id, old) in ids {
        if let old {
          Sample.Line(id: id, text: text).replaces(id: RowID(old, of: Sample.Line.self))
        } else {
          Sample.Line(id: id, text: text)
        }
      }
    }
  }

  @Test func aRowThatReplacesAnotherHasItsCellAndState() {
    let host = host()
    host.apply(messages([(1, nil), (2, nil)]))
    host.setMark(7, at: .line(1))
    let cell = host.line(1)
    _ = host.takeEvents()
    host.apply(messages([(10, replaces: 1), (2, nil)]))
    #expect(host.takeLines() == ["batch: reconfigure 0.0", "reconfigure 10"])
    #expect(host.line(10) === cell && host.mark(at: .line(10)) == 7)
    #expect(cell?.calls.last == "again line 10:0")
    #expect(cell?.context?.path == .line(10, in: "all"))
    host.apply(messages([(10, replaces: 1), (2, nil)]))
    #expect(host.events == [], "nothing is left to take over")
    host.apply(messages([(10, nil), (1, nil), (2, nil)]))
    #expect(host.mark(at: .line(10)) == 7 && host.mark(at: .line(1)) == 0)
    #expect(host.violations == [])
  }

  @Test func aRowThatReplacesAnotherMayBeElsewhere() {
    let host = host()
    host.apply(messages([(1, nil), (2, nil), (3, nil)]))
    host.setMark(7, at: .line(1))
    let cell = host.line(1)
    host.apply(messages([(2, nil), (3, nil), (10, replaces: 1)], text: 1))
    #expect(host.line(10) === cell && host.mark(at: .line(10)) == 7)
    #expect(host.shown == ["line 2:1", "line 3:1", "line 10:1"])
    #expect(host.violations == [])
  }

  @Test func aRowMayReplaceOneOfAnotherSection() {
    let host = host()
    host.apply(
      ScreenSnapshot([
        Section("sending") { Sample.Line(id: 1) }, Section("sent") { Sample.Line(id: 2) },
      ]))
    host.setMark(7, at: .line(1))
    let cell = host.line(1)
    host.apply(
      ScreenSnapshot([
        Section("sending") {},
        Section("sent") {
          Sample.Line(id: 2)
          Sample.Line(id: 10, text: 5).replaces(id: RowID(1, of: Sample.Line.self))
        },
      ]))
    #expect(host.line(10) === cell && host.mark(at: .line(10)) == 7)
    #expect(host.shown == ["line 2:0", "line 10:5"])
    #expect(host.violations == [])
  }

  @Test func theStateIsTheReplacingRowsThoughItIsOutOfSight() throws {
    let host = host(viewport: 50)
    let fillers = (20..<30).map { ($0, replaces: Int?.none) }
    host.apply(messages([(1, nil)] + fillers))
    host.setMark(7, at: .line(1))
    host.scroll(to: 9_999)
    host.apply(messages([(10, replaces: 1)] + fillers))
    host.scroll(to: 0)
    #expect(host.mark(at: .line(10)) == 7)
  }

  private func shelf(
    _ id: String, replaces old: String? = nil, lines: [(Int, replaces: Int?)], text: Int = 0,
    fillers: Int = 0
  ) -> ScreenSnapshot {
    let rows = messages(lines).sections[0].rows
    return Sample.screen {
      let shelf = Container(id, Sample.Shelf(text: text)) { for row in rows { row } }
      if let old { Row(shelf.replaces(id: old)) } else { Row(shelf) }
      for id in 0..<fillers { Sample.Price(id: id) }
    }
  }

  private let ten = (0..<10).map { ($0, replaces: Int?.none) }

  @Test func aContainerThatReplacesAnotherHasItsListAndOffset() throws {
    let host = host()
    host.apply(shelf("local", lines: ten))
    try host.scroll("local", to: 100)
    host.setMark(7, at: .line(2, inside: "local"))
    let list = try host.list(inside: "local")
    _ = host.takeEvents()
    host.apply(shelf("server", replaces: "local", lines: ten))
    #expect(try host.list(inside: "server") === list && list.offset == 100)
    #expect(!host.takeLines().contains { $0.hasPrefix("reload") })
    #expect(host.mark(at: .line(2, inside: "server")) == 7)
    #expect(list.visibleRows.first == .line(2, inside: "server"))
    host.apply(shelf("server", lines: [(2, nil), (0, nil)], text: 1))
    #expect(list.shown == ["line 2:0", "line 0:0"])
    #expect(host.mark(at: .line(2, inside: "server")) == 7)
    #expect(host.violations == [])
  }

  @Test func aRowInsideThatReplacesAnotherHasItsState() throws {
    let host = host()
    host.apply(shelf("shelf", lines: ten))
    host.setMark(7, at: "shelf/0")
    host.apply(shelf("shelf", lines: [(50, replaces: 0)] + ten.dropFirst()))
    #expect(host.mark(at: "shelf/50") == 7)
    #expect(try host.list(inside: "shelf").shown == ["line 50:0", "line 1:0"])
    #expect(host.violations == [])
  }

  @Test func aRowInsideAContainerOutOfSightHasTheStateOfTheReplacedOne() throws {
    let host = host(viewport: 50)
    func screen(_ lines: [(Int, replaces: Int?)], _ id: String = "shelf") -> ScreenSnapshot {
      let rows = messages(lines).sections[0].rows
      return Sample.screen {
        Container(id, Sample.Shelf()) { for row in rows { row } }.replaces(id: "shelf")
        for id in 0..<9 {
          Container(id, Sample.Shelf()) { for line in 0..<10 { Sample.Line(id: line) } }
        }
      }
    }
    host.apply(screen(ten))
    host.setMark(7, at: "shelf/0")
    // Other shelves take the cell over.
    for offset in stride(from: 0.0, through: 450, by: 50) { host.scroll(to: offset) }
    host.apply(screen([(50, replaces: 0)] + ten.dropFirst()))
    host.scroll(to: 0)
    #expect(host.mark(at: "shelf/50") == 7)
    for offset in stride(from: 0.0, through: 450, by: 50) { host.scroll(to: offset) }
    host.apply(screen([(60, replaces: 50)] + ten.dropFirst(), "server"))
    host.scroll(to: 0)
    #expect(host.mark(at: "server/60") == 7)
    #expect(host.violations == [])
  }

  @Test func aContainerAndARowInsideMayReplaceAtOnce() throws {
    let host = host()
    host.apply(shelf("local", lines: ten))
    host.setMark(7, at: "local/0")
    host.setMark(8, at: "local/1")
    host.apply(
      shelf("server", replaces: "local", lines: [(50, replaces: 0)] + ten.dropFirst(), text: 1))
    #expect(host.mark(at: "server/50") == 7 && host.mark(at: "server/1") == 8)
    #expect(host.violations == [])
  }
}

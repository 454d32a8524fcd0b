@testable import ScreenDSLHeadless

@MainActor @Suite(.timedOnMain) struct HeadlessHostTests {
  @Test func itShowsAWindowAndARemovedRowMakesRoomInOrder() {
    let host = ListSample.host(ListSample.lines(0..<4))
    expectEqual(host.shown, ["line 0:0", "line 1:0"])
    expectEqual(host.visibleRows.withoutSections, [.line(0), .line(1)])
    let new = "create LineCell from class LineCell"
    let first = ["reload", new, "configure 0", "display 0", new, "configure 1", "display 1"]
    expectEqual(host.takeLines(), first)
    var counts: [Int] = []
    host.updater.onUpdate = { counts.append($0.cellsMade) }
    host.apply(ListSample.lines(1..<4))
    let next = ["batch: remove 0.0", "end display 0", new, "configure 2", "display 2", "recycle 0"]
    expectEqual(host.takeLines(), next)
    host.apply(ListSample.lines(2..<4))
    #expect(host.takeLines().contains("reuse LineCell") && host.shown == ["line 2:0", "line 3:0"])
    expectEqual(counts, [1, 0])
  }

  @Test func aRowThatLeavesIsToldThatAndNotKeptAlive() {
    let (host, calls) = (ListSample.host(), Log())
    weak var first: Log?
    for ids in [[0, 1], [2, 0, 1], [3]] {
      let own = Log()
      first = first ?? own
      host.show {
        for id in ids {
          ListSample.Line(id: id).onEndDisplay { calls.add("\(id)" + own.take().joined()) }
        }
      }
    }
    #expect(calls.take() == ["1", "2", "0"] && first == nil)
  }

  @Test func theWindowMayComeLate() {
    let host = ListSample.host(ListSample.lines(0..<4)) { $0.hasWindow = false }
    #expect(!host.takeLines().contains { $0.hasPrefix("create ") })
    host.apply(ListSample.lines(0..<10))
    host.setWindow(true)
    expectEqual(host.shown, ["line 0:0", "line 1:0"])
    host.setWindow(false)
    #expect(host.shown == [] && host.visibleRows == [] && host.visibleItems.isEmpty)
    let lines = host.takeLines().filter { $0.contains(" window") }
    expectEqual(lines, ["enter window", "leave window"])
  }

  @Test func whatIsDueAtOnceIsDoneInOrder() {
    let (host, calls) = (ListSample.host(), Log())
    for name in ["3", "1 a", "2", "1 b", "3 b", "1 c"] {
      host.tree.later(Double(name.prefix(1)) ?? 0) { calls.add(name) }
    }
    for seconds in [2.0, 1] { host.advance(by: seconds) }
    expectEqual(calls.take(), ["1 a", "1 b", "1 c", "2", "3", "3 b"])
  }

  @Test func theCellThatWasPutAwayLastIsUsedAgain() {
    let host = ListSample.host(ListSample.lines(0..<10))
    let first = host.visibleCells
    host.scroll(to: 100)
    let second = host.visibleCells
    #expect(second[0] === first[1] && second[1] === first[0])
  }

  @Test func aModelWithoutCellIsShownByAPlaceholderAndReportedOnce() {
    let host = ListSample.host()
    var reported: [String] = []
    host.updater.onProblem = { reported.append("\($0)") }
    host.show {
      for id in 0..<2 { Note(id: id) }
      ListSample.Line(id: 0)
    }
    #expect(host.visibleCells.count == 2 && host.missingCells.count == 1)
    #expect((host.visibleCells[0] as? HeadlessPlaceholderCell)?.text.hasSuffix("Note'") == true)
    expectEqual(host.takeLines().count { $0.contains("No cell") }, 1)
    expectEqual(reported.map { $0.contains("HeadlessHostTests.swift") }, [true])
  }

  @Test func oneIdentifierForTwoClassesIsAViolationAndNoCrash() {
    let registry = CellRegistry<HeadlessList>(
      .class(ListSample.LineCell.self, identifier: "same"),
      .class(ListSample.PriceCell.self, identifier: "same"))
    let host = HeadlessHost(cells: registry, options: HeadlessOptions(viewport: 50, rowExtent: 50))
    host.show {
      ListSample.Line(id: 0)
      Price()
    }
    host.scroll(to: 50)
    expectEqual(host.violations.map(\.rule), ["R8"])
  }

  @Test func aCellComesFromAClassANibAFactoryOrAClosure() {
    let own = ListSample.LineCell()
    let sources: [(registration: CellRegistration<HeadlessList>, line: String)] = [
      (.class(ListSample.LineCell.self), "create LineCell from class LineCell"),
      (.nib(ListSample.LineCell.self, named: "Line"), "create LineCell from Line from nib Line"),
      (.view { own }, "create LineCell from factory"),
      (
        .class(ListSample.Cell.self, showing: ListSample.Line.self) { cell, line, _ in
          cell.shown = ListSample.text(line)
        }, "create Cell for Line from class Cell"
      ),
    ]
    for (registration, line) in sources {
      let host = ListSample.host(CellRegistry(registration))
      host.apply(ListSample.lines([3]))
      #expect(host.shown == ["line 3:0"] && host.takeLines()[1] == line && host.missingCells == [])
    }
  }
}

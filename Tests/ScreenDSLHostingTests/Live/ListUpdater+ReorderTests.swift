@MainActor @Suite(.timedOnMain) struct ListUpdaterReorderTests {
  private let host = RecordingHost(), moves = Moves()
  private var updater: ListUpdater { host.updater }
  private final class Moves { var all: [Reorder] = [] }

  private func screen(
    _ a: [Int], _ b: [Int] = [], inner: [Int] = [], innermost: [Int] = []
  ) -> ScreenSnapshot {
    func rows(_ ids: [Int]) -> [Row] {
      ids.map { [moves] id in Row(Note(id: id).id(id).reorderable { moves.all.append($0) }) }
    }
    return ScreenSnapshot([
      Section("a") {
        rows(a)
        if !inner.isEmpty {
          Container("g", Grid()) {
            rows(inner)
            if !innermost.isEmpty { Container("h", Grid()) { rows(innermost) } }
          }
        }
      }, Section("b") { rows(b) }, Section("c") { for _ in 0..<2 { Label() } },
    ])
  }

  private func move(_ old: (Int, Int), _ new: (Int, Int)) -> Bool {
    updater.userMovedRow(from: RowPosition(old.0, old.1), to: RowPosition(new.0, new.1))
  }

  @Test func toTheEndAndToAnotherSection() {
    updater.apply(screen([1, 2], [3]))
    #expect(move((0, 0), (0, 1)) && move((0, 0), (1, 1)) && move((1, 0), (0, 0)))
    #expect(
      moves.all == [
        Reorder(id: 1, oldSection: "a", oldIndex: 0, section: "a", index: 1, next: nil),
        Reorder(id: 2, oldSection: "a", oldIndex: 0, section: "b", index: 1, next: nil),
        Reorder(id: 3, oldSection: "b", oldIndex: 0, section: "a", index: 0, next: 1),
      ])
    #expect(updater.current == screen([3, 1], [2]) && move((1, 0), (0, 0)) && move((0, 0), (1, 0)))
    expectEqual(updater.current, screen([3, 1], [2]))
    #expect(move((0, 0), (0, 0)) && moves.all.last?.next == 1, "to its own place")
    #expect(move((0, 1), (0, 1)) && moves.all.last?.index == 1)
  }

  @Test func dragsWithoutAnActionOrAPositionChangeNothing() {
    updater.apply(screen([1, 2], [3]))
    for old in [(2, 0), (0, 2), (3, 0), (-1, 0), (0, -1)] { #expect(!move(old, (0, 0)), "\(old)") }
    for new in [(3, 0), (-1, 0), (0, 2), (0, -1), (1, 2), (1, -1)] {
      #expect(!move((0, 0), new), "to \(new)")
    }
    #expect(moves.all == [] && updater.current == screen([1, 2], [3]))
  }

  @Test func rowsWithEqualIDsAreTheSameAfterADrag() {
    host.start(screen([1, 1, 1], [2]))
    let rows = (0..<3).compactMap { updater.currentRow(at: RowPosition(0, $0)) }
    func places() -> [String] { rows.map { updater.position(of: $0).map { "\($0)" } ?? "-" } }
    #expect(move((0, 0), (0, 2)) && places() == ["0.2", "0.0", "0.1"])
    #expect(move((0, 0), (1, 0)) && places() == ["0.1", "1.0", "0.0"])
    #expect(move((0, 0), (2, 0)) && places() == ["0.0", "1.0", "2.0"])
    // The numbers in the IDs do not tell which row moves back.
    host.looksAtRows = false
    updater.apply(screen([1, 1, 1], [2]))
    expectEqual(places(), ["0.0", "0.1", "0.2"])
  }

  @Test(arguments: [(0, 1), (2, 0)]) func aRowIsTheSameAfterItsDragIsUndone(old: Int, new: Int) {
    host.start(screen([3], [1, 1]))
    // In section "c" the row has no ID of its own, so only the drag tells that it is the same row.
    host.looksAtRows = old == 0
    let row = updater.currentRow(at: RowPosition(old, 0))
    updater.takeBackMove(from: RowPosition(2, 1), to: RowPosition(2, 0))
    updater.takeBackMove(from: RowPosition(old, old / 2), to: RowPosition(new, 1))
    updater.apply(screen([3], [1, 1]))
    expectEqual(row.flatMap(updater.position), RowPosition(old, 0))
  }

  @Test func whatWaitsForADropIsApplied() async {
    host.start(screen([1, 2, 3]))
    var outcomes: [ApplyOutcome] = []
    host.readiness = .busy
    updater.apply(screen([1, 2, 3, 4]), animated: false) { outcomes.append($0) }
    #expect(move((0, 0), (0, 2)))
    await yieldTurns()
    host.resume()
    #expect(outcomes == [.applied] && !host.animations.contains(true))
  }

  @Test(arguments: [false, true]) func aDropInAContainerIsToldInTheListThatWaits(isInner: Bool) {
    host.start(screen([1], inner: [1, 2, 3]))
    let child = host.child(in: "g")
    (isInner ? child : host).readiness = .busy
    updater.apply(screen([1], inner: [9, 1, 2, 3]))
    #expect(child.updater.userMovedRow(from: RowPosition(0, 0), to: RowPosition(0, 1)))
    expectEqual(moves.all.map { [$0.oldIndex, $0.index] }, [[1, 2]])
  }

  @Test(arguments: 0..<3)
  func aRowThatTheAppLeavesWhereItWasMovesBackInTheNextTurn(depth: Int) async {
    func shown(_ moved: [Int]) -> ScreenSnapshot {
      let rows = (0..<3).map { $0 == depth ? moved : [1, 2, 3] }
      return screen(rows[0], inner: rows[1], innermost: rows[2])
    }
    host.start(shown([1, 2, 3]))
    let child = host.child(in: "g")
    let grandchild = child.child(in: "h")
    let list = [host, child, grandchild][depth]
    _ = (child.takeLog(), grandchild.takeLog())
    let (from, to) = (RowPosition(0, 0), RowPosition(0, 2))
    #expect(list.updater.userMovedRow(from: from, to: to))
    expectEqual(list.updater.current.ids.prefix(3), ["2", "3", "1"])
    await eventually { !list.log.isEmpty }
    #expect(list.takeLog() == ["0.2>0.0"] && list.updater.current.ids.prefix(3) == ["1", "2", "3"])
    // A row stays at its new position if the app applies a snapshot in the same turn.
    #expect(list.updater.userMovedRow(from: from, to: to) && moves.all.map(\.id) == [1, 1])
    updater.apply(shown([2, 3, 1]))
    await yieldTurns()
    expectEqual(list.updater.current.ids.prefix(3), ["2", "3", "1"])
    expectEqual(host.takeLog() + child.takeLog() + grandchild.takeLog(), [])
  }
}

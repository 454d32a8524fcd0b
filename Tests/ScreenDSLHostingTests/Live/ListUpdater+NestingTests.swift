@testable import ScreenDSLHosting

@MainActor @Suite(.timedOnMain) struct ListUpdaterNestingTests {
  private let host = RecordingHost(), child = RecordingHost(), grandchild = RecordingHost()
  private var updater: ListUpdater { host.updater }

  private func screen(
    _ inner: [Int: [Int]], _ texts: [Int: Int] = [:], rows: [Int] = [1, 2, 3]
  ) -> ScreenSnapshot { (["a": rows] as Lists).holding(inner).showing(texts).snapshot }

  private func rows(_ container: RowID) -> NestedRows { updater.rows(in: container) }

  private func start(_ inner: [Int: [Int]]) {
    updater.apply(screen(inner))
    child.updater.show(rows(1))
    _ = (host.takeLog(), child.takeLog())
  }

  @Test func theFirstRowsAndThoseOfAnotherContainerAreAReload() {
    updater.apply(screen([1: [4, 5], 2: [4, 5]]))
    #expect(child.updater.show(rows(1)) && child.takeLog() == ["reload"])
    expectEqual(child.updater.current.ids, ["4", "5"])
    #expect(child.updater.containerPath == RowPath(1, section: "a") && updater.containerPath == nil)
    #expect(!child.updater.show(rows(1)) && child.takeLog() == [])
    #expect(child.updater.show(rows(2)) && child.takeLog() == ["reload"])
    expectEqual(child.updater.containerPath, RowPath(2, section: "a"))
  }

  @Test func anotherContainerIsABatchWhileOneAnimates() {
    start([1: [4, 5], 2: [6]])
    child.finishesAtOnce = false
    updater.apply(screen([1: [5], 2: [6]]))
    #expect(child.updater.show(rows(2)))
    #expect(child.takeLog() == ["-0.0", "-s0 +s0"] && child.animations.last == false)
    expectEqual(child.updater.current.ids, ["6"])
    child.finishBatches()
    #expect(child.updater.show(rows(1)))
    expectEqual(child.takeLog(), ["reload"], "nothing animates any more")
  }

  /// A row inside may have the container's ID, and a freed list may still wait to show the rows.
  @Test func whatIsKeptGoesWithTheContainer() {
    start([1: [1, 4]])
    let container = RowPath(1, section: "a")
    updater.state(of: container)[Kept.self] = 7
    child.readiness = .busy
    updater.apply(screen([1: [4, 1]]))
    #expect(child.updater.isWaiting)
    for screen in [screen([:], rows: [2, 3]), screen([1: [4]])] { updater.apply(screen) }
    expectEqual(updater.state(of: container)[Kept.self], 0)
  }

  @Test func aHiddenRowThatMovesTakesNoPathOfARowThatShows() {
    let (hidden, folder) = (RowPath(5, section: "b"), RowPath(1, section: "b"))
    var shown = ShownList()
    shown.folded = [.row(hidden): [folder]]
    let moves = [folder: RowPath(1, section: "a")]
    let all = shown.moveFolded(moves, in: (["a": [1, 5]] as Lists).snapshot)
    #expect(all == moves && shown.folded.isEmpty)
    let current = ScreenSnapshot("a") {
      Note(id: 1).id(1).disclosureRows(isExpanded: true, Handler<Bool> { _ in }) {
        Note(id: 5).id(5)
      }
    }
    shown.folded = [.row(hidden): [folder]]
    let back = shown.moveFolded(moves, in: current)
    expectEqual(back[hidden], RowPath(5, section: "a"), "it has come back")
  }

  private struct Counted: CellModel, Identifiable {
    let id: Int
    var text: Int
    nonisolated(unsafe) static var comparisons = 0

    static func == (left: Counted, right: Counted) -> Bool {
      comparisons += 1
      return left.id == right.id && left.text == right.text
    }
  }

  @Test func rowsInsideAreComparedOnceHoweverDeepTheyAre() {
    func screen(_ text: Int) -> ScreenSnapshot {
      ScreenSnapshot("a") {
        Container(1, Grid()) {
          Container(2, Grid()) { for id in 0..<100 { Counted(id: id, text: id == 50 ? text : 0) } }
        }
      }
    }
    updater.apply(screen(1))
    child.updater.show(rows(1))
    grandchild.updater.show(child.updater.rows(in: 2))
    _ = grandchild.takeLog()
    let new = screen(2)
    Counted.comparisons = 0
    updater.apply(new)
    expectEqual(grandchild.takeLog(), ["~0.50"])
    // The list around compares once, and the judge of the test's host once.
    #expect(Counted.comparisons <= 210)
  }

  @Test func theListAroundIsChangedFirst() {
    start([1: [4]])
    child.beforeChange = [{ expectEqual(host.takeLog(), ["+0.3"]) }]
    updater.apply(screen([1: [4, 5]], rows: [1, 2, 3, 9]), animated: false)
    #expect(child.takeLog() == ["+0.1"] && child.animations == [false])
  }

  @Test func rowsThatChangedMeanwhileAreAReloadNotABatch() {
    start([1: [4], 2: [6]])
    child.updater.show(rows(2))
    updater.apply(screen([1: [4, 5], 2: [6]]))
    child.updater.show(rows(1))
    expectEqual(child.takeLog(), ["reload", "reload"])
    child.updater.detach()
    updater.apply(screen([1: [5], 2: [6]]))
    expectEqual(child.takeLog(), [])
    let other = host.child(in: 1)
    child.updater.show(rows(1))
    #expect(child.takeLog() == ["reload"] && child.updater.current.ids == ["5"])
    expectEqual(other.takeLog(), ["reload", "end display"])
    child.updater.detach()
    other.updater.show(rows(1))
    _ = other.takeLog()
    updater.apply(screen([1: [5, 4], 2: [6]]))
    #expect(child.takeLog() == [] && other.takeLog() == ["+0.1"])
  }

  @Test func aListThatIsGoneIsForgottenAndADetachedOneFindsNoRowsLater() {
    updater.apply(screen([1: [4]]))
    _ = host.child(in: 1)
    updater.apply(screen([1: [5]]))
    #expect(updater.nesting.children.isEmpty)
    start([1: [4]])
    let (rows, state) = (rows(1), updater.state(of: RowPath(1, section: "a")))
    state[Kept.self] = 7
    child.readiness = .busy
    updater.apply(screen([1: [6]]))
    child.updater.detach()
    child.resume()
    #expect(state[Kept.self] == 7 && child.takeLog() == ["-0.0 +0.0"], "what waited is shown")
    updater.apply(screen([1: [5]]))
    expectEqual(child.takeLog(), [])
    #expect(child.updater.containerPath == nil && child.updater.containerState == nil)
    updater.apply(screen([:], rows: [2]))
    child.updater.show(rows)
    expectEqual(child.updater.current.rowCount, 0)
  }

  @Test func aBusyListShowsAChangeOrAnotherContainerLater() {
    start([1: [4], 2: [6]])
    child.readiness = .busy
    updater.wait = { if $0 == 0 { $1() } }
    let site = child.updater.site(of: .row(4, .inContainer), isFirstDisplay: true)
    child.updater.tell(from: site, patience: 1) { updater.apply(screen([1: [4, 5], 2: [6]])) }
    #expect(child.updater.isWaiting && !child.updater.show(rows(1)) && child.takeLog() == [])
    child.resume()
    expectEqual(child.takeLog(), ["+0.1"])
    child.readiness = .busy
    #expect(child.updater.show(rows(2)) && child.takeLog() == [])
    child.resume()
    #expect(child.takeLog() == ["reload"] && child.updater.current.ids == ["6"])
    // A snapshot that waited for one container must not be shown in another container.
    child.readiness = .busy
    updater.apply(screen([1: [4, 5], 2: [6, 7]]))
    child.readiness = .ready
    child.updater.show(rows(1))
    child.updater.resume()
    #expect(child.takeLog() == ["reload"] && child.updater.current.ids == ["4", "5"])
  }

  @Test func anotherContainerFromInsideABatchEndsThePlan() {
    start([1: [4, 5], 2: [6]])
    child.afterChange = [{ child.updater.show(rows(2)) }]
    child.readiness = .busy
    updater.apply(screen([1: [5, 4], 2: [6]], [4: 2]))
    child.resume()
    #expect(child.takeLog() == ["~0.0", "reload"] && child.updater.current.ids == ["6"])
  }

  private func deepScreen(_ texts: [String: Int], in section: String = "s") -> ScreenSnapshot {
    ScreenSnapshot(section) {
      ["a", "b"].map { outer in
        Container(outer, Grid()) {
          Container("x", Grid()) { Label(text: texts[outer] ?? 0).id("row") }
        }
      }
    }
  }

  private func showDeep(_ outer: RowID) {
    child.updater.show(rows(outer))
    grandchild.updater.show(child.updater.rows(in: "x"))
  }

  private func startDeep() {
    updater.apply(deepScreen([:]))
    showDeep("a")
    _ = (host.takeLog(), child.takeLog(), grandchild.takeLog())
  }

  /// A list in the reuse pool must not receive the changes of another container.
  @Test func aChangeReachesOnlyTheInnermostListAndTheSameIDInAnotherContainerIsAReload() {
    startDeep()
    updater.apply(deepScreen(["a": 2]))
    #expect(host.takeLog() + child.takeLog() == [] && grandchild.takeLog() == ["~0.0"])
    child.updater.show(rows("b"))
    updater.apply(deepScreen(["a": 2, "b": 2]))
    expectEqual(grandchild.takeLog(), [])
    expectEqual(grandchild.updater.containerPath, RowPath("x", in: ["a"], section: "s"))
    showDeep("b")
    #expect(child.takeLog() == ["reload"] && grandchild.takeLog() == ["reload"])
    updater.apply(deepScreen([:], in: "t"))
    expectEqual(grandchild.updater.containerPath, RowPath("x", in: ["b"], section: "t"))
  }

  @Test(arguments: [false, true])
  func aStateIsKeptWhereAContainerAndARowInItAreReplaced(isReloaded: Bool) {
    func show(_ inner: String, _ row: String) -> CellPlace {
      updater.apply(
        ScreenSnapshot("s") {
          Container("a", Grid()) {
            Container(inner, Grid()) { Label().id(row).replaces(id: "old row") }.replaces(id: "old")
          }
        })
      return .row(RowPath(RowID(row), in: ["a", RowID(inner)], section: "s"))
    }
    updater.states.set(7, for: Kept.self, at: show("old", "old row"))
    if isReloaded {
      child.updater.show(rows("a"))
      host.readiness = .needsReload
    }
    expectEqual(updater.states.value(for: Kept.self, at: show("new", "new row")), 7)
  }

  @Test func aContextFromAnotherContainerHasNoRows() throws {
    startDeep()
    let context = try CellRegistry<FakeHost>(.class(GridCell.self))
      .filled(GridCell(), with: "x", in: child.updater).context
    #expect(context.nestedRows != nil)
    child.updater.show(rows("b"))
    #expect(context.nestedRows == nil && context.path == RowPath("x", in: ["a"], section: "s"))
  }
}

@testable import ScreenDSLHosting

@MainActor @Suite(.timedOnMain) struct VisibilityTests {
  private let host = BareHost(), log = Log(), updater: ListUpdater

  init() {
    updater = ListUpdater(host: host)
    updater.reloadThreshold = nil
  }

  private final class Turns { var actions: [@MainActor @Sendable () -> Void] = [] }

  private var shownRows: [LiveRow] {
    ReferenceMatching.positions(updater.current).compactMap(updater.currentRow)
  }

  private func show(_ sections: Section...) {
    let turns = Turns()
    updater.wait = { turns.actions.append($1) }
    let old = shownRows
    updater.apply(ScreenSnapshot(sections))
    for row in old where updater.position(of: row) == nil { updater.endDisplay(of: row) }
    let known = Set(old.map(\.shownPath))
    for row in shownRows where !known.contains(row.path) { updater.beginDisplay(of: row) }
    while !turns.actions.isEmpty { turns.actions.removeFirst()() }
  }

  @Test func aRowStaysAsLongAsItsListShowsIt() throws {
    var visibility = Visibility()
    var other: ListUpdater? = ListUpdater(host: host)
    let (old, new) = (RowPath(1, section: "a"), RowPath(1, section: "b"))
    visibility.begin(.row(old), in: try #require(other))
    visibility.begin(.row(old), in: updater)
    visibility.move([old: new])
    visibility.end(.row(old), in: updater)
    visibility.end(.row(new), in: try #require(other))
    let first = visibility.beginCheck()
    #expect(first == 1 && visibility.order.map(\.share) == [1])
    visibility.end(.row(new), in: updater)
    let second = visibility.beginCheck()
    #expect(second == 2 && visibility.rows.isEmpty && visibility.order.isEmpty, "none shows it")
    visibility.begin(.row(new), in: try #require(other))
    other = nil
    let third = visibility.beginCheck()
    #expect(third == 3 && visibility.order.isEmpty, "its list is gone")
    visibility.begin(.row(new), in: updater)
    let rows = visibility.order
    rows[0].visible = (3, 1)
    visibility.forgetRows()
    #expect(rows[0].visible == nil, "in another list, rows are seen anew")
  }

  @Test func whatTwoViewsShowIsShownOnce() throws {
    let row = Label().onDisplay { [log] in log.add("shown") }
    show(Section("a", header: row.onEndDisplay { [log] in log.add("gone") }) { Label().task {} })
    let turns = Turns()
    updater.wait = { turns.actions.append($1) }
    for _ in 0..<2 { updater.checkVisibility() }
    expectEqual(turns.actions.count, 1, "one check follows")
    turns.actions[0]()
    updater.wait = { $1() }
    let header = try #require(updater.current.sections[0].supplementary(.header))
    for isDisplayed in [true, true, false] { updater.setDisplayed(isDisplayed, header, of: "a") }
    expectEqual(log.take(), ["shown"])
    updater.setDisplayed(false, header, of: "a")
    #expect(log.take() == ["gone"] && !updater.visibility.shows(.supplementary(.header, "a")))
    for row in shownRows { updater.endDisplay(of: row) }
    #expect(updater.visibility.rows.isEmpty, "without a scroll")
  }

  @Test(arguments: [(true, false), (false, true), (true, true)])
  func watchedRowsCostTheSameHoweverManyThereAre(hasTask: Bool, isCounted: Bool) throws {
    func section(_ id: String, _ count: Int) -> Section {
      Section(id) { [log] in
        for number in 0..<count {
          let row = Label().id(CountedID(number: number))
          let counted = row.onImpression { log.add("") }
          if hasTask, isCounted { counted.task {} } else if hasTask { row.task {} } else { counted }
        }
      }
    }
    var first = 0
    for size in [1, TestDepth.isThorough ? 128 : 3] {
      CountedID.lookUps = 0
      // Each row gets another path.
      for id in ["a", "b"] { show(section(id, size * 400)) }
      expectEqual(log.take().count, (isCounted ? size * 400 : 0), "once each")
      show()
      first = max(first, CountedID.lookUps / size)
      try #require(CountedID.lookUps <= first * size * 11 / 10, "\(size) times 400 rows")
    }
    #expect(updater.visibility.rows.isEmpty)
  }

  @Test func whatWasSeenIsForgottenWithItsRow() {
    func row(_ id: Int) -> some SectionContent {
      Note(id: id).onImpression { [log] in log.add("\(id)") }
    }
    for round in 0..<50 { show(Section("a") { for id in 0..<10 { row(round * 10 + id) } }) }
    expectEqual(log.take().count, 500)
    show(Section("a") { row(1) }, Section("b") {})
    show(Section("a") {}, Section("b") { row(1) })
    expectEqual(log.take(), ["1"], "it has gone to another section")
    show(Section("a") {}, Section("b") {})
    #expect(updater.states.isEmpty)
    show(Section("a") {}, Section("b") { row(1) })
    expectEqual(log.take(), ["1"], "it has come back")
    func showFolder(_ isExpanded: Bool, leaves: Bool = false, in section: String = "a") {
      let folder = Note(id: 0).disclosureRows(isExpanded: isExpanded, Handler { _ in }) {
        if !leaves { row(2) }
      }
      show(
        Section("a") {
          if section == "a" { folder }
          if leaves { row(2) }
        }, Section("b") { if section == "b" { folder } })
    }
    for isExpanded in [true, false, true] { showFolder(isExpanded) }
    expectEqual(log.take(), ["2"], "it was folded")
    for isExpanded in [true, false] {
      for isExpanded in [true, false] { showFolder(isExpanded) }
      showFolder(isExpanded, leaves: !isExpanded)
      showFolder(isExpanded, leaves: true, in: "b")
      expectEqual(log.take(), [], "it shows where it was, and its folder goes")
    }
    for leaves in [false, true] { showFolder(false, leaves: leaves, in: "b") }
    expectEqual(log.take(), ["2"], "it was removed, not folded")
  }
}

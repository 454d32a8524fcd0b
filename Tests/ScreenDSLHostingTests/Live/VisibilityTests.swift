@testable import ScreenDSL
@testable import ScreenDSLHosting

/// Tests rows with a task or an impression, in a list that shows all its rows.
@MainActor @Suite(.timedOnMain) struct VisibilityTests {
  private let host = BareHost()
  private let log = Log()
  private let updater: ListUpdater

  init() {
    updater = ListUpdater(host: host)
    updater.reloadThreshold = nil
  }

  private final class Turns { var actions: [@MainActor @Sendable () -> Void] = [] }

  /// Shows rows, and makes them visible.
  private func show(_ sections: Section...) {
    let turns = Turns()
    updater.wait = { turns.actions.append($1) }
    let old = updater.shownRows
    updater.apply(ScreenSnapshot(sections))
    for row in old where updater.position(of: row) == nil { updater.endDisplay(of: row) }
    let known = Set(old.map(\.shownPath))
    for row in updater.shownRows where !known.contains(row.path) { updater.beginDisplay(of: row) }
    while !turns.actions.isEmpty { turns.actions.removeFirst()() }
  }

  private final class Area: VisibleArea {
    var share = 1.0
    func visibleShare(of place: CellPlace) -> Double { share }
  }

  /// Tests the visibility alone, without a list.
  @Test func aRowStaysAsLongAsACellShowsIt() throws {
    var (visibility, area) = (Visibility(), Area?.some(Area()))
    let (old, new) = (RowPath(1, section: "a"), RowPath(1, section: "b"))
    for isNew in [true, false, true] {
      visibility.begin(.row(old), in: try #require(area), isNew: isNew)
    }
    visibility.move([old: new])
    let ends = [visibility.end(.row(old)), visibility.end(.row(new))]
    #expect(ends == [false, true])
    let first = visibility.beginCheck()
    #expect(first == 1 && visibility.order.map(\.share) == [1])
    let (isWatched, second) = (visibility.end(.row(new)), visibility.beginCheck())
    #expect(isWatched && second == 2)
    #expect(visibility.rows.isEmpty && visibility.order.isEmpty, "no cell shows it")
    visibility.begin(.row(new), in: try #require(area), isNew: true)
    area = nil
    let third = visibility.beginCheck()
    #expect(third == 3 && visibility.order.isEmpty, "its list is gone")
  }

  /// The cost of a row with a task or an impression does not depend on the number of such rows. It is measured as
  /// comparisons of IDs.
  @Test(arguments: [(true, false), (false, true), (true, true)])
  func watchedRowsCostTheSameHoweverManyThereAre(hasTask: Bool, isCounted: Bool) throws {
    func section(_ id: String, _ count: Int) -> Section {
      Section(id) { [log] in
        for number in 0..<count {
          let row = Label().id(CountedID(number: number))
          let counted = row.onImpression { log.add("") }
          switch (hasTask, isCounted) {
          case (true, true): counted.task {}
          case (true, false): row.task {}
          default: counted
          }
        }
      }
    }
    var first = 0
    for size in [1, TestDepth.isThorough ? 128 : 3] {
      CountedID.lookUps = 0
      show(section("a", size * 400))
      // Each row gets another path.
      show(section("b", size * 400))
      #expect(log.take().count == (isCounted ? size * 400 : 0), "once each")
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
    #expect(log.take().count == 500)
    show(Section("a") { row(1) }, Section("b") {})
    show(Section("a") {}, Section("b") { row(1) })
    #expect(log.take() == ["1"], "it has gone to another section")
    show(Section("a") {}, Section("b") {})
    #expect(updater.states.isEmpty)
    show(Section("a") {}, Section("b") { row(1) })
    #expect(log.take() == ["1"], "it has come back")
  }
}

extension ListUpdater {
  fileprivate var shownRows: [LiveRow] {
    current.sections.indices.flatMap { section in
      current.sections[section].rows.indices.compactMap {
        currentRow(at: RowPosition(section: section, row: $0))
      }
    }
  }
}

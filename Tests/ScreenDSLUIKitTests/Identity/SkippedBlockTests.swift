import ScreenDSL
import ScreenDSLUIKit
import ScreenSim
import TestSupport
import Testing
import UpdateContract

/// A handler in a block that `dependsOn` skipped is the newest declaration's.
@MainActor @Suite(.timedOnMain) struct SkippedBlockTests {
  /// A header with a button.
  private struct Action: CellModel { var onTap: Handler<Int> }

  private final class ActionView: UIView, ConfigurableCell {
    var context: CellContext<Action>?

    func configure(with action: Action, context: CellContext<Action>) { self.context = context }
  }

  @MainActor
  private final class Heard {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// Counts evaluations, which may happen anywhere.
  private final class Evaluations: @unchecked Sendable {
    // Unchecked because only tests on the main actor use it.
    private(set) var count = 0

    func add() { count += 1 }
  }

  private let heard = Heard()
  private let evaluations = Evaluations()

  nonisolated private static func item(
    _ id: Int, _ version: Int, _ heard: Heard
  ) -> some SectionContent {
    Item(id: id, onFire: Handler { heard.add("fire \(id) with \($0) in \(version)") })
      .onSelect { heard.add("select \(id) in \(version)") }
      .swipeActions(SwipeAction("Flag") { heard.add("flag \(id) in \(version)") })
      .onEndDisplay { heard.add("end \(id) in \(version)") }
      .reorderable { heard.add("drag \(id) to \($0.index) in \(version)") }
  }

  private func section(_ version: Int, header: (any CellModel)? = nil) -> Section {
    let (heard, evaluations) = (heard, evaluations)
    return Section("s", header: header, dependsOn: 1) {
      let _ = evaluations.add()
      for id in 0..<3 { Self.item(id, version, heard) }
    }
  }

  private func show(_ sections: [Section], in bench: Bench) {
    bench.show(ScreenSnapshot(sections, reusing: bench.adapter.updater.newest))
  }

  @Test(arguments: ListKind.allCases)
  func aSectionsHandlersAreTheNewest(_ kind: ListKind) throws {
    let bench = Bench(kind)
    for version in 1...3 { show([section(version)], in: bench) }
    #expect(evaluations.count == 1)
    #expect(bench.tap(0))
    let action = try #require(bench.sim.swipe(.init(1), edge: .trailing)?.actions.first)
    bench.sim.perform(action, at: .init(1))
    bench.settle()
    #expect(bench.record(2)?.context?.fire(\.onFire, 5) == true)
    #expect(heard.take() == ["select 0 in 3", "flag 1 in 3", "fire 2 with 5 in 3"])
    bench.sim.reorder(.init(0), to: .init(2))
    bench.settle()
    #expect(heard.take() == ["drag 0 to 2 in 3"])
    #expect(evaluations.count == 2, "the newest closure was evaluated once, for all of them")
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func theHeaderOfASkippedSectionIsTheNewestToo(_ kind: ListKind) throws {
    let heard = heard
    let bench = Bench(
      kind, tableCells: CellRegistry(.class(TableItemCell.self), .view { ActionView() }),
      collectionCells: CellRegistry(.class(CollectionItemCell.self), .view { ActionView() }))
    for version in 1...3 {
      let header = Action(onTap: Handler { heard.add("header with \($0) in \(version)") })
      show([section(version, header: header)], in: bench)
    }
    let view = try #require(bench.header(0)?.first(ActionView.self))
    #expect(view.context?.path == nil)
    #expect(view.context?.fire(\.onTap, 4) == true)
    #expect(heard.take() == ["header with 4 in 3"])
    #expect(evaluations.count == 1)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func aContainersHandlersAreTheNewest(_ kind: ListKind, _ isSectionSkipped: Bool) {
    let (heard, evaluations) = (heard, evaluations)
    let bench = Bench(kind)
    let deck: @Sendable (Int) -> Container = { version in
      Container("deck", Deck(), dependsOn: 1) {
        let _ = evaluations.add()
        for id in 0..<3 { Self.item(id, version, heard) }
      }
    }
    for version in 1...3 {
      let section =
        isSectionSkipped
        ? Section("s", dependsOn: 1) { deck(version) } : Section("s") { deck(version) }
      show([section], in: bench)
    }
    #expect(evaluations.count == 1)
    #expect(bench.inner(0)?.sim.tap(.init(1)) == true)
    #expect(bench.inner(0)?.record(0)?.context?.fire(\.onFire, 5) == true)
    #expect(heard.take() == ["select 1 in 3", "fire 0 with 5 in 3"])
    #expect(bench.inner(0)?.sim.reorder(.init(0), to: .init(1)) == true)
    bench.settle()
    #expect(heard.take() == ["drag 0 to 1 in 3"])
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func equalIDsInTwoSkippedSectionsAreToldApart(_ kind: ListKind) {
    let heard = heard
    let bench = Bench(kind)
    func sections(_ version: Int, _ names: [String]) -> [Section] {
      names.map { name in
        Section(name, dependsOn: 1) {
          Item(id: 1).onSelect { heard.add("\(name) in \(version)") }
        }
      }
    }
    show(sections(1, ["a", "b"]), in: bench)
    show(sections(2, ["b", "a"]), in: bench)
    #expect(bench.tap(0, 0) && bench.tap(0, 1))
    #expect(heard.take() == ["b in 2", "a in 2"])
    #expect(bench.codes == [])
  }
}

import ScreenDSL
import ScreenDSLHeadless
import TestSupport
import Testing

/// A handler in a block that `dependsOn` skipped is the newest declaration's.
@MainActor @Suite(.timedOnMain) struct SkippedBlockTests {
  /// A header with a button.
  private struct Action: CellModel { var onTap: Handler<Int> }

  private final class ActionCell: HeadlessCell, ConfigurableCell {
    var context: CellContext<Action>?

    func configure(with action: Action, context: CellContext<Action>) { self.context = context }
  }

  /// Counts evaluations, which may happen anywhere.
  private final class Evaluations: @unchecked Sendable {
    // Unchecked because only tests on the main actor use it.
    private(set) var count = 0

    func add() { count += 1 }
  }

  private let host: HeadlessHost
  private let calls = Calls()
  private let evaluations = Evaluations()

  init() {
    var registry = Sample.registry
    registry.register(.class(ActionCell.self))
    host = HeadlessHost(
      registry: registry, options: HeadlessOptions(viewport: 100, rowExtent: 50))
  }

  private func apply(_ sections: [Section]) {
    host.apply(ScreenSnapshot(sections, reusing: host.updater.newest))
  }

  nonisolated private static func line(_ id: Int, _ version: Int, _ calls: Calls)
    -> some SectionContent
  {
    Sample.Line(id: id, onTap: Handler { calls.add("fire \(id) with \($0) in \(version)") })
      .onSelect { calls.add("select \(id) in \(version)") }
      .swipeActions(SwipeAction("Pin") { calls.add("pin \(id) in \(version)") })
      .onDisplay { calls.add("display \(id) in \(version)") }
      .onEndDisplay { calls.add("end \(id) in \(version)") }
      .reorderable { calls.add("drag \(id) to \($0.index) in \(version)") }
  }

  /// A section of five lines that are always the same, but for their handlers.
  private func section(_ version: Int, header: Bool = false, dependsOn value: Int = 1) -> Section {
    let (calls, evaluations) = (calls, evaluations)
    let action = Action(onTap: Handler { calls.add("header with \($0) in \(version)") })
    return Section("s", header: header ? action : nil, dependsOn: value) {
      let _ = evaluations.add()
      for id in 0..<5 { Self.line(id, version, calls) }
    }
  }

  @Test func aSectionsHandlersAreTheNewest() throws {
    for version in 1...3 { apply([section(version)]) }
    #expect(evaluations.count == 1)
    #expect(calls.take() == ["display 0 in 1", "display 1 in 1"])
    try host.tap(.line(0))
    try host.tap("s/1")
    try host.perform(try #require(try host.swipe(.line(1)).first))
    #expect(host.line(0)?.context?.fire(\.onTap, 5) == true)
    #expect(
      calls.take() == [
        "select 0 in 3", "select 1 in 3", "pin 1 in 3", "fire 0 with 5 in 3",
      ])
    #expect(evaluations.count == 2, "the newest closure was evaluated once, for all of them")
    host.scroll(to: 100)
    #expect(
      calls.take() == [
        "end 0 in 3", "end 1 in 3", "display 2 in 3", "display 3 in 3",
      ])
    try host.reorder(.line(2), to: RowPosition(section: 0, row: 3))
    #expect(calls.take().contains("drag 2 to 3 in 3"))
    #expect(evaluations.count == 2)
  }

  @Test func aSlotThatATestFiresIsTheNewest() throws {
    for version in 1...2 { apply([section(version)]) }
    try host.fire(\Sample.Line.onTap, .line(0), 7)
    try host.fire(\Sample.Line.onTap, "s/1", 8)
    #expect(calls.take().suffix(2) == ["fire 0 with 7 in 2", "fire 1 with 8 in 2"])
  }

  @Test func whatIsNotFiredIsNotEvaluated() {
    for version in 1...5 { apply([section(version)]) }
    #expect(evaluations.count == 1)
    apply([section(6, dependsOn: 2)])
    #expect(evaluations.count == 2)
    apply([section(7, dependsOn: 2)])
    #expect(evaluations.count == 2)
  }

  @Test func theDeclarationAfterAFireIsSkippedToo() throws {
    for version in 1...2 { apply([section(version)]) }
    try host.tap(.line(0))
    for version in 3...4 { apply([section(version)]) }
    try host.tap(.line(0))
    #expect(calls.take().filter { $0.hasPrefix("select") } == ["select 0 in 2", "select 0 in 4"])
    #expect(evaluations.count == 3)
    #expect(host.violations == [])
  }

  @Test func theHeaderOfASkippedSectionIsTheNewestToo() throws {
    for version in 1...3 { apply([section(version, header: true)]) }
    let header = try #require(host.supplementary(.header, of: "s") as? ActionCell)
    #expect(header.context?.path == nil)
    #expect(header.context?.fire(\.onTap, 4) == true)
    #expect(calls.take().last == "header with 4 in 3")
    #expect(evaluations.count == 1)
  }

  @Test func aSkippedSectionThatMovesOrStaysBehindAnotherIsTheNewest() throws {
    let calls = calls
    func others(_ version: Int) -> Section {
      Section("others") { Self.line(9, version, calls) }
    }
    apply([section(1), others(1)])
    apply([others(2), section(2)])
    try host.tap(.line(0))
    try host.tap(.line(9))
    apply([section(3), others(3)])
    try host.tap(.line(0))
    #expect(
      calls.take().filter { $0.hasPrefix("select") } == [
        "select 0 in 2", "select 9 in 2", "select 0 in 3",
      ])
    #expect(host.violations == [])
  }

  @Test func equalIDsInTwoSkippedSectionsAreToldApart() throws {
    let calls = calls
    func sections(_ version: Int, _ names: [String]) -> [Section] {
      names.map { name in
        Section(name, dependsOn: 1) {
          Sample.Line(id: 1).onSelect { calls.add("\(name) in \(version)") }
        }
      }
    }
    apply(sections(1, ["a", "b"]))
    apply(sections(2, ["b", "a"]))
    try host.tap("a/1")
    try host.tap("b/1")
    #expect(calls.take() == ["a in 2", "b in 2"])
  }

  // MARK: - Containers

  /// A shelf of five lines that are always the same, but for their handlers.
  private var container: @Sendable (_ version: Int) -> Container {
    { [calls, evaluations] version in
      Container("shelf", Sample.Shelf(), dependsOn: 1) {
        let _ = evaluations.add()
        for id in 0..<5 { Self.line(id, version, calls) }
      }
    }
  }

  private func select(_ path: RowPath) throws -> [String] {
    _ = calls.take()
    try host.tap(path)
    return calls.take()
  }

  @Test func aContainersHandlersAreTheNewest() throws {
    for version in 1...3 { apply([Section("s") { container(version) }]) }
    #expect(evaluations.count == 1)
    #expect(try select("shelf/1") == ["select 1 in 3"])
    #expect(host.line(at: "shelf/0")?.context?.fire(\.onTap, 5) == true)
    #expect(calls.take() == ["fire 0 with 5 in 3"])
    try host.perform(try #require(try host.swipe("s/shelf/1").first))
    try host.scroll("shelf", to: 50)
    #expect(calls.take() == ["pin 1 in 3", "end 0 in 3", "display 2 in 3"])
    try host.fire(\Sample.Line.onTap, "shelf/1", 6)
    #expect(calls.take() == ["fire 1 with 6 in 3"])
    #expect(evaluations.count == 2)
  }

  @Test func aContainerInASkippedSectionIsTheNewest() throws {
    let container = container
    for version in 1...3 { apply([Section("s", dependsOn: 1) { container(version) }]) }
    #expect(evaluations.count == 1)
    #expect(try select("shelf/1") == ["select 1 in 3"])
  }

  @Test func aContainerInASkippedContainerIsTheNewest() throws {
    let container = container
    for version in 1...3 {
      apply([
        Section("s") { Container("outer", Sample.Shelf(), dependsOn: 1) { container(version) } }
      ])
    }
    #expect(evaluations.count == 1)
    #expect(try select("outer/shelf/0") == ["select 0 in 3"])
    #expect(try select("s/outer/shelf/1") == ["select 1 in 3"])
  }

  @Test func theUserMayChangeASkippedContainer() throws {
    for version in 1...2 { apply([Section("s") { container(version) }]) }
    try host.reorder("shelf/0", to: RowPosition(section: 0, row: 1))
    #expect(calls.take().contains("drag 0 to 1 in 2"))
    #expect(try host.list(inside: "shelf").shown == ["line 1:0", "line 0:0"])
    #expect(try select("shelf/0") == ["select 0 in 2"])
    apply([Section("s") { container(3) }])
    #expect(try host.list(inside: "shelf").shown == ["line 0:0", "line 1:0"])
    #expect(try select("shelf/0") == ["select 0 in 3"])
    #expect(host.violations == [])
  }

  @Test func aSkippedContainerThatMovesToAnotherSectionIsTheNewest() throws {
    apply([Section("a") { container(1) }, Section("b") {}])
    apply([Section("a") {}, Section("b") { container(2) }])
    #expect(try select("shelf/1") == ["select 1 in 2"])
    apply([Section("a") {}, Section("b") { container(3) }])
    #expect(try select("b/shelf/1") == ["select 1 in 3"])
    #expect(host.violations == [])
  }
}

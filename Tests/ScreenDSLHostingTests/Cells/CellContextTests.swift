@MainActor @Suite(.timedOnMain) final class CellContextTests {
  private struct Menu: CellModel {
    var onChange: Handler<Int>, onClose: Handler<Void>
    var onHelp: Handler<String>?, onHide: Handler<Void>?
  }

  private final class MenuCell: FakeCell<Menu> {}
  private let host = RecordingHost()
  private let registry = CellRegistry<FakeHost>(
    .class(MenuCell.self), .class(NoteCell.self), .class(GridCell.self), .class(LabelCell.self))
  private var updater: ListUpdater { host.updater }
  private var log: [String] = []

  private func menu(_ name: String, isFull: Bool = true) -> Menu {
    Menu(
      onChange: Handler { [self] in log.append("\(name) changes to \($0)") },
      onClose: Handler { [self] in log.append("\(name) closes") },
      onHelp: isFull ? Handler { [self] in log.append("\(name) helps with \($0)") } : nil,
      onHide: isFull ? Handler { [self] in log.append("\(name) hides") } : nil)
  }

  private func screen(_ name: String, isFull: Bool = true) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("s", header: menu("\(name) header")) {
        menu(name, isFull: isFull).id("menu")
        Container("g", Grid()) { menu("inner \(name)").id("menu") }
      })
  }

  private func context(_ id: RowID, in list: ListUpdater? = nil) throws -> CellContext<Menu> {
    try registry.filled(MenuCell(), with: id, in: list ?? updater).context
  }

  @Test(arguments: [ListReadiness.ready, .busy])
  func theNewestHandlerRunsIfThereIsOne(_ readiness: ListReadiness) throws {
    let label = Section("s") { Label().id("menu") }
    for (screen, hasMenu, isFull) in [
      (screen("new"), true, true), (screen("newer", isFull: false), true, false),
      (ScreenSnapshot(label), false, false),
      (ScreenSnapshot(Section("s") { Note(id: 1) }), false, false),
    ] {
      host.readiness = .ready
      updater.apply(self.screen("old"))
      let context = try context("menu")
      host.readiness = readiness
      updater.apply(screen)
      #expect(context.fire(\.onHelp, "it") == isFull && context.fire(\.onHide) == isFull)
      #expect(context.fire(\.onClose) == hasMenu && context.fire(\.onChange, 1) == hasMenu)
    }
    let full = ["new helps with it", "new hides", "new closes", "new changes to 1"]
    expectEqual(log, full + ["newer closes", "newer changes to 1"])
  }

  @Test func aRowWhoseListIsElsewhereOrGone() throws {
    updater.apply(screen("old"))
    var child: RecordingHost? = host.child(in: "g")
    let context = try context("menu", in: child?.updater)
    expectEqual(context.path, RowPath("menu", in: ["g"], section: "s"))
    child?.updater.detach()
    #expect(context.fire(\.onClose))
    child = nil
    updater.apply(screen("new"))
    #expect(context.fire(\.onClose) && log == ["inner old closes", "inner new closes"])
    var host: RecordingHost? = RecordingHost()
    host?.updater.apply(screen("old"))
    let last = try self.context("menu", in: host?.updater)
    host = nil
    #expect(!last.fire(\.onClose) && last.nestedRows == nil && log.count == 2)
  }

  @Test func pathsAndNestedRows() throws {
    updater.apply(screen("s"))
    let menu = try context("menu")
    #expect(menu.path == RowPath("menu", section: "s") && menu.nestedRows == nil)
    let grid = try registry.filled(GridCell(), with: "g", in: updater).context
    #expect(grid.path == RowPath("g", section: "s") && grid.nestedRows != nil)
    updater.apply(ScreenSnapshot(Section("s") { Grid().id("g") }))
    #expect(grid.nestedRows == nil)
  }

  @Test func theNextPlaceIsAnyBelow() throws {
    let section = Section("s", header: menu("header")) { menu("row").id("menu") }
    let folder = Note(id: 1).disclosureRows(isExpanded: false, Handler<Bool> { _ in }) {}
    updater.apply(ScreenSnapshot([section, Section("t") { folder }]))
    let (row, cell, id) = (try context("menu"), MenuCell(), RowID(1, of: Note.self))
    expectEqual(row.nextPlace { $0 is Note }, .row(RowPath(id, section: "t")))
    #expect(try registry.filled(NoteCell(), with: id, in: updater).context.toggleOutline())
    #expect(row.nextPlace { $0 is Menu } == nil && !row.toggleOutline())
    let shown = try #require(updater.current.sections[0].supplementary(.header))
    registry.fill(cell, with: shown, of: "s", in: updater, isFirstDisplay: true)
    let next = cell.context.nextPlace { _ in true }
    #expect(next == .row(RowPath("menu", section: "s")) && !cell.context.toggleOutline())
  }

  @Test func theSnapshotIsNotKeptAlive() throws {
    final class Captured: Sendable {}
    weak var captured: Captured?
    func screen() -> ScreenSnapshot {
      let object = Captured()
      captured = object
      let close = Handler<Void> { @MainActor in withExtendedLifetime(object) {} }
      return ScreenSnapshot("s") { Menu(onChange: Handler { _ in }, onClose: close).id("menu") }
    }
    updater.apply(screen())
    #expect(captured != nil)
    let context = try context("menu")
    updater.apply(self.screen("new"))
    #expect(captured == nil && context.fire(\.onClose))
  }
}

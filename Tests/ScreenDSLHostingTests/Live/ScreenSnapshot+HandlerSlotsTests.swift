/// Slots of other types, at other paths, and in snapshots that reuse others.
@MainActor @Suite(.timedOnMain) final class ScreenSnapshotHandlerSlotsTests {
  private struct Menu: CellModel {
    var onChange: Handler<Int>
    var onClose: Handler<Void>
    var onHelp: Handler<String>?
  }

  private var log: [String] = []

  private func menu(_ name: String, help: Bool = true) -> Menu {
    Menu(
      onChange: Handler { self.log.append("\(name) changes to \($0)") },
      onClose: Handler { self.log.append("\(name) closes") },
      onHelp: help ? Handler { self.log.append("\(name) helps with \($0)") } : nil)
  }

  private func screen(_ name: String, help: Bool = true) -> ScreenSnapshot {
    ScreenSnapshot(
      Section("s") {
        menu(name, help: help).id("menu").onSelect { self.log.append("\(name) is selected") }
        Container("grid", Grid()) {
          Container("inner", Grid()) {
            menu("inner \(name)").id("menu").onSelect { self.log.append("inner is selected") }
          }
        }
        Label().id("plain")
      })
  }

  @Test func eachKindOfSlotAtAnyDepth() {
    let (old, new) = (screen("old"), screen("new"))
    #expect(old == new)
    #expect(new.fire(\Menu.onChange, with: 3, at: "menu"))
    #expect(new.fire(\Menu.onHelp, with: "it", at: "menu"))
    #expect(old.fire(\Menu.onClose, at: "menu"))
    let path = RowPath("menu", in: ["grid", "inner"])
    #expect(new.fire(\Menu.onClose, at: path) && new.select(path))
    #expect(
      log == [
        "new changes to 3", "new helps with it", "old closes", "inner new closes",
        "inner is selected",
      ])
  }

  @Test func aSnapshotThatReusesTheOldOneHasTheNewHandlers() throws {
    func section(_ name: String) -> Section {
      Section("s") {
        for number in 0..<40 { menu("\(name) \(number)").id(number) }
        for number in 0..<40 { menu("\(name) loop \(number)") }
      }
    }
    let first = ScreenSnapshot(section("old"))
    let second = ScreenSnapshot(section("new"), reusing: first)
    #expect(second.changeset(from: first).isEmpty)
    #expect(second.fire(\Menu.onClose, at: RowPath(RowID(7))))
    #expect(second.fire(\Menu.onClose, at: RowPath(second.sections[0].rows[45].id)))
    let stages = screen("new").changeset(from: screen("old", help: false)).stages
    #expect(try #require(stages.last).snapshot.fire(\Menu.onClose, at: "menu"))
    #expect(log == ["new 7 closes", "new loop 5 closes", "new closes"])
  }

  @Test func whereThereIsNoHandlerNothingRuns() {
    struct Other: CellModel { var onClose: Handler<Void> }
    let screen = screen("new", help: false)
    let paths: [RowPath] = [
      "none", "plain", RowPath("menu", in: ["grid"]), RowPath("menu", in: ["plain"]),
      RowPath("menu", in: ["menu"]), RowPath("none", in: ["grid", "inner"]),
    ]
    for path in paths {
      #expect(!screen.fire(\Menu.onClose, at: path) && !screen.select(path), "\(path)")
    }
    #expect(!screen.fire(\Other.onClose, at: "menu"))
    #expect(!screen.fire(\Menu.onHelp, with: "it", at: "menu"))
    #expect(log.isEmpty)
  }
}

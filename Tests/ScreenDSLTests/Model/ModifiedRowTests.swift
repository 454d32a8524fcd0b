import ScreenDSL
import ScreenDSLHosting
import TestSupport
import Testing

/// Row modifiers return a changed copy of a model's, a row's or a container's row.
@Suite(.timed) struct ModifiedRowTests {
  @Test func anIDReplacesTheModelsOwn() {
    let original = Row(Note(id: 1))
    let renamed = Row(original.id("x"))
    #expect(renamed.id == "x")
    #expect(original.id == RowID(1, of: Note.self))
    #expect(renamed.model as? Note == Note(id: 1))
    #expect(Row(renamed.id("y")).id == "y")
    #expect(renamed.id == "x")
  }

  @Test func selectionIsAdded() {
    let original = Row(Label().id("a"))
    let selectable = Row(original.onSelect {})
    #expect(selectable.attributes.onSelect != nil)
    #expect(original.attributes.onSelect == nil)
    #expect(selectable.id == "a")
    #expect(Row(selectable.id("b")).attributes.onSelect != nil)
  }

  @MainActor @Test func theLastSelectionActionCounts() {
    var runs: [Int] = []
    let row = Label().id("a").onSelect { runs.append(1) }.onSelect { runs.append(2) }
    let screen = ScreenSnapshot(Section("s") { row })
    #expect(screen.select("a"))
    #expect(runs == [2])
  }

  @Test func aContainerKeepsItsRows() {
    let container = Container("g", Grid(text: 1)) { Note(id: 1) }
    let screen = ScreenSnapshot(Section("s") { container.onSelect {}.id("h") })
    let row = screen.row(id: "h")
    #expect(row?.innerRows?.rowCount == 1)
    #expect(row?.attributes.onSelect != nil)
    #expect(row?.model as? Grid == Grid(text: 1))
    #expect(Row(container).id == "g")
  }

  @Test func aRowIsItsOwn() {
    let row = Row(Label().id("a"))
    #expect(Row(row) == row)
  }

  /// What a statement is made of says nothing about what its row shows.
  @Test func rowsAreComparedByWhatTheyShow() {
    func changes(_ old: some RowConvertible, _ new: some RowConvertible) -> [Changeset.RowUpdate] {
      func screen(_ row: some RowConvertible) -> ScreenSnapshot {
        ScreenSnapshot(
          Section("s") {
            row
            Note(id: 1)
          })
      }
      return screen(new).changeset(from: screen(old)).rowUpdates
    }
    let label = Label().id("a")
    #expect(changes(label.onSelect {}, label.onSelect {}).isEmpty)
    #expect(changes(label, label.onSelect(nil)).isEmpty)
    #expect(changes(label.onSelect(nil), Label().id("a").id("a")).isEmpty)
    #expect(changes(label, label.onSelect {}).count == 1)
    #expect(changes(label.onSelect {}, label.onSelect(nil)).count == 1)
    #expect(changes(label.onSelect {}, label.contextMenu {}).count == 1)
    #expect(changes(label.onSelect {}, Label(text: 1).id("a").onSelect {}).count == 1)
    #expect(changes(label.onSelect {}, Note(id: 1).id("a").onSelect {}).map(\.kind) == [.reload])
  }
}

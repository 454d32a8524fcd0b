import ScreenDSLHosting

/// Row modifiers return a changed copy of a model's, a row's or a container's row.
@Suite(.timed) struct ModifiedRowTests {
  @Test func aContainerKeepsItsRows() {
    let container = Container("g", Grid(text: 1)) { Note(id: 1) }
    let screen = ScreenSnapshot(Section("s") { container.onSelect {}.id("h") })
    let row = screen.row(id: "h")
    #expect(row?.innerRows?.rowCount == 1)
    #expect(row?.attributes.onSelect != nil)
    #expect(row?.model as? Grid == Grid(text: 1))
    #expect(Row(container).id == "g")
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

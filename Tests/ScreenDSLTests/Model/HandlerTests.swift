/// Tests that equality ignores what a handler does, and compares whether there is a handler.
@Suite(.timed) struct HandlerTests {
  private struct Menu: CellModel {
    var title = ""
    var onChange: Handler<Int>
    var onClose: Handler<Void>?
  }

  @Test func allHandlersAreEqual() {
    let (left, right) = (Handler<Int> { _ in }, Handler<Int> { _ in Issue.record("run") })
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(Set([left, right]).count == 1)
    #expect(left.description == "Handler")
  }

  @Test func aFreshHandlerDirtiesNothing() {
    let old = screen(Menu(onChange: Handler { _ in }, onClose: Handler {}))
    let new = screen(Menu(onChange: Handler { _ in }, onClose: Handler {}))
    #expect(old == new)
    #expect(new.changeset(from: old).isEmpty)
  }

  @Test func anOptionalHandlerThatAppearsOrDisappearsDirtiesTheRow() {
    let without = screen(Menu(onChange: Handler { _ in }))
    let with = screen(Menu(onChange: Handler { _ in }, onClose: Handler {}))
    for (old, new) in [(without, with), (with, without)] {
      let changes = new.changeset(from: old)
      #expect(changes.rowUpdates.map(\.kind) == [.reconfigure])
      #expect(old.applying(changes) == new)
    }
  }

  private func screen(_ row: some RowConvertible) -> ScreenSnapshot {
    ScreenSnapshot(Section("s") { row.id("menu") })
  }
}

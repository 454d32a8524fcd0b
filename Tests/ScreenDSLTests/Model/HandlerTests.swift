import ScreenDSL
import ScreenDSLInspection
import TestSupport
import Testing

/// Handlers take no part in equality; whether there is one does.
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

  @MainActor @Test func aHandlerRunsItsActionWithTheInput() {
    var inputs: [Int] = []
    let handler = Handler<Int> { inputs.append($0) }
    handler(3)
    handler(4)
    #expect(inputs == [3, 4])
  }

  @Test func aFreshHandlerDirtiesNothing() {
    let old = screen(Menu(onChange: Handler { _ in }, onClose: Handler {}))
    let new = screen(Menu(onChange: Handler { _ in }, onClose: Handler {}))
    #expect(old == new)
    #expect(new.changeset(from: old).isEmpty)
    #expect(old.sections[0].rows[0].hasSelection == new.sections[0].rows[0].hasSelection)
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

  @Test func aRowThatCanBeSelectedIsNotOneThatCannot() {
    let model = Menu(onChange: Handler { _ in })
    let without = screen(model)
    let with = screen(model.onSelect {})
    #expect(with != without)
    #expect(with.changeset(from: without).rowUpdates.map(\.kind) == [.reconfigure])
    #expect(without.changeset(from: with).rowUpdates.map(\.kind) == [.reconfigure])
    #expect(with == screen(model.onSelect { Issue.record("run") }))
  }

  private func screen(_ row: some RowConvertible) -> ScreenSnapshot {
    ScreenSnapshot(Section("s") { row.id("menu") })
  }
}

extension Row {
  fileprivate var hasSelection: Bool { attributes.onSelect != nil }
}

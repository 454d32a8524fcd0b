@testable import ScreenDSLTesting

/// What an action leaves behind that could not be done.
@MainActor @Suite(.timedOnMain) struct ImpossibleActionTests {
  private let store = DrivenScreen.Store()

  @Test func anActionThatFailedIsNotTheLastOne() {
    let screen = TestScreen { DrivenScreen(store) }
    screen.tap("row/a")
    #expect(failures { screen.tap("menu/v") }.count == 1)
    #expect(
      failures { screen.expectLastUpdate { $0.nothing() } } == [
        "No update to compare; fix the action before it, which failed"
      ])
    #expect(screen.lastUpdate.rowRemovals.count == 1)
    screen.tap("row/b")
    let found = failures { screen.expectLastUpdate { $0.nothing() } }
    #expect(found.first?.hasPrefix("After a tap on Line 'row/b'") == true)
  }

  @Test func aBrokenRuleOfListViewsFailsAtOnce() {
    final class WrongCell: HeadlessCell {}
    var registry = CellRegistry<HeadlessList>()
    registry.register([
      CellRegistration(
        WrongCell.self, from: .factory { HeadlessPlaceholderCell() }, place: SourceLine()
      ) { (_: WrongCell, _: DrivenScreen.Line, _) in }
    ])
    registry.register([
      CellRegistration(
        WrongCell.self, from: .factory { WrongCell2() }, identifier: "card", place: SourceLine()
      ) { (_: WrongCell, _: DrivenScreen.Card, _) in }
    ])
    final class WrongCell2: HeadlessCell {}
    let store = store
    let found = failures {
      let screen = TestScreen(cells: registry) {
        let cards = store.cards
        return ScreenOf { for card in cards { DrivenScreen.Card(id: card) } }
      }
      store.cards.append(21)
      screen.update()
    }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "After the first evaluation, the update must keep to the rules of list views (was not")
        == true)
    #expect(found.first?.contains("\n  R8: sim: Cell 'card' cannot show") == true)
  }
}

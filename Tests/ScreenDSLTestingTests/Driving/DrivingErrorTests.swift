@testable import ScreenDSLTesting

/// An action that cannot be done fails with one sentence.
@MainActor @Suite(.timedOnMain) struct DrivingErrorTests {
  private let store = DrivenScreen.Store()

  private func sentence(_ action: (TestScreen) -> Void) -> String {
    report(on: TestScreen { DrivenScreen(store) }, action)
  }

  @Test func missingRowsAreToldWithThoseOfNearNames() {
    store.cards = [1]
    let rows =
      "rows are 'main/menu/v', 'main/shelf', 'main/shelf/1', 'rows/row/a', 'rows/row/b', 'rows/row/c'"
    for (name, advice): (RowName, String) in [
      ("row/x", "near it are 'rows/row/a', 'rows/row/b', 'rows/row/c'; \(rows)"),
      ("menu/w", "near it are 'main/menu/v'; \(rows)"), ("1", "there is 'main/shelf/1'"),
      ("shl", "near it are 'main/shelf'; \(rows)"),
      ("shelfxx", "near it are 'main/shelf', 'main/shelf/1'; \(rows)"),
      ("completely different", rows),
    ] {
      #expect(sentence { $0.tap(name) } == "No row for '\(name)'; \(advice)")
    }
    let screen = TestScreen { ScreenOf { for id in ["0", "2 false"] { ShelfItem(id: id) } } }
    #expect(
      failures { screen.tap("2") } == [
        "No row for '2'; near it are 'all/2 false'; rows are 'all/0', 'all/2 false'"
      ])
    let empty = TestScreen { ScreenOf { nil } }
    #expect(failures { empty.tap("a") } == ["No row for 'a'; the screen has no rows"])
  }

  @Test func rowsThatAreOutOfTheWindow() {
    store.cards = Array(1...20)
    #expect(
      sentence { $0.tap("shelf/20") }
        == "Card 'shelf/20' (…) must be visible (was out of the window); use 'scroll(to:)' "
        + "first, visible are 'main/menu/v', 'main/shelf'"
        + (1...8).map { ", 'main/shelf/\($0)'" }.joined() + ", …")
  }

  @Test func menusOfWhichNothingCanBeChosen() {
    func sentence(_ titles: String..., items: [MenuAction]) -> String {
      let screen = TestScreen {
        ScreenOf { DrivenScreen.Line(text: "a").id("a").contextMenu { items } }
      }
      return report(on: screen) { screen in
        switch titles.count {
        case 0: screen.choose("a")
        case 1: screen.choose("a", titles[0])
        default: screen.choose("a", titles[0], titles[1])
        }
      }
    }
    let items = [
      MenuAction("Copy", isDisabled: true) {}, MenuAction("More", children: [MenuAction("A") {}]),
    ]
    let row = "Line 'a' (…)"
    #expect(sentence("Cut", items: []) == "No menu item 'Cut' for \(row); add 'contextMenu'")
    #expect(sentence("Cut", items: items) == "No menu item 'Cut' for \(row); it has 'Copy', 'More'")
    #expect(sentence("More", "B", items: items) == "No menu item 'B' for \(row); it has 'A'")
    #expect(
      sentence("Copy", items: items) == "Menu item 'Copy' of \(row) must be enabled (was not)")
    #expect(
      sentence("More", items: items)
        == "Menu of \(row) must lead to an item (was left at a menu inside)")
    #expect(
      sentence(items: items)
        == "\(row) must have an action for its preview (had none); add 'onPreview'")
  }

  @Test func whatARowHasNot() {
    let (menu, line) = ("Menu 'menu/v' (…)", "Line 'row/a' (…)")
    let cases: [((TestScreen) -> Void, String)] = [
      (
        { $0.tap("menu/v") },
        "\(menu) must have an action for a tap (had none; 'onSelect' is missing, or nil in this state)"
      ),
      (
        { $0.scroll("row/a", to: 5) },
        "\(line) must have a list inside (had none); register a container cell"
      ),
      (
        { $0.fire("menu/v", \DrivenScreen.Menu.onClose) },
        "No handler for \(menu); use a slot of its model that has one"
      ),
      (
        { $0.fire("row/a", \DrivenScreen.Menu.onReset) },
        "Model of \(line) must be 'Menu', which has the slot (was not)"
      ),
      (
        { $0.reorder("menu/v", to: RowPosition(section: 0, row: 1)) },
        "\(menu) must be reorderable (was not); add 'reorderable'"
      ),
      (
        { $0.reorder("row/a", to: RowPosition(section: 1, row: 9)) }, "Position 1.9 is out of range"
      ),
      (
        { $0.swipe("row/a", .trailing, "Mark") },
        "No trailing swipe action 'Mark' for \(line); it has 'Delete'"
      ),
      (
        { $0.swipe("menu/v", .trailing, "Mark") },
        "No trailing swipe action 'Mark' for \(menu); add 'swipeActions'"
      ),
      ({ $0.swipe("menu/v", .trailing) }, "No trailing full swipe for \(menu); add 'swipeActions'"),
      (
        { $0.use("menu/v", as: HeadlessLookCell.self) { _ in } },
        "Cell of \(menu) must be 'HeadlessLookCell' (was 'HeadlessPlaceholderCell')"
      ),
    ]
    for (action, text) in cases { #expect(sentence(action) == text) }
    let short = TestScreen {
      ScreenOf {
        DrivenScreen.Line(text: "a").id("a")
          .swipeActions(SwipeAction("Delete", allowsFullSwipe: false) {}, SwipeAction("Mark") {})
      }
    }
    #expect(failures { short.swipe("a", .trailing) }.count == 1)
  }

  @Test func containersWithoutAList() {
    let cell = CellRegistration<HeadlessList>.class(
      HeadlessPlaceholderCell.self, showing: DrivenScreen.Shelf.self
    ) { _, _, _ in }
    let screen = TestScreen(registry: CellRegistry(cell)) { DrivenScreen(store) }
    #expect(
      failures { screen.tap("shelf/1") }.first?.hasPrefix("'shelf' around Card 'shelf/1'") == true)
  }

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

  @Test func aListThatFitsItsWindowCannotBeScrolled() {
    store.cards = [1]
    let screen = TestScreen { DrivenScreen(store) }
    let advice = "must be longer than its window to be scrolled (was not)"
    for (subject, found) in [
      ("Screen", failures { screen.scroll(to: 30) }),
      ("Shelf 'shelf' (", failures { screen.scroll("shelf", to: 30) }),
    ] {
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix(subject) == true && found.first?.contains(advice) == true)
    }
    #expect(failures { screen.scroll(to: 0).scroll("shelf", to: 0) } == [])
  }

  @Test func severalRowsWithOneText() {
    let screen = TestScreen {
      ScreenOf {
        DrivenScreen.Card(id: 1).onSelect {}
        DrivenScreen.Line(text: "a").id(1)
        DrivenScreen.Card(id: 2)
      }
    }
    let cards = #".row(Card.self, at: "all/1"), "all/2""#
    #expect(
      failures { screen.tap(.row(DrivenScreen.Card.self)) } == [
        "'Card' must be one row (was 2); use \(cards)"
      ])
    let names = #".row(Card.self, at: "all/1"), .row(Line.self, at: "all/1")"#
    #expect(failures { screen.tap("1") } == ["'1' must be one row (was 2); use \(names)"])
    screen.tap(.row(DrivenScreen.Card.self, at: "all/1"))
    for section: SectionID? in [nil, "all"] {
      screen.tap(.path(RowPath(RowID(1, of: DrivenScreen.Card.self), section: section)))
    }
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
      let screen = TestScreen(registry: registry) {
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

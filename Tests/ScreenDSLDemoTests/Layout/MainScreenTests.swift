import ScreenDSLTesting

@testable import ScreenDSLDemo

/// The main screen as a user of the kit tests it; `Docs/Testing.md` quotes this file.
@MainActor @Suite(.timedOnMain) struct MainScreenTests {
  private let store = MainStore(.sample)
  private var screen: MainScreen { MainScreen(state: store.state, store: store) }

  @Test func looks() {
    expectScreen(screen, as: .text())
    expectScreen(screen, as: .outline())
    expectScreen(screen, as: .svg())
    expectScreen(screen, as: .svg(theme: .dark), named: "dark")
  }

  @Test func looksWithoutElements() {
    let empty = MainScreen(state: MainState(elements: []), store: store)
    expectScreen(empty, as: .text(width: 40)) {
      """
      ┌──────────────────────────────────────┐
      │ Elements                             │
      ╞══════════════════════════════════════╡
      │ Promo Banner                 [ × ]   │
      ├──────────────────────────────────────┤
      │ [•Unsorted │ A to Z │ Z to A ]       │
      ├──────────────────────────────────────┤
      │ ┌ carousel ──────────────────────┐   │
      │ └ 0 rows, offset 0 ──────────────┘   │
      ├──────────────────────────────────────┤
      │ [•Unsorted │ A to Z │ Z to A ]       │
      └──────────────────────────────────────┘
      """
    }
  }

  @Test func aSortMovesWhatChangedPlaces() {
    let old = screen
    store.sortVertically(.aToZ)
    expectUpdate(from: old, to: screen, picture: .svg()) {
      $0.reconfigured("#3")
      $0.moved(count: 2)
      $0.untouched("#0a", "#1", "carousel")
    }
  }

  @Test func aSortOfTheCarouselStaysInIt() {
    let old = screen
    store.sortHorizontally(.aToZ)
    expectUpdate(from: old, to: screen) {
      $0.reconfigured("#1")
      $0.nested("carousel") {
        $0.moved("e1", "e5")
      }
      $0.untouched("#3", "e1", "e2", "e3", "e4", "e5")
    }
  }

  @Test func bothSortsAreAsRecorded() {
    let old = screen
    store.sortVertically(.zToA)
    store.sortHorizontally(.zToA)
    expectUpdate(from: old, to: screen, named: "both-sorts")
  }

  @Test func theSameStateIsNoUpdate() {
    expectUpdate(from: screen, to: screen) {
      $0.nothing()
    }
  }
}

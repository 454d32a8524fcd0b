import ScreenDSLHeadless
import ScreenDSLTesting

@testable import ScreenDSLDemo

/// The main screen under a user's thumb; `Docs/Testing.md` quotes this file.
@MainActor @Suite(.timedOnMain) struct MainScreenDrivingTests {
  private let store = MainStore(.sample)
  private let screen: TestScreen

  init() {
    screen = TestScreen(options: HeadlessOptions(viewport: 2_000)) { [store] in
      MainScreen(state: store.state, store: store)
    }
  }

  @Test func closingTheBannerRemovesIt() {
    screen.tap("Close", in: "Promo Banner").expectNotVisible("Promo Banner").expectLastUpdate {
      $0.removed("#0a")
      $0.untouched("#1", "carousel", "#3", "e1", "e2", "e3", "e4", "e5")
    }
  }

  @Test func sortingLeavesTheCarouselWhereItIs() {
    screen.scroll("carousel", to: 384)
    screen.pick("A to Z", of: "#3").expectLastUpdate {
      $0.reconfigured("#3")
      $0.moved(count: 2)
      $0.untouched("#1", "carousel")
    }
    #expect(screen.host.offset(of: "carousel") == 384)
  }

  @Test func aTapPicksTheSameElementInBothPlaces() {
    screen.tap("e3")
    screen.scroll(to: "carousel/e3").tap("carousel/e3").expectLastUpdate { $0.nothing() }
    #expect(store.picks == Array(repeating: "Element 3 with id e3 tapped", count: 2))
  }

  @Test func thereIsNothingToMend() {
    expectNoProblems(screen)
    screen.pick("Z to A", of: "#1")
    expectNoProblems(screen)
  }

  @Test func scrollingMakesFewCells() {
    screen.expectCost(mostCreated: 2, mostConfigured: 8, batches: 2) {
      $0.scroll(to: "e4").update { store.sortVertically(.aToZ) }
    }
  }
}

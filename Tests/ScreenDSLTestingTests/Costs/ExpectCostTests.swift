@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct ExpectCostTests {
  @MainActor private final class Store {
    var feed = Array(1...100)
    var cards = [1, 2]
    var ads = ["ad"]
    var title = "Feed"
  }

  private struct FeedRow: CellModel, Identifiable { let id: Int }
  private struct Ad: CellModel { var text: String }
  private struct Cards: ContainerModel {}

  @MainActor private struct FeedScreen: @MainActor Screen {
    let store: Store

    var body: some ScreenContent {
      let (feed, cards) = (store.feed, store.cards)
      Section("top", header: Ad(text: store.title)) {
        for ad in store.ads { Ad(text: ad).id(ad) }
        Container("cards", Cards(), dependsOn: cards) { for card in cards { FeedRow(id: card) } }
      }
      Section("feed", dependsOn: feed) { for id in feed { FeedRow(id: id) } }
    }
  }

  private let store = Store()
  private var screen: TestScreen {
    TestScreen(options: HeadlessOptions(viewport: 440)) { FeedScreen(store: store) }
  }

  /// What is reported, without the places in the sources.
  private func plain(_ body: () -> Void) -> String { failures(body).map(\.withoutPlaces).joined() }

  @Test func whatIsCountedInsideIsCountedAroundItToo() {
    let found = plain {
      screen.expectCost { outer in
        outer.expectCost {
          $0.update { store.ads = ["b"] }
        } expecting: {
          $0.batches(1)
        }
        outer.update { store.cards = [3] }
      } expecting: {
        $0.batches(1)
      }
    }
    #expect(found.hasPrefix("Number of batches must be 1 (was 2)"))
    #expect(found.contains("for inserted Ad 'b'"))
  }

  @Test func aFailureSaysWhichRowsAndStatementsMadeTheCost() {
    let found = plain {
      screen.expectCost {
        $0.update { store.feed.insert(0, at: 0) }.update { store.ads = ["a", "b"] }
      } expecting: {
        $0.cellsCreated(atMost: 0)
        $0.configured(atMost: 1)
        $0.batches(1)
      }
    }
    #expect(
      found == """
        Number of cells created must be at most 0 (was 2)
          2 × 'Ad' (…): 'a', 'b'
        Number of cells configured must be at most 1 (was 3)
          2 × 'Ad' (…): 'a', 'b'
          1 × 'FeedRow' (…): '0'
        Number of batches must be 1 (was 2)
          1 × batch: insert 1.0
          1 × batch: remove 0.0, insert 0.0, insert 0.1
          for inserted FeedRow '0' as 1st of 'feed' (…)
          for removed Ad 'ad', was 1st of 'top' (…)
          for inserted Ad 'a' as 1st of 'top' (…)
          for inserted Ad 'b' as 2nd of 'top' (…)
        """)
  }

  @Test func costsAreToldOfWhatIsShownAtLast() {
    var isNew = false
    let screen = TestScreen {
      ScreenOfSections {
        if isNew {
          Section("s", header: FeedRow(id: 0)) { FeedRow(id: 0).id("x") }
        } else {
          Section("s", header: Ad(text: "a")) { Ad(text: "a").id("x") }
        }
      }
    }
    let found = plain {
      screen.expectCost {
        $0.update { isNew = true }
      } expecting: {
        $0.configured(atMost: 0)
      }
    }
    #expect(found.contains("× 'FeedRow'") && !found.contains("× 'Ad'"))
  }

  @Test func aRowThatIsConfiguredTwiceIsCountedTwice() {
    var (isShown, wasSeen) = (false, false)
    let screen = TestScreen.rows {
      if isShown { Ad(text: "\(wasSeen)").id("ad").onDisplay { wasSeen = true } }
    }
    let found = plain {
      screen.expectCost {
        $0.update { isShown = true }.update()
      } expecting: {
        $0.configured(atMost: 1)
      }
    }
    #expect(found.hasPrefix("Number of cells configured must be at most 1 (was 2)"))
    #expect(found.contains("'ad' × 2"), "\(found)")
  }

  @Test func whatActionsThatTakeTheirTimeCostIsCounted() async throws {
    let store = store
    let screen = TestScreen.rows {
      for id in store.feed.prefix(3) {
        FeedRow(id: id).swipeActions(
          SwipeAction("Delete") {
            await Task.yield()
            store.feed.removeAll { $0 == id }
            return true
          })
      }
    }
    await screen.expectCost {
      await $0.swipe("1", .trailing, "Delete").finish()
    } expecting: {
      $0.batches(1)
      $0.cellsCreated(atMost: 1)
    }
    let found = await failures {
      await screen.expectCost {
        await $0.swipe("2", .trailing, "Delete").finish()
      } expecting: {
        $0.batches(0)
      }
    }
    #expect(found.first?.withoutPlaces.contains("\n  for removed FeedRow '2', was 1st (…)") == true)
    #expect(screen.cost == nil)
  }

  /// What is reported of the batches of an update of which none is expected.
  private func batches(_ screen: TestScreen, _ update: () -> Void) -> String {
    plain {
      screen.expectCost {
        $0.update(change: update)
      } expecting: {
        $0.batches(0)
      }
    }
  }

  @Test func ofMoreThanTenChangesTheRestIsCountedAndReloadsCountAsBatches() {
    let screen = screen
    #expect(!batches(screen) { store.feed += 200..<210 }.contains("more changes"))
    #expect(batches(screen) { store.feed += 300..<311 }.contains("for 1 more changes"))
    screen.host.updater.reloadThreshold = 1
    #expect(batches(screen) { store.feed = [] }.contains("must be 0 (was 2)"))
  }
}

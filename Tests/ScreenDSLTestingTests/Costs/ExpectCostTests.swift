@MainActor @Suite(.timedOnMain) struct ExpectCostTests {
  @MainActor private final class Feed: @MainActor Screen {
    var feed = Array(1...100), cards = [1, 2], ads = ["ad"]
    var body: some ScreenContent {
      let (feed, cards) = (self.feed, self.cards)
      Section("top", header: Ad(text: "Feed")) {
        for ad in ads { Ad(text: ad).id(ad) }
        Container("cards", Grid(), dependsOn: cards) { for card in cards { FeedRow(id: card) } }
      }
      Section("feed", dependsOn: feed) { for id in feed { FeedRow(id: id) } }
    }
  }

  private struct FeedRow: CellModel, Identifiable { let id: Int }
  private struct Ad: CellModel { var text: String }
  private let store = Feed()
  private var screen: TestScreen { TestScreen(options: HeadlessOptions(viewport: 440)) { store } }

  private func found(
    on screen: TestScreen? = nil, created: Int? = nil, configured: Int? = nil, batches: Int? = nil,
    _ actions: (TestScreen) -> Void
  ) -> String {
    let screen = screen ?? self.screen
    return failures {
      screen.expectCost(
        mostCreated: created, mostConfigured: configured, batches: batches, of: actions)
    }.map(\.withoutPlaces).joined()
  }

  @Test func whatIsCountedInsideIsCountedAroundItToo() {
    let found = found(batches: 1) {
      $0.expectCost(batches: 1) { $0.update { store.ads = ["b"] } }.update { store.cards = [3] }
    }
    #expect(found.hasPrefix("Number of batches must be 1 (was 2)"))
    #expect(found.contains("for inserted Ad 'b'"))
    #expect(self.found { _ in }.contains("(had none)"))
  }

  @Test func aFailureSaysWhichRowsAndStatementsMadeTheCost() {
    let found = found(created: 0, configured: 1, batches: 1) {
      $0.update { store.feed.insert(0, at: 0) }.update { store.ads = ["a", "b"] }
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
    let screen = TestScreen.sections {
      if isNew {
        Section("s", header: FeedRow(id: 0)) { FeedRow(id: 0).id("x") }
      } else {
        Section("s", header: Ad(text: "a")) { Ad(text: "a").id("x") }
      }
    }
    let found = found(on: screen, configured: 0) { $0.update { isNew = true } }
    #expect(found.contains("× 'FeedRow'") && !found.contains("× 'Ad'"))
  }

  @Test func aRowThatIsConfiguredTwiceIsCountedTwice() {
    var (isShown, wasSeen) = (false, false)
    let screen = TestScreen.rows {
      if isShown { Ad(text: "\(wasSeen)").id("ad").onDisplay { wasSeen = true } }
    }
    let found = found(on: screen, configured: 1) { $0.update { isShown = true }.update() }
    #expect(found.hasPrefix("Number of cells configured must be at most 1 (was 2)"))
    #expect(found.contains("'ad' × 2"), "\(found)")
  }

  @Test func whatActionsThatTakeTheirTimeCostIsCounted() async {
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
    await screen.expectCost(mostCreated: 1, batches: 1) {
      await $0.swipe("1", .trailing, "Delete").finish()
    }
    let found = await failures {
      await screen.expectCost(batches: 0) { await $0.swipe("2", .trailing, "Delete").finish() }
    }
    #expect(found.first?.withoutPlaces.contains("\n  for removed FeedRow '2', was 1st (…)") == true)
  }

  @Test func ofMoreThanTenChangesTheRestIsCountedAndReloadsCountAsBatches() {
    let screen = screen
    func batches(_ update: () -> Void) -> String {
      found(on: screen, batches: 0) { $0.update(change: update) }
    }
    #expect(!batches { store.feed += 200..<210 }.contains("more change"))
    #expect(batches { store.feed += 300..<311 }.contains(/for 1 more change\b/))
    #expect(batches { store.feed += 400..<900 }.utf8.count < 2_500, "a batch of 500 rows")
    screen.host.updater.reloadThreshold = 1
    #expect(batches { store.feed = [] }.contains("must be 0 (was 2)"))
  }
}

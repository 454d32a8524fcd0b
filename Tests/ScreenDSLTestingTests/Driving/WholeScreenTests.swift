@testable import ScreenDSLTesting

/// A screen as a whole, driven: refresh, the end, what is there instead of rows.
@MainActor @Suite(.timedOnMain) struct WholeScreenTests {
  @MainActor private final class Store {
    var ids: [Int] = []
    var calls: [String] = []
    var pages = 1
    var isSlow = false

    func loadMore() {
      if pages > 0 { (ids, pages) = (ids + (ids.count..<ids.count + 20), pages - 1) }
    }
  }

  private struct Feed: Screen {
    let store: Store
    var ids: [Int]
    var isSlow: Bool

    @MainActor init(_ store: Store) { (self.store, ids, isSlow) = (store, store.ids, store.isSlow) }

    var body: some ScreenContent {
      Group {
        let section = Section("feed", header: "Feed") {
          for id in ids { TextLine(text: "\(id)").id(id) }
        }
        if isSlow {
          section.onReachEnd(within: 3) { [ids] in
            store.calls.append("page after \(ids.count)")
            await Task.yield()
            store.loadMore()
          }
        } else {
          section.onReachEnd(within: 3) { [ids] in
            store.calls.append("end of \(ids.count)")
            store.loadMore()
          }
        }
      }
      .onRefresh { [ids] in
        store.calls.append("refresh \(ids.count)")
        await Task.yield()
        store.ids = Array(0..<20)
      }
      .whenEmpty {
        Look.vertical {
          Look.text("Nothing yet")
          Look.button("Fill") { store.ids = [1] }
        }
        .id(1)
      }
    }
  }

  @Test func whatIsThereInsteadIsSeenHeardAndUsed() {
    let store = Store()
    let screen = TestScreen { Feed(store) }.expectSeen("Nothing yet")
    #expect(screen.snapshot.rowCount == 1)
    for renderer in [ScreenRenderer.text, .outline, .svg, .html, .spoken] {
      let text = renderer.render(screen.snapshot)
      #expect(text.contains("Nothing yet") && text.contains("Fill"), "\(renderer.name)")
    }
    screen.press("Fill").expectNotSeen("Nothing yet").expectLastUpdate {
      $0.sections(inserted: [], removed: [.substitute])
      $0.inserted("feed/1")
    }
    store.ids = []
    screen.update().expectSeen("Nothing yet")
  }

  @Test func aPullIsAwaitedAndShown() async {
    let store = Store()
    let screen = TestScreen { Feed(store) }
    await screen.pullToRefresh().expectSeen("0")
    #expect(store.calls == ["refresh 0", "end of 20"] || store.calls == ["refresh 0"])
    #expect(screen.history.last?.title == "Pull to refresh")
    await screen.pullToRefresh()
    #expect(store.calls.last == "refresh 20")
  }

  @Test func twoPullsAtOnceAreOne() async {
    let store = Store()
    let screen = TestScreen { Feed(store) }
    let pulls = (0..<2).map { _ in screen.host.updater.refresh() }
    await screen.pullToRefresh()
    #expect(pulls[0] != nil && pulls[0] == pulls[1])
    #expect(store.calls.filter { $0.hasPrefix("refresh") } == ["refresh 0"])
  }

  @Test(arguments: [false, true])
  func theEndIsReachedOnceForEachLastRow(_ isSlow: Bool) async {
    let store = Store()
    (store.ids, store.pages, store.isSlow) = (Array(0..<40), 1, isSlow)
    let screen = TestScreen { Feed(store) }
    #expect(store.calls == [])
    await screen.scrollToEnd().finish()
    #expect(screen.snapshot.rowCount == 60 && store.calls.count == 1)
    await screen.scrollToEnd().finish().scrollToEnd().finish()
    #expect(screen.snapshot.rowCount == 60 && store.calls.count == 2, "nothing came any more")
  }

  @Test func headersTellAndTheFocusSelectsWhatItReaches() async {
    struct Focused: Screen {
      let log: Log
      var body: some ScreenContent {
        let header = TextLine(text: "Top").onImpression { log.add("seen") }
          .onDisplay { log.add("shown") }.task { log.add("task") }
        Section("a", header: header, footer: TextLine(text: "End").onImpression { log.add("end") })
        {
          for id in 0..<30 {
            TextLine(text: "\(id)").id(id).focusable(id != 1).onSelect { log.add("+\(id)") }
          }
        }
        .selectionFollowsFocus()
      }
    }
    let log = Log()
    let screen = TestScreen { Focused(log: log) }.advance(by: 1)
    for _ in 0..<10 { await Task.yield() }
    #expect(log.take().sorted() == ["seen", "shown", "task"])
    screen.moveFocus(to: "0")
    #expect(log.take() == ["+0"])
    withKnownIssue {
      screen.moveFocus(to: "1")
    } matching: {
      "\($0)".contains("must be a row that can have the focus (was not; 'focusable(false)'")
    }
    #expect(log.take() == [])
    screen.scrollToEnd().advance(by: 1)
    #expect(log.take() == ["end"])
  }

  @Test func aScreenThatSaysNothingOfAPullFailsTheTest() async {
    struct Plain: Screen { var body: some ScreenContent { TextLine(text: "a") } }
    let screen = TestScreen { Plain() }
    #expect(!screen.host.updater.canRefresh)
    await withKnownIssue {
      await screen.pullToRefresh()
    } matching: {
      "\($0)".contains("No 'onRefresh' on the screen; write it after what the screen's body holds")
    }
  }

  @Test func whatIsSaidTwiceIsFound() {
    let screen = ScreenSnapshot(Feed(Store()).onRefresh {})
    let findings = screen.findings()
    #expect(findings.map(\.kind) == [.headerWithoutRows, .repeatedModifier])
    #expect(findings.last?.problem.hasPrefix("Duplicate 'onRefresh' in one screen (") == true)
    #expect(findings.last?.source?.contains("WholeScreenTests.swift:") == true)
  }
}

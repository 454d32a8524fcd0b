@testable import ScreenDSLTesting

/// A screen as a whole, driven: refresh, the end, what is there instead of rows.
@MainActor @Suite(.timedOnMain) struct ScreenModifierTests {
  private let store = Store()

  @MainActor private final class Store {
    var ids: [Int] = []
    var calls: [String] = []
    var pages = 1
    var isSlow = false

    func loadMore() {
      if pages > 0 { (ids, pages) = (ids + (ids.count..<ids.count + 20), pages - 1) }
    }
  }

  @MainActor private struct Feed: @MainActor Screen {
    let store: Store

    var body: some ScreenContent {
      let ids = store.ids
      Group {
        let section = Section("feed", header: "Feed") {
          for id in ids { TextLine(text: "\(id)").id(id) }
        }
        if store.isSlow {
          section.onReachEnd(within: 3) {
            store.calls.append("page after \(ids.count)")
            await Task.yield()
            store.loadMore()
          }
        } else {
          section.onReachEnd(within: 3) {
            store.calls.append("end of \(ids.count)")
            store.loadMore()
          }
        }
      }.onRefresh {
        store.calls.append("refresh \(ids.count)")
        await Task.yield()
        store.ids = Array(0..<20)
      }.emptyContent {
        Look.vertical {
          Look.text("Nothing yet")
          Look.button("Fill") { store.ids = [1] }
        }.id(1)
      }
    }
  }

  @Test func whatIsThereInsteadIsSeenHeardAndUsed() {
    let screen = TestScreen { Feed(store: store) }.expectVisible("Nothing yet")
    #expect(screen.snapshot.rowCount == 1)
    for renderer in [ScreenRenderer.text, .outline, .svg, .spoken] {
      let text = renderer.render(screen.snapshot)
      #expect(text.contains("Nothing yet") && text.contains("Fill"), "\(renderer.name)")
    }
    screen.tap("Fill").expectNotVisible("Nothing yet").expectLastUpdate {
      $0.sections(inserted: [], removed: [.substitute])
      $0.inserted("feed/1")
    }
    store.ids = []
    screen.update().expectVisible("Nothing yet")
  }

  @Test func aPullIsAwaitedAndDrawnWhileItRuns() async {
    let screen = TestScreen { Feed(store: store) }
    await screen.pullToRefresh().expectVisible("0")
    #expect(store.calls == ["refresh 0", "end of 20"] || store.calls == ["refresh 0"])
    await screen.pullToRefresh()
    #expect(store.calls.last == "refresh 20")
    let titles = screen.history.map(\.title)
    #expect(titles.suffix(2) == ["A refresh is under way", "Pull to refresh"])
    let (step, state) = (screen.history[screen.history.count - 2], RenderState(isRefreshing: true))
    let renderers: [(ScreenRenderer, ScreenRenderer)] = [
      (.text, .text(state: state)), (.outline, .outline(state: state)), (.svg, .svg(state: state)),
    ]
    for (plain, refreshing) in renderers {
      let drawn = refreshing.render(screen.snapshot)
      #expect(drawn != plain.render(screen.snapshot), "\(plain.name)")
    }
    #expect(ScreenRenderer.spoken.render(step.snapshot).hasPrefix("Refreshing"))
    #expect(ScreenRenderer.spoken(state: state).render(screen.snapshot).hasPrefix("Refreshing"))
    #expect(!ScreenRenderer.spoken.render(screen.snapshot).contains("Refreshing"))
  }

  @Test func aScreenIsSearched() {
    @MainActor final class Mails {
      var query = ""
      var calls: [String] = []
    }
    struct Mailbox: Screen {
      let mails: Mails
      var query: String
      var isFixed = false

      var body: some ScreenContent {
        Group {
          for name in ["Ada", "Grace"] where query.isEmpty || name.contains(query) {
            TextLine(text: name).id(name)
          }
        }
        .emptyContent { Look.text("Nothing for \(query)") }
        .searchable(query, prompt: "Search mail", edit)
      }

      private var edit: (@MainActor @Sendable (String) -> Void)? {
        if isFixed { return nil }
        return { [query, mails] text in
          mails.calls.append("\(query) -> \(text)")
          if !text.contains("!") { mails.query = text }
        }
      }
    }
    let mails = Mails()
    let screen = TestScreen(cells: .textLines) { Mailbox(mails: mails, query: mails.query) }
    screen.expectVisible("Search mail").type("Gr", in: "Search mail").expectVisible("Grace")
      .expectNotVisible("Ada")
      .expectLastUpdate {
        $0.reconfigured("search field")
        $0.removed("Ada")
      }
    #expect(mails.calls == [" -> G", "G -> Gr"], "the newest handler ran")
    screen.type("x", in: "Search mail").expectVisible("Nothing for Grx")
    screen.clear("Search mail").expectVisible("Ada").expectVisible("Grace")
    screen.type("!", in: "Search mail").expectVisible("Search mail")
    #expect(mails.calls.last == " -> !")
    #expect(mails.query == "")
    for renderer in [ScreenRenderer.text, .svg, .outline, .spoken] {
      #expect(renderer.render(screen.snapshot).contains("Search mail"), "\(renderer.name)")
    }
    expectNoProblems(screen)
    let fixed = TestScreen { Mailbox(mails: mails, query: "Ada", isFixed: true) }
    #expect(report(on: fixed) { $0.type("x", in: "Search mail") }.contains("must be enabled"))
    var ends = 0
    let field = TestScreen {
      ScreenOfSections { Section("none") {}.searchable("x") { _ in }.onReachEnd { ends += 1 } }
    }
    #expect(field.snapshot.rowCount == 1 && ends == 0, "the field is no last row")
  }

  @Test func headersTellAndTheFocusSelectsWhatItReaches() async {
    let log = Log()
    let screen = TestScreen {
      let header = TextLine(text: "Top").onImpression { log.add("seen") }
        .onDisplay { log.add("shown") }.task { log.add("task") }
      let footer = TextLine(text: "End").onImpression { log.add("end") }
      return ScreenOfSections {
        Section("a", header: header, footer: footer) {
          for id in 0..<30 {
            TextLine(text: "\(id)").id(id).focusable(id != 1).onSelect { log.add("+\(id)") }
          }
        }.selectionFollowsFocus()
      }
    }.advance(by: 1)
    await yieldTurns()
    #expect(log.take().sorted() == ["seen", "shown", "task"])
    screen.moveFocus(to: "0")
    #expect(log.take() == ["+0"])
    let text = "must be a row that can have the focus (was not; 'focusable(false)'"
    #expect(report(on: screen) { $0.moveFocus(to: "1") }.contains(text) && log.take() == [])
    screen.scrollToEnd().advance(by: 1)
    #expect(log.take() == ["end"])
  }

  @Test func aSectionIsScrolledToWithOrWithoutAHeader() {
    let screen = TestScreen {
      ScreenOfSections {
        for name in ["a", "b"] {
          Section(name) { for id in 0..<40 { TextLine(text: "\(name)\(id)").id(id) } }
        }
        Section("c", header: "C") { for id in 0..<40 { TextLine(text: "c\(id)").id(id) } }
      }
    }.scroll(toSection: "b")
    #expect(screen.host.visibleRows.first.map { "\($0)" } == "b/0")
    screen.scroll(toSection: "c").expectVisible("C").expectNotVisible("b39")
    #expect(screen.history.last?.title == "Scroll to section c")
    #expect(
      report(on: screen) { $0.scroll(toSection: "x") }
        == "No section for 'x'; sections are 'a', 'b', 'c'")
  }

  @Test func aScreenThatSaysNothingOfAPullFailsTheTest() async {
    let screen = TestScreen.rows { TextLine(text: "a") }
    #expect(!screen.host.updater.canRefresh)
    let found = await failures { await screen.pullToRefresh() }
    #expect(
      found == ["No 'onRefresh' on the screen; write it after the content of the screen's body"])
  }

  @Test func whatIsSaidTwiceIsFound() {
    let screen = ScreenSnapshot(Feed(store: store).onRefresh {})
    let problems = screen.problems()
    #expect(problems.map(\.kind) == [.headerWithoutRows, .repeatedModifier])
    #expect(problems.last?.sentence.hasPrefix("Duplicate 'onRefresh' in one screen (") == true)
    #expect(problems.last?.source?.contains("ScreenModifierTests.swift:") == true)
  }
}

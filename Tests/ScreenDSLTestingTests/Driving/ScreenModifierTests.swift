@testable import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct ScreenModifierTests {
  private let feed = Feed()

  @MainActor private final class Feed: @MainActor Screen {
    var ids: [Int] = [], calls: [String] = []
    private var pages = 1
    var body: some ScreenContent {
      let ids = self.ids
      Section("feed", header: "Feed") { for id in ids { TextLine(text: "\(id)").id(id) } }
        .onReachEnd(within: 3) {
          self.calls.append("end of \(ids.count)")
          if self.pages > 0 { self.ids += self.ids.count..<self.ids.count + 20 }
          self.pages -= 1
        }.onRefresh {
          self.calls.append("refresh \(ids.count)")
          await Task.yield()
          self.ids = Array(0..<20)
        }.emptyContent {
          Look.vertical(Look.text("Nothing yet"), Look.button("Fill") { self.ids = [1] }).id(1)
        }
    }
  }

  @Test func whatIsThereInsteadIsSeenHeardAndUsed() {
    let screen = TestScreen { feed }.expectVisible("Nothing yet")
    expectEqual(screen.snapshot.rowCount, 1)
    for renderer in [ScreenRenderer.text(), .outline(), .svg(), .spoken()] {
      let text = renderer.render(screen.snapshot)
      #expect(text.contains("Nothing yet") && text.contains("Fill"), "\(renderer.name)")
    }
    screen.tap("Fill").expectNotVisible("Nothing yet").expectLastUpdate {
      $0.sections(inserted: [], removed: [.substitute])
      $0.inserted("feed/1")
    }
    feed.ids = []
    screen.update().expectVisible("Nothing yet")
  }

  @Test func aPullIsAwaitedAndDrawnWhileItRuns() async {
    let screen = TestScreen { feed }
    await screen.pullToRefresh().expectVisible("0")
    #expect(feed.calls == ["refresh 0", "end of 20"] || feed.calls == ["refresh 0"])
    await screen.pullToRefresh()
    expectEqual(feed.calls.last, "refresh 20")
    #expect(screen.history.map(\.title).suffix(2) == ["A refresh is under way", "Pull to refresh"])
    let (step, state) = (screen.history[screen.history.count - 2], RenderState(isRefreshing: true))
    let drawn = [ScreenRenderer.text(state: state), .outline(state: state), .svg(state: state)]
    for (plain, refreshing) in zip([ScreenRenderer.text(), .outline(), .svg()], drawn) {
      #expect(plain.render(screen.snapshot) != refreshing.render(screen.snapshot), "\(plain.name)")
    }
    let lines = ScreenText(width: 60, state: state).drawing(of: screen.snapshot).lines
    expectEqual(lines.joined(separator: "\n") + "\n", drawn[0].render(screen.snapshot))
    #expect(ScreenRenderer.spoken().render(step.snapshot).hasPrefix("Refreshing"))
    #expect(ScreenRenderer.spoken(state: state).render(screen.snapshot).hasPrefix("Refreshing"))
    #expect(!ScreenRenderer.spoken().render(screen.snapshot).contains("Refreshing"))
  }

  @Test func aScreenIsSearched() {
    var (query, calls): (String, [String]) = ("", [])
    let screen = TestScreen.sections(cells: .textLines) {
      let shown = query
      Group {
        for name in ["Ada", "Grace"] where shown.isEmpty || name.contains(shown) {
          TextLine(text: name).id(name)
        }
      }.emptyContent { Look.text("Nothing for \(shown)") }
        .searchable(shown, prompt: "Search mail") {
          calls.append("\(shown) -> \($0)")
          if !$0.contains("!") { query = $0 }
        }
    }
    screen.expectVisible("Search mail").type("Gr", in: "Search mail").expectVisible("Grace")
      .expectNotVisible("Ada").expectLastUpdate {
        $0.reconfigured("search field")
        $0.removed("Ada")
      }
    expectEqual(calls, [" -> G", "G -> Gr"], "the newest handler ran")
    screen.type("x", in: "Search mail").expectVisible("Nothing for Grx")
      .clear("Search mail").expectVisible("Ada").expectVisible("Grace")
      .type("!", in: "Search mail").expectVisible("Search mail")
    #expect(calls.last == " -> !" && query == "")
    for renderer in [ScreenRenderer.text(), .svg(), .outline(), .spoken()] {
      #expect(renderer.render(screen.snapshot).contains("Search mail"), "\(renderer.name)")
    }
    expectNoProblems(screen)
    let fixed = TestScreen.sections {
      Section("a") { TextLine(text: "a") }.searchable("Ada", prompt: "Search mail", nil)
    }
    #expect(report(on: fixed) { $0.type("x", in: "Search mail") }.contains("must be enabled"))
    var ends = 0
    let field = TestScreen.sections {
      Section("none") {}.searchable("x") { _ in }.onReachEnd { ends += 1 }
    }
    #expect(field.snapshot.rowCount == 1 && ends == 0, "the field is no last row")
  }

  @Test func headersTellAndTheFocusSelectsWhatItReaches() async {
    let log = Log()
    let screen = TestScreen.sections {
      let header = TextLine(text: "Top").onImpression { log.add("seen") }
        .onDisplay { log.add("shown") }.task { log.add("task") }
      Section("a", header: header, footer: TextLine(text: "End").onImpression { log.add("end") }) {
        for id in 0..<30 {
          TextLine(text: "\(id)").id(id).focusable(id != 1).onSelect { log.add("+\(id)") }
        }
      }.selectionFollowsFocus()
    }.advance(by: 1)
    await yieldTurns()
    expectEqual(log.take().sorted(), ["seen", "shown", "task"])
    screen.moveFocus(to: "0")
    expectEqual(log.take(), ["+0"])
    let text = "must be a row that can have the focus (was not; 'focusable(false)'"
    #expect(report(on: screen) { $0.moveFocus(to: "1") }.contains(text) && log.take() == [])
    screen.scrollToEnd().advance(by: 1)
    expectEqual(log.take(), ["end"])
  }

  @Test func aSectionIsScrolledToWithOrWithoutAHeader() {
    let screen = TestScreen.sections {
      for name in ["a", "b", "c"] {
        let header: String? = name == "c" ? "C" : nil
        Section(name, header: header) { for id in 0..<40 { TextLine(text: "\(name)\(id)").id(id) } }
      }
      Section("d") {}
    }.scroll(to: "b/0")
    expectEqual(screen.host.visibleRows.first.map { "\($0)" }, "b/0")
    screen.scroll(to: .header("c")).expectVisible("C").expectNotVisible("b39")
    #expect(report(on: screen) { $0.scroll(to: .header("x")) }.contains("'x'"))
  }

  @Test func aPullOfWhichTheScreenSaysNothingOrThatFailsIsReported() async {
    let screen = TestScreen.rows { TextLine(text: "a") }
    #expect(!screen.host.updater.canRefresh)
    let sentence = "No 'onRefresh' on the screen; write it after the content of the screen's body"
    expectEqual(await failures { await screen.pullToRefresh() }, [sentence])
    let sandbox = Sandbox()
    let pull: @MainActor () async -> Void = {
      let screen = TestScreen.sections(line: 1) {
        Section("s") { TextLine(text: "a") }.onRefresh { throw Refusal("b") }
      }
      await screen.pullToRefresh(line: 2)
    }
    await TestingContext.$current.withValue(sandbox.context) { await pull() }
    #expect(sandbox.journal.messages.count == 1 && sandbox.journal.lastSite?.line == 2)
  }

  @Test func whatIsSaidTwiceIsFound() {
    let problems = ScreenSnapshot(feed.onRefresh {}).problems()
    expectEqual(problems.map(\.kind), [.headerWithoutRows, .repeatedModifier])
    expectEqual(problems.last?.sentence.hasPrefix("Duplicate 'onRefresh' in one screen ("), true)
    expectEqual(problems.last?.source?.contains("ScreenModifierTests.swift:"), true)
  }
}

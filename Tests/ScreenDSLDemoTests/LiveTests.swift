import Foundation
import ScreenDSLTerminal

@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct LiveTests {
  @Test(arguments: Scene.allCases)
  func everySceneIsDrawnStepByStep(_ scene: Scene) throws {
    let frames = try LiveScene.frames(scene)
    #expect(frames.hasPrefix("step 0: The "))
    #expect(try frames.components(separatedBy: "\nstep ").count == scene.steps().count)
  }

  @Test func whatIsChosenChangesTheScene() throws {
    let live = try LiveScene(.main, columns: 60, lines: 40, isASCII: false)
    let press = { (keys: TerminalKey...) in
      for key in keys {
        live.host.handle(key)
        live.update()
      }
    }
    #expect(live.host.lines.contains { $0.contains("Promo Banner") })
    press(.enter)
    #expect(!live.host.lines.contains { $0.contains("Promo Banner") })
    press(.character("3"))
    #expect(live.host.lines[3].contains("•Z to A"))
    #expect(live.host.lines[6].contains("Element 5"))
    press(.down, .down, .character("2"))
    #expect(live.host.lines[9].contains("•A to Z"))
    #expect(live.host.lines[11].contains("Element 1"))
  }

  @Test func anEntryOfTheTimelineIsLiked() throws {
    let live = try LiveScene(.timeline, columns: 60, lines: 24, isASCII: true)
    for _ in 0..<4 { live.host.handle(.down) }
    #expect(live.host.lines.contains { $0.contains("[ Like ]") })
    live.host.handle(.enter)
    live.update()
    #expect(live.host.lines.contains { $0.contains("Liked") })
    #expect(live.host.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  private func press(_ keys: TerminalKey..., in live: LiveScene) {
    for key in keys { live.update(live.host.handle(key) ? nil : key) }
  }

  @Test(arguments: [Scene.main, .inbox])
  func rowsAreAddedRemovedAndShuffled(_ scene: Scene) throws {
    let live = try LiveScene(scene, columns: 60, lines: 60, isASCII: false)
    let count = live.changes.new.rowCount
    press(.end, .character("a"), in: live)
    #expect(live.changes.new.rowCount == count + 1 && !live.changes.rowInsertions.isEmpty)
    press(.end, .character("d"), in: live)
    // A mail goes to the archive, whose folder comes.
    #expect(live.changes.new.rowCount == count + (scene == .inbox ? 1 : 0))
    #expect(!live.changes.rowRemovals.isEmpty || !live.changes.sectionRemovals.isEmpty)
    let shown = live.changes.new
    press(.home, .character("d"), in: live)
    #expect(live.changes.new == shown, "what is no element stays")
    let order = live.changes.new.allRows.map(\.path)
    for _ in 0..<50 where live.changes.new.allRows.map(\.path) == order {
      press(.character("s"), in: live)
    }
    #expect(live.changes.new.allRows.map(\.path) != order)
    #expect(live.keys.hasPrefix("a add  d ") && live.keys.hasSuffix("s shuffle"))
  }

  @Test func anInboxIsSearchedByTyping() throws {
    let live = try LiveScene(.inbox, columns: 60, lines: 60, isASCII: false)
    press(.enter, .character("n"), .character("o"), in: live)
    #expect(
      live.lastUpdate.map { String($0.prefix { $0 != "," }) } == [
        "The last update", "4 of 13 rows touched", "",
        "removed section 'yesterday'", "removed section 'tuesday'",
        #"removed MailRow '3' "Edsger Dijkstra""#,
        #"removed MailRow '4' "Katherine Johnson""#,
        #"removed MailRow '5' "Barbara Liskov""#,
        #"reconfigured SearchField 'search field' "Search mail""#,
        "  the field typed n -> no",
      ])
    press(.enter, .end, .enter, in: live)
    #expect(live.host.lines.contains { $0.hasPrefix("│▸") }, "the row is selected")
  }

  @Test func anInboxIsRefreshedEditedAndUnfolded() async throws {
    let live = try LiveScene(.inbox, columns: 60, lines: 60, isASCII: false)
    func shows(_ text: String) -> Bool { live.host.lines.contains { $0.contains(text) } }
    press(.end, .character("e"), .character("x"), .character("e"), in: live)
    #expect(shows("Trash") && !shows("Substitution"))
    #expect(live.lastUpdate.last == "screen: editing ended", "an update of no row has a reason")
    press(.home, .down, .down, .down, .right, in: live)
    #expect(shows("Substitution"))
    press(.left, in: live)
    #expect(!shows("Substitution"))
    press(.character("/"), .character("e"), .enter, .character("r"), in: live)
    for _ in 0..<100 where !live.host.hint.contains("r refresh") {
      await Task.yield()
      live.update()
    }
    #expect(live.host.hint == "1 Search mail  r refresh  / search  e edit")
    #expect(shows("Can machines think?"))
  }

  @Test func stepsFollowOneAnother() throws {
    let live = try LiveScene(.contacts, columns: 60, lines: 60, isASCII: false)
    press(.character("x"), .character("n"), in: live)
    #expect(live.lastUpdate.count > 3 && live.lastUpdate[3].hasPrefix("reloaded Company 'c1'"))
    #expect(live.host.lines.contains { $0.contains("Goracke Consulting") })
    press(.character("n"), .character("n"), in: live)
    #expect(!live.host.lines.contains { $0.contains("Goracke Consulting") }, "from the start again")
  }

  @Test func whatAnUpdateTouchedIsMarked() throws {
    let live = try LiveScene(.inbox, columns: 60, lines: 60, isASCII: true)
    #expect(live.lastUpdate == ["The last update", "none yet, 13 rows", ""])
    #expect(live.host.marked.isEmpty)
    press(.character("a"), in: live)
    #expect(live.lastUpdate[1] == "2 of 14 rows touched")
    let marked = live.host.markedLines.sorted().map { live.host.lines[$0] }.joined()
    #expect(marked.contains("Can machines think?") && marked.contains("people"))
    #expect(!marked.contains("Nanoseconds"))
  }

  @Test func withoutATerminalTheFramesArePrinted() throws {
    let output = CapturedOutput()
    #expect(Demo.run(["live", "contacts"], output: output) == 0)
    #expect(output.text.contains("step 1: contact 'c1' turns into a company"))
    #expect(Demo.run(["live", "--width", "9"], output: output) == 2)
  }
}

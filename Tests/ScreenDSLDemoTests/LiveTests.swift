import ScreenDSLTerminal

@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct LiveTests {
  @Test(arguments: TestDepth.part(of: Scene.allCases, 0))
  func everySceneIsDrawnStepByStep(_ scene: Scene) {
    let frames = LiveScene.frames(scene)
    #expect(frames.hasPrefix("step 0: The "))
    expectEqual(frames.ranges(of: "\nstep ").count + 1, scene.steps.count)
  }

  private func press(_ keys: TerminalKey..., in live: LiveScene) {
    for key in keys { live.update(live.host.handle(key) ? nil : key) }
  }

  @Test func whatIsChosenChangesTheScene() {
    let live = LiveScene(.main, columns: 60, lines: 40)
    #expect(live.host.lines.contains { $0.contains("Promo Banner") })
    press(.enter, in: live)
    #expect(!live.host.lines.contains { $0.contains("Promo Banner") })
    press(.character("3"), in: live)
    #expect(live.host.lines[3].contains("•Z to A") && live.host.lines[6].contains("Element 5"))
    press(.down, .down, .character("2"), in: live)
    #expect(live.host.lines[9].contains("•A to Z") && live.host.lines[11].contains("Element 1"))
  }

  @Test func anInboxIsSearchedByTyping() {
    let live = LiveScene(.inbox, columns: 60, lines: 60)
    expectEqual(live.lastUpdate, ["The last update", "none yet, 13 rows", ""])
    press(.enter, .character("n"), .character("o"), in: live)
    #expect(
      live.lastUpdate.map { String($0.prefix { $0 != "," }) } == [
        "The last update", "4 of 13 rows touched", "", "removed section 'yesterday'",
        "removed section 'tuesday'", #"removed MailRow '3' "Edsger Dijkstra""#,
        #"removed MailRow '4' "Katherine Johnson""#, #"removed MailRow '5' "Barbara Liskov""#,
        #"reconfigured SearchField 'search field' "Search mail""#, "  the field typed n -> no",
      ])
    press(.enter, .end, .enter, in: live)
    #expect(live.host.lines.contains { $0.hasPrefix("│▸") }, "the row is selected")
  }

  @Test func anInboxIsRefreshed() async {
    let live = LiveScene(.inbox, columns: 60, lines: 60)
    press(.enter, .character("e"), .enter, .character("r"), in: live)
    await eventually {
      live.update()
      return live.host.hint.contains("r refresh")
    }
    expectEqual(live.host.hint, "1 Search mail  r refresh")
    #expect(live.host.lines.contains { $0.contains("Can machines think?") })
  }

  @Test func stepsFollowOneAnotherAndArePrintedWithoutATerminal() {
    let live = LiveScene(.readme, columns: 60, lines: 60)
    press(.character("x"), .character("n"), in: live)
    #expect(live.host.lines.contains { $0.contains("Alan Turing") })
    for _ in 0..<6 { press(.character("n"), in: live) }
    #expect(!live.host.lines.contains { $0.contains("Alan Turing") }, "from the start again")
    let (status, text) = Demo.run(["live", "readme"], columns: 80)
    #expect(status == 0 && text.contains("step 1: Alan writes"))
  }
}

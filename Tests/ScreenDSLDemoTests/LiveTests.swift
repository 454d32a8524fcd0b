import Foundation
import ScreenDSLTerminal
import TestSupport
import Testing

@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct LiveTests {
  @Test(arguments: Scene.allCases)
  func everySceneHasACellForEachOfItsModels(_ scene: Scene) throws {
    let frames = try LiveScene.frames(scene)
    #expect(!frames.contains("No cell for"))
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
    #expect(live.host.lines[7].contains("Element 5"))
    press(.down, .down, .character("2"))
    #expect(live.host.lines[11].contains("•A to Z"))
    #expect(live.host.lines[13].contains("Element 1"))
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

  @Test func withoutATerminalTheFramesArePrinted() throws {
    let output = CapturedOutput()
    #expect(Demo.run(["live", "contacts"], output: output) == 0)
    #expect(output.text.contains("step 1: contact 'c1' turns into a company"))
    #expect(Demo.run(["live", "--width", "9"], output: output) == 2)
  }
}

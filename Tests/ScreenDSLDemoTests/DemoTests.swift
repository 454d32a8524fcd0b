import Foundation

@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct DemoTests {
  @Test(arguments: Scene.allCases) func playsEachSceneAsRecorded(_ scene: Scene) throws {
    let (status, text) = Demo.run([scene.rawValue], columns: 80)
    let url = Bundle.module.url(
      forResource: scene.rawValue, withExtension: "txt", subdirectory: "Recorded")
    expectEqual(status, 0)
    expectEqual(text + "\n", try String(contentsOf: #require(url), encoding: .utf8))
  }

  @Test(arguments: [80, 120]) func aSummaryIsAsWideAsItsTerminal(_ columns: Int) {
    let (status, text) = Demo.run(["inbox"], columns: columns)
    let lines = text.split(separator: "\n")
    #expect(status == 0 && lines.allSatisfy { $0.count <= columns })
    let sorted = lines.first { $0.contains("by oldest") } ?? ""
    expectEqual(sorted.hasSuffix("2 moved, …"), (columns == 80))
    expectEqual(sorted.contains("selected: newest -> oldest"), (columns == 120))
  }

  @Test func helps() {
    for arguments in [["-h"], ["inbox", "--help"], ["show", "--help"], ["help"]] {
      let (status, text) = Demo.run(arguments, columns: 80)
      #expect(status == 0 && text == Options.help)
    }
    let words = Scene.allCases.map(\.rawValue) + Options.Command.allCases.flatMap(\.options)
    for word in words { #expect(Options.help.contains(word)) }
  }

  private let ways = TestDepth.isThorough ? 40 : 0, steps = TestDepth.size(50) + 10

  @Test func theMainScreen() async {
    await explore(MainStore(.sample), ways: ways, steps: steps) {
      MainScreen(state: $0.state, store: $0)
    }
  }

  private func play<State: SceneState>(_ scene: State.Type, line: Int = #line) async {
    await explore(SceneStore<State>(), ways: ways, steps: steps, line: line) { $0.screen }
  }

  @Test func otherScenes() async {
    await play(Chat.self)
    await play(Music.self)
    await play(Agenda.self)
    await play(Order.self)
    await play(Signup.self)
  }
}

@testable import ScreenDSLDemo

@MainActor @Suite(.timedOnMain) struct ExploringTests {
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

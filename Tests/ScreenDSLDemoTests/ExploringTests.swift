import ScreenDSLTesting
import TestSupport
import Testing

@testable import ScreenDSLDemo

/// The screens of the demo, as many users would use them.
@MainActor @Suite(.timedOnMain) struct ExploringTests {
  private let ways = TestDepth.isThorough ? 40 : 0
  private let steps = TestDepth.size(50) + 10

  @Test func theMainScreen() async {
    await explore(MainStore(.sample), ways: ways, steps: steps) {
      MainScreen(state: $0.state, store: $0)
    }
  }

  @Test func aChat() async {
    await explore(SceneStore<Chat>(), ways: ways, steps: steps) { $0.screen }
  }

  @Test func music() async {
    await explore(SceneStore<Music>(), ways: ways, steps: steps) { $0.screen }
  }

  @Test func anAgenda() async {
    await explore(SceneStore<Agenda>(), ways: ways, steps: steps) { $0.screen }
  }

  @Test func aCheckout() async {
    await explore(SceneStore<Order>(), ways: ways, steps: steps) { $0.screen }
  }

  @Test func aForm() async {
    await explore(SceneStore<Signup>(), ways: ways, steps: steps) { $0.screen }
  }
}

import ScreenDSLTesting

/// A screen that goes through what a sequence says.
@MainActor @Suite(.timedOnMain) struct FollowingTests {
  private struct Failure: Error {}

  private struct Counter: Screen {
    var number: Int
    var body: some ScreenContent { TextLine(text: "\(number)").id("row") }
  }

  @MainActor private final class Store { var number = 0 }

  private let store = Store()

  private var screen: TestScreen {
    TestScreen { [store] in Counter(number: store.number) }
  }

  private func numbers(_ numbers: [Int], thenFails fails: Bool = false)
    -> AsyncThrowingStream<Int, any Error>
  {
    AsyncThrowingStream { stream in
      for number in numbers { stream.yield(number) }
      stream.finish(throwing: fails ? Failure() : nil)
    }
  }

  @Test func eachElementIsShown() async {
    let screen = await screen.follow(numbers([1, 2, 3])) { store.number = $0 }.expectVisible("3")
    #expect(screen.history.map(\.title) == ["First screen", "Follow 1", "Follow 2", "Follow 3"])
    #expect(screen.history.map { "\($0.snapshot.allRows[0].row.model)".contains("2") }[2])
    screen.expectLastUpdate { $0.reconfigured("row") }
  }

  @Test func aSequenceThatFailsOrIsEmptyFailsTheTest() async {
    let screen = screen
    for (sequence, text) in [
      (
        numbers([7], thenFails: true),
        "must end without an error (was 'Failure()' after 1 elements)"
      ),
      (numbers([]), "Sequence must have an element (had none)"),
    ] {
      await withKnownIssue {
        await screen.follow(sequence) { store.number = $0 }
      } matching: {
        "\($0)".contains(text)
      }
    }
    screen.expectVisible("7")
  }
}

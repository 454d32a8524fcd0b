import ScreenDSLTesting

@MainActor @Suite(.timedOnMain) struct FollowingTests {
  private let log = Log()

  private var screen: TestScreen { .rows { TextLine(text: log.lines.last ?? "0").id("row") } }

  private func numbers(_ all: [Int], fails: Bool = false) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { stream in
      for number in all { stream.yield(number) }
      stream.finish(throwing: fails ? Refusal("lost") : nil)
    }
  }

  @Test func eachElementIsShown() async {
    let screen = await screen.follow(numbers([1, 2, 3])) { log.add("\($0)") }.expectVisible("3")
    #expect(screen.history.map(\.title) == ["First screen", "Follow 1", "Follow 2", "Follow 3"])
    #expect(screen.history.map { "\($0.snapshot.allRows[0].row.model)".contains("2") }[2])
    screen.expectLastUpdate { $0.reconfigured("row") }
  }

  @Test func aSequenceThatFailsOrIsEmptyFailsTheTest() async {
    let screen = screen
    let found = await failures {
      await screen.follow(numbers([7], fails: true)) { log.add("\($0)") }
      await screen.follow(numbers([])) { log.add("\($0)") }
    }
    #expect(found.count == 2 && found[1] == "Sequence must have an element (had none)")
    #expect(found[0].hasSuffix("must end without an error (was 'lost' after 1 element)"))
    screen.expectVisible("7")
  }
}

import ScreenDSL
import Testing

@testable import ScreenDSLDemo

@MainActor
@Suite struct ScriptPlayerTests {
  private let output = CapturedOutput()
  private let elements = [2, 1, 5, 3, 4].map { Element(id: "e\($0)", name: "Element \($0)") }

  @Test func tellsThatAnActionFoundNothing() {
    // Before the first application there is no menu to use.
    var player = ScriptPlayer(elements, isQuiet: true, output: output)
    let steps = [ScriptStep("too early", .sort(.vertical, .aToZ)), .firstApply]
    #expect(player.play(Script(steps: steps)) == 1)
    #expect(
      output.complaints == ["Step 0 differed: Screen must have a row to act on (was without)"])
    #expect(output.lines.last == "script: 2 steps, 1 differed")
  }

  @Test func tellsThatThereIsNoCarouselToScroll() {
    var player = ScriptPlayer(elements, isQuiet: true, output: output)
    let step = ScriptStep.firstApply.afterScrollingCarouselAway()
    #expect(player.play(Script(steps: [step])) == 1)
    #expect(
      output.complaints == ["Step 0 differed: Screen must have a row to act on (was without)"])
  }

  @Test func findsTheCarouselAsItWasLeft() {
    var player = ScriptPlayer(elements, isQuiet: false, output: output)
    let step = ScriptStep("away", .banner(isShown: false)).afterScrollingCarouselAway()
    #expect(player.play(Script(steps: [.firstApply, step])) == 0)
    let sight = "offset 384.0, menu unsorted, Element 5, Element 3"
    #expect(
      output.lines.filter { $0.hasPrefix("carousel") } == [
        "carousel before: \(sight)", "carousel was out of view: yes", "carousel after: \(sight)",
      ])
  }

  @Test func tellsThatAPromiseIsBroken() {
    var player = ScriptPlayer(elements, isQuiet: true, output: output) {
      $0.changes.rowRemovals.isEmpty ? [] : ["Removal must be right (was wrong)"]
    }
    #expect(player.play(.main) == 1)
    #expect(output.complaints == ["Step 4 differed: Removal must be right (was wrong)"])
    #expect(output.lines.last == "script: 10 steps, 1 differed")
  }

  @Test func picksTheSameElementInBothPlaces() {
    let twins = ["z", "a"].map { Element(id: "x", name: $0) }
    var player = ScriptPlayer(twins, isQuiet: false, output: output)
    let steps = [
      .firstApply, ScriptStep("sort", .sort(.horizontal, .aToZ)),
      ScriptStep("tap", .tapFirstElement),
    ]
    #expect(player.play(Script(steps: steps)) == 0)
    #expect(
      output.lines.filter { $0.hasSuffix("tapped") } == [
        "z with id x tapped", "z with id x tapped",
      ])
  }

  @Test func closesAndShowsTheBanner() {
    var player = ScriptPlayer(elements, isQuiet: true, output: output)
    let actions = [false, false, true, true].map {
      ScriptStep("", .banner(isShown: $0))
    }
    #expect(player.play(Script(steps: [.firstApply] + actions)) == 0)
    #expect(
      output.stepLines.dropFirst().map { $0.prefix(31) } == [
        "step 1: insertions=0 removals=1", "step 2: insertions=0 removals=0",
        "step 3: insertions=1 removals=0", "step 4: insertions=0 removals=0",
      ])
  }

  @Test func tellsIssuesWhenOtherElementsAreShown() {
    var player = ScriptPlayer(elements, isQuiet: true, output: output)
    let twin = ElementEdit.insert(Element(id: "e1", name: "Twin"), at: 5)
    let steps = [
      .firstApply, ScriptStep("add", .edit(twin)), ScriptStep("sort", .sort(.vertical, .aToZ)),
      ScriptStep("remove", .edit(.remove(id: "e1"))),
    ]
    #expect(player.play(Script(steps: steps)) == 0)
    #expect(
      output.complaints.map { $0.prefix { $0 != "," } } == [
        "Duplicate row ID 'e1' in container 'carousel' (positions 1 and 5)",
        "Duplicate row ID 'e1' in section 'main' (positions 5 and 9)",
      ])
    #expect(output.lines.last == "script: 4 steps")
  }
}

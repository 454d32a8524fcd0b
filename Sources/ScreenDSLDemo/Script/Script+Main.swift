extension Script {
  /// The script of the main scene, with what its elements have to give.
  static let main = Script(steps: [
    .firstApply.expecting(StepOutcome(ChangeCounts(insertions: 9), stages: 1)),
    ScriptStep("horizontal: Unsorted -> A to Z", .sort(.horizontal, .aToZ))
      .expecting(.horizontalSort(moves: 2)),
    ScriptStep("vertical: Unsorted -> A to Z", .sort(.vertical, .aToZ))
      .expecting(.verticalSort(moves: 2)).comparedWithRebuild(),
    ScriptStep("vertical: A to Z -> Z to A", .sort(.vertical, .zToA))
      .expecting(.verticalSort(moves: 4)),
    ScriptStep("close the banner", .banner(isShown: false))
      .expecting(StepOutcome(ChangeCounts(removals: 1), stages: 1)),
    ScriptStep("vertical: Z to A -> Unsorted", .sort(.vertical, .unsorted))
      .expecting(.verticalSort(moves: 3)),
    ScriptStep("horizontal: A to Z -> Z to A", .sort(.horizontal, .zToA))
      .expecting(.horizontalSort(moves: 4)),
    ScriptStep("the same state again", .again).expecting(StepOutcome()),
    ScriptStep(scrollingAndSort, .sort(.vertical, .aToZ))
      .expecting(.verticalSort(moves: 2)).afterScrollingCarouselAway(),
    ScriptStep("tap one element in the list, and the same one in the carousel", .tapFirstElement)
      .expecting(StepOutcome(picks: Array(repeating: "Element 1 with id e1 tapped", count: 2))),
  ])

  private static let scrollingAndSort =
    "scroll the carousel by two cards, out of view and back; vertical: Unsorted -> A to Z"
}

extension StepOutcome {
  /// The menu is filled again, then the cards move.
  fileprivate static func horizontalSort(moves: Int) -> StepOutcome {
    let carousel = NestedCounts(name: "carousel", counts: ChangeCounts(moves: moves))
    return StepOutcome(ChangeCounts(reconfigures: 1), stages: 2, nested: [carousel])
  }

  /// The menu is filled again, then the rows move.
  fileprivate static func verticalSort(moves: Int) -> StepOutcome {
    StepOutcome(ChangeCounts(moves: moves, reconfigures: 1), stages: 2)
  }
}

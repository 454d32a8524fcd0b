import ScreenDSLHeadless

/// Plays a script on the main screen, and writes what each step did.
@MainActor
struct ScriptPlayer {
  private let list: MainList
  private let output: any Output
  private let isQuiet: Bool
  /// The element IDs whose issues were written last: a sort has the same issues again.
  private var knownIDs: [String] = []

  init(_ elements: [Element], isQuiet: Bool, output: any Output) {
    list = MainList(elements)
    self.isQuiet = isQuiet
    self.output = output
  }

  /// Plays all steps, even after one that differs, and returns the program's exit status.
  mutating func play(_ steps: [ScriptStep]) -> Int32 {
    var differingSteps = 0
    for (number, step) in steps.enumerated() {
      let differences = play(step, number)
      for sentence in differences { output.complain("Step \(number) differed: \(sentence)") }
      if !differences.isEmpty { differingSteps += 1 }
    }
    let isChecked = steps.allSatisfy { $0.figures != nil }
    let ending =
      differingSteps > 0 ? ", \(differingSteps) differed" : isChecked ? ", all as expected" : ""
    output.write("script: \(steps.count) steps\(ending)")
    return differingSteps > 0 ? 1 : 0
  }

  /// Plays a step, and returns how it differs from what it must be.
  private mutating func play(_ step: ScriptStep, _ number: Int) -> [String] {
    let old = list.host.snapshot
    let pickCount = list.store.picks.count
    var left: (sight: String, wasOutOfView: Bool)?
    var failures: [String] = []
    do {
      left = step.scrollsCarousel == true ? try list.scrollCarouselAway() : nil
      try list.perform(step.action)
    } catch {
      failures.append("\(error)")
    }
    list.show()
    let changes = list.host.snapshot.changeset(from: old)
    let picks = Array(list.store.picks.dropFirst(pickCount))

    narrate("action: \(step.title.legible)\nscreen:\n\(changes.new)\nchanges:\n\(changes)")
    if let left {
      narrate("carousel before: \(left.sight.legible)")
      narrate("carousel was out of view: \(left.wasOutOfView ? "yes" : "no")")
      narrate("carousel after: \(list.visibleCarousel.legible)")
    }
    for pick in picks { narrate(pick.legible) }
    writeIssues()
    output.write("step \(number): \(changes.figures)")
    if step.comparesWithRebuild == true {
      let count = changes.new.rowCount
      narrate("rebuild everything instead: \(count) reloads, the control's state lost")
    }
    narrate("")
    return failures + differences(from: step, changes, picks, carousel: left?.sight)
  }

  /// Writes what people read, and other programs do not.
  private func narrate(_ text: @autoclosure () -> String) {
    if !isQuiet { output.write(text()) }
  }

  /// Writes what is wrong with the IDs, whenever other elements are shown.
  private mutating func writeIssues() {
    let ids = list.store.state.elements.map(\.id)
    if ids == knownIDs { return }
    knownIDs = ids
    for issue in list.host.snapshot.issues {
      isQuiet ? output.complain(issue.problem) : output.write("issue: \(issue.problem)")
    }
  }

  private func differences(
    from step: ScriptStep, _ changes: Changeset, _ picks: [String], carousel: String?
  ) -> [String] {
    var sentences = list.host.violations.map {
      "Updates must keep the rules of list views (was '\($0)')"
    }
    func require(_ name: String, _ expected: String?, _ value: String) {
      if let expected, expected != value {
        sentences.append("\(name) must be '\(expected)' (was '\(value)')")
      }
    }
    if changes.old.applying(changes) != changes.new {
      sentences.append("Changes must lead to the new screen (was another one)")
    }
    require("Carousel", carousel, list.visibleCarousel)
    require("Figures", step.figures, changes.figures)
    if step.figures != nil { require("Picks", step.picks.map(\.description), picks.description) }
    return sentences
  }
}

extension Changeset {
  /// The counts of all lists, in the form that other programs read.
  fileprivate var figures: String {
    let stageCount = changedContainers.reduce(stages.count) { $0 + $1.changes.stages.count }
    let nested = changedContainers.map { "\($0.path)(\($0.changes.counts))" }
    return "\(counts) stages=\(stageCount) nested=[\(nested.joined(separator: ", "))]"
  }

  /// How many changes the rows have, without those inside containers.
  private var counts: String {
    "insertions=\(rowInsertions.count) removals=\(rowRemovals.count) moves=\(rowMoves.count) "
      + "reconfigures=\(rowUpdates(.reconfigure).count) reloads=\(rowUpdates(.reload).count)"
  }
}

import ScreenDSL

/// The screen before and after a step, and the way between.
struct Transition {
  let old: ScreenSnapshot
  let new: ScreenSnapshot
  let changes: Changeset
  let stages: [Changeset.Stage]
}

extension Transition {
  init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    let changes = new.changeset(from: old)
    self.init(old: old, new: new, changes: changes, stages: changes.stages)
  }

  /// What came of the step, apart from what was picked.
  var outcome: StepOutcome {
    StepOutcome(
      ChangeCounts(changes), stages: stages.count,
      nested: changes.changedContainers.map { path, changes in
        NestedCounts(name: "\(path)".onOneLine, counts: ChangeCounts(changes))
      })
  }

  /// The promises of the package that do not hold, one sentence each.
  var brokenPromises: [String] {
    var sentences: [String] = []
    if old.applying(changes) != new {
      sentences.append("Changes must lead to the new screen (was another one)")
    }
    if (stages.last?.snapshot ?? old) != new {
      sentences.append("Last stage must show the new screen (was another one)")
    }
    return sentences
  }
}

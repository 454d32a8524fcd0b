import ScreenDSL

/// The screen before and after a step, and the way between.
struct Transition {
  let old: ScreenSnapshot
  let new: ScreenSnapshot
  let changes: Changeset
  /// The stages of the list itself; those inside containers have their own.
  let stages: [Changeset.Stage]
}

extension Transition {
  init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    self.init(new.changeset(from: old))
  }

  init(_ changes: Changeset) {
    self.init(old: changes.old, new: changes.new, changes: changes, stages: changes.stages)
  }

  /// What came of the step, apart from what was picked.
  var outcome: StepOutcome {
    StepOutcome(
      ChangeCounts(changes), stages: stageCount,
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
    if !endsWithNew {
      sentences.append("Last stage must show the new screen (was another one)")
    }
    return sentences
  }

  /// The lists whose rows changed inside containers.
  private var nested: [Transition] { changes.nested.map { Transition($0.changes) } }

  /// How many batches all lists go through, those inside containers too.
  private var stageCount: Int { nested.reduce(stages.count) { $0 + $1.stageCount } }

  /// Whether the last stage shows the new screen.
  ///
  /// Where rows inside containers changed, the lists inside show them, each with its own last stage.
  private var endsWithNew: Bool {
    let last = stages.last?.snapshot ?? old
    if changes.nested.isEmpty { return last == new }
    return last.ownLines == new.ownLines && nested.allSatisfy(\.endsWithNew)
  }
}

extension ScreenSnapshot {
  /// The sections and their rows as text, without the rows inside containers.
  fileprivate var ownLines: [String] {
    sections.flatMap { section in
      ["\(section.id)"] + section.supplementaries.map { "\($0.kind): \($0.model)" }
        + section.rows.map(\.description)
    }
  }
}

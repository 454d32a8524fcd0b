/// Puts the changes of a list, and then of the lists inside it, in an order of legal batches.
struct StagePlanner {
  let changes: Changeset
  let strategy: Changeset.StageStrategy
  private var stages: [Changeset.Stage] = []
  /// The list as it is after the stages so far.
  var current: ScreenStorage

  init(_ changes: Changeset, _ strategy: Changeset.StageStrategy) {
    self.changes = changes
    self.strategy = strategy
    current = changes.old.storage
  }

  mutating func plan() -> [Changeset.Stage] {
    addOwnStages()
    addNestedStages()
    return endingWithNew
  }

  /// Plans the list itself, without the lists inside it.
  mutating func planOwn() -> [Changeset.Stage] {
    addOwnStages()
    return changes.nested.isEmpty ? endingWithNew : stages
  }

  private mutating func addOwnStages() {
    addContentStages()
    addStructuralStages()
    addSupplementaryStage()
  }

  /// The stages, the last with the new snapshot itself, so that its handlers are the newest.
  private var endingWithNew: [Changeset.Stage] {
    guard let last = stages.last else { return [] }
    return stages.dropLast() + [
      Changeset.Stage(
        container: last.container, operations: last.operations, snapshot: changes.new)
    ]
  }

  mutating func add(_ operations: Changeset.Operations, container: RowPath? = nil) {
    stages.append(
      Changeset.Stage(
        container: container, operations: operations, snapshot: ScreenSnapshot(current)))
  }

  /// Reconfigures and reloads come first, in batches of their own, where the rows still are.
  private mutating func addContentStages() {
    for kind in [Changeset.RowUpdate.Kind.reconfigure, .reload] {
      let updates = changes.rowUpdates(kind).sorted { $0.old < $1.old }
      if updates.isEmpty { continue }
      updateRows(updates)
      var operations = Changeset.Operations()
      let positions = updates.map(\.old)
      if kind == .reload {
        operations.reloads = positions
      } else {
        operations.reconfigures = positions
      }
      add(operations)
    }
  }

  /// Shows the new models in the old order; the rows inside a container wait for their own stages.
  private mutating func updateRows(_ updates: [Changeset.RowUpdate]) {
    var rows: [RowPosition: Row] = [:]
    for update in updates {
      let new = changes.new.storage.row(at: update.new)
      let old = current.row(at: update.old)
      rows[update.old] = update.kind == .reload ? new : new.with(content: old.content)
    }
    var sections = current.sections
    sections.replaceRows(rows)
    current = ScreenStorage(sections, hasDuplicates: current.hasDuplicates)
  }

  private mutating func addStructuralStages() {
    guard changes.hasStructuralChanges else { return }
    let plan = StructurePlan(changes, strategy)
    let (old, new) = (current, newWithOldParts())
    for step in plan.steps {
      current = step.isLast ? new : plan.storage(after: step, from: old, to: new)
      add(step.operations)
    }
  }

  /// The new list, but with the supplementaries and the rows inside containers that have their own
  /// stages.
  private func newWithOldParts() -> ScreenStorage {
    var sections = changes.new.storage.sections
    for update in changes.supplementaryUpdates {
      sections[update.newSection] = sections[update.newSection].with(
        supplementaries: changes.old.storage.sections[update.oldSection].supplementaries)
    }
    var rows: [RowPosition: Row] = [:]
    for nested in changes.nested {
      rows[nested.new] = changes.new.storage.row(at: nested.new).with(
        content: changes.old.storage.row(at: nested.old).content)
    }
    sections.replaceRows(rows)
    return ScreenStorage(sections, hasDuplicates: changes.new.storage.hasDuplicates)
  }

  private mutating func addSupplementaryStage() {
    if changes.supplementaryUpdates.isEmpty { return }
    var sections = current.sections
    for update in changes.supplementaryUpdates {
      sections[update.newSection] = sections[update.newSection].with(
        supplementaries: changes.new.storage.sections[update.newSection].supplementaries)
    }
    current = ScreenStorage(sections, hasDuplicates: current.hasDuplicates)
    var operations = Changeset.Operations()
    operations.supplementaries = changes.supplementaryUpdates
    add(operations)
  }

  private mutating func addNestedStages() {
    for nested in changes.nested {
      let row = current.row(at: nested.new)
      for stage in nested.changes.stages(for: strategy) {
        var sections = current.sections
        sections.replaceRows([nested.new: row.with(content: PlacedContent(stage.snapshot))])
        current = ScreenStorage(sections, hasDuplicates: current.hasDuplicates)
        let inner = stage.container?.ids ?? []
        let path = [nested.container] + inner
        add(stage.operations, container: RowPath(path[path.count - 1], in: path.dropLast()))
      }
    }
  }
}

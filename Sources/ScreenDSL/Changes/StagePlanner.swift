/// Orders the changes of a list as batches that a list view can run one after the other.
struct StagePlanner: ~Copyable {
  private(set) var stages: [Changeset.Stage] = []
  private var remaining = 0
  private var current: StageResult

  init(after old: ScreenStorage) { current = { old } }

  mutating func plan(_ changes: Changeset) {
    let structure = changes.operations.isStructural ? StructurePlan(changes) : nil
    let steps = structure?.steps ?? []
    remaining = steps.count + (changes.supplementaryUpdates.isEmpty ? 0 : 1)
    if changes.hasUpdates(.reconfigure) { remaining += 1 }
    if changes.hasUpdates(.reload) { remaining += 1 }
    stages.reserveCapacity(remaining)
    addContentStage(.reconfigure, of: changes)
    addContentStage(.reload, of: changes)
    if let structure { add(steps, of: structure) }
    addSupplementaryStage(of: changes)
  }

  private mutating func add(
    _ operations: consuming Changeset.Operations, of changes: Changeset,
    _ result: (Changeset, _ before: @escaping StageResult) -> StageResult
  ) {
    remaining -= 1
    let waits = !changes.nested.isEmpty
    if remaining > 0 || waits {
      let later = LazyStorage(result(changes, current))
      current = { later.storage }
    }
    if remaining > 0 {
      stages.append(Changeset.Stage(operations: operations, result: current, waiting: nil))
    } else {
      let storage = changes.new.storage
      stages.append(
        Changeset.Stage(
          operations: operations, result: { storage }, waiting: waits ? current : nil))
    }
  }

  /// Adds a stage that reconfigures or reloads rows at their positions in the old snapshot.
  private mutating func addContentStage(
    _ kind: Changeset.RowUpdate.Kind, of changes: Changeset
  ) {
    guard changes.hasUpdates(kind) else { return }
    let positions = changes.rowUpdates.compactMap { $0.kind == kind ? $0.old : nil }.inOrder
    let operations = Changeset.Operations(
      reconfigures: kind == .reconfigure ? positions : [],
      reloads: kind == .reload ? positions : [])
    add(operations, of: changes) { changes, before in
      { changes.updatingRows(changes.rowUpdates(kind), in: before()) }
    }
  }

  private mutating func add(_ steps: [Changeset.Operations], of plan: StructurePlan) {
    let changes = plan.changes
    let (before, after) = (current, LazyStorage { changes.newWithOldParts() })
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      add(step, of: changes) { _, _ in
        { isLast ? after.storage : plan.storage(after: step, from: before(), to: after.storage) }
      }
    }
  }

  private mutating func addSupplementaryStage(of changes: Changeset) {
    if changes.supplementaryUpdates.isEmpty { return }
    let operations = Changeset.Operations(supplementaries: changes.supplementaryUpdates)
    add(operations, of: changes) { changes, before in
      {
        var sections = before().sections
        for update in changes.supplementaryUpdates {
          sections[update.newSection] = sections[update.newSection].withSupplementaries(
            of: changes.new.storage.sections[update.newSection])
        }
        return ScreenStorage(sections, configuration: changes.new.storage.configuration)
      }
    }
  }
}

extension Changeset {
  fileprivate func hasUpdates(_ kind: RowUpdate.Kind) -> Bool {
    rowUpdates.contains { $0.kind == kind }
  }

  fileprivate func updatingRows(_ updates: [RowUpdate], in current: ScreenStorage) -> ScreenStorage
  {
    var sections = current.sections
    sections.replaceRows(updates.map { replacement(for: $0, in: current) })
    return ScreenStorage(sections, configuration: new.configuration)
  }

  private func replacement(for update: RowUpdate, in current: ScreenStorage) -> RowReplacement {
    let new = new.storage.sections[update.new.section].rows.locate(update.new.row)
    if update.kind == .reload || !new.chunk.traits.contains(.containers) {
      return RowReplacement(position: update.old, chunk: new.chunk, index: new.index)
    }
    let inner = current.row(at: update.old).inner
    return RowReplacement(at: update.old, by: new.chunk.row(at: new.index).with(inner: inner))
  }

  fileprivate func newWithOldParts() -> ScreenStorage {
    var sections = new.storage.sections
    for update in supplementaryUpdates {
      sections[update.newSection] = sections[update.newSection].withSupplementaries(
        of: old.storage.sections[update.oldSection])
    }
    sections.replaceRows(
      nested.map { nested in
        let inner = old.storage.row(at: nested.old).inner
        return RowReplacement(
          at: nested.new, by: new.storage.row(at: nested.new).with(inner: inner))
      })
    return ScreenStorage(sections, configuration: new.configuration)
  }
}

extension ScreenSnapshot {
  package func replacingInnerRows(
    at position: RowPosition, with rows: ScreenSnapshot
  ) -> ScreenSnapshot {
    var sections = storage.sections
    let row = self[position].with(inner: InnerRows(rows.storage))
    sections.replaceRows([RowReplacement(at: position, by: row)])
    return ScreenSnapshot(storage.with(sections))
  }
}

extension ScreenSnapshot {
  package var undoOfDrag: (batch: Changeset.Operations, result: ScreenSnapshot)? {
    guard let drag = storage.drag else { return nil }
    var batch = Changeset.Operations()
    batch.rowMoves = [Changeset.RowMove(from: drag.to, to: drag.from)]
    return (batch, ScreenSnapshot(drag.before))
  }
}

extension [SectionStorage] {
  mutating func replaceRows(_ rows: [RowReplacement]) {
    var rows = rows
    rows.sortByPosition(\.position)
    var rest = rows[...]
    while let section = rest.first?.position.section {
      let part = rest.prefix { $0.position.section == section }
      self[section] = self[section].with(numbered: self[section].rows.replacing(part))
      rest = rest.dropFirst(part.count)
    }
  }
}

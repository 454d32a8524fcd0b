/// Puts the changes of a list in an order of legal batches.
struct StagePlanner {
  let changes: Changeset
  private let structure: StructurePlan?
  private var stages: [Changeset.Stage] = []
  /// How many stages are still to come.
  private var remaining = 0
  /// The list as it is after the stages so far.
  private var current: StageResult

  init(_ changes: Changeset) {
    self.changes = changes
    current = .known(changes.old.storage)
    structure = changes.hasStructuralChanges ? StructurePlan(changes) : nil
  }

  mutating func plan() -> [Changeset.Stage] {
    let steps = structure?.steps ?? []
    remaining = steps.count + (changes.supplementaryUpdates.isEmpty ? 0 : 1)
    if hasUpdates(.reconfigure) { remaining += 1 }
    if hasUpdates(.reload) { remaining += 1 }
    stages.reserveCapacity(remaining)
    addContentStage(.reconfigure)
    addContentStage(.reload)
    if let structure { add(steps, of: structure) }
    addSupplementaryStage()
    return stages
  }

  /// Adds a stage; the last one has the new snapshot itself, so that its handlers are the newest.
  ///
  /// - Parameter result: Returns what works out the list after the stage.
  private mutating func add(
    _ operations: Changeset.Operations,
    _ result: @autoclosure () -> @Sendable () -> ScreenStorage
  ) {
    remaining -= 1
    let new = remaining == 0 ? StageResult.known(changes.new.storage) : nil
    if let new, changes.nested.isEmpty {
      stages.append(Changeset.Stage(operations, new))
    } else {
      current = .lazy(LazyStorage(result()))
      stages.append(
        Changeset.Stage(operations, new ?? current, waiting: new == nil ? nil : current))
    }
  }

  private func hasUpdates(_ kind: Changeset.RowUpdate.Kind) -> Bool {
    changes.rowUpdates.contains { $0.kind == kind }
  }

  /// Reconfigures and reloads come first, in batches of their own, where the rows still are.
  private mutating func addContentStage(_ kind: Changeset.RowUpdate.Kind) {
    guard hasUpdates(kind) else { return }
    var positions = changes.rowUpdates.compactMap { $0.kind == kind ? $0.old : nil }
    positions.sortIfNeeded { $0 < $1 }
    var operations = Changeset.Operations()
    if kind == .reload {
      operations.reloads = positions
    } else {
      operations.reconfigures = positions
    }
    let (changes, before) = (changes, current)
    add(operations, { changes.updatingRows(changes.rowUpdates(kind), in: before.storage) })
  }

  private mutating func add(_ steps: [StructurePlan.Step], of plan: StructurePlan) {
    let (before, after) = (current, LazyStorage { [changes] in changes.newWithOldParts() })
    for step in steps {
      add(
        step.operations,
        {
          step.isLast
            ? after.storage : plan.storage(after: step, from: before.storage, to: after.storage)
        })
    }
  }

  private mutating func addSupplementaryStage() {
    if changes.supplementaryUpdates.isEmpty { return }
    var operations = Changeset.Operations()
    operations.supplementaries = changes.supplementaryUpdates
    let (changes, before) = (changes, current)
    add(
      operations,
      {
        var sections = before.storage.sections
        for update in changes.supplementaryUpdates {
          sections[update.newSection] = sections[update.newSection].withSupplementaries(
            of: changes.new.storage.sections[update.newSection])
        }
        return ScreenStorage(sections)
      })
  }
}

extension Changeset {
  /// Shows the new models in the old order; the rows inside a container stay the old ones.
  fileprivate func updatingRows(_ updates: [RowUpdate], in current: ScreenStorage) -> ScreenStorage
  {
    var rows: [RowPosition: RowReplacement] = [:]
    for update in updates {
      rows[update.old] = replacement(for: update, over: current, at: update.old)
    }
    var sections = current.sections
    sections.replaceRows(rows)
    return ScreenStorage(sections)
  }

  /// What takes the place of a row in the list that holds the old rows.
  func replacement(
    for update: RowUpdate, over old: ScreenStorage, at position: RowPosition
  ) -> RowReplacement {
    let new = new.storage.sections[update.new.section].rows.locate(update.new.row)
    if update.kind == .reload || !new.chunk.traits.contains(.containers) {
      return RowReplacement(chunk: new.chunk, index: new.index)
    }
    let inner = old.row(at: position).inner
    return RowReplacement(new.chunk.row(at: new.index).with(inner: inner))
  }

  /// The new list, but with the supplementaries and the rows inside containers that change later.
  fileprivate func newWithOldParts() -> ScreenStorage {
    var sections = new.storage.sections
    for update in supplementaryUpdates {
      sections[update.newSection] = sections[update.newSection].withSupplementaries(
        of: old.storage.sections[update.oldSection])
    }
    var rows: [RowPosition: RowReplacement] = [:]
    for nested in nested {
      rows[nested.new] = RowReplacement(
        new.storage.row(at: nested.new).with(inner: old.storage.row(at: nested.old).inner))
    }
    sections.replaceRows(rows)
    return ScreenStorage(sections)
  }
}

/// A row that takes the place of another one, in its chunk.
struct RowReplacement {
  let chunk: RowChunk
  let index: Int
}

extension RowReplacement {
  init(_ row: Row) { self.init(chunk: TypedRowChunk<Row._Access>([row]), index: 0) }

  var row: Row { chunk.row(at: index) }
}

extension ScreenSnapshot {
  /// Returns the snapshot with other rows inside the container at a position.
  package func replacingInnerRows(
    at position: RowPosition, with rows: ScreenSnapshot
  ) -> ScreenSnapshot {
    var sections = storage.sections
    let row = self[position].with(inner: ContainerRows(rows.storage))
    sections.replaceRows([position: RowReplacement(row)])
    return ScreenSnapshot(ScreenStorage(sections, skipped: storage.skipped))
  }
}

extension [SectionStorage] {
  /// Puts rows in the place of those at their positions.
  mutating func replaceRows(_ rows: [RowPosition: RowReplacement]) {
    for (section, replacements) in Dictionary(grouping: rows, by: \.key.section) {
      let sorted = replacements.sorted { $0.key < $1.key }.map {
        (position: $0.key.row, chunk: $0.value.chunk, index: $0.value.index)
      }
      self[section] = self[section].with(numbered: self[section].rows.replacing(sorted))
    }
  }
}

extension Array {
  mutating func sortIfNeeded(by areInOrder: (Element, Element) -> Bool) {
    let isSorted = zip(self, dropFirst()).allSatisfy { !areInOrder($1, $0) }
    if !isSorted { sort(by: areInOrder) }
  }
}

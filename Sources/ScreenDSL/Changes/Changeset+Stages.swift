extension Changeset {
  /// The batches that a list view can run one after the other to show the new snapshot.
  ///
  /// The array contains only stages with changes, in this order:
  ///
  /// 1. Rows to reconfigure.
  /// 2. Rows to reload.
  /// 3. Insertions, removals and moves of sections, except the removals in 5.
  /// 4. Insertions, removals and moves of rows.
  /// 5. Removals of sections from which a row moved to another section. The row has moved in the stage before, so it
  ///    keeps its cell.
  /// 6. Supplementary views and layout hints.
  ///
  /// The snapshot of the last stage is ``new``. If only rows inside containers or modifiers of the whole screen
  /// changed, there are no stages, and your data source uses ``new``. After the stages of the outer list, run the
  /// stages of the ``NestedChangeset/changes`` of each element of ``nested``.
  ///
  /// - Complexity: O(*c* + *s*) in the numbers *c* of changes and *s* of sections. A stage creates its snapshot when
  ///   you first read the snapshot.
  public var stages: [Stage] {
    let structure = operations.isStructural ? StructurePlan(self) : nil
    var stages: [Stage] = []
    func add(_ operations: consuming Operations) {
      if operations == Operations() { return }
      stages.append(Stage(operations: operations, new: new.storage))
    }
    add(Operations(reconfigures: positions(of: .reconfigure)))
    add(Operations(reloads: positions(of: .reload)))
    for step in structure?.steps ?? [] { add(step) }
    add(Operations(supplementaries: supplementaryUpdates))
    for index in stages.indices.dropLast(nested.isEmpty ? 1 : 0) {
      let operations = stages[index].operations
      let before = index > 0 ? stages[index - 1].list : nil
      let isLastStep = stages[(index + 1)...].first?.operations.isStructural != true
      stages[index].list = LazyStorage {
        let list = before?.storage ?? old.storage
        return storage(after: operations, structure, isLastStep, from: list)
      }
    }
    if let last = stages.indices.last { stages[last].isLast = true }
    return stages
  }

  /// Returns the old positions of the rows with an update of this kind, in ascending order.
  private func positions(of kind: RowUpdate.Kind) -> [RowPosition] {
    rowUpdates.compactMap { $0.kind == kind ? $0.old : nil }.inOrder
  }

  /// Returns the list after a stage with these operations.
  ///
  /// - Parameters:
  ///   - isLastStep: Whether the next stage, if there is one, inserts, removes and moves no rows and no sections.
  ///   - before: The list before the stage.
  private func storage(
    after operations: Operations, _ structure: StructurePlan?, _ isLastStep: Bool,
    from before: ScreenStorage
  ) -> ScreenStorage {
    if let structure, operations.isStructural {
      return isLastStep
        ? structure.result.storage : structure.storage(after: operations, from: before)
    }
    var sections = before.sections
    if operations.supplementaries.isEmpty {
      let updates = rowUpdates(operations.reloads.isEmpty ? .reconfigure : .reload)
      sections.replaceRows(updates.map { replacement(for: $0, in: before) })
    }
    for update in operations.supplementaries {
      sections[update.newSection] = sections[update.newSection].withSupplementaries(
        of: new.storage.sections[update.newSection])
    }
    return ScreenStorage(sections, configuration: new.configuration)
  }

  private func replacement(
    for update: RowUpdate, in current: ScreenStorage
  ) -> RowReplacement {
    let new = new.storage.sections[update.new.section].rows.locate(update.new.row)
    if update.kind == .reload || !new.chunk.traits.contains(.containers) {
      return RowReplacement(position: update.old, chunk: new.chunk, index: new.index)
    }
    let inner = current.row(at: update.old).inner
    return RowReplacement(at: update.old, by: new.chunk.row(at: new.index).with(inner: inner))
  }

  /// Returns the list after all insertions, removals and moves. The list still has the old supplementary views and
  /// layout hints, and the old rows inside the containers of `nested`.
  func newWithOldParts() -> ScreenStorage {
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

  /// Returns the moves that undo the drags that `storage` records, last drag first, and the list after each move.
  ///
  /// If `new` refuses the drags, the array undoes all of them. Otherwise the array ends with the earliest drag that
  /// moved a row to another section with duplicate IDs, and is empty if there is no such drag. `new` refuses the drags
  /// if it equals the snapshot before the drags. If the drags only exchanged equal rows, `new` must be the very
  /// snapshot before the drags, because an app that accepts these drags applies an equal snapshot too.
  package func undoOfDrags(
    before new: ScreenSnapshot?
  ) -> ArraySlice<(move: Changeset.Move<RowPosition>, result: ScreenSnapshot)> {
    var undos: [(move: Changeset.Move<RowPosition>, result: ScreenSnapshot)] = []
    var (count, first) = (0, storage)
    while let drag = first.drag {
      let (old, target) = (drag.from.section, drag.to.section)
      undos.append((.init(from: drag.to, to: drag.from), ScreenSnapshot(drag.before)))
      if old != target, first.sections[target].hasDuplicates { count = undos.count }
      first = drag.before
    }
    let isRefused =
      first !== storage
      && (new?.storage === first || new?.storage == first && new?.storage != storage)
    return undos.prefix(isRefused ? undos.count : count)
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

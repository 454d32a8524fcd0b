/// The batches, and what the list is after each.
extension StructurePlan {
  var steps: [Step] {
    let (sections, rows) = (sectionOperations, rowOperations)
    var steps: [Step] = []
    if isOneBatch(sections, rows) {
      steps.append(Step(operations: merged(sections), result: .rows))
    } else {
      if sections.isStructural { steps.append(Step(operations: sections, result: .sections)) }
      if rows.isStructural { steps.append(Step(operations: rows, result: .rows)) }
    }
    if !leftovers.isEmpty {
      steps.append(Step(operations: leftoverOperations, result: .leftovers))
    }
    if let last = steps.indices.last { steps[last].isLast = true }
    return steps
  }

  /// Whether sections and rows may change in one batch (combinations 11, 16 to 18 and 20 of the
  /// contract).
  private func isOneBatch(_ sections: Changeset.Operations, _ rows: Changeset.Operations) -> Bool {
    guard sections.isStructural, rows.isStructural else { return false }
    if strategy == .separate || !sections.sectionMoves.isEmpty { return false }
    if strategy == .table && !rows.rowMoves.isEmpty { return false }
    let inserted = Set(changes.sectionInsertions)
    return !changes.rowMoves.contains { inserted.contains($0.to.section) }
  }

  private var sectionOperations: Changeset.Operations {
    var operations = Changeset.Operations()
    let later = Set(leftovers)
    operations.sectionRemovals = changes.sectionRemovals.filter { !later.contains($0) }
    operations.sectionInsertions = changes.sectionInsertions.map { indexOfNew[$0] }
    operations.sectionMoves = changes.sectionMoves.map {
      Changeset.SectionMove(from: $0.from, to: indexOfNew[$0.to])
    }
    return operations
  }

  /// The changes of rows once the sections are in place.
  private var rowOperations: Changeset.Operations {
    var operations = Changeset.Operations()
    let (removed, inserted) = (Set(changes.sectionRemovals), Set(changes.sectionInsertions))
    operations.rowRemovals = changes.rowRemovals.filter { !removed.contains($0.section) }
      .map(beforeRows)
    operations.rowInsertions = changes.rowInsertions.filter { !inserted.contains($0.section) }
      .map(afterRows)
    operations.rowMoves = changes.rowMoves.map {
      Changeset.RowMove(from: beforeRows($0.from), to: afterRows($0.to))
    }
    return operations
  }

  /// The changes of rows and of sections in one batch: what goes and where moves start counts in
  /// the old list.
  private func merged(_ sections: Changeset.Operations) -> Changeset.Operations {
    var operations = sections
    let (removed, inserted) = (Set(changes.sectionRemovals), Set(changes.sectionInsertions))
    operations.rowRemovals = changes.rowRemovals.filter { !removed.contains($0.section) }
    operations.rowInsertions = changes.rowInsertions.filter { !inserted.contains($0.section) }
      .map(afterRows)
    operations.rowMoves = changes.rowMoves.map {
      Changeset.RowMove(from: $0.from, to: afterRows($0.to))
    }
    return operations
  }

  private var leftoverOperations: Changeset.Operations {
    var operations = Changeset.Operations()
    operations.sectionRemovals = leftovers.map { indexOfOld[$0] }.sorted()
    return operations
  }

  private func beforeRows(_ position: RowPosition) -> RowPosition {
    RowPosition(section: indexOfOld[position.section], row: position.row)
  }

  private func afterRows(_ position: RowPosition) -> RowPosition {
    RowPosition(section: indexOfNew[position.section], row: position.row)
  }

  /// Returns the list after a step that is not the last.
  ///
  /// - Parameters:
  ///   - step: One of the plan's steps.
  ///   - old: The list with the old structure.
  ///   - new: The list with the new structure.
  func storage(
    after step: Step, from old: ScreenStorage, to new: ScreenStorage
  ) -> ScreenStorage {
    let departures = changes.rowMoves.grouped(by: \.from.section)
    let arrivals = changes.rowMoves.grouped(by: \.to.section)
    let sections = order.map { place in
      switch (place, step.result) {
      case (.stays(let index, _), .sections), (.goesLater(let index), .sections):
        old.sections[index]
      case (.comes(let index), .sections):
        new.sections[index].without(arrivals[index, default: []].map(\.to.row))
      case (.goesLater(let index), _):
        old.sections[index].without(departures[index, default: []].map(\.from.row))
      case (.stays(_, let index), _), (.comes(let index), _): new.sections[index]
      }
    }
    return ScreenStorage(sections, hasDuplicates: old.hasDuplicates || new.hasDuplicates)
  }
}

extension SectionStorage {
  /// Returns the section without the rows at these positions.
  fileprivate func without(_ positions: [Int]) -> SectionStorage {
    if positions.isEmpty { return self }
    return with(rows: ListArrangement.rows(rows, without: positions.sorted(), arrivals: []))
  }
}

/// Judges the stages of a changeset and of its containers, and checks that surviving cells keep their rows.
package struct StageCheck {
  private let changes: Changeset, kind: ListKind
  package init(changes: Changeset, kind: ListKind) { (self.changes, self.kind) = (changes, kind) }

  package var failure: String? {
    for (path, changes) in changes.changedLists {
      if let failure = failure(of: changes) {
        return "\(kind), list \(path.map(\.description) ?? "of the screen"): \(failure)"
      }
    }
    return nil
  }

  private func failure(of changes: Changeset) -> String? {
    let stages = changes.stages
    var (current, survivors) = (changes.old, StageSurvivors(changes))
    for (index, stage) in stages.enumerated() {
      if let failure = failure(of: stage, after: current, &survivors) {
        return "stage \(index) of \(stages.count) (\(stage.operations)): \(failure)"
      }
      current = stage.snapshotBeforeNested
    }
    if let last = stages.last, !last.snapshot.isSame(as: changes.new) {
      return "the last stage does not show the new snapshot itself"
    }
    return endFailure(changes, current) ?? survivors.failure
  }

  private func failure(
    of stage: Changeset.Stage, after before: ScreenSnapshot, _ survivors: inout StageSurvivors
  ) -> String? {
    let (after, operations) = (stage.snapshotBeforeNested, BatchOperations(stage.operations))
    do {
      let map = try operations.resolved(
        from: before.rowCounts, to: after.rowCounts, kind: kind, level: .discipline)
      survivors.follow(map, operations)
      return StageMapCheck(before: before, after: after, operations: operations, map: map).failure
    } catch { return "\(error.rule.id) \(error.message)" }
  }

  /// Returns a failure unless the last stage shows the new list; lists inside containers may change later.
  private func endFailure(_ changes: Changeset, _ end: ScreenSnapshot) -> String? {
    let new = changes.new
    if changes.nested.isEmpty { return end == new ? nil : "the stages end with another list" }
    if end.sections.map(\.id) != new.sections.map(\.id) || end.rowCounts != new.rowCounts {
      return "the stages end with another list"
    }
    let nested = Dictionary(uniqueKeysWithValues: changes.nested.map { ($0.new, $0) })
    for position in ReferenceMatching.positions(new) {
      let (shown, row) = (end[position], new[position])
      let inner = nested[position].map { changes.old[$0.old].innerRows } ?? row.innerRows
      if shown.id != row.id || !Reference.showSame(shown, row) || shown.innerRows != inner {
        return "the stages end with another row \(row.id)"
      }
    }
    return nil
  }
}

extension Changeset {
  package var changedLists: [(path: RowPath?, changes: Changeset)] {
    [(nil, self)] + changedContainers.map { ($0.path, $0.changes) }
  }
}

extension ScreenSnapshot { package var rowCounts: [Int] { sections.map(\.rows.count) } }

/// Over all stages, a row that is in both snapshots must keep its cell, unless a stage reloads it.
private struct StageSurvivors {
  private let expected: [[RowPosition?]]
  private var origins: [[RowPosition?]]
  var failure: String? { origins == expected ? nil : "cells go to other rows, over all stages" }

  init(_ changes: Changeset) {
    let sources = ReferenceMatching(from: changes.old, to: changes.new).sources
    expected = changes.new.sections.enumerated().map { section, part in
      part.rows.indices.map { sources[RowPosition(section: section, row: $0)] }
    }
    origins = changes.old.sections.enumerated().map { section, part in
      part.rows.indices.map { RowPosition(section: section, row: $0) }
    }
  }

  mutating func follow(_ map: IdentityMap, _ operations: BatchOperations) {
    let old = origins
    origins = map.items.enumerated().map { section, items in
      items.enumerated().map { item, source in
        if let source { return old[source.section][source.item] }
        // A stage with a reload has no other operations, so the row has the same position before and after.
        let isReloaded = operations.itemReloads.contains(ItemPath(section: section, item: item))
        return isReloaded ? old[section][item] : nil
      }
    }
  }
}

/// Checks that the same rows survive by the judge and by their IDs.
package struct StageMapCheck {
  private let before: ScreenSnapshot, after: ScreenSnapshot
  private let operations: BatchOperations, map: IdentityMap, isNested: Bool
  package var failure: String? { isReload ? nil : sectionFailure ?? duplicateFailure ?? rowFailure }

  package init(
    before: ScreenSnapshot, after: ScreenSnapshot, operations: BatchOperations, map: IdentityMap,
    isNested: Bool = false
  ) {
    (self.before, self.after, self.operations, self.map) = (before, after, operations, map)
    self.isNested = isNested
  }

  /// Whether the stage replaces all sections, which hosts do instead of a reload that a list might lose.
  private var isReload: Bool {
    isNested && operations.sectionDeletes.count == before.sections.count
      && operations.sectionInserts.count == after.sections.count
  }

  private var sectionFailure: String? {
    let oldIDs = before.sections.map(\.id)
    for (index, source) in map.sections.enumerated() {
      let id = after.sections[index].id
      if let source, oldIDs[source] != id { return "section \(id) gets another's views" }
      if source == nil, oldIDs.contains(id) { return "section \(id) loses its views" }
    }
    return nil
  }

  private var duplicateFailure: String? {
    for section in after.sections where Set(section.rows.map(\.id)).count != section.rows.count {
      return "two rows in \(section.id) have one ID"
    }
    return nil
  }

  private var rowFailure: String? {
    let sources = ReferenceMatching(from: before, to: after).sources
    for (section, items) in map.items.enumerated() {
      for (index, source) in items.enumerated() {
        let position = RowPosition(section: section, row: index)
        let (row, expected) = (after[position], sources[position].map(ItemPath.init))
        if let source {
          let survivor = before[RowPosition(section: source.section, row: source.item)]
          // A row may have taken over the ID in an earlier stage, and may stay in its section.
          if source != expected,
            survivor.id != row.id
              || row.attributes.replacedIDs.isEmpty && !isInSeveralSections(row.id)
          {
            return "row \(row.id) gets the cell of another row"
          }
          if let failure = failure(of: survivor, source, as: row) { return failure }
        } else if let expected, !operations.itemReloads.contains(expected),
          !isInSeveralSections(row.id)
        {
          return "row \(row.id) loses its cell"
        }
      }
    }
    return nil
  }

  /// If several sections have the ID, only the whole update tells which of the rows is which.
  private func isInSeveralSections(_ id: RowID) -> Bool {
    before.positions(of: id).count > 1 || after.positions(of: id).count > 1
  }

  private func failure(of survivor: Row, _ source: ItemPath, as row: Row) -> String? {
    let isReconfigured = operations.itemReconfigures.contains(source)
    let isSame = Reference.showSame(survivor, row)
    // The actions of a row are no content, but a change of them counts too.
    if isSame == isReconfigured, !isSame || survivor == row {
      return "row \(row.id) \(isSame ? "is reconfigured for nothing" : "shows old content")"
    }
    if isReconfigured, survivor.reuseIdentifier != row.reuseIdentifier {
      return "row \(row.id) is reconfigured with another reuse identifier"
    }
    return survivor.innerRows == row.innerRows
      ? nil : "the rows in \(row.id) change outside their own stage"
  }
}

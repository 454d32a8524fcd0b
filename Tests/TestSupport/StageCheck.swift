package import ScreenDSL
import ScreenDSLHeadless
package import UpdateContract

/// Runs the stages of a changeset, and of those inside containers, past the judge, and holds its maps
/// of survivors against the IDs.
package struct StageCheck {
  package let changes: Changeset
  package let kind: ListKind

  package init(changes: Changeset, kind: ListKind) { (self.changes, self.kind) = (changes, kind) }

  /// What is wrong, in words; nil if nothing is.
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
    var current = changes.old
    var survivors = StageSurvivors(changes)
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
    let after = stage.snapshotBeforeNested
    let operations = BatchOperations(stage.operations)
    do {
      let map = try operations.resolved(
        from: before.rowCounts, to: after.rowCounts, kind: kind, level: .discipline)
      survivors.follow(map, operations)
      return StageMapCheck(before: before, after: after, operations: operations, map: map).failure
    } catch {
      return "\(error.rule.id) \(error.message)"
    }
  }

  /// The last stage shows the new list, but for what the lists inside containers show later.
  private func endFailure(_ changes: Changeset, _ end: ScreenSnapshot) -> String? {
    let new = changes.new
    if changes.nested.isEmpty {
      return end == new ? nil : "the stages end with another list"
    }
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
  /// The changes of the list itself, and of all lists inside containers.
  package var changedLists: [(path: RowPath?, changes: Changeset)] {
    [(nil, self)] + changedContainers.map { ($0.path, $0.changes) }
  }
}

extension ScreenSnapshot {
  package var rowCounts: [Int] { sections.map(\.rows.count) }
}

/// Where the cells of a list come from, over all stages: each row that was there before must keep its
/// cell, but for a reload.
private struct StageSurvivors {
  private let expected: [[RowPosition?]]
  private var origins: [[RowPosition?]]

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
        // A reload is alone in its stage, so the row is where it was.
        let isReloaded = operations.itemReloads.contains(ItemPath(section: section, item: item))
        return isReloaded ? old[section][item] : nil
      }
    }
  }

  var failure: String? { origins == expected ? nil : "cells go to other rows, over all stages" }
}

/// Whether what the judge says survives is what the IDs say survives.
package struct StageMapCheck {
  package let before: ScreenSnapshot
  package let after: ScreenSnapshot
  package let operations: BatchOperations
  package let map: IdentityMap
  /// Whether the list is inside a container.
  package var isNested = false

  package init(
    before: ScreenSnapshot, after: ScreenSnapshot, operations: BatchOperations, map: IdentityMap,
    isNested: Bool = false
  ) {
    (self.before, self.after, self.operations, self.map) = (before, after, operations, map)
    self.isNested = isNested
  }

  package var failure: String? {
    isReload ? nil : sectionFailure ?? duplicateFailure ?? rowFailure
  }

  /// Whether all sections give way to others, in place of a reload that a list might lose.
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
        let row = after[position]
        let expected = sources[position].map(ItemPath.init)
        if let source {
          let survivor = before[RowPosition(section: source.section, row: source.item)]
          if source != expected, !hasTakenOver(survivor, row),
            survivor.id != row.id || !isInSeveralSections(row.id)
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

  /// Whether several sections have an ID before or after the stage: which of its rows is which is
  /// known only from the whole update.
  private func isInSeveralSections(_ id: RowID) -> Bool {
    before.positions(of: id).count > 1 || after.positions(of: id).count > 1
  }

  /// Whether a row has another one's ID since an earlier stage, also one that stays in its section
  /// otherwise.
  private func hasTakenOver(_ survivor: Row, _ row: Row) -> Bool {
    survivor.id == row.id && !row.attributes.replacedIDs.isEmpty
  }

  private func failure(of survivor: Row, _ source: ItemPath, as row: Row) -> String? {
    let isReconfigured = operations.itemReconfigures.contains(source)
    let isSame = Reference.showSame(survivor, row)
    // What a row may do is no content, but counts as a change too.
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

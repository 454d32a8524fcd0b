import ScreenDSL
import UpdateContract

/// Runs the stages of a changeset past the judge, and holds its map of survivors against the IDs.
struct StageCheck {
  let old: ScreenSnapshot
  let new: ScreenSnapshot
  let kind: ListKind
  let level: ContractLevel
  let strategy: Changeset.StageStrategy

  /// What is wrong, in words; nil if nothing is.
  func failure(of stages: [Changeset.Stage]) -> String? {
    var current = old
    for (index, stage) in stages.enumerated() {
      if let failure = failure(of: stage, after: current) {
        return "\(strategy) stage \(index) of \(stages.count): \(failure)"
      }
      current = stage.snapshot
    }
    return current == new ? nil : "\(strategy): the stages end with another screen"
  }

  private func failure(of stage: Changeset.Stage, after current: ScreenSnapshot) -> String? {
    let before = stage.container.flatMap { current.row(at: $0)?.contents } ?? current
    let after = stage.list
    let operations = BatchOperations(stage.operations)
    do {
      let map = try resolve(
        operations, from: before.rowCounts, to: after.rowCounts, kind: kind, level: level)
      return StageMapCheck(before: before, after: after, operations: operations, map: map).failure
        ?? outerFailure(stage, current)
    } catch {
      return "\(error.code) \(error.message)"
    }
  }

  /// A stage inside a container leaves the lists around it as they are.
  private func outerFailure(_ stage: Changeset.Stage, _ current: ScreenSnapshot) -> String? {
    guard stage.container != nil else { return nil }
    let changes = stage.snapshot.changeset(from: current)
    return changes.hasOwnChanges ? "an inner stage changed the outer list" : nil
  }
}

extension ScreenSnapshot {
  var rowCounts: [Int] { sections.map(\.rows.count) }
}

/// Whether what the judge says survives is what the IDs say survives.
struct StageMapCheck {
  let before: ScreenSnapshot
  let after: ScreenSnapshot
  let operations: BatchOperations
  let map: IdentityMap

  var failure: String? {
    sectionFailure ?? rowFailure
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

  private var rowFailure: String? {
    let old = Reference.positions(before)
    for (section, items) in map.items.enumerated() {
      for (index, source) in items.enumerated() {
        let row = after[RowPosition(section: section, row: index)]
        if let source {
          let survivor = before[RowPosition(section: source.section, row: source.item)]
          if let failure = failure(of: survivor, source, as: row) { return failure }
        } else if let position = old[row.id], !operations.itemReloads.contains(path(position)) {
          return "row \(row.id) loses its cell"
        }
      }
    }
    return nil
  }

  private func failure(of survivor: Row, _ source: ItemPath, as row: Row) -> String? {
    if survivor.id != row.id { return "row \(row.id) gets the cell of \(survivor.id)" }
    let isReconfigured = operations.itemReconfigures.contains(source)
    let plain = survivor.description == row.description
    if plain == isReconfigured, !sharesDescription(survivor, row) {
      return "row \(row.id) \(plain ? "is reconfigured for nothing" : "shows old content")"
    }
    if isReconfigured, survivor.reuseIdentifier != row.reuseIdentifier {
      return "row \(row.id) is reconfigured with another reuse identifier"
    }
    let isInnerStage = operations.isEmpty
    return isInnerStage || survivor.contents == row.contents
      ? nil : "the rows in \(row.id) change outside their own stage"
  }

  /// A handler that appears in a slot is not in the description; all else is.
  private func sharesDescription(_ left: Row, _ right: Row) -> Bool {
    left.description == right.description && left != right
  }

  private func path(_ position: RowPosition) -> ItemPath {
    ItemPath(section: position.section, item: position.row)
  }
}

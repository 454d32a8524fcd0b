import ScreenDSL

extension Changeset {
  /// All operations: the list's own, then those inside its containers, each in declared order.
  var operations: [UpdateOperation] { OperationList(self, container: nil).all }

  /// The operations as text, one a line; `nothing` if there are none.
  var operationText: String {
    let lines = operations.map(\.line)
    return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  }
}

/// Collects the operations of one list.
private struct OperationList {
  private let changes: Changeset
  private let container: RowPath?
  private var containers: [RowID] { container?.ids ?? [] }

  init(_ changes: Changeset, container: RowPath?) {
    self.changes = changes
    self.container = container
  }

  var all: [UpdateOperation] {
    sections + rows
      + changes.nested.flatMap {
        OperationList($0.changes, container: path(of: $0.new, in: changes.new)).all
      }
  }

  private func path(of position: RowPosition, in list: ScreenSnapshot) -> RowPath {
    let id = list[position].id
    return container?.appending(id)
      ?? list.path(of: id, in: list.sections[position.section].id)
  }

  private var sections: [UpdateOperation] {
    changes.sectionRemovals.map { section(.sectionRemoved, $0, nil) }
      + changes.sectionInsertions.map { section(.sectionInserted, nil, $0) }
      + changes.sectionMoves.map { section(.sectionMoved, $0.from, $0.to) }
      + changes.supplementaryUpdates.map { update in
        var operation = section(.sectionUpdated, update.oldSection, update.newSection)
        operation.reason = reason(of: update)
        return operation
      }
  }

  private var rows: [UpdateOperation] {
    changes.rowRemovals.map { row(.removed, $0, nil) }
      + changes.rowInsertions.map { row(.inserted, nil, $0) }
      + changes.rowMoves.map { row(.moved, $0.from, $0.to) } + updates
  }

  private var updates: [UpdateOperation] {
    if changes.rowUpdates.isEmpty { return [] }
    // The list's own updates come first, in the same order.
    return zip(changes.rowUpdates, changes.explanation.updates).map { update, explanation in
      var operation = row(
        update.kind == .reload ? .reloaded : .reconfigured, update.old, update.new)
      operation.reason = explanation.differences.map(\.description).joined(separator: ", ")
      return operation
    }
  }

  private func section(
    _ kind: UpdateOperation.Kind, _ old: Int?, _ new: Int?
  ) -> UpdateOperation {
    let section = new.map { changes.new.sections[$0] } ?? changes.old.sections[old ?? 0]
    return UpdateOperation(
      kind: kind, containers: containers, path: nil, section: section.id, model: "",
      old: old.map(String.init), new: new.map(String.init), source: section.source?.description)
  }

  private func row(
    _ kind: UpdateOperation.Kind, _ old: RowPosition?, _ new: RowPosition?
  ) -> UpdateOperation {
    let (snapshot, position) =
      new.map { (changes.new, $0) }
      ?? (changes.old, old ?? RowPosition(section: 0, row: 0))
    let row = snapshot[position]
    return UpdateOperation(
      kind: kind, containers: containers, path: path(of: position, in: snapshot),
      section: snapshot.sections[position.section].id,
      model: "\(type(of: row.model))", old: old?.description, new: new?.description,
      source: row.source?.description)
  }

  private func reason(of update: Changeset.SupplementaryUpdate) -> String {
    let id = changes.new.sections[update.newSection].id
    return changes.explanation.supplementaries
      .filter { $0.section == id && update.kinds.contains($0.kind) }
      .prefix(update.kinds.count)
      .map { "\($0.kind) \($0.differences.map(\.description).joined(separator: ", "))" }
      .joined(separator: "; ")
  }
}

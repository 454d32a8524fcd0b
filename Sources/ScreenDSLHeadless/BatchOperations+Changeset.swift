internal import ScreenDSL
internal import UpdateContract

extension BatchOperations {
  /// What a list view is told for a stage.
  init(_ operations: Changeset.Operations) {
    self.init(
      sectionDeletes: operations.sectionRemovals,
      sectionInserts: operations.sectionInsertions,
      sectionMoves: operations.sectionMoves.map { SectionMove(from: $0.from, to: $0.to) },
      itemDeletes: operations.rowRemovals.map(ItemPath.init),
      itemInserts: operations.rowInsertions.map(ItemPath.init),
      itemReloads: operations.reloads.map(ItemPath.init),
      itemReconfigures: operations.reconfigures.map(ItemPath.init),
      itemMoves: operations.rowMoves.map {
        ItemMove(from: ItemPath($0.from), to: ItemPath($0.to))
      })
  }
}

extension ItemPath {
  init(_ position: RowPosition) { self.init(section: position.section, item: position.row) }
}

extension Changeset.Operations {
  /// The operations on one line, with positions.
  var text: String {
    var parts = sectionRemovals.map { "remove section \($0)" }
    parts += sectionInsertions.map { "insert section \($0)" }
    parts += sectionMoves.map { "move section \($0.from) to \($0.to)" }
    parts += rowRemovals.map { "remove \($0)" }
    parts += rowInsertions.map { "insert \($0)" }
    parts += rowMoves.map { "move \($0.from) to \($0.to)" }
    parts += reconfigures.map { "reconfigure \($0)" }
    parts += reloads.map { "reload \($0)" }
    parts += supplementaries.map { update in
      "update \(update.kinds.map(\.name).joined(separator: ", ")) of section \(update.newSection)"
    }
    return parts.joined(separator: ", ")
  }
}

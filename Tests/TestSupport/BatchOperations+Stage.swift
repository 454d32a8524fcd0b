extension BatchOperations {
  package init(_ operations: Changeset.Operations) {
    self.init()
    (sectionDeletes, sectionInserts) = (operations.sectionRemovals, operations.sectionInsertions)
    sectionMoves = operations.sectionMoves.map { SectionMove(from: $0.from, to: $0.to) }
    itemDeletes = operations.rowRemovals.map(ItemPath.init)
    itemInserts = operations.rowInsertions.map(ItemPath.init)
    itemMoves = operations.rowMoves.map { ItemMove(from: ItemPath($0.from), to: ItemPath($0.to)) }
    itemReloads = operations.reloads.map(ItemPath.init)
    itemReconfigures = operations.reconfigures.map(ItemPath.init)
  }
}

extension ItemPath {
  package init(_ position: RowPosition) { self.init(section: position.section, item: position.row) }
}

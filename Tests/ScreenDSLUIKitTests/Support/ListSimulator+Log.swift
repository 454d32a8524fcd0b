extension ListSimulator {
  /// The operations of each batch in the log that has any.
  var batches: [BatchOperations] {
    var batches: [BatchOperations] = []
    for event in log {
      if case .batchOpened = event { batches.append(BatchOperations()) }
      if case .operation(let operation) = event, !batches.isEmpty {
        batches[batches.count - 1].add(operation)
      }
    }
    return batches.filter { $0 != BatchOperations() }
  }

  /// How often the list was told to show everything anew.
  var reloads: Int { log.filter { $0 == .reload }.count }

  /// The rows that the data source was asked for a cell of.
  var askedCells: [ItemPath] {
    log.compactMap { event in
      if case .asked(.cell(let path)) = event { path } else { nil }
    }
  }
}

extension BatchOperations {
  fileprivate mutating func add(_ other: BatchOperations) {
    sectionDeletes += other.sectionDeletes
    sectionInserts += other.sectionInserts
    sectionReloads += other.sectionReloads
    sectionMoves += other.sectionMoves
    itemDeletes += other.itemDeletes
    itemInserts += other.itemInserts
    itemReloads += other.itemReloads
    itemReconfigures += other.itemReconfigures
    itemMoves += other.itemMoves
  }

  var hasStructure: Bool {
    !(sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
      && itemDeletes.isEmpty && itemInserts.isEmpty && itemMoves.isEmpty)
  }
}

extension ItemPath {
  init(_ item: Int, _ section: Int = 0) { self.init(section: section, item: item) }
}

extension ListSimulator {
  var batches: [BatchOperations] {
    var batches: [BatchOperations] = []
    for event in log {
      if case .batchOpened = event { batches.append(BatchOperations()) }
      if case .operation(let operation) = event, !batches.isEmpty {
        batches[batches.count - 1].append(operation)
      }
    }
    return batches.filter { $0 != BatchOperations() }
  }

  var reloads: Int { log.filter { $0 == .reload }.count }
}

extension ItemPath {
  init(_ item: Int, _ section: Int = 0) { self.init(section: section, item: item) }
}

/// Returns the batches that differ from this one in a single operation.
///
/// They are the mistakes that a planner is likely to make: an item delete, an item insert, the
/// target of an item move, a section delete or the source of a section move one too far; a move or
/// a section insert forgotten; a delete repeated. A test that accepts one of them, with the right
/// identities, tests nothing.
///
/// - Parameter operations: The batch to spoil.
/// - Returns: The mutants, in an order that depends on `operations` alone. No mutant equals
///   `operations`.
/// - Complexity: O(*k* ²) in time and space, where *k* is the number of operations.
public func mutants(of operations: BatchOperations) -> [BatchOperations] {
  [
    operations.spoilingEach(\.itemDeletes) { $0.item += 1 },
    operations.spoilingEach(\.itemInserts) { $0.item += 1 },
    operations.spoilingEach(\.itemMoves) { $0.to.item += 1 },
    operations.droppingEach(\.itemMoves),
    operations.droppingEach(\.sectionMoves),
    operations.spoilingEach(\.sectionDeletes) { $0 += 1 },
    operations.spoilingEach(\.sectionMoves) { $0.from += 1 },
    operations.droppingEach(\.sectionInserts),
    operations.repeatingEach(\.itemDeletes),
    operations.repeatingEach(\.sectionDeletes),
  ].flatMap(\.self)
}

extension BatchOperations {
  fileprivate typealias List<Operation> = WritableKeyPath<BatchOperations, [Operation]>

  fileprivate func spoilingEach<Operation>(
    _ list: List<Operation>, by spoil: (inout Operation) -> Void
  ) -> [BatchOperations] {
    changingEach(list) { spoil(&$0[$1]) }
  }

  fileprivate func droppingEach<Operation>(_ list: List<Operation>) -> [BatchOperations] {
    changingEach(list) { $0.remove(at: $1) }
  }

  fileprivate func repeatingEach<Operation>(_ list: List<Operation>) -> [BatchOperations] {
    changingEach(list) { $0.append($0[$1]) }
  }

  private func changingEach<Operation>(
    _ list: List<Operation>, by change: (inout [Operation], Int) -> Void
  ) -> [BatchOperations] {
    self[keyPath: list].indices.map { index in
      var mutant = self
      change(&mutant[keyPath: list], index)
      return mutant
    }
  }
}

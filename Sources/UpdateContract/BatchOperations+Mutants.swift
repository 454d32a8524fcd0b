extension BatchOperations {
  /// Returns the batches that differ from this one in a single operation.
  ///
  /// They are the mistakes that a planner is likely to make: an item delete, an item insert, the
  /// target of an item move, a section delete or the source of a section move one too far; a move
  /// or a section insert forgotten; a delete repeated. A test that accepts one of them, with the
  /// right identities, tests nothing.
  ///
  /// - Returns: The mutants, in an order that depends on this batch alone. None equals this batch.
  /// - Complexity: O(*k* ²) in time and space, where *k* is the number of operations.
  public func mutants() -> [BatchOperations] {
    [
      spoilingEach(\.itemDeletes) { $0.item += 1 },
      spoilingEach(\.itemInserts) { $0.item += 1 },
      spoilingEach(\.itemMoves) { $0.to.item += 1 },
      droppingEach(\.itemMoves),
      droppingEach(\.sectionMoves),
      spoilingEach(\.sectionDeletes) { $0 += 1 },
      spoilingEach(\.sectionMoves) { $0.from += 1 },
      droppingEach(\.sectionInserts),
      repeatingEach(\.itemDeletes),
      repeatingEach(\.sectionDeletes),
    ].flatMap(\.self)
  }

  private typealias List<Operation> = WritableKeyPath<BatchOperations, [Operation]>

  private func spoilingEach<Operation>(
    _ list: List<Operation>, by spoil: (inout Operation) -> Void
  ) -> [BatchOperations] {
    changingEach(list) { spoil(&$0[$1]) }
  }

  private func droppingEach<Operation>(_ list: List<Operation>) -> [BatchOperations] {
    changingEach(list) { $0.remove(at: $1) }
  }

  private func repeatingEach<Operation>(_ list: List<Operation>) -> [BatchOperations] {
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

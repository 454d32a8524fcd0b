package import UpdateContract

extension BatchOperations {
  /// Returns the batches that differ from this one by a single operation.
  ///
  /// They are the likely mistakes of a planner: an index one too high in an item delete, an item insert, the target
  /// of an item move, a section delete or the source of a section move; a missing move or section insert; a repeated
  /// delete. A test that accepts one of them with the right identities tests nothing. No mutant equals this batch.
  package func mutants() -> [BatchOperations] {
    [
      changingEach(\.itemDeletes) { $0[$1].item += 1 },
      changingEach(\.itemInserts) { $0[$1].item += 1 },
      changingEach(\.itemMoves) { $0[$1].to.item += 1 },
      changingEach(\.itemMoves) { $0.remove(at: $1) },
      changingEach(\.sectionMoves) { $0.remove(at: $1) },
      changingEach(\.sectionDeletes) { $0[$1] += 1 },
      changingEach(\.sectionMoves) { $0[$1].from += 1 },
      changingEach(\.sectionInserts) { $0.remove(at: $1) },
      changingEach(\.itemDeletes) { $0.append($0[$1]) },
      changingEach(\.sectionDeletes) { $0.append($0[$1]) },
    ].flatMap(\.self)
  }

  private func changingEach<Operation>(
    _ list: WritableKeyPath<BatchOperations, [Operation]>,
    by change: (inout [Operation], Int) -> Void
  ) -> [BatchOperations] {
    self[keyPath: list].indices.map { index in
      var mutant = self
      change(&mutant[keyPath: list], index)
      return mutant
    }
  }
}

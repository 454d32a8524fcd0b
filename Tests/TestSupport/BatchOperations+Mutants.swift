extension BatchOperations {
  /// Returns this batch with one likely mistake of a planner each. A test that accepts a mutant tests nothing.
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

extension BatchCheck {
  /// A unit test of the batch, as Swift to paste.
  public var test: String {
    """
    @Test func aViewTakesTheBatch() {
      let check = BatchCheck(
        .\(kind), before: \(before), after: \(after),
        operations: BatchOperations(\(operations.arguments)))
      #expect(check.violations() == [])
    }
    """
  }
}

extension BatchOperations {
  /// What makes these operations, as Swift.
  fileprivate var arguments: String {
    func list(_ label: String, _ elements: [String]) -> String? {
      elements.isEmpty ? nil : "\(label): [\(elements.joined(separator: ", "))]"
    }
    func moves(_ label: String, _ type: String, _ moves: [(String, String)]) -> String? {
      list(label, moves.map { "\(type)(from: \($0), to: \($1))" })
    }
    let lists = [
      list("sectionDeletes", sectionDeletes.map(String.init)),
      list("sectionInserts", sectionInserts.map(String.init)),
      list("sectionReloads", sectionReloads.map(String.init)),
      moves("sectionMoves", "SectionMove", sectionMoves.map { ("\($0.from)", "\($0.to)") }),
      list("itemDeletes", itemDeletes.map(\.literal)),
      list("itemInserts", itemInserts.map(\.literal)),
      list("itemReloads", itemReloads.map(\.literal)),
      list("itemReconfigures", itemReconfigures.map(\.literal)),
      moves("itemMoves", "ItemMove", itemMoves.map { ($0.from.literal, $0.to.literal) }),
    ]
    return lists.compactMap { $0 }.joined(separator: ", ")
  }
}

extension ItemPath {
  fileprivate var literal: String { "[\(section), \(item)]" }
}

@Suite(.timed) struct BatchOperationsResolvedTests {
  /// Batches that random ones do not contain: superfluous operations, and operations that keep all items. Each has the
  /// items that it leads to, up to a level.
  @Test(arguments: ListKind.allCases) func itemsComeFromWhereTheyWere(kind: ListKind) throws {
    let cases: [(String, [Int], [Int], [[ItemPath?]], ContractLevel)] = [
      ("", [], [], [], .discipline),
      ("", [2, 0], [2, 0], [[at(0, 0), at(0, 1)], []], .discipline),
      (
        "reconfigure 0.1, reconfigure 1.0, reconfigure 0.1", [2, 1], [2, 1],
        [[at(0, 0), at(0, 1)], [at(1, 0)]], .discipline
      ), ("insert 1, insert 1.0", [1], [1, 2], [[at(0, 0)], [nil, nil]], .contract),
      ("delete 0, delete 0.1, reload 0.0", [2, 1], [1], [[at(1, 0)]], .contract),
      ("delete 1, reload 1.4", [1, 5], [1], [[at(0, 0)]], .contract),
      ("reload 1, delete 1.0", [1, 2], [1, 2], [[at(0, 0)], [nil, nil]], .contract),
      ("insert 0.0, insert 0.0", [1], [2], [[nil, at(0, 0)]], .knownBugs),
      ("delete 0.0, delete 0.0", [2], [1], [[at(0, 1)]], .contract),
      ("delete 0.0, insert 0.2, reload 0.1", [3], [3], [[nil, at(0, 2), nil]], .knownBugs),
      (
        "insert 0, move 2 to 1, insert 1.0", [1, 2, 1], [1, 2, 1, 2],
        [[nil], [nil, at(2, 0)], [at(0, 0)], [at(1, 0), at(1, 1)]], .contract
      ),
    ]
    for (operations, old, new, items, strictest) in cases {
      for level in ContractLevel.allCases where level <= strictest {
        let map = try batch(operations).resolved(from: old, to: new, kind: kind, level: level)
        expectEqual(map.items, items, "\(operations): \(level)")
      }
    }
  }

  @Test(.timeLimit(.minutes(1))) func judgesAHundredThousandItemsAndSections() throws {
    let count = TestDepth.size(100_000)
    let odd = stride(from: 1, to: count, by: 2).map { at(0, $0) }
    let operations = BatchOperations(
      itemDeletes: odd.reversed(), itemInserts: odd.indices.map { at(1, $0) },
      itemMoves: odd.indices.map { move(at(0, 2 * $0), at(0, odd.count - 1 - $0)) })
    let map = try operations.resolved(
      from: [count, 0], to: [odd.count, odd.count], kind: .table, level: .discipline)
    #expect(map.items[0].first == at(0, count - 2) && map.items[0].last == at(0, 0))
    #expect(map.items[1].allSatisfy { $0 == nil })
    let old = Array(repeating: 1, count: count)
    let sections = BatchOperations(sectionReloads: Array(old.indices.reversed()))
    let renewed = try sections.resolved(from: old, to: old, kind: .table, level: .discipline)
    #expect(renewed.sections.allSatisfy { $0 == nil })
    let items = BatchOperations(itemReloads: old.indices.map { at($0, 0) })
    let reloaded = try items.resolved(from: old, to: old, kind: .table, level: .discipline)
    expectEqual(reloaded.sections, old.indices.map(\.self))
    #expect(reloaded.items.allSatisfy { $0 == [nil] })
  }

  @Test func trapsOnANegativeCount() async {
    await #expect(processExitsWith: .failure) {
      _ = try BatchOperations().resolved(from: [-1], to: [-1], kind: .table, level: .contract)
    }
  }
}

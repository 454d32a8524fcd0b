@testable import ScreenDSL

/// Tests that the table finds each of its IDs, and no other.
@Suite(.timed) struct IDTableTests {
  @Test func randomIDs() {
    for seed in UInt64(0)..<24 {
      var random = SplitMix64(seed: seed)
      let kind = random.int(below: 4)
      let ids = (0..<(1 + random.int(below: 400))).map { _ in
        Self.id(kind, random.int(below: 500))
      }
      check(ids, missing: (500..<600).map { Self.id(kind, $0) }, "seed \(seed)")
    }
  }

  private static func id(_ kind: Int, _ number: Int) -> RowID {
    switch kind {
    case 0: RowID(number)
    case 1: RowID("row \(number)")
    case 2: RowID(Colliding(number: number))
    default: number.isMultiple(of: 2) ? RowID(number) : RowID(number, of: Note.self)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 1_024])
  func sizes(count: Int) {
    check((0..<count).map { RowID($0) }, missing: [RowID(-1), "0"], "\(count) IDs")
  }

  /// Inserts IDs, some of which may be equal, and looks all up.
  private func check(_ ids: [RowID], missing: [RowID], _ name: String) {
    var first: [RowID: Int] = [:]
    let table = IDTable(count: ids.count)
    ids.withUnsafeBufferPointer { stored in
      guard let base = stored.baseAddress else { return }
      for position in ids.indices {
        let earlier = table.insert(base + position, at: position) { base + $0 }
        #expect(earlier == first[ids[position]], "\(name): insertion \(position)")
        if earlier == nil { first[ids[position]] = position }
      }
      for (position, id) in ids.enumerated() {
        // The ID is copied, so that the table cannot find it by its address.
        let found = withUnsafePointer(to: id) { table.find($0) { base + $0 } }
        #expect(found == first[id], "\(name): position \(position)")
      }
      for id in missing {
        let found = withUnsafePointer(to: id) { table.find($0) { base + $0 } }
        #expect(found == nil, "\(name): \(id)")
      }
    }
  }

  @Test func uniqueInsertionFindsTheSame() {
    let ids = (0..<300).map { RowID(Colliding(number: $0)) }
    let table = IDTable(count: ids.count)
    ids.withUnsafeBufferPointer { stored in
      guard let base = stored.baseAddress else { return }
      for position in ids.indices { table.insert(unique: base + position, at: position) }
      for position in ids.indices {
        #expect(table.find(base + position) { base + $0 } == position)
      }
    }
  }
}

package import UpdateContract

/// A smallest mistake in the operations of a batch, and the violation that it must lead to.
package struct RefusedBatch: Sendable, CustomStringConvertible {
  package var code: String
  package var message: String
  package var operations: BatchOperations
  package var old: [Int]
  package var new: [Int]
  package var kind: ListKind
  /// The loosest level that refuses the batch.
  package var level: ContractLevel

  package var description: String { "\(code) \(message)" }

  /// Reads two lines of the table: `code kind level: [old] to [new], operations`, and the message.
  package init(_ head: Substring, _ message: Substring) {
    let parts = head.split { ":]".contains($0) }
    let words = parts[0].split(separator: " ")
    let counts = parts[1...2].map { $0.split { !$0.isNumber }.compactMap { Int($0) } }
    (code, kind) = (String(words[0]), words[1] == "table" ? .table : .collection)
    level = ContractLevel.allCases.first { "\($0)" == words[2] } ?? .contract
    (old, new, operations) = (counts[0], counts[1], batch(String(parts[3])))
    self.message = String(message)
  }

  package static let all = {
    let lines = table.split(separator: "\n")
    return stride(from: 0, to: lines.count, by: 2).map { RefusedBatch(lines[$0], lines[$0 + 1]) }
  }()

  private static let table = """
    B1 collection contract: [1, 1] to [1], delete 2
    attempt to delete section 2, but there are only 2 sections before the update
    B2 collection contract: [] to [1], insert 1
    attempt to insert section 1 but there are only 1 sections after the update
    B2 collection contract: [1, 1] to [1], reload 1
    attempt to insert section 1 but there are only 1 sections after the update
    B3 collection contract: [1, 1] to [1, 1], move 3 to 0
    attempt to move section 3, but there are only 2 sections before the update
    B3 collection contract: [1, 1] to [1, 1], move 0 to 2
    sim: attempt to move a section to 2, but there are only 2 sections after the update
    B4 table contract: [2] to [1], delete 1.4
    attempt to delete row 4 from section 1, but there are only 1 sections before the update
    B5 collection contract: [2] to [1], delete 0.5
    attempt to delete item 5 from section 0 which only contains 2 items before the update
    B5 table contract: [2] to [2], reload 0.2
    attempt to delete row 2 from section 0 which only contains 2 rows before the update
    B5 collection contract: [2, 2] to [2, 1], delete 1.-1
    attempt to delete item -1 from section 1 which only contains 2 items before the update
    B6 table contract: [2] to [3], insert 1.0
    attempt to insert row 0 into section 1, but there are only 1 sections after the update
    B6 collection contract: [1, 1] to [1], reload 1.0
    attempt to insert item 0 into section 1, but there are only 1 sections after the update
    B7 collection contract: [2] to [3], insert 0.3
    attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the update
    B7 collection contract: [2, 2] to [2, 3], insert 1.-1
    attempt to insert item -1 into section 1, but there are only 3 items in section 1 after the \
    update
    B7 table contract: [2, 0] to [1, 1], reload 0.1, move 0.0 to 1.0
    attempt to insert row 1 into section 0, but there are only 1 rows in section 0 after the update
    B8 table contract: [2] to [2], move 0.2 to 0.0
    attempt to move index path (0 - 2) that does not exist - there are only 2 rows in section 0 \
    before the update
    B8 collection contract: [2] to [2], move 1.0 to 0.0
    attempt to move index path (1 - 0) from a section that does not exist - there are only 1 \
    sections before the update
    B9 collection contract: [2] to [2], move 0.0 to 0.2
    attempt to move index path (0 - 0) to index path (0 - 2) that does not exist - there are only 2 \
    items in section 0 after the update
    B9 collection contract: [2] to [2], move 0.0 to 1.0
    sim: attempt to move index path (0 - 0) to index path (1 - 0) that does not exist - there are \
    only 1 sections after the update
    K2 collection contract: [2] to [2], reconfigure 0.2
    sim: attempt to reconfigure index path (0 - 2) that does not exist - there are only 2 items in \
    section 0 before the update
    K2 table contract: [2] to [2], reconfigure 1.0
    sim: attempt to reconfigure index path (1 - 0) that does not exist - there are only 1 sections \
    before the update
    C1 collection contract: [1, 1, 1] to [1, 1], delete 0, insert 0
    Invalid update: invalid number of sections.  The number of sections contained in the collection \
    view after the update (2) must be equal to the number of sections contained in the collection \
    view before the update (3), plus or minus the number of sections inserted or deleted (1 \
    inserted, 1 deleted).
    C1 table contract: [1, 1] to [1, 1, 1], reload 0, move 1 to 2
    Invalid update: invalid number of sections.  The number of sections contained in the table view \
    after the update (3) must be equal to the number of sections contained in the table view before \
    the update (2), plus or minus the number of sections inserted or deleted (1 inserted, 1 deleted).
    C2 collection contract: [0, 4] to [1, 4], delete 1.1, insert 1.0, reload 1.2, move 1.0 to 0.0
    Invalid update: invalid number of items in section 1.  The number of items contained in an \
    existing section after the update (4) must be equal to the number of items contained in that \
    section before the update (4), plus or minus the number of items inserted or deleted from that \
    section (2 inserted, 2 deleted) and plus or minus the number of items moved into or out of that \
    section (0 moved in, 1 moved out).
    C2 table contract: [1, 2] to [3, 1], move 1.0 to 0.0
    Invalid update: invalid number of rows in section 0.  The number of rows contained in an \
    existing section after the update (3) must be equal to the number of rows contained in that \
    section before the update (1), plus or minus the number of rows inserted or deleted from that \
    section (0 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that \
    section (1 moved in, 0 moved out).
    D1 collection contract: [1, 1] to [1], delete 0, delete 0
    sim: same section deleted twice (0)
    D1 collection contract: [1] to [1, 1], insert 1, insert 1
    sim: same section inserted twice (1)
    D2 collection contract: [1, 1] to [1], delete 1, reload 1
    sim: attempt to delete and reload the same section (1)
    D3 collection knownBugs: [2] to [1], delete 0.1, delete 0.1
    sim: same index path deleted twice (IGListKit #689) (0 - 1)
    D4 collection contract: [2] to [1], delete 0.1, reload 0.1
    attempt to delete and reload the same index path (0 - 1)
    M1 collection contract: [1, 1] to [1], delete 0, move 0 to 0
    attempt to perform a delete and a move from the same section (0)
    M2 collection contract: [1, 1] to [1, 1, 1], insert 0, move 1 to 0
    attempt to perform an insert and a move to the same section (0)
    M3 collection contract: [1, 1, 1] to [1, 1, 1], move 0 to 1, move 0 to 2
    attempt to move section 0 to both section 1 and section 2
    M4 collection contract: [1, 1, 1] to [1, 1, 1], move 1 to 0, move 2 to 0
    attempt to move both section 1 and section 2 to section 0
    M5 collection contract: [2] to [1], delete 0.1, move 0.1 to 0.0
    attempt to perform a delete and a move from the same index path (0 - 1)
    M6 collection contract: [2] to [3], insert 0.0, move 0.1 to 0.0
    attempt to perform an insert and a move to the same index path (0 - 0)
    M7 collection contract: [3] to [3], move 0.0 to 0.1, move 0.0 to 0.2
    attempt to move item at index path (0 - 0) to both (0 - 1) and (0 - 2)
    M8 collection contract: [3] to [3], move 0.1 to 0.0, move 0.2 to 0.0
    attempt to move both item at index path (0 - 1) and (0 - 2) to (0 - 0)
    M9 table contract: [1, 1] to [2], delete 1, move 1.0 to 0.0
    cannot move a row from a deleted section
    M9 collection contract: [1, 1] to [2, 0], reload 1, move 1.0 to 0.0
    cannot move an item from a deleted section (1)
    M10 table contract: [1] to [0, 1], insert 1, move 0.0 to 1.0
    cannot move a row into a newly inserted section (1)
    M10 collection contract: [1, 0] to [0, 1], reload 1, move 0.0 to 1.0
    cannot move an item into a newly inserted section (1)
    S1 collection knownBugs: [1, 0] to [1, 1], reload 0, insert 1.0
    sim: section reload with any other operation in one batch
    S2 collection knownBugs: [1, 2] to [1, 2], reload 0.0, move 1.1 to 1.0
    sim: item reload with an item move, a section move or a section insert
    S2 collection knownBugs: [1] to [1, 1], insert 0, reload 0.0
    sim: item reload with an item move, a section move or a section insert
    S2 table knownBugs: [1, 1, 1] to [1, 1, 1], move 2 to 1, reload 0.0
    sim: item reload with an item move, a section move or a section insert
    S2 collection discipline: [1, 0] to [1, 1], insert 1.0, reload 0.0
    sim: item reload with an item insert in one batch
    S3 collection knownBugs: [2] to [1], delete 0.1, reconfigure 0.0
    sim: reconfigure with anything else in one batch
    S4 collection knownBugs: [1, 1, 1] to [1, 1, 0], move 1 to 0, delete 2.0
    sim: section move with any item operation in one batch
    S8 collection discipline: [1] to [2, 0], insert 1, insert 0.0
    sim: section inserts or deletes with item inserts or moves in one batch
    S9 collection knownBugs: [1, 1] to [1, 1], move 1 to 1
    sim: section move that changes nothing (1)
    S11 collection discipline: [0] to [0], reload 0
    attempt to create view animation for nil view
    S5 collection discipline: [1] to [2], insert 0.0, insert 0.0
    sim: same index path inserted twice (0 - 0)
    S6 collection knownBugs: [1, 1] to [1], delete 1, delete 1.0
    sim: item operation in a deleted section (1 - 0)
    S6 collection knownBugs: [1, 1] to [1], delete 1, reload 1.0
    sim: item operation in a deleted section (1 - 0)
    S7 collection knownBugs: [1] to [1, 1], insert 0, insert 0.0
    sim: item insert in an inserted section (0 - 0)
    S9 collection knownBugs: [2] to [2], move 0.1 to 0.1
    sim: item move that changes nothing (0 - 1)
    S8 table knownBugs: [2] to [2, 0], insert 1, move 0.0 to 0.1
    sim: section inserts or deletes with item inserts or moves in one batch
    S8 collection discipline: [1, 2] to [2], delete 0, move 1.1 to 0.0
    sim: section inserts or deletes with item inserts or moves in one batch
    S1 table knownBugs: [1, 1, 1] to [1, 1, 1], reload 0, move 1 to 2
    sim: section reload with any other operation in one batch
    """
}

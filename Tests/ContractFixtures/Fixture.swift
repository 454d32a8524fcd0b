package import UpdateContract

/// A batch from a public report, with what became of it.
package struct Fixture: Sendable, CustomStringConvertible {
  package var name: String
  package var kinds: [ListKind] = ListKind.allCases
  package var old: [Int]
  package var new: [Int]
  package var operations: BatchOperations
  /// The expected code at each level, from the loosest; nil for an accepted batch.
  package var codes: [String?]
  /// A part of the message at `contract`.
  package var message = ""

  package var description: String { name }
}

extension Fixture {
  package static let all = sectionReports + itemReports + moveReports + plainMistakes

  package static let sectionReports: [Fixture] = [
    Fixture(
      name: "IGListKit #690", old: [1, 1, 1, 1, 1], new: [1, 1, 1, 1, 1],
      operations: BatchOperations(
        sectionDeletes: [4], sectionInserts: [2], sectionReloads: [3], sectionMoves: [move(2, 4)]),
      codes: ["M2", "S1", "S1"],
      message: "attempt to perform an insert and a move to the same section (4)"),
    Fixture(
      name: "rdar 27041784", kinds: [.table], old: [3, 3], new: [3, 3],
      operations: BatchOperations(sectionMoves: [move(1, 0)], itemReloads: [at(1, 0)]),
      codes: ["C2", "S2", "S2"],
      message: "invalid number of rows in section 0.  The number of rows contained in an existing "
        + "section after the update (3) must be equal to the number of rows contained in that "
        + "section before the update (3), plus or minus the number of rows inserted or deleted "
        + "from that section (0 inserted, 1 deleted)"),
    Fixture(
      name: "IGListKit #691", old: [3, 3, 3, 3, 3, 3, 3, 3],
      new: [3, 4, 3, 3, 3, 3, 3, 3, 3],
      operations: BatchOperations(
        sectionInserts: [0], sectionMoves: [move(3, 1)], itemInserts: [at(1, 0)]),
      codes: [nil, "S4", "S4"]),
    Fixture(
      name: "rdar 48941906", old: [0, 1], new: [1, 0],
      operations: BatchOperations(
        sectionMoves: [move(1, 1)], itemMoves: [move(at(1, 0), at(0, 0))]),
      codes: [nil, "S4", "S4"]),
    Fixture(
      name: "rdar 28163205", old: [4, 0], new: [5, 0],
      operations: BatchOperations(sectionReloads: [0, 1]),
      codes: [nil, nil, "S11"]),
  ]

  package static let itemReports: [Fixture] = [
    Fixture(
      name: "forum utahwithak", old: [4], new: [3],
      operations: BatchOperations(
        itemDeletes: [at(0, 1)], itemReloads: [at(0, 2)],
        itemMoves: [move(at(0, 0), at(0, 1)), move(at(0, 3), at(0, 0))]),
      codes: ["M6", "S2", "S2"],
      message: "attempt to perform an insert and a move to the same index path (0 - 1)"),
    Fixture(
      name: "rdar 33662307", kinds: [.table], old: [2], new: [2],
      operations: BatchOperations(
        itemReloads: [at(0, 0)], itemMoves: [move(at(0, 0), at(0, 1))]),
      codes: ["M5", "S2", "S2"],
      message: "attempt to perform a delete and a move from the same index path (0 - 0)"),
    Fixture(
      name: "WWDC 225 demo", old: [4], new: [3],
      operations: BatchOperations(
        itemDeletes: [at(0, 2)], itemReloads: [at(0, 3)], itemMoves: [move(at(0, 3), at(0, 0))]),
      codes: ["M5", "S2", "S2"],
      message: "attempt to perform a delete and a move from the same index path (0 - 3)"),
    Fixture(
      name: "IGListKit #689", old: [2], new: [1],
      operations: BatchOperations(itemDeletes: [at(0, 0), at(0, 0)]),
      codes: [nil, "D3", "D3"]),
    Fixture(
      name: "reload displaced", old: [3], new: [3],
      operations: BatchOperations(
        itemDeletes: [at(0, 0)], itemInserts: [at(0, 2)], itemReloads: [at(0, 1)]),
      codes: [nil, nil, "S2"]),
  ]

  package static let moveReports: [Fixture] = [
    Fixture(
      name: "TLIndexPathTools #13", kinds: [.table], old: [2, 2], new: [1, 2, 1],
      operations: BatchOperations(
        sectionInserts: [2], itemMoves: [move(at(0, 0), at(2, 0))]),
      codes: ["M10", "S8", "S8"],
      message: "cannot move a row into a newly inserted section (2)"),
    Fixture(
      name: "TLIndexPathTools #13", kinds: [.collection], old: [2, 2], new: [1, 2, 1],
      operations: BatchOperations(
        sectionInserts: [2], itemMoves: [move(at(0, 0), at(2, 0))]),
      codes: ["M10", "M10", "S8"],
      message: "cannot move an item into a newly inserted section (2)"),
    Fixture(
      name: "JSQDataSourcesKit #12", kinds: [.table], old: [2, 2], new: [3],
      operations: BatchOperations(
        sectionDeletes: [0], itemMoves: [move(at(0, 0), at(0, 0))]),
      codes: ["M9", "S8", "S8"],
      message: "cannot move a row from a deleted section"),
    Fixture(
      name: "JSQDataSourcesKit #12", kinds: [.collection], old: [2, 2], new: [3],
      operations: BatchOperations(
        sectionDeletes: [0], itemMoves: [move(at(0, 0), at(0, 0))]),
      codes: ["M9", "M9", "S8"],
      message: "cannot move an item from a deleted section (0)"),
    Fixture(
      name: "RxDataSources #35", kinds: [.table], old: [1, 1, 0], new: [2, 1, 0],
      operations: BatchOperations(itemMoves: [move(at(2, 0), at(0, 0))]),
      codes: ["B8", "B8", "B8"],
      message: "attempt to move index path (2 - 0) that does not exist - there are only 0 rows in "
        + "section 2 before the update"),
  ]

  package static let plainMistakes: [Fixture] = [
    Fixture(
      name: "plain miscount", old: [2], new: [4],
      operations: BatchOperations(itemInserts: [at(0, 2)]),
      codes: ["C2", "C2", "C2"],
      message: "(1 inserted, 0 deleted)"),
    Fixture(
      name: "section miscount", kinds: [.table], old: [2], new: [4, 1, 1],
      operations: BatchOperations(sectionInserts: [0]),
      codes: ["C1", "C1", "C1"],
      message: "contained in the table view after the update (3) must be equal to the number of "
        + "sections contained in the table view before the update (1)"),
    Fixture(
      name: "insert out of range", kinds: [.table], old: [2], new: [3],
      operations: BatchOperations(itemInserts: [at(0, 5)]),
      codes: ["B7", "B7", "B7"],
      message: "attempt to insert row 5 into section 0, but there are only 3 rows in section 0 "
        + "after the update"),
    Fixture(
      name: "delete out of range", kinds: [.table], old: [2], new: [1],
      operations: BatchOperations(itemDeletes: [at(0, 5)]),
      codes: ["B5", "B5", "B5"],
      message: "attempt to delete row 5 from section 0 which only contains 2 rows before the update"
    ),
    Fixture(
      name: "delete and reload", old: [2], new: [1],
      operations: BatchOperations(itemDeletes: [at(0, 1)], itemReloads: [at(0, 1)]),
      codes: ["D4", "D4", "D4"],
      message: "attempt to delete and reload the same index path (0 - 1)"),
    Fixture(
      name: "empty update", old: [2], new: [3], operations: BatchOperations(),
      codes: ["C2", "C2", "C2"],
      message: "(0 inserted, 0 deleted)"),
  ]
}

package import UpdateContract

/// A batch from a public report, with the result that the report describes.
package struct Fixture: Sendable, CustomStringConvertible {
  package var name: String
  package var kinds: [ListKind] = ListKind.allCases
  package var old: [Int]
  package var new: [Int]
  package var operations: BatchOperations
  /// The expected code at each level, from the loosest to the strictest; nil for an accepted batch.
  package var codes: [String?]
  /// A part of the message at `contract`.
  package var message = ""

  package var description: String { name }
}

extension Fixture {
  package static let all = sectionReports + itemReports + moveReports

  package static let sectionReports: [Fixture] = [
    Fixture(
      name: "IGListKit #690", old: [1, 1, 1, 1, 1], new: [1, 1, 1, 1, 1],
      operations: batch("delete 4, insert 2, reload 3, move 2 to 4"),
      codes: ["M2", "S1", "S1"],
      message: "attempt to perform an insert and a move to the same section (4)"),
    Fixture(
      name: "rdar 27041784", kinds: [.table], old: [3, 3], new: [3, 3],
      operations: batch("move 1 to 0, reload 1.0"),
      codes: ["C2", "S2", "S2"],
      message: "invalid number of rows in section 0.  The number of rows contained in an existing "
        + "section after the update (3) must be equal to the number of rows contained in that "
        + "section before the update (3), plus or minus the number of rows inserted or deleted "
        + "from that section (0 inserted, 1 deleted)"),
    Fixture(
      name: "IGListKit #691", old: [3, 3, 3, 3, 3, 3, 3, 3],
      new: [3, 4, 3, 3, 3, 3, 3, 3, 3],
      operations: batch("insert 0, move 3 to 1, insert 1.0"),
      codes: [nil, "S4", "S4"]),
    Fixture(
      name: "rdar 48941906", old: [0, 1], new: [1, 0],
      operations: batch("move 1 to 1, move 1.0 to 0.0"),
      codes: [nil, "S4", "S4"]),
    Fixture(
      name: "rdar 28163205", old: [4, 0], new: [5, 0],
      operations: batch("reload 0, reload 1"),
      codes: [nil, nil, "S11"]),
  ]

  package static let itemReports: [Fixture] = [
    Fixture(
      name: "forum utahwithak", old: [4], new: [3],
      operations: batch("delete 0.1, reload 0.2, move 0.0 to 0.1, move 0.3 to 0.0"),
      codes: ["M6", "S2", "S2"],
      message: "attempt to perform an insert and a move to the same index path (0 - 1)"),
    Fixture(
      name: "rdar 33662307", kinds: [.table], old: [2], new: [2],
      operations: batch("reload 0.0, move 0.0 to 0.1"),
      codes: ["M5", "S2", "S2"],
      message: "attempt to perform a delete and a move from the same index path (0 - 0)"),
    Fixture(
      name: "IGListKit #689", old: [2], new: [1],
      operations: batch("delete 0.0, delete 0.0"),
      codes: [nil, "D3", "D3"]),
    Fixture(
      name: "reload displaced", old: [3], new: [3],
      operations: batch("delete 0.0, insert 0.2, reload 0.1"),
      codes: [nil, nil, "S2"]),
  ]

  package static let moveReports: [Fixture] = [
    Fixture(
      name: "TLIndexPathTools #13", kinds: [.table], old: [2, 2], new: [1, 2, 1],
      operations: batch("insert 2, move 0.0 to 2.0"),
      codes: ["M10", "S8", "S8"],
      message: "cannot move a row into a newly inserted section (2)"),
    Fixture(
      name: "JSQDataSourcesKit #12", kinds: [.table], old: [2, 2], new: [3],
      operations: batch("delete 0, move 0.0 to 0.0"),
      codes: ["M9", "S8", "S8"],
      message: "cannot move a row from a deleted section"),
    Fixture(
      name: "RxDataSources #35", kinds: [.table], old: [1, 1, 0], new: [2, 1, 0],
      operations: batch("move 2.0 to 0.0"),
      codes: ["B8", "B8", "B8"],
      message: "attempt to move index path (2 - 0) that does not exist - there are only 0 rows in "
        + "section 2 before the update"),
  ]
}

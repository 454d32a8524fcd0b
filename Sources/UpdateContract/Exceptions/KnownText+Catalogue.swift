/// The texts of public reports, as far as they are constant.
extension KnownText {
  static let all: [KnownText] = [
    counts, bounds, conflicts, failures, cells, nibs, questions, states, snapshots,
  ].flatMap(\.self)

  private static let bounds = [
    KnownText(
      "B1", "attempt to delete section #, but there are only # sections before the update",
      fact: "Section $0 is to go; there are $1 sections before the update, numbered from 0"),
    KnownText(
      "B2", "attempt to insert section # but there are only # sections after the update",
      fact: "Section $0 is to come; there are $1 sections after the update, numbered from 0"),
    KnownText(
      "B3", "attempt to move section #, but there are only # sections before the update",
      fact: "Section $0 is to move; there are $1 sections before the update, numbered from 0"),
    KnownText(
      "B4",
      "attempt to delete {row} # from section #, but there are only # sections before the update",
      fact:
        "A {row} of section $1 is to go; there are $2 sections before the update, numbered from 0."
        + " A reload counts as a delete"),
    KnownText(
      "B5",
      "attempt to delete {row} # from section # which only contains # {row}s before the update",
      fact: "{row} $0 is to go; section $1 has $2 {row}s before the update, numbered from 0."
        + " A reload counts as a delete"),
    KnownText(
      "B6",
      "attempt to insert {row} # into section #, but there are only # sections after the update",
      fact: "A {row} is to come in section $1; there are $2 sections after the update, numbered"
        + " from 0"),
    KnownText(
      "B7",
      "attempt to insert {row} # into section #, but there are only # {row}s in section # after the"
        + " update",
      fact: "{row} $0 is to come; section $1 has $2 {row}s after the update, numbered from 0"),
    KnownText(
      "B8",
      "attempt to move index path (@… from a section that does not exist - there are only # sections",
      fact: "{row} $1 of section $0 is to move; there are $2 sections before the update"),
    KnownText(
      "B9",
      "attempt to move index path (@… to index path (@… that does not exist - there are only # {row}s"
        + " in section # after the update",
      fact:
        "{row} $1 of section $0 is to move to place $3; section $5 has $4 {row}s after the update,"
        + " numbered from 0"),
    KnownText(
      "B8",
      "attempt to move index path (@… that does not exist - there are only # {row}s in section #"
        + " before the update",
      fact: "{row} $1 of section $0 is to move; section $3 has $2 {row}s before the update"),
  ]

  private static let conflicts = [
    KnownText(
      "M1", "attempt to perform a delete and a move from the same section (#)",
      fact: "Section $0 is to move, and to be deleted or reloaded"),
    KnownText(
      "M2", "attempt to perform an insert and a move to the same section (#)",
      fact: "A section is to move to $0, where another is inserted, or put by a reload"),
    KnownText(
      "M3", "attempt to move section # to both section # and section #",
      fact: "Section $0 is to move to $1 and to $2"),
    KnownText(
      "M4", "attempt to move both section # and section # to section #",
      fact: "Sections $0 and $1 are to move to $2"),
    KnownText(
      "M7", "attempt to move {row} at index path @… to both @… and @",
      fact:
        "{row} $1 of section $0 is to move to {row} $3 of section $2 and to {row} $5 of section $4"),
    KnownText(
      "M8", "attempt to move both {row} at index path @… and @… to @",
      fact:
        "{row} $1 of section $0 and {row} $3 of section $2 are to move to {row} $5 of section $4"),
    KnownText(
      "M5", "attempt to perform a delete and a move from the same index path (@",
      fact: "Item $1 of section $0 is to move, and to be deleted or reloaded"),
    KnownText(
      "M6", "attempt to perform an insert and a move to the same index path (@",
      fact: "An item is to move to item $1 of section $0, where another is inserted, or put by a"
        + " reload"),
    KnownText("M9", "cannot move a row from a deleted section", in: .table),
    KnownText(
      "M9", "cannot move an item from a deleted section (#)", in: .collection,
      fact: "Section $0 is to be deleted or reloaded, and one of its items is to move elsewhere"),
    KnownText(
      "M10", "cannot move a row into a newly inserted section (#)", in: .table,
      fact: "Section $0 is to be inserted or reloaded, and a row is to move into it"),
    KnownText(
      "M10", "cannot move an item into a newly inserted section (#)", in: .collection,
      fact: "Section $0 is to be inserted or reloaded, and an item is to move into it"),
    KnownText(
      "D4", "attempt to delete and reload the same index path (@",
      fact: "Item $1 of section $0 is to be deleted and to be reloaded"),
  ]

  /// What is raised in the middle of an update, or of its animation.
  private static let failures = [
    KnownText("S11", "attempt to create view animation for nil view"),
    KnownText("S12", "Attempt to create two animations for cell"),
    KnownText("S12", "Cell animation stop fraction must be greater than start fraction"),
    KnownText(
      "S12", "request for index path for global index # when there are only # items in the {view}"),
    KnownText(
      "S12",
      "UITableView internal bug: unable to generate a new section map with old section count: #"
        + " and new section count: #", in: .table,
      fact: "The table knows $0 sections and its data source $1"),
  ]

  private static let questions = [
    KnownText(
      "Q1",
      "request for number of {row}s in section # when there are only # sections in the {view}",
      fact: "Section $0 is asked about; the {view} has $1, numbered from 0"),
    KnownText(
      "Q2", "request for rect at invalid index path (@",
      fact: "The place of item $1 in section $0 is asked for, which the view does not have"),
    KnownText(
      "Q2", "request for rect at invalid index path @",
      fact: "The place of item $1 in section $0 is asked for, which the view does not have"),
    KnownText("Q2", "request for rect of invalid section (#)"),
    KnownText(
      "Q3",
      "Attempted to scroll the {view} to an out-of-bounds {row} (#) when there are only # {row}s"
        + " in section #",
      fact: "{row} $0 is to be shown; section $2 has $1 {row}s, numbered from 0"),
    KnownText(
      "Q4",
      "UICollectionView received layout attributes for a cell with an index path that does not"
        + " exist", in: .collection),
    KnownText("Q5", "Invalid index path for use with UITableView", in: .table),
    KnownText("Q5", "Invalid index path for use with UICollectionView", in: .collection),
    KnownText("Q6", "Attempted to access the table view's visibleCells while", in: .table),
    KnownText(
      "Q6", "Attempted to call -cellForRowAtIndexPath: on the table view while", in: .table),
  ]

  private static let states = [
    KnownText(
      "W11",
      "targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an invalid target"
        + " index path (section: #, row: #) because there are only # rows in this section",
      in: .table,
      fact: "The answer is row $1 of section $0, which has $2 rows, numbered from 0"),
    KnownText(
      "W1",
      "UITableView was told to layout its visible cells and other contents without being in the"
        + " view hierarchy", in: .table),
    KnownText(
      "W10", "The first responder contained inside of a deleted section or item refused to resign"),
    KnownText(
      "T1", "Modifications to the layout engine must not be performed from a background thread"),
    KnownText("L1", "Invalid section definition", in: .collection),
    KnownText("L2", "is stuck in its update/layout loop", in: .collection),
    KnownText("L2", "is stuck in a recursive layout loop", in: .collection),
  ]

  private static let snapshots = [
    KnownText("N1", "supplied item identifiers are not unique"),
    KnownText("N1", "supplied identifiers are not unique"),
    KnownText("N1", "Identifiers in a section snapshot must be unique"),
    KnownText("N1", "attempt to insert or append # item identifiers that already exist"),
    KnownText("N2", "supplied section identifiers are not unique"),
    KnownText("N2", "dataSourceSnapshot.numberOfSections == sectionIdentifiers.count"),
    KnownText("N3", "Section identifier was not found"),
    KnownText("N3", "Attempted to reconfigure item identifier that does not exist in the snapshot"),
  ]
}

/// Cells and nibs, whose texts name classes and identifiers and no numbers.
extension KnownText {
  private static let cells = [
    KnownText("R1", "unable to dequeue a cell with identifier … - must register", in: .table),
    KnownText(
      "R2", "could not dequeue a view of kind: … with identifier … - must register", in: .collection
    ),
    KnownText("R3", "must pass a valid reuse identifier to"),
    KnownText("R4", "Attempted to dequeue multiple cells for the same index path"),
    KnownText("R5", "Expected dequeued view to be returned to the"),
    KnownText("R6", "Attempted to dequeue a cell using a registration that was created inside"),
    KnownText("R7", "failed to obtain a cell from its dataSource", in: .table),
    KnownText(
      "R7", "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:",
      in: .table),
    KnownText("R7", "UITableView dataSource returned a nil cell for row at index path", in: .table),
    KnownText("R7", "UITableView dataSource is not set", in: .table),
    KnownText(
      "R8", "data source did not return a valid cell from -collectionView:cellForItemAtIndexPath:",
      in: .collection),
    KnownText(
      "R9", "returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier",
      in: .collection),
    KnownText(
      "R9", "data source returned a cell without a reuseIdentifier", in: .collection),
    KnownText(
      "R10", "returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath",
      in: .collection),
  ]

  private static let nibs = [
    KnownText("R11", "Could not load NIB in bundle:"),
    KnownText("R12", "nib must contain exactly one top level object which must be a"),
    KnownText("R13", "does not match the identifier used to register the nib"),
  ]
}

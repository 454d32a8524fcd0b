import UpdateContract

/// A text as it stands in a report, and what it must be read as.
struct PastedText: Sendable, CustomStringConvertible {
  var rule: String
  var text: String
  var kind: ListKind?

  init(_ rule: String, _ text: String, _ kind: ListKind? = nil) {
    self.rule = rule
    self.text = text
    self.kind = kind
  }

  var description: String { "\(rule) \(text.prefix(50))" }
}

extension PastedText {
  static let path = "<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1}"

  static let all = updates + failures + cells + questions + snapshots

  static let updates = [
    PastedText(
      "C1",
      "Invalid update: invalid number of sections.  The number of sections contained in the"
        + " table view after the update (1) must be equal to the number of sections contained in the"
        + " table view before the update (1), plus or minus the number of sections inserted or"
        + " deleted (1 inserted, 0 deleted).", .table),
    PastedText("C1", "Invalid update: invalid number of sections.", nil),
    PastedText("C2", "Invalid update: invalid number of items in section 4.", .collection),
    PastedText(
      "C3",
      "Invalid batch updates detected: the number of sections and/or items returned by the data"
        + " source before and/or after performing the batch updates are inconsistent with the"
        + " updates.", .collection),
    PastedText(
      "C3",
      "Invalid table view update.  The application has requested an update to the table view"
        + " that is inconsistent with the state provided by the data source.", .table),
    PastedText(
      "B1", "attempt to delete section 3, but there are only 2 sections before the update"),
    PastedText(
      "B2", "attempt to insert section 3 but there are only 2 sections after the update"),
    PastedText(
      "B5",
      "attempt to delete item 20 from section 0 which only contains 20 items before the update",
      .collection),
    PastedText(
      "B6",
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update",
      .table),
    PastedText(
      "B7",
      "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after"
        + " the update", .table),
    PastedText(
      "B8",
      "attempt to move index path (<NSIndexPath: 0x1> {length = 2, path = 2 - 0}) that does not"
        + " exist - there are only 0 rows in section 2 before the update", .table),
    PastedText(
      "B3", "attempt to move section 3, but there are only 2 sections before the update"),
    PastedText(
      "B4",
      "attempt to delete row 0 from section 0, but there are only 0 sections before the update",
      .table),
    PastedText(
      "B8",
      "attempt to move index path (\(path)) from a section that does not exist - there are only 0"
        + " sections before the update"),
    PastedText(
      "B9",
      "attempt to move index path (\(path)) to index path (\(path)) that does not exist - there"
        + " are only 2 rows in section 0 after the update", .table),
    PastedText("M3", "attempt to move section 1 to both section 0 and section 2"),
    PastedText("M4", "attempt to move both section 1 and section 2 to section 0"),
    PastedText(
      "M7", "attempt to move item at index path \(path) to both \(path) and \(path)", .collection),
    PastedText(
      "M8", "attempt to move both row at index path \(path) and \(path) to \(path)", .table),
    PastedText(
      "W11",
      "UITableView delegate method"
        + " tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an"
        + " invalid target index path (section: 1, row: 4) because there are only 2 rows in this"
        + " section of the table view.", .table),
    PastedText("M1", "attempt to perform a delete and a move from the same section (1)"),
    PastedText("M2", "attempt to perform an insert and a move to the same section (4)"),
    PastedText(
      "M5", "attempt to perform a delete and a move from the same index path (\(path))"),
    PastedText("M6", "attempt to perform an insert and a move to the same index path (\(path))"),
    PastedText("M9", "cannot move a row from a deleted section", .table),
    PastedText("M9", "cannot move an item from a deleted section (2)", .collection),
    PastedText("M10", "cannot move a row into a newly inserted section (2)", .table),
    PastedText(
      "D4",
      "CoreData: error: Serious application error. An exception was caught from the delegate of"
        + " NSFetchedResultsController during a call to -controllerDidChangeContent:.  attempt to"
        + " delete and reload the same index path (\(path)) with userInfo (null)"),
  ]

  static let failures = [
    PastedText("S11", "attempt to create view animation for nil view"),
    PastedText("S12", "Attempt to create two animations for cell"),
    PastedText("S12", "Cell animation stop fraction must be greater than start fraction"),
    PastedText(
      "S12",
      "request for index path for global index 1 when there are only 1 items in the collection"
        + " view", .collection),
    PastedText(
      "S12",
      "UITableView internal bug: unable to generate a new section map with old section count:"
        + " 1 and new section count: 0", .table),
    PastedText(
      "W1",
      "Warning once only: UITableView was told to layout its visible cells and other contents"
        + " without being in the view hierarchy (the table view or one of its superviews has not"
        + " been added to a window).", .table),
    PastedText(
      "W10",
      "The first responder contained inside of a deleted section or item refused to resign."),
    PastedText(
      "T1",
      "Modifications to the layout engine must not be performed from a background thread after"
        + " it has been accessed from the main thread."),
    PastedText(
      "L1",
      "Invalid section definition. Please specify a valid section definition when content is to be"
        + " rendered for a section. This is a client error.", .collection),
    PastedText(
      "L2",
      "UICollectionView (<UICollectionView 0x1>) is stuck in its update/layout loop. This can"
        + " happen for many reasons.", .collection),
    PastedText(
      "L2", "Fatal error: <PagingCollectionView 0x1> is stuck in a recursive layout loop.",
      .collection),
  ]

  static let cells = [
    PastedText(
      "R1",
      "unable to dequeue a cell with identifier Cell - must register a nib or a class for the"
        + " identifier or connect a prototype cell in a storyboard", .table),
    PastedText(
      "R2",
      "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier"
        + " Header - must register a nib or a class for the identifier or connect a prototype cell"
        + " in a storyboard", .collection),
    PastedText("R3", "must pass a valid reuse identifier to -[UICollectionView dequeue…]"),
    PastedText("R4", "Attempted to dequeue multiple cells for the same index path, which is not"),
    PastedText(
      "R5",
      "Expected dequeued view to be returned to the collection view in preparation for display"),
    PastedText(
      "R6",
      "Attempted to dequeue a cell using a registration that was created inside"
        + " -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource"
        + " cell provider"),
    PastedText("R7", "UITableView (<…>) failed to obtain a cell from its dataSource (<…>)", .table),
    PastedText(
      "R7", "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:",
      .table),
    PastedText(
      "R7", "UITableView dataSource returned a nil cell for row at index path: \(path)", .table),
    PastedText("R7", "UITableView dataSource is not set", .table),
    PastedText(
      "R8",
      "the collection view's data source did not return a valid cell from"
        + " -collectionView:cellForItemAtIndexPath: for index path \(path)", .collection),
    PastedText(
      "R9",
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a"
        + " reuseIdentifier - cells must be retrieved by calling …", .collection),
    PastedText(
      "R9", "The collection view's data source returned a cell without a reuseIdentifier.",
      .collection),
    PastedText(
      "R10",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
        + " (0,0) was not retrieved by calling … or is nil (nil)", .collection),
    PastedText("R11", "Could not load NIB in bundle: 'NSBundle </a> (loaded)' with name 'Cell'"),
    PastedText(
      "R12",
      "invalid nib registered for identifier (Cell) - nib must contain exactly one top level"
        + " object which must be a UITableViewCell instance"),
    PastedText(
      "R13",
      "cell reuse indentifier in nib (A) does not match the identifier used to register the"
        + " nib (B)"),
  ]

  static let questions = [
    PastedText(
      "Q1",
      "request for number of items in section 2 when there are only 1 sections in the"
        + " collection view", .collection),
    PastedText("Q2", "request for rect at invalid index path (\(path))"),
    PastedText("Q2", "request for rect of invalid section (3)"),
    PastedText(
      "Q3",
      "Attempted to scroll the collection view to an out-of-bounds item (4) when there are only"
        + " 0 items in section 0.", .collection),
    PastedText(
      "Q4",
      "UICollectionView received layout attributes for a cell with an index path that does not"
        + " exist: \(path)", .collection),
    PastedText(
      "Q5",
      "Invalid index path for use with UITableView. Index paths passed to table view must"
        + " contain exactly two indices", .table),
    PastedText(
      "Q6",
      "[Assert] Attempted to access the table view's visibleCells while they were in the process"
        + " of being updated, which is not allowed.", .table),
    PastedText(
      "Q6",
      "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the"
        + " process of updating its visible cells, which is not allowed.", .table),
  ]

  static let snapshots = [
    PastedText(
      "N1", "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(1)}"),
    PastedText("N1", "Fatal: supplied identifiers are not unique."),
    PastedText(
      "N1", "Identifiers in a section snapshot must be unique. Duplicate item identifiers"),
    PastedText(
      "N1",
      "Diffable data source detected an attempt to insert or append 2 item identifiers that"
        + " already exist in the snapshot."),
    PastedText("N2", "Fatal: supplied section identifiers are not unique."),
    PastedText(
      "N2",
      "Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections =="
        + " sectionIdentifiers.count"),
    PastedText(
      "N3", "Section identifier was not found. You can verify the section exists by calling"),
    PastedText(
      "N3", "Attempted to reconfigure item identifier that does not exist in the snapshot: 4"),
  ]
}

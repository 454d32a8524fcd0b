/// A text as it stands in a report, and what it must be read as.
struct PastedText: Sendable, CustomStringConvertible {
  var rule: String
  var text: String
  var kind: ListKind?

  /// Reads a line of the table: `rule kind: text`.
  init(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 2)
    (rule, text) = (String(words[0]), String(words[2]))
    kind = ListKind.allCases.first { "\($0):" == words[1] }
  }

  var description: String { "\(rule) \(text.prefix(50))" }

  private static let path = "<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1}"

  static let all = table.split(separator: "\n").map(PastedText.init)

  private static let table = """
    C1 table: Invalid update: invalid number of sections.  The number of sections contained in the \
    table view after the update (1) must be equal to the number of sections contained in the table \
    view before the update (1), plus or minus the number of sections inserted or deleted (1 \
    inserted, 0 deleted).
    C1 either: Invalid update: invalid number of sections.
    C2 collection: Invalid update: invalid number of items in section 4.
    C3 collection: Invalid batch updates detected: the number of sections and/or items returned by \
    the data source before and/or after performing the batch updates are inconsistent with the \
    updates.
    C3 table: Invalid table view update.  The application has requested an update to the table view \
    that is inconsistent with the state provided by the data source.
    B8 table: attempt to move index path (<NSIndexPath: 0x1> {length = 2, path = 2 - 0}) that does \
    not exist - there are only 0 rows in section 2 before the update
    B9 table: attempt to move index path (\(path)) to index path (\(path)) that does not exist - \
    there are only 2 rows in section 0 after the update
    M7 collection: attempt to move item at index path \(path) to both \(path) and \(path)
    M8 table: attempt to move both row at index path \(path) and \(path) to \(path)
    W11 table: UITableView delegate method \
    tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an invalid \
    target index path (section: 1, row: 4) because there are only 2 rows in this section of the \
    table view.
    M5 either: attempt to perform a delete and a move from the same index path (\(path))
    D4 either: CoreData: error: Serious application error. An exception was caught from the delegate \
    of NSFetchedResultsController during a call to -controllerDidChangeContent:.  attempt to delete \
    and reload the same index path (\(path)) with userInfo (null)
    S11 either: attempt to create view animation for nil view
    S12 either: Attempt to create two animations for cell
    S12 either: Cell animation stop fraction must be greater than start fraction
    S12 collection: request for index path for global index 1 when there are only 1 items in the \
    collection view
    S12 table: UITableView internal bug: unable to generate a new section map with old section \
    count: 1 and new section count: 0
    W1 table: Warning once only: UITableView was told to layout its visible cells and other contents \
    without being in the view hierarchy (the table view or one of its superviews has not been added \
    to a window).
    W10 either: The first responder contained inside of a deleted section or item refused to resign.
    T1 either: Modifications to the layout engine must not be performed from a background thread \
    after it has been accessed from the main thread.
    L1 collection: Invalid section definition. Please specify a valid section definition when \
    content is to be rendered for a section. This is a client error.
    L2 collection: UICollectionView (<UICollectionView 0x1>) is stuck in its update/layout loop. \
    This can happen for many reasons.
    L2 collection: Fatal error: <PagingCollectionView 0x1> is stuck in a recursive layout loop.
    R1 table: unable to dequeue a cell with identifier Cell - must register a nib or a class for the \
    identifier or connect a prototype cell in a storyboard
    R2 collection: could not dequeue a view of kind: UICollectionElementKindSectionHeader with \
    identifier Header - must register a nib or a class for the identifier or connect a prototype \
    cell in a storyboard
    R3 either: must pass a valid reuse identifier to -[UICollectionView dequeue…]
    R4 either: Attempted to dequeue multiple cells for the same index path, which is not
    R5 either: Expected dequeued view to be returned to the collection view in preparation for \
    display
    R6 either: Attempted to dequeue a cell using a registration that was created inside \
    -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell \
    provider
    R7 table: UITableView (<…>) failed to obtain a cell from its dataSource (<…>)
    R7 table: UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:
    R7 table: UITableView dataSource returned a nil cell for row at index path: \(path)
    R7 table: UITableView dataSource is not set
    R8 collection: the collection view's data source did not return a valid cell from \
    -collectionView:cellForItemAtIndexPath: for index path \(path)
    R9 collection: the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
    reuseIdentifier - cells must be retrieved by calling …
    R9 collection: The collection view's data source returned a cell without a reuseIdentifier.
    R10 collection: the view returned from \
    -collectionView:viewForSupplementaryElementOfKind:atIndexPath (0,0) was not retrieved by calling \
    … or is nil (nil)
    R11 either: Could not load NIB in bundle: 'NSBundle </a> (loaded)' with name 'Cell'
    R12 either: invalid nib registered for identifier (Cell) - nib must contain exactly one top \
    level object which must be a UITableViewCell instance
    R13 either: cell reuse indentifier in nib (A) does not match the identifier used to register the \
    nib (B)
    Q1 collection: request for number of items in section 2 when there are only 1 sections in the \
    collection view
    Q2 either: request for rect at invalid index path (\(path))
    Q2 either: request for rect of invalid section (3)
    Q3 collection: Attempted to scroll the collection view to an out-of-bounds item (4) when there \
    are only 0 items in section 0.
    Q4 collection: UICollectionView received layout attributes for a cell with an index path that \
    does not exist: \(path)
    Q5 table: Invalid index path for use with UITableView. Index paths passed to table view must \
    contain exactly two indices
    Q6 table: [Assert] Attempted to access the table view's visibleCells while they were in the \
    process of being updated, which is not allowed.
    Q6 table: [Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in \
    the process of updating its visible cells, which is not allowed.
    N1 either: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(1)}
    N1 either: Fatal: supplied identifiers are not unique.
    N1 either: Identifiers in a section snapshot must be unique. Duplicate item identifiers
    N1 either: Diffable data source detected an attempt to insert or append 2 item identifiers that \
    already exist in the snapshot.
    N2 either: Fatal: supplied section identifiers are not unique.
    N2 either: Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == \
    sectionIdentifiers.count
    N3 either: Section identifier was not found. You can verify the section exists by calling
    N3 either: Attempted to reconfigure item identifier that does not exist in the snapshot: 4
    """
}

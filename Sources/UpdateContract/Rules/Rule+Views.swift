/// The rules for the state of a view, for its content, and for calls of the view.
extension Rule {
  static let views = #"""
    W1: A view that is updated is in a window.
      text: sim: batch without a window (rdar 15262692); reload the data instead
      text table: UITableView was told to layout its visible cells and other contents without being
        in the view hierarchy
      cause: The screen was popped or covered, and goes on updating.
      instead: Without a window assign the data and call reloadData.
    W2: A view that is updated has a size and was laid out.
      text: sim: batch with zero bounds (rdar 26484150); reload the data instead
      text: sim: batch before the first layout (rdar 26484150); reload the data instead
      cause: The first data arrive in viewDidLoad, as an animated update.
      instead: Show the first data with reloadData.
    W3: No reloadData is pending when an update begins.
      text: sim: batch with reloadData pending (rdar 27941923); lay out or reload again
      cause: reloadData was called and new data arrived in the same turn of the run loop.
      instead: Call reloadData again, or layoutIfNeeded before the data change.
    W4: No drag nor interactive reorder is under way when an update begins.
      text: sim: batch during an interactive move (Listable); queue it
      cause: A server's answer arrives while the user drags.
      instead: Queue the update while hasUncommittedUpdates is true or you know of a reorder.
    W5: An update does not begin inside another or inside a callback of the view.
      text: sim: re-entrant update; queue it
      cause: A delegate method changes the data, which updates the view.
      instead: Queue the update until the view has returned.
    W6: reloadData is not called inside a batch.
      text: sim: reloadData inside a batch (SectionKit PR #99)
      cause: A helper that reloads runs in the block.
      instead: Choose one of both before the batch.
    W7: A layout is not forced inside a batch.
      text: sim: layout forced inside a batch; lay out before or after it
      cause: layoutIfNeeded is called in the block.
      instead: Lay out before the batch or after it.
    W8: The data source stays the same, and alive, during an update.
      text: sim: data source or delegate replaced inside a batch
      text: sim: no data source at the end of a batch; hold it strongly
      cause: It is assigned in the block, or only the view refers to it, which it does weakly.
      instead: Keep a strong reference, and change its data instead of the object.
    W9: reloadData is not called while a batch animates.
      text: sim: reloadData while a batch animates (rdar 31748196)
      cause: A reload follows an update at once (iOS 10 lost it).
      instead: Reload in the completion of the update, or lay out after the reload.
    W10: A first responder in a cell, or in a header of a section, that goes resigns.
      text: The first responder contained inside of a deleted section or item refused to resign|.
      cause: textFieldShouldEndEditing answers false, or the responder refuses otherwise.
      instead: Call endEditing(true) before the update, or let it resign.
    W11: The proposed target of a reorder is a row of the table.
      text table: targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an invalid
        target index path (section: #, row: #) because there are only # rows in this section
      cause: targetIndexPathForMoveFromRowAt counts the dragged row in its old section, or in both.
      instead: Answer a path that is right once the dragged row has left its place.
    T1: Views are used on the main thread alone.
      text: Modifications to the layout engine must not be performed from a background thread| after
        it has been accessed from the main thread.
      cause: A completion handler of a request or a database updates the list.
      instead: Hop to the main actor before touching data and view.
    L1: A section provider answers a layout for each section that has items.
      text collection: Invalid section definition|. Please specify a valid section definition when
        content is to be rendered for a section. This is a client error. (section #)
      cause: The provider holds its owner weakly, and the owner is gone.
      cause: The provider looks the section up in data that have already changed.
      instead: Answer some layout in every case.
    L2: The layout of a collection comes to rest.
      text collection: UICollectionView (…) |is stuck in its update/layout loop|. This can happen
        for many reasons, including self-sizing views whose preferred attributes are not returning a
        consistent size.
      text collection: is stuck in a recursive layout loop
      cause: A self-sizing cell answers another size each time that it is measured.
      cause: The frame, the insets or the offset is set in every pass of the layout.
      instead: Give equal answers to equal questions: round sizes, and set what differs only.
    R1: A table cell's identifier is registered before it is dequeued.
      text table: unable to dequeue a cell with identifier … - must register| a nib or a class for
        the identifier or connect a prototype cell in a storyboard
      cause: The registration is missing, or its identifier is spelt otherwise.
      cause: The prototype is in the storyboard of another table.
      instead: Register class or nib right after the table is made.
    R2: A collection's view is registered under its kind and identifier before it is dequeued.
      text collection: could not dequeue a view of kind: … with identifier … - must register| a nib
        or a class for the identifier or connect a prototype cell in a storyboard
      cause: A header was registered as a cell, or for another kind.
      cause: The registration is missing, or its identifier is spelt otherwise.
      instead: Register class or nib right after the collection is made.
    R3: A reuse identifier has at least one character.
      text: must pass a valid reuse identifier to| …
      cause: The identifier in the nib or storyboard was left empty.
      instead: Use the name of the class.
    R4: One cell is dequeued for one index path.
      text: Attempted to dequeue multiple cells for the same index path|, which is not allowed. Cell
        identifier: …, index path: @
      cause: A helper dequeues a cell and returns another, or measures with a dequeued cell.
      instead: Dequeue exactly the cell that is returned; measure with one that you made yourself.
    R5: A dequeued view is returned, in the request that it was dequeued for.
      text: Expected dequeued view to be returned to the| collection view in preparation for
        display. Dequeued view: …; Collection view: …
      cause: A cell is dequeued outside of the data source, to measure or to look at it.
      cause: A data source dequeues one cell and returns another.
      instead: Dequeue only in the data source, once, and return that view.
    R6: A cell registration is made once, outside of the cell provider.
      text: Attempted to dequeue a cell using a registration that was created inside
      cause: UICollectionView.CellRegistration is created where the cell is asked for.
      instead: Keep the registration in a property.
    R7: A table's data source answers every request with a cell.
      text table: failed to obtain a cell from its dataSource
      text table: UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:
      text table: UITableView dataSource returned a nil cell for row at index path
      text table: UITableView dataSource is not set
      cause: The data source is nil or gone; or a dequeue without an index path returned nil.
      instead: Keep the data source strongly, and use the dequeue with an index path.
    R8: A collection's data source answers every request with a cell.
      text collection: data source did not return a valid cell from
        -collectionView:cellForItemAtIndexPath:
      cause: A switch over models falls through to nil, or a cast failed.
      instead: Dequeue a cell for every model.
    R9: A collection's cell was dequeued.
      text collection: the cell |returned from -collectionView:cellForItemAtIndexPath: does not have
        a reuseIdentifier| - cells must be retrieved by calling
        -dequeueReusableCellWithReuseIdentifier:forIndexPath:
      text collection: data source returned a cell without a reuseIdentifier
      cause: The cell was made with its initialiser.
      instead: Dequeue it; show an empty registered cell where there is nothing to show.
    R10: A supplementary view was dequeued, and is not nil.
      text collection: the view |returned from
        -collectionView:viewForSupplementaryElementOfKind:atIndexPath| (#,0) was not retrieved by
        calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil
        (…)
      cause: A plain view or nil is returned for a header that the layout asks for.
      instead: Dequeue a registered view, or leave the header out of the layout.
    R11: A registered nib is in its bundle.
      text: Could not load NIB in bundle:| 'NSBundle <…> (loaded)' with name '…'
      cause: The nib was loaded from the main bundle, and is in that of a framework or package.
      instead: Pass the bundle of the class, or Bundle.module.
    R12: A registered nib has one top-level object, a view of the right class.
      text: invalid nib registered for identifier (…) - |nib must contain exactly one top level
        object which must be a| … instance
      cause: A gesture recogniser or a second view stands beside the cell in the nib.
      instead: Leave the cell alone on the top level.
    R13: The identifier in a nib is that of its registration, or empty.
      text: … in nib (…) |does not match the identifier used to register the nib| (…)
      cause: The identifier was changed in one of both places.
      instead: Leave the field in the nib empty.
    Q1: A view is asked about sections that it has.
      text: request for number of {row}s in section # when there are only # sections in the {view}
      cause: The question is in new indices, and the view still shows the old data.
      cause: A layout keeps what it computed for data that are gone.
      instead: Ask the view, not the data, how many sections there are.
    Q2: A view is asked for the place of something that it has.
      text: request for rect at invalid index path @
      text: request for rect of invalid section (#)
      cause: The index path is older than the last update.
      instead: Look the item's index path up when it is needed; do not keep it.
    Q3: A view scrolls to an item that it has.
      text: Attempted to scroll the {view} to an out-of-bounds {row} (#) when there are only #
        {row}s in section #|.
      cause: scrollToItem or selectItem follows a change of the data, before the view was updated.
      cause: The list is empty, and the path of the last item was computed as count - 1.
      instead: Scroll in the completion of the update, or after layoutIfNeeded.
    Q4: A layout answers with attributes of items that exist.
      text collection: UICollectionView received layout attributes for a cell with an index path
        that does not exist|: @
      cause: A layout of your own keeps attributes of an earlier state.
      instead: Empty the layout's cache in prepare and invalidateLayout.
    Q5: An index path has a section and an item.
      text table: Invalid index path for use with UITableView|. Index paths passed to {view} must
        contain exactly two indices specifying the section and {row}.
      text collection: Invalid index path for use with UICollectionView|. Index paths passed to
        {view} must contain exactly two indices specifying the section and {row}.
      cause: IndexPath(index:) or an empty IndexPath was passed on.
      instead: Make it with IndexPath(row:section:) or IndexPath(item:section:).
    Q6: A table is not asked for cells while it updates them.
      text table: Attempted to access the table view's visibleCells while| they were in the process
        of being updated, which is not allowed.
      text table: Attempted to call -cellForRowAtIndexPath: on the table view while| it was in the
        process of updating its visible cells, which is not allowed.
      cause: visibleCells or cellForRow(at:) is used in cellForRowAt, willDisplay or layoutSubviews.
      instead: Wait until the update is over, or keep the cells by identity yourself.
    N1: Identifiers of items are unique in the whole snapshot of a diffable data source.
      text: supplied item identifiers are not unique
      text: supplied identifiers are not unique
      text: Identifiers in a section snapshot must be unique
      text: attempt to insert or append # item identifiers that already exist
      cause: A server sent one item twice, or one item stands in two sections.
      cause: Two values are equal although they are two items: the identifier hashes too little.
      instead: Remove duplicates before appending; make the section a part of the identifier.
    N2: Identifiers of sections are unique.
      text: supplied section identifiers are not unique
      text: dataSourceSnapshot.numberOfSections == sectionIdentifiers.count
      cause: Sections were grouped by a value that two groups share.
      instead: Remove duplicates before appending.
    N3: What is named in a snapshot is in it.
      text: Section identifier was not found
      text: Attempted to reconfigure item identifier that does not exist in the snapshot
      cause: The item or section was removed, or its hash changed with its content.
      instead: Identify items by something that never changes, and ask for the index first.
    """#
}

/// The rules for the operations of a batch: bounds, counts, duplicates, reconfigures, moves and combinations.
extension Rule {
  static let batches = #"""
    B1: A deleted or reloaded section exists before the update.
      text: attempt to delete section #, but there are only # sections before the update
      cause: The index was taken after the data had changed, or after an earlier delete of the loop.
      cause: The section was deleted by an update that is already under way.
      instead: Take deletes and reloads from the old data, all of them before any is applied.
    B2: An inserted section exists after the update.
      text: attempt to insert section # but there are only # sections after the update
      cause: The data source does not have the new section yet when the block ends.
      cause: An index path with one index was passed for an item.
      instead: Change the data inside the block, and take inserts from the new data.
    B3: A section moves from an index before the update to an index after it.
      text: attempt to move section #, but there are only # sections before the update
      text: sim: attempt to move a section to #, but there are only # sections after the update
      cause: Both ends were taken from one of the two states.
      instead: Take the source from the old data and the target from the new.
    B4: A deleted or reloaded item lies in a section that exists before the update.
      text: attempt to delete {row} # from section #, but there are only # sections before the
        update
      cause: The path is in new indices, where a section has been inserted above.
      instead: Take paths of deletes and reloads from the old data.
    B5: A deleted or reloaded item exists in its section before the update.
      text: attempt to delete {row} # from section # which only contains # {row}s before the update
      cause: A reload was given the new index of the item: reloads are old indices, like deletes.
      cause: The data changed before the update, so the view knows fewer items, or none.
      cause: The same change is applied twice, by two notifications or two observers.
      instead: Take paths of deletes and reloads from the data that the view shows.
    B6: An inserted item lies in a section that exists after the update.
      text: attempt to insert {row} # into section #, but there are only # sections after the update
      cause: The section's insert is missing in the data, or the path is in old indices.
      instead: Insert the section with its items in the new data; then only the section is named.
    B7: An inserted item exists in its section after the update.
      text: attempt to insert {row} # into section #, but there are only # {row}s in section # after
        the update
      cause: The data source does not have the new item yet when the block ends.
      cause: The path counts the items that are deleted in the same batch.
      instead: Take inserts from the new data: they are final positions.
    B8: A move starts at an item that exists before the update.
      text: attempt to move index path @ from a section that does not exist - there are only #
        sections| before the update
      text: attempt to move index path @ that does not exist - there are only # {row}s in section #
        before the update
      cause: The source is the position after the deletes of the same batch.
      instead: Take sources of moves from the old data, untouched by other operations.
    B9: A move ends at an item that exists after the update.
      text: attempt to move index path @ to index path @ that does not exist - there are only #
        {row}s in section # after the update
      text: sim: attempt to move index path @ to index path @ that does not exist - there are only #
        sections after the update
      cause: The target is the position before the deletes of the same batch.
      instead: Take targets of moves from the new data: they are final positions.
    C1: The sections after the update are those before it, plus those inserted, less those deleted.
      text: Invalid update: |invalid number of sections.  The number of sections contained in the
        {view} after the update (#) must be equal to the number of sections contained in the {view}
        before the update (#), plus or minus the number of sections inserted or deleted (# inserted,
        # deleted)|.
      text: invalid number of sections
      cause: The last item of a section was deleted, the data dropped the section, and the batch
        only deletes the item.
      cause: The data changed before the view was asked for the old number.
      instead: Delete or insert the section itself, and change the data inside the block.
    C2: The items of a section after the update are those before it, plus those inserted and moved
        in, less those deleted and moved out.
      text: Invalid update: |invalid number of {row}s in section #.  The number of {row}s contained
        in an existing section after the update (#) must be equal to the number of {row}s contained
        in that section before the update (#), plus or minus the number of {row}s inserted or
        deleted from that section (# inserted, # deleted) and plus or minus the number of {row}s
        moved into or out of that section (# moved in, # moved out)|.
      text: invalid number of {row}s in section #
      cause: The data changed before the update began, so the view takes the new number for the old
        one.
      cause: The data did not change at all, or an operation is missing.
      cause: Two changes of the data share one update, or one change has two updates.
      cause: A reload is in the same batch as a move of sections.
      instead: Assign the new data inside the block of performBatchUpdates, once, and take the
        operations from the difference of exactly these two states.
    C3: The numbers that the data source gives before and after the update differ by what the batch
        says.
      text: Invalid batch updates detected|: the number of sections and/or {row}s returned by the
        data source before and/or after performing the batch updates are inconsistent with the
        updates.
      text table: Invalid table view update. The application has requested an update to the table
        view that is inconsistent
      cause: The data changed before the update began, or did not change.
      cause: An operation is missing, or belongs to another change.
      instead: Assign the new data inside the block of performBatchUpdates, once, and take the
        operations from the difference of exactly these two states.
    C4: The data source does not change before the update begins.
      text: Invalid batch updates detected|: the number of sections and/or {row}s returned by the
        data source before and/or after performing the batch updates are inconsistent with the
        updates.
      cause: The array is assigned first and the view updated afterwards.
      cause: The model is changed at once and the view in a later turn of the run loop.
      instead: Assign the new data inside the block of performBatchUpdates.
    D1: A section is deleted once and inserted once.
      text: sim: same section deleted twice (#)
      text: sim: same section inserted twice (#)
      cause: Two sources of changes were merged without removing what both say.
      instead: Collect section indices in a set.
    D2: A section is deleted or reloaded, not both.
      text: sim: attempt to delete and reload the same section (#)
      cause: A change and a removal of one section arrived together.
      instead: Let the delete win.
    D3: An item is deleted once: twice raises nothing and corrupts memory.
      text: sim: same index path deleted twice (IGListKit #689) @
      cause: Two sources of changes were merged without removing what both say.
      cause: Two items have the same identifier.
      instead: Collect paths in a set, and refuse duplicate identifiers before comparing.
    D4: An item is deleted or reloaded, not both.
      text: attempt to delete and reload the same index path @
      cause: A fetched results controller reported an update and a move of the same object.
      cause: A change and a removal of one item arrived together.
      instead: Let the delete win; show a moved and changed item with a reconfigure of its own.
    K1: A reconfigured item is answered with its present cell.
      text: sim: reconfigure of @ was answered with another cell; reload it instead
      text: sim: reconfigure of @ dequeued another identifier (…); reload it instead
      cause: The item's cell class or reuse identifier changed.
      instead: Reload an item whose class changes; reconfigure the others.
    K2: A reconfigured item exists.
      text: sim: attempt to reconfigure index path @ that does not exist
      text: sim: attempt to reconfigure index path @ that does not exist - there are only # {row}s
        in section # before the update
      text: sim: attempt to reconfigure index path @ that does not exist - there are only # sections
        before the update
      cause: The path is of another state than the one that the view shows.
      instead: Reconfigure with the indices that hold at that moment, in a batch of its own.
    M1: A section that moves is neither deleted nor reloaded.
      text: attempt to perform a delete and a move from the same section (#)
      cause: A reload of the section is in the same batch: a view splits it into a delete and an
        insert.
      instead: Reload in a batch of its own, or delete and insert instead of moving.
    M2: A section moves to a place where none is inserted.
      text: attempt to perform an insert and a move to the same section (#)
      cause: A reload is in the same batch: its insert is placed as if nothing moved.
      cause: The insert is in old indices.
      instead: Reload in a batch of its own; take inserts and targets from the new data.
    M3: A section moves once.
      text: attempt to move section # to both section # and section #
      cause: Two sections have the same identifier.
      instead: Refuse duplicate identifiers before comparing.
    M4: No two sections move to one place.
      text: attempt to move both section # and section # to section #
      cause: Targets were computed one after the other instead of taken from the new data.
      instead: Take the targets of all moves from the new data.
    M5: An item that moves is neither deleted nor reloaded.
      text: attempt to perform a delete and a move from the same index path @
      cause: The item moved and changed, and is reloaded in the same batch: a view splits the reload
        into a delete and an insert, so no delete of yours is needed.
      cause: A delete and a move were made for one item.
      instead: Refresh the item in a batch of its own, best with a reconfigure; move it in the
        other.
    M6: An item moves to a place where none is inserted.
      text: attempt to perform an insert and a move to the same index path @
      cause: A reload is in the same batch: its insert is placed as if nothing moved.
      cause: The insert or the target is in old indices.
      instead: Reload in a batch of its own; take inserts and targets from the new data.
    M7: An item moves once.
      text: attempt to move {row} at index path @ to both @ and @
      cause: Two items have the same identifier.
      instead: Refuse duplicate identifiers before comparing.
    M8: No two items move to one place.
      text: attempt to move both {row} at index path @ and @ to @
      cause: Targets were computed one after the other instead of taken from the new data.
      cause: Two items have the same identifier.
      instead: Take the targets of all moves from the new data.
    M9: An item does not move out of a section that is deleted or reloaded.
      text table: cannot move a row from a deleted section
      text collection: cannot move an item from a deleted section (#)
      cause: An item was followed by its identifier from a section that goes.
      instead: Delete the section and insert the item.
    M10: An item does not move into a section that is inserted or reloaded.
      text table: cannot move a row into a newly inserted section (#)
      text collection: cannot move an item into a newly inserted section (#)
      cause: An item was followed by its identifier into a section that is new.
      instead: Delete the item and insert the section: its items come with it.
    S1: A section reload is alone in its batch.
      text: sim: section reload with any other operation in one batch
      cause: Reloads are mixed with inserts, deletes or moves, among which they are placed wrongly.
      instead: Reload sections in a batch of their own, after the others.
    S2: An item reload shares no batch with anything that displaces items.
      text: sim: item reload with an item move, a section move or a section insert
      text: sim: item reload with an item insert in one batch
      cause: A moved and changed item is moved and reloaded at once.
      instead: Reload in a batch of its own before the others, or reconfigure.
    S3: A reconfigure is alone in its batch.
      text: sim: reconfigure with anything else in one batch
      cause: Its indices in a mixed batch are documented nowhere.
      instead: Reconfigure before the structural batch, with the indices that hold then.
    S4: A section move shares no batch with operations on items.
      text: sim: section move with any item operation in one batch
      cause: Sections and their items were compared in one go.
      instead: Move sections in one batch and items in the next, or delete and insert the section.
    S5: An item is inserted once at one place.
      text: sim: same index path inserted twice @
      cause: Two sources of changes were merged without removing what both say.
      instead: Collect paths in a set.
    S6: No item is named in a section that is deleted.
      text: sim: item operation in a deleted section @
      cause: The items of a section were deleted one by one, and the section, too.
      instead: Name only the section.
    S7: No item is inserted in a section that is inserted.
      text: sim: item insert in an inserted section @
      cause: The items of a new section were inserted one by one, and the section, too.
      instead: Name only the section: its items come with it.
    S8: Sections that come or go share no batch with item inserts or moves; tables fail at moves.
      text: sim: section inserts or deletes with item inserts or moves in one batch
      cause: All changes are put into one batch.
      instead: First the deletes, then the sections, then inserts and moves of items.
    S9: A move changes something.
      text: sim: section move that changes nothing (#)
      text: sim: item move that changes nothing @
      cause: A move was made for every item, also for those that stay.
      instead: Leave out moves whose source and target are one place where nothing else changes.
    S10: Structural calls stand inside a batch.
      text: sim: structural call outside a batch (rdar 27941923); use a batch
      cause: insertItems or deleteRows is called by itself, when the old numbers may be unknown.
      instead: Wrap it in performBatchUpdates, and change the data in the block.
    S11: A reloaded section has items before or after the update.
      text: attempt to create view animation for nil view
      cause: A section that is empty and stays so was reloaded (iOS 9).
      instead: Leave empty sections out.
    S12: A view's own bookkeeping survives the batch.
      text: Attempt to create two animations for cell
      text: Cell animation stop fraction must be greater than start fraction
      text: request for index path for global index # when there are only # items in the {view}
      text table: UITableView internal bug: unable to generate a new section map with old section
        count: # and new section count: #
      cause: Moves of sections share a batch with operations on items.
      cause: Moves of rows share a batch with sections that come or go, in a table.
      cause: Batches follow one another while cells are asked for in callbacks.
      instead: Split the batch: deletes; sections; inserts and moves of items; reloads by
        themselves.
    """#
}

/// Comparing what two rows with one ID show.
extension ListDiff {
  mutating func compareRows(_ before: RowPosition, _ after: RowPosition) {
    let (chunk, index) = old.sections[before.section].rows.locate(before.row)
    let (newChunk, newIndex) = new.sections[after.section].rows.locate(after.row)
    if chunk === newChunk && index == newIndex { return }
    var kind: Changeset.RowUpdate.Kind?
    if !chunk.hasSameContent(at: index, as: newChunk, at: newIndex) {
      kind = chunk.updateKind(at: index, to: newChunk, at: newIndex)
    }
    if let kind {
      changes.rowUpdates.append(Changeset.RowUpdate(old: before, new: after, kind: kind))
    }
    if kind != .reload, chunk.mayHaveContents, newChunk.mayHaveContents {
      compareContents(
        chunk.extras(at: index)?.content, newChunk.extras(at: newIndex)?.content, before, after)
    }
  }

  private mutating func compareContents(
    _ content: RowContent?, _ newContent: RowContent?, _ before: RowPosition,
    _ after: RowPosition
  ) {
    guard content !== newContent, let content = content as? PlacedContent,
      let newContent = newContent as? PlacedContent
    else { return }
    let inner = ListDiff.changes(from: content.snapshot, to: newContent.snapshot)
    if inner.isEmpty { return }
    changes.nested.append(
      Changeset.NestedChangeset(
        container: new.sections[after.section].rows.id(at: after.row), old: before, new: after,
        changes: inner))
  }
}

extension RowChunk {
  /// Returns how a cell comes from showing the row at `index` to showing the one at `otherIndex` in
  /// `other`.
  fileprivate func updateKind(
    at index: Int, to other: RowChunk, at otherIndex: Int
  ) -> Changeset.RowUpdate.Kind {
    let keepsCell =
      reuseIdentifier(at: index) == other.reuseIdentifier(at: otherIndex)
      && (extras(at: index)?.content == nil) == (other.extras(at: otherIndex)?.content == nil)
    return keepsCell ? .reconfigure : .reload
  }
}

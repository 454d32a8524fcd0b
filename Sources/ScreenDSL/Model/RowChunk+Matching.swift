/// Comparing the IDs of the rows of two chunks.
extension RowChunk {
  /// Returns how many rows from `index` on have the same IDs as those of `other` from `otherIndex`
  /// on.
  func sameIDCount(at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int) -> Int {
    guard let left = ids.baseAddress, let right = other.ids.baseAddress else { return 0 }
    var count = 0
    while count < limit, RowID.areEqual(left + index + count, right + otherIndex + count) {
      count += 1
    }
    return count
  }

  /// Returns how many rows up to and with `index` have the same IDs as those of `other` up to
  /// `otherIndex`.
  func sameIDCountBackward(
    to index: Int, as other: RowChunk, to otherIndex: Int, limit: Int
  ) -> Int {
    guard let left = ids.baseAddress, let right = other.ids.baseAddress else { return 0 }
    var count = 0
    while count < limit, RowID.areEqual(left + index - count, right + otherIndex - count) {
      count += 1
    }
    return count
  }

  /// Whether the rows at the two indexes have the same ID.
  func hasSameID(at index: Int, as other: RowChunk, at otherIndex: Int) -> Bool {
    sameIDCount(at: index, as: other, at: otherIndex, limit: 1) == 1
  }

  /// Whether the rows at the two indexes are not containers with the same rows, as one object,
  /// inside.
  func holdsOtherRows(at index: Int, than other: RowChunk, at otherIndex: Int) -> Bool {
    extras(at: index)?.content !== other.extras(at: otherIndex)?.content
  }
}

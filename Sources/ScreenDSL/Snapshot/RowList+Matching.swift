/// Walking two lists side by side, as long as the row IDs agree.
///
/// Contents are compared on the way, while the rows are at hand. `onChange` is called with the positions of each
/// pair that does not show the same, or whose inner rows are not the same object; it says whether to go on.
extension RowList {
  /// Returns how many rows from `position` on have the same IDs as those of `other` from `otherPosition` on.
  func matchForward(
    from position: Int, _ other: RowList, from otherPosition: Int, limit: Int,
    comparingContents: Bool = true,
    onChange: (Int, Int) -> Bool
  ) -> Int {
    var matched = 0
    while matched < limit {
      let (chunk, index) = locate(position + matched)
      let (otherChunk, otherIndex) = other.locate(otherPosition + matched)
      let room = min(chunk.count - index, otherChunk.count - otherIndex, limit - matched)
      if chunk === otherChunk && index == otherIndex {
        matched += room
        continue
      }
      let same = chunk.sameIDCount(at: index, as: otherChunk, at: otherIndex, limit: room)
      if comparingContents {
        let start = (position + matched, otherPosition + matched)
        let goesOn = chunk.forEachChange(
          at: index, from: otherChunk, at: otherIndex, count: same
        ) { onChange(start.0 + $0, start.1 + $0) }
        guard goesOn else { return matched }
      }
      matched += same
      if same < room { break }
    }
    return matched
  }

  /// Returns how many rows before `position` have the same IDs as those of `other` before `otherPosition`.
  func matchBackward(
    from position: Int, _ other: RowList, from otherPosition: Int, limit: Int,
    comparingContents: Bool = true,
    onChange: (Int, Int) -> Bool
  ) -> Int {
    var matched = 0
    while matched < limit {
      let (chunk, index) = locate(position - matched - 1)
      let (otherChunk, otherIndex) = other.locate(otherPosition - matched - 1)
      let room = min(index + 1, otherIndex + 1, limit - matched)
      if chunk === otherChunk && index == otherIndex {
        matched += room
        continue
      }
      let same = chunk.sameIDCountBackward(
        to: index, as: otherChunk, to: otherIndex, limit: room)
      if comparingContents {
        let start = (position - matched - same, otherPosition - matched - same)
        let goesOn = chunk.forEachChange(
          at: index + 1 - same, from: otherChunk, at: otherIndex + 1 - same, count: same
        ) { onChange(start.0 + $0, start.1 + $0) }
        guard goesOn else { return matched }
      }
      matched += same
      if same < room { break }
    }
    return matched
  }
}

extension RowChunk {
  /// Returns how many rows from `index` on have the same IDs as those of `other` from `otherIndex` on.
  func sameIDCount(at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int) -> Int {
    guard let left = ids.baseAddress, let right = other.ids.baseAddress else { return 0 }
    var count = 0
    while count < limit, RowID.areEqual(left + index + count, right + otherIndex + count) {
      count += 1
    }
    return count
  }

  /// Returns how many rows up to and with `index` have the same IDs as those of `other` up to `otherIndex`.
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

  /// Calls `body` for each of `count` pairs of rows that do not show the same or hold other inner rows.
  fileprivate func forEachChange(
    at index: Int, from other: RowChunk, at otherIndex: Int, count: Int, body: (Int) -> Bool
  ) -> Bool {
    var offset = 0
    while offset < count {
      let same = sameContentCount(
        at: index + offset, as: other, at: otherIndex + offset, limit: count - offset)
      if mayHaveContents || other.mayHaveContents {
        for step in offset..<offset + same
        where extras(at: index + step)?.content !== other.extras(at: otherIndex + step)?.content {
          guard body(step) else { return false }
        }
      }
      offset += same
      if offset < count {
        guard body(offset) else { return false }
        offset += 1
      }
    }
    return true
  }
}

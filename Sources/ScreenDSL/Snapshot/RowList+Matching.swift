/// Walking two lists side by side, as long as the row IDs agree.
///
/// Contents are compared on the way, while the rows are at hand. `onChange` is called with the
/// positions of each pair that does not show the same, or whose inner rows are not the same object;
/// it says whether to go on.
extension RowList {
  /// Returns how many rows from `position` on have the same IDs as those of `other` from
  /// `otherPosition` on.
  @inline(__always)
  func matchForward(
    from position: Int, _ other: RowList, from otherPosition: Int, limit: Int,
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
      let same = chunk.sameRowCount(at: index, as: otherChunk, at: otherIndex, limit: room)
      if chunk.mayHaveContents && otherChunk.mayHaveContents {
        for offset in 0..<same
        where chunk.holdsOtherRows(
          at: index + offset, than: otherChunk, at: otherIndex + offset)
        {
          guard onChange(position + matched + offset, otherPosition + matched + offset) else {
            return matched + offset
          }
        }
      }
      matched += same
      if same == room { continue }
      guard chunk.hasSameID(at: index + same, as: otherChunk, at: otherIndex + same),
        onChange(position + matched, otherPosition + matched)
      else { return matched }
      matched += 1
    }
    return matched
  }

  /// Returns how many rows before `position` have the same IDs as those of `other` before
  /// `otherPosition`.
  func matchBackward(
    from position: Int, _ other: RowList, from otherPosition: Int, limit: Int,
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
      let same = chunk.sameRowCountBackward(
        to: index, as: otherChunk, to: otherIndex, limit: room)
      if chunk.mayHaveContents && otherChunk.mayHaveContents {
        for offset in 0..<same
        where chunk.holdsOtherRows(
          at: index - offset, than: otherChunk, at: otherIndex - offset)
        {
          let step = matched + offset + 1
          guard onChange(position - step, otherPosition - step) else { return step - 1 }
        }
      }
      matched += same
      if same == room { continue }
      guard chunk.hasSameID(at: index - same, as: otherChunk, at: otherIndex - same),
        onChange(position - matched - 1, otherPosition - matched - 1)
      else { return matched }
      matched += 1
    }
    return matched
  }

  /// Returns how many rows from the start have the same IDs as those of `other`.
  func sameIDsForward(_ other: RowList, limit: Int) -> Int {
    var matched = 0
    while matched < limit {
      let (chunk, index) = locate(matched)
      let (otherChunk, otherIndex) = other.locate(matched)
      let room = min(chunk.count - index, otherChunk.count - otherIndex, limit - matched)
      let same =
        chunk === otherChunk && index == otherIndex
        ? room : chunk.sameIDCount(at: index, as: otherChunk, at: otherIndex, limit: room)
      matched += same
      if same < room { break }
    }
    return matched
  }

  /// Returns how many rows before the two positions have the same IDs.
  func sameIDsBackward(
    from position: Int, _ other: RowList, from otherPosition: Int, limit: Int
  ) -> Int {
    var matched = 0
    while matched < limit {
      let (chunk, index) = locate(position - matched - 1)
      let (otherChunk, otherIndex) = other.locate(otherPosition - matched - 1)
      let room = min(index + 1, otherIndex + 1, limit - matched)
      let same =
        chunk === otherChunk && index == otherIndex
        ? room
        : chunk.sameIDCountBackward(to: index, as: otherChunk, to: otherIndex, limit: room)
      matched += same
      if same < room { break }
    }
    return matched
  }
}

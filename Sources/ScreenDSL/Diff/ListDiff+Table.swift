/// Matching what the walks left, in all sections at once.
extension ListDiff {
  /// Up to this many comparisons, comparing all with all is cheaper than hashing.
  private static let mostComparisons = 64

  mutating func matchRowsAcrossSections() {
    var matches = Matches(removed, added)
    if !removed.isEmpty && !added.isEmpty {
      if removed.count * added.count <= Self.mostComparisons {
        matchByComparing(&matches)
      } else {
        matchByTable(&matches)
      }
    }
    changes.rowRemovals = removed.positions(unlessMarked: matches.removed)
    changes.rowInsertions = added.positions(unlessMarked: matches.added)
  }

  /// Which unmatched rows have found each other, by their numbers.
  private struct Matches {
    var removed: [Bool]
    var added: [Bool]
    let offsets: OffsetTable

    init(_ removed: UnmatchedRows, _ added: UnmatchedRows) {
      self.removed = Array(repeating: false, count: removed.count)
      self.added = Array(repeating: false, count: added.count)
      offsets = OffsetTable(sizes: removed.stretches.lazy.map(\.rows.count))
    }
  }

  private mutating func matchByComparing(_ matches: inout Matches) {
    added.forEach(in: new) { id, number, stretch, row in
      var match: (number: Int, position: RowPosition)?
      removed.forEach(in: old) { oldID, oldNumber, oldStretch, oldRow in
        if match == nil, RowID.areEqual(oldID, id) {
          match = (oldNumber, RowPosition(section: oldStretch.section, row: oldRow))
        }
      }
      if let match {
        matches.removed[match.number] = true
        matches.added[number] = true
        pair(match.position, stretch, row, showsSame: false)
      }
    }
  }

  private mutating func matchByTable(_ matches: inout Matches) {
    let table = IDTable(count: removed.count)
    removed.forEach(in: old) { id, number, _, _ in
      table.insert(unique: id, at: number)
    }
    let (removed, old, new, offsets) = (removed, old, new, matches.offsets)
    added.forEach(in: new) { id, number, stretch, row in
      let (chunk, index) = new.sections[stretch.section].rows.locate(row)
      // Models that are compared in place have their IDs at hand, so most matches read nothing else.
      var showsSame = false
      let match = table.find(id) { candidate in
        let (part, offset) = offsets.locate(candidate)
        let stretch = removed.stretches[part]
        let (oldChunk, oldIndex) = old.sections[stretch.section].rows.locate(
          stretch.rows.lowerBound + offset)
        showsSame = chunk.sameRowCount(at: index, as: oldChunk, at: oldIndex, limit: 1) == 1
        return showsSame || chunk.hasSameID(at: index, as: oldChunk, at: oldIndex)
      }
      guard let match else { return }
      matches.removed[match] = true
      matches.added[number] = true
      let (part, offset) = offsets.locate(match)
      let oldStretch = removed.stretches[part]
      pair(
        RowPosition(section: oldStretch.section, row: oldStretch.rows.lowerBound + offset), stretch,
        row, showsSame: showsSame && !chunk.mayHaveContents)
    }
  }

  @inline(__always)
  private mutating func pair(
    _ before: RowPosition, _ stretch: UnmatchedRows.Stretch, _ row: Int, showsSame: Bool
  ) {
    if let start = stretch.sources, sections.oldOfNew[stretch.section] == before.section {
      sources[start + row - stretch.rows.lowerBound] = Int32(before.row)
    } else {
      changes.rowMoves.append(
        Changeset.RowMove(from: before, to: RowPosition(section: stretch.section, row: row)))
    }
    if !showsSame { compareRows(before, RowPosition(section: stretch.section, row: row)) }
  }
}

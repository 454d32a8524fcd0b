/// A row that is not matched yet.
struct UnmatchedRow {
  let id: UnsafePointer<RowID>
  let section: Int32
  let row: Int32
  /// Where the row's source is, if it is a new row of a section that stayed; -1 otherwise.
  let source: Int32
  var isMatched = false

  init(id: UnsafePointer<RowID>, section: Int, row: Int, source: Int = -1) {
    self.id = id
    self.section = Int32(section)
    self.row = Int32(row)
    self.source = Int32(source)
  }

  var position: RowPosition { RowPosition(section: Int(section), row: Int(row)) }
}

/// Matching what the walks left, in all sections at once.
extension ListDiff {
  /// Up to this many comparisons, comparing all with all is cheaper than hashing.
  private static let mostComparisons = 64

  mutating func matchRowsAcrossSections() {
    if !removed.isEmpty && !added.isEmpty {
      if removed.count * added.count <= Self.mostComparisons {
        matchByComparing()
      } else {
        matchByTable()
      }
    }
    changes.rowRemovals = removed.lazy.filter { !$0.isMatched }.map(\.position)
    changes.rowInsertions = added.lazy.filter { !$0.isMatched }.map(\.position)
  }

  private mutating func matchByComparing() {
    for new in added.indices {
      let id = added[new].id
      if let old = removed.firstIndex(where: { RowID.areEqual($0.id, id) }) { pair(old, new) }
    }
  }

  private mutating func matchByTable() {
    let table = IDTable(count: removed.count)
    for index in removed.indices {
      _ = table.insert(removed[index].id, at: index) { removed[$0].id }
    }
    for index in added.indices {
      if let match = table.find(added[index].id, idAt: { removed[$0].id }) { pair(match, index) }
    }
  }

  private mutating func pair(_ oldIndex: Int, _ newIndex: Int) {
    removed[oldIndex].isMatched = true
    added[newIndex].isMatched = true
    let (before, after) = (removed[oldIndex], added[newIndex])
    if after.source >= 0, sections.oldOfNew[Int(after.section)] == before.section {
      sources[Int(after.source)] = before.row
    } else {
      changes.rowMoves.append(Changeset.RowMove(from: before.position, to: after.position))
    }
    compareRows(before.position, after.position)
  }
}

/// Matches the rows of one section by ID.
struct RowMatching: ~Copyable {
  private let oldRows: RowReader
  private let newRows: RowReader
  private let oldRange: Range<Int>
  private let newRange: Range<Int>
  /// For each row of `newRange`, the index of the old row with the same ID; -1 if there is none.
  private(set) var oldIndexOfNew: [Int32] = []
  /// The indexes of unmatched rows, ascending: of old rows in `removed`, of new rows in `added`.
  private(set) var removed: [Int32] = []
  private(set) var added: [Int32] = []

  private static let lookahead = 8
  /// Comparing at most this many pairs of rows is faster than hashing.
  private static let mostComparisons = 64

  init(_ before: RowList, _ oldRange: Range<Int>, _ after: RowList, _ newRange: Range<Int>) {
    oldRows = RowReader(before)
    newRows = RowReader(after)
    self.oldRange = oldRange
    self.newRange = newRange
    oldIndexOfNew.reserveCapacity(newRange.count)
  }

  mutating func scan(onChange: (Int, Int) -> Void) {
    var (oldRow, newRow) = (oldRange.lowerBound, newRange.lowerBound)
    var budget = 64 + (oldRange.count + newRange.count) / 32
    while oldRow < oldRange.upperBound, newRow < newRange.upperBound {
      let same = oldRows.list.match(
        from: oldRow, newRows.list, from: newRow,
        limit: min(oldRange.upperBound - oldRow, newRange.upperBound - newRow)
      ) {
        onChange($0, $1)
        return true
      }
      oldIndexOfNew.append(contentsOf: Int32(oldRow)..<Int32(oldRow + same))
      (oldRow, newRow) = (oldRow + same, newRow + same)
      if same > 0 { continue }
      guard budget > 0 else { break }
      let skip = skips(oldRow..<oldRange.upperBound, newRow..<newRange.upperBound, &budget)
      deferToTable(oldRow..<oldRow + skip.old, newRow..<newRow + skip.new)
      (oldRow, newRow) = (oldRow + skip.old, newRow + skip.new)
    }
    deferToTable(oldRow..<oldRange.upperBound, newRow..<newRange.upperBound)
  }

  private func skips(
    _ old: Range<Int>, _ new: Range<Int>, _ budget: inout Int
  ) -> (old: Int, new: Int) {
    let (oldID, newID) = (oldRows.pointer(old.lowerBound), newRows.pointer(new.lowerBound))
    for distance in 1...Self.lookahead {
      budget -= 1
      if distance < old.count, RowID.areEqual(oldRows.pointer(old.lowerBound + distance), newID) {
        return (distance, 0)
      }
      if distance < new.count, RowID.areEqual(newRows.pointer(new.lowerBound + distance), oldID) {
        return (0, distance)
      }
    }
    return (1, 1)
  }

  private mutating func deferToTable(_ oldRows: Range<Int>, _ newRows: Range<Int>) {
    removed.append(contentsOf: Int32(oldRows.lowerBound)..<Int32(oldRows.upperBound))
    added.append(contentsOf: Int32(newRows.lowerBound)..<Int32(newRows.upperBound))
    oldIndexOfNew.append(contentsOf: repeatElement(-1, count: newRows.count))
  }

  mutating func matchRest(onChange: (Int, Int) -> Void) {
    if removed.isEmpty || added.isEmpty { return }
    var isMatched = [Bool](repeating: false, count: removed.count)
    if removed.count * added.count <= Self.mostComparisons {
      matchByComparing(&isMatched, onChange)
    } else {
      matchByTable(&isMatched, onChange)
    }
    added.removeAll { oldIndexOfNew[Int($0) - newRange.lowerBound] >= 0 }
    removed = zip(removed, isMatched).compactMap { $1 ? nil : $0 }
  }

  private mutating func matchByComparing(
    _ isMatched: inout [Bool], _ onChange: (Int, Int) -> Void
  ) {
    for row in added {
      let id = newRows.pointer(Int(row))
      let number = removed.indices.first {
        !isMatched[$0] && RowID.areEqual(oldRows.pointer(Int(removed[$0])), id)
      }
      guard let number else { continue }
      isMatched[number] = true
      oldIndexOfNew[Int(row) - newRange.lowerBound] = removed[number]
      onChange(Int(removed[number]), Int(row))
    }
  }

  private mutating func matchByTable(_ isMatched: inout [Bool], _ onChange: (Int, Int) -> Void) {
    let table = IDTable(count: removed.count)
    for (number, row) in removed.enumerated() {
      // The rows of one section have different IDs.
      _ = table.insert(oldRows.pointer(Int(row)), at: number, isThere: { _ in false })
    }
    let (oldRows, newRows, removed) = (oldRows, newRows, removed)
    for row in added {
      let (chunk, index) = newRows.locate(Int(row))
      var showsSame = false
      let match = table.find(newRows.pointer(Int(row))) { candidate in
        let (oldChunk, oldIndex) = oldRows.locate(Int(removed[candidate]))
        return chunk._withUnsafeGuaranteedRef { chunk in
          oldChunk._withUnsafeGuaranteedRef { oldChunk in
            showsSame =
              chunk.sameRowCount(at: index, as: oldChunk, at: oldIndex, limit: 1, step: 1) == 1
            return showsSame || chunk.hasSameID(at: index, as: oldChunk, at: oldIndex)
          }
        }
      }
      guard let match else { continue }
      isMatched[match] = true
      oldIndexOfNew[Int(row) - newRange.lowerBound] = removed[match]
      if !showsSame || chunk._withUnsafeGuaranteedRef({ $0.traits.contains(.containers) }) {
        onChange(Int(removed[match]), Int(row))
      }
    }
  }
}

struct SectionMatching {
  /// For each new section, its index in the old list; -1 if the old list does not contain the section. Nil if both
  /// lists have the same sections in the same order.
  private var oldOfNew: [Int32]?
  private(set) var removals: [Int] = []

  init(_ old: ScreenStorage, _ new: ScreenStorage) {
    func isSame(_ index: Int) -> Bool {
      old.sections[index] === new.sections[index]
        || old.sections[index].id == new.sections[index].id
    }
    if old.sections.count == new.sections.count, new.sections.indices.allSatisfy(isSame) { return }
    var oldOfNew = [Int32](repeating: -1, count: new.sections.count)
    var isGone = [Bool](repeating: true, count: old.sections.count)
    for index in new.sections.indices {
      guard let match = old.sectionPosition(of: new.sections[index].id, hint: index) else {
        continue
      }
      oldOfNew[index] = Int32(match)
      isGone[match] = false
    }
    self.oldOfNew = oldOfNew
    removals = isGone.indices.filter { isGone[$0] }
  }

  func oldIndex(of new: Int) -> Int? {
    guard let oldOfNew else { return new }
    return oldOfNew[new] < 0 ? nil : Int(oldOfNew[new])
  }

  var insertions: [Int] { oldOfNew.map { all in all.indices.filter { all[$0] < 0 } } ?? [] }

  var moves: [Changeset.Move<Int>] {
    guard let oldOfNew else { return [] }
    var moves: [Changeset.Move<Int>] = []
    IncreasingSubsequence.visitOthers(in: oldOfNew) { index in
      moves.append(Changeset.Move(from: Int(oldOfNew[index]), to: index))
    }
    return moves
  }
}

/// The removed rows that have no match yet. Each row has a number: its index in the array that the initializer
/// received. Rows with the same ID form a linked list, in the order of their positions.
struct UnmatchedRemovals: ~Copyable {
  private let ids: [UnsafePointer<RowID>]
  private let table: IDTable
  /// The number of the next row with the same ID; `Int32.max` if there is none.
  private var next: [Int32]
  private var start: [Int32]
  private var isTaken: [Bool]
  private var candidates: [RowID: Int32] = [:]

  init(_ removed: [RowPosition], of storage: ScreenStorage) {
    let ids = removed.map { storage.sections[$0.section].rows.pointer($0.row) }
    table = IDTable(count: ids.count)
    next = Array(repeating: .max, count: ids.count)
    start = ids.indices.map(Int32.init)
    isTaken = Array(repeating: false, count: ids.count)
    var last = start
    for number in ids.indices {
      guard let first = table.insert(ids[number], at: number, idAt: { ids[$0] }) else { continue }
      next[Int(last[first])] = Int32(number)
      last[first] = Int32(number)
    }
    self.ids = ids
  }

  mutating func takeFirst(_ id: UnsafePointer<RowID>) -> Int? {
    firstWaiting(id).flatMap { take(Int(start[$0])) }
  }

  /// Returns the number of the first row with the ID `id` that `isAllowed` accepts, and marks the row as taken; nil if
  /// there is no such row. If `isAllowed` refuses a row, later calls with the same `id` and `newID` skip that row.
  mutating func takeFirst(
    _ id: UnsafePointer<RowID>, for newID: RowID, mustBe isAllowed: (Int) -> Bool
  ) -> Int? {
    guard let first = firstWaiting(id) else { return nil }
    let pair = newID.scoped(by: RowID(first))
    var candidate = max(start[first], candidates[pair] ?? 0)
    while candidate < .max, isTaken[Int(candidate)] || !isAllowed(Int(candidate)) {
      candidate = next[Int(candidate)]
    }
    // A later call with the same `id` and `newID` begins its search at `candidate`. If each search began at the first
    // row, many rows with equal IDs would take quadratic time.
    if candidate > start[first] { candidates[pair] = candidate }
    return candidate < .max ? take(Int(candidate)) : nil
  }

  private mutating func firstWaiting(_ id: UnsafePointer<RowID>) -> Int? {
    guard let first = table.find(id, idAt: { ids[$0] }) else { return nil }
    while start[first] < .max, isTaken[Int(start[first])] { start[first] = next[Int(start[first])] }
    return start[first] < .max ? first : nil
  }

  mutating func take(_ number: Int) -> Int? {
    if isTaken[number] { return nil }
    isTaken[number] = true
    return number
  }

  var rest: [Int] { isTaken.indices.filter { !isTaken[$0] } }
}

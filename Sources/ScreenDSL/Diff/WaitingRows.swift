/// Removed rows that wait for a row with their ID, those with one ID in their order.
struct WaitingRows: ~Copyable {
  private let ids: [UnsafePointer<RowID>]
  private let table: IDTable
  /// For each row, the next one with its ID; -1 if there is none.
  private var next: [Int32]
  /// For the first row with an ID, the last one, and the first that may not be taken.
  private var last: [Int32]
  private var start: [Int32]
  private var isTaken: [Bool]
  /// For the first row with an ID and one that such rows are to get, the first that was not refused
  /// it; -1 if there is none.
  private var refused: [Pair: Int32] = [:]

  private struct Pair: Hashable {
    var first: Int
    var newID: RowID
  }

  init(_ removed: [RowPosition], of storage: ScreenStorage) {
    let ids = removed.map { storage.sections[$0.section].rows.pointer($0.row) }
    table = IDTable(count: ids.count)
    next = Array(repeating: -1, count: ids.count)
    last = ids.indices.map(Int32.init)
    start = last
    isTaken = Array(repeating: false, count: ids.count)
    for number in ids.indices {
      guard let first = table.insert(ids[number], at: number, idAt: { ids[$0] }) else { continue }
      next[Int(last[first])] = Int32(number)
      last[first] = Int32(number)
    }
    self.ids = ids
  }

  /// Takes the first row with an ID; returns its number.
  mutating func takeFirst(_ id: UnsafePointer<RowID>) -> Int? {
    firstWaiting(id).flatMap { take(Int(start[$0])) }
  }

  /// Takes the first row with an ID that may get another one; returns its number.
  ///
  /// - Parameters:
  ///   - newID: The other ID. A row that may not get it may not get it later either.
  ///   - isAllowed: Whether the row with a number may get it.
  mutating func takeFirst(
    _ id: UnsafePointer<RowID>, for newID: RowID, mustBe isAllowed: (Int) -> Bool
  ) -> Int? {
    guard let first = firstWaiting(id) else { return nil }
    let pair = Pair(first: first, newID: newID)
    var candidate = start[first]
    if let rest = refused[pair] { candidate = rest < 0 ? -1 : max(candidate, rest) }
    while candidate >= 0, isTaken[Int(candidate)] || !isAllowed(Int(candidate)) {
      candidate = next[Int(candidate)]
    }
    // Those before are asked no more, or many rows with one ID would take quadratic time.
    if candidate != start[first] { refused[pair] = candidate }
    return candidate < 0 ? nil : take(Int(candidate))
  }

  /// The number of the first row that has an ID, if one with it waits.
  private mutating func firstWaiting(_ id: UnsafePointer<RowID>) -> Int? {
    guard let first = table.find(id, idAt: { ids[$0] }) else { return nil }
    while start[first] >= 0, isTaken[Int(start[first])] { start[first] = next[Int(start[first])] }
    return start[first] < 0 ? nil : first
  }

  /// Takes a row by its number and returns that; nil if it is taken.
  mutating func take(_ number: Int) -> Int? {
    if isTaken[number] { return nil }
    isTaken[number] = true
    return number
  }

  /// The numbers of the rows that still wait.
  var rest: [Int] { isTaken.indices.filter { !isTaken[$0] } }
}

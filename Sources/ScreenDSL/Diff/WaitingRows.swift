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

  /// Takes the first row with an ID, one that is preferred if there is one; returns its number.
  mutating func takeFirst(
    _ id: UnsafePointer<RowID>, preferring isPreferred: (Int) -> Bool = { _ in true },
    mustBe isAllowed: (Int) -> Bool = { _ in true }
  ) -> Int? {
    guard let first = table.find(id, idAt: { ids[$0] }) else { return nil }
    var found: Int?
    while start[first] >= 0, isTaken[Int(start[first])] { start[first] = next[Int(start[first])] }
    var candidate = Int(start[first])
    while candidate >= 0 {
      if !isTaken[candidate], isAllowed(candidate) {
        found = found ?? candidate
        if isPreferred(candidate) {
          found = candidate
          break
        }
      }
      candidate = Int(next[candidate])
    }
    if let found { isTaken[found] = true }
    return found
  }

  /// The numbers of the rows that still wait.
  var rest: [Int] { isTaken.indices.filter { !isTaken[$0] } }
}

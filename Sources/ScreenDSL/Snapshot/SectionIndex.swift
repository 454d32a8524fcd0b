/// Where each row ID is in one section.
final class SectionIndex: Sendable {
  private let rows: RowList
  private let table: IDTable
  /// The IDs that occur more than once.
  private let duplicates: Set<RowID>

  init(_ rows: RowList) {
    self.rows = rows
    let table = IDTable(count: rows.count)
    var duplicates: Set<RowID> = []
    rows.forEachID { id, position in
      if table.insert(id, at: position, idAt: rows.pointer) != nil { duplicates.insert(id.pointee) }
    }
    self.table = table
    self.duplicates = duplicates
  }

  /// Returns the position of the first row with this ID.
  func position(of id: UnsafePointer<RowID>) -> Int? {
    table.find(id, idAt: rows.pointer)
  }

  /// Returns how many rows have this ID: none, one, or 2 for any more.
  func count(of id: UnsafePointer<RowID>) -> Int {
    if position(of: id) == nil { return 0 }
    return duplicates.isEmpty || !duplicates.contains(id.pointee) ? 1 : 2
  }
}

extension RowList {
  /// Returns where the ID of the row at `position` is stored.
  @inline(__always)
  func pointer(_ position: Int) -> UnsafePointer<RowID> {
    let (chunk, index) = locate(position)
    // Every chunk in a list has rows, and so memory for their IDs.
    return UnsafePointer(chunk.ids.baseAddress.unsafelyUnwrapped + index)
  }
}

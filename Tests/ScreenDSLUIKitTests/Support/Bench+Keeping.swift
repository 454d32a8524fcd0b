/// Something that a cell keeps for its row.
enum Mark: CellStateKey { static let initial = 0 }

extension Bench {
  func mark(_ row: Int, _ section: Int = 0) -> Int? { record(row, section)?.mark }

  func setMark(_ mark: Int, _ row: Int, _ section: Int = 0) {
    record(row, section)?.context?.state[Mark.self] = mark
  }

  /// Where the list inside a cell is scrolled to.
  func offset(_ row: Int, _ section: Int = 0) -> Double? {
    inner(row, section).map { Double($0.contentOffset.x) }
  }
}

extension CellRecord {
  var mark: Int? { context?.state[Mark.self] }
}

extension UICollectionView {
  func record(_ item: Int) -> CellRecord? {
    (cellForItem(at: .init(item)) as? any ItemView)?.record
  }
}

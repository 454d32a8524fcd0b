/// Up to 1,024 consecutive rows of a list, immutable and shared between snapshots.
///
/// Row IDs are stored together for all kinds of chunk, because the diff reads little else; the rest
/// is the subclasses' business. `index` counts rows from the start of the chunk.
@usableFromInline
class RowChunk: @unchecked Sendable {
  // Unchecked because the IDs live in memory of the chunk's own, written only by initialisers.

  /// The greatest number of rows in one chunk.
  @usableFromInline static let capacity = 1024

  /// The rows' IDs; none as long as no row has one.
  @usableFromInline final let ids: UnsafeMutableBufferPointer<RowID>
  @usableFromInline final let count: Int
  /// Whether a row has no ID but its place, which is not known yet.
  final let hasUnplacedRows: Bool

  @usableFromInline
  init(ids: UnsafeMutableBufferPointer<RowID>?, count: Int, hasUnplacedRows: Bool) {
    self.ids = ids ?? UnsafeMutableBufferPointer(start: nil, count: 0)
    self.count = count
    self.hasUnplacedRows = hasUnplacedRows
  }

  deinit {
    ids.deinitialize()
    ids.deallocate()
  }

  // What a subclass supplies.

  /// Whether a row of the chunk may hold rows of its own.
  var mayHaveContents: Bool { false }

  func box(at index: Int) -> ModelBox { fatalMistake("Internal error: a chunk without rows") }
  func extras(at index: Int) -> RowExtras? { nil }
  func source(at index: Int) -> SourceLine? { nil }
  func modelType(at index: Int) -> any CellModel.Type { box(at: index).type }
  func reuseIdentifier(at index: Int) -> ReuseIdentifier { box(at: index).reuseIdentifier }

  /// The type of all rows' models, if there can be only one.
  var onlyModelType: (any CellModel.Type)? { nil }

  /// Adds the branches that the row's own content took.
  func addBranches(of index: Int, to path: inout ContentPath) {}

  /// Returns how many rows from `index` on show the same as those of `other` from `otherIndex` on.
  func sameContentCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int
  ) -> Int { 0 }

  /// Returns how many rows from `index` on have the same IDs and show the same as those of `other`.
  ///
  /// Rows inside containers are not compared.
  func sameRowCount(at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int) -> Int {
    let same = sameIDCount(at: index, as: other, at: otherIndex, limit: limit)
    return sameContentCount(at: index, as: other, at: otherIndex, limit: same)
  }

  /// Returns how many rows up to and with `index` have the same IDs and show the same as those of
  /// `other` up to and with `otherIndex`.
  ///
  /// Rows inside containers are not compared.
  func sameRowCountBackward(
    to index: Int, as other: RowChunk, to otherIndex: Int, limit: Int
  ) -> Int {
    var count = 0
    while count < limit,
      hasSameID(at: index - count, as: other, at: otherIndex - count),
      hasSameContent(at: index - count, as: other, at: otherIndex - count)
    {
      count += 1
    }
    return count
  }

  /// Returns a chunk of the rows that `pieces` name, at least one and at most 1,024.
  func rebuilt(from pieces: [Piece]) -> RowChunk {
    fatalMistake("Internal error: a chunk without rows")
  }

  /// Returns a chunk with the same rows but these IDs, which become the new chunk's.
  func withIDs(_ ids: UnsafeMutableBufferPointer<RowID>) -> RowChunk { self }
}

extension RowChunk {
  final func row(at index: Int) -> Row {
    Row(id: ids[index], box: box(at: index), extras: extras(at: index), source: source(at: index))
  }

  /// Whether the row at `index` shows the same as the row at `otherIndex` in `other`.
  final func hasSameContent(at index: Int, as other: RowChunk, at otherIndex: Int) -> Bool {
    sameContentCount(at: index, as: other, at: otherIndex, limit: 1) == 1
  }

  /// The same as `sameContentCount`, for chunks of any kind, by way of boxes.
  final func boxedSameContentCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int
  ) -> Int {
    var count = 0
    while count < limit,
      RowExtras.haveSameContent(extras(at: index + count), other.extras(at: otherIndex + count)),
      box(at: index + count).isEqual(to: other.box(at: otherIndex + count))
    {
      count += 1
    }
    return count
  }

  /// Returns a copy with the IDs that `transform` makes of the index of each row.
  @inline(__always)
  final func mapIDs(_ transform: (Int) -> RowID) -> RowChunk {
    let new = UnsafeMutableBufferPointer<RowID>.allocate(capacity: count)
    for index in 0..<count { new.initializeElement(at: index, to: transform(index)) }
    return withIDs(new)
  }

  /// Rows of a chunk that are kept, or a new row among them.
  enum Piece {
    case kept(Range<Int>)
    case new(Row)

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .new: 1
      }
    }
  }

  /// Returns the IDs of the rows that `pieces` name, in memory for a new chunk.
  final func ids(of pieces: [Piece]) -> UnsafeMutableBufferPointer<RowID> {
    let new = UnsafeMutableBufferPointer<RowID>.allocate(
      capacity: pieces.reduce(0) { $0 + $1.count })
    var end = 0
    for piece in pieces {
      switch piece {
      case .kept(let range): end = new[end...].initialize(fromContentsOf: ids[range])
      case .new(let row):
        new.initializeElement(at: end, to: row.id)
        end += 1
      }
    }
    return new
  }
}

/// Up to 1,024 consecutive rows of a list, immutable and shared between snapshots.
///
/// Row IDs are stored together for all kinds of chunk, because the diff reads little else; the rest is the
/// subclasses' business.
@usableFromInline
class RowChunk: @unchecked Sendable {
  // Unchecked because IDs and models live in memory of the chunk's own, written only by initialisers.

  /// The greatest number of rows in one chunk.
  @usableFromInline static let capacity = 1024

  @usableFromInline final let ids: UnsafeMutableBufferPointer<RowID>

  @usableFromInline
  init(ids: UnsafeMutableBufferPointer<RowID>) {
    self.ids = ids
  }

  deinit {
    ids.deinitialize()
    ids.deallocate()
  }

  final var count: Int { ids.count }

  // What a subclass supplies. `index` counts rows from the start of the chunk.

  /// Whether a row of the chunk may hold rows of its own.
  var mayHaveContents: Bool { false }
  /// Whether a row of the chunk has no ID but its place, which is not known yet.
  var hasUnplacedRows: Bool { false }

  func box(at index: Int) -> ModelBox { fatalMistake("Internal error: a chunk without rows") }
  func extras(at index: Int) -> RowExtras? { nil }
  func source(at index: Int) -> SourceLine? { nil }
  func reuseIdentifier(at index: Int) -> ReuseIdentifier { box(at: index).reuseIdentifier }

  /// Returns how many rows from `index` on show the same as those of `other` from `otherIndex` on.
  func sameContentCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int
  ) -> Int { 0 }

  /// Returns a chunk of the rows that `pieces` name, at least one and at most 1,024.
  func rebuilt(from pieces: [Piece]) -> RowChunk {
    fatalMistake("Internal error: a chunk without rows")
  }

  /// Returns a chunk with the same rows but these IDs, which become the new chunk's.
  func withIDs(_ ids: UnsafeMutableBufferPointer<RowID>) -> RowChunk { self }

  /// Rows of a chunk that are kept, or new rows among them.
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

  final func row(at index: Int) -> Row {
    Row(id: ids[index], box: box(at: index), extras: extras(at: index), source: source(at: index))
  }

  /// Whether the row at `index` shows the same as the row at `otherIndex` in `other`.
  final func hasSameContent(at index: Int, as other: RowChunk, at otherIndex: Int) -> Bool {
    sameContentCount(at: index, as: other, at: otherIndex, limit: 1) == 1
  }

  /// Returns a copy in which `transform` has rewritten the IDs.
  final func mapIDs(_ transform: (Int, RowID) -> RowID) -> RowChunk {
    let new = UnsafeMutableBufferPointer<RowID>.allocate(capacity: count)
    for index in 0..<count {
      new.initializeElement(at: index, to: transform(index, ids[index]))
    }
    return withIDs(new)
  }
}

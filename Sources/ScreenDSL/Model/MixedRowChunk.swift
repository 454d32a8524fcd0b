/// Rows of any type, each with a box for its model.
final class MixedRowChunk: RowChunk, @unchecked Sendable {
  // Unchecked only because the superclass is; `rows` is a `Sendable` constant.

  struct Payload: Sendable {
    var box: ModelBox
    var extras: RowExtras?
    var source: SourceLine?
  }

  private let rows: ContiguousArray<Payload>
  private let hasContents: Bool

  /// Creates the chunk of 1 to 1,024 placed rows.
  convenience init(_ rows: some Collection<Row>) {
    let ids = UnsafeMutableBufferPointer<RowID>.allocate(capacity: rows.count)
    _ = ids.initialize(fromContentsOf: rows.lazy.map(\.id))
    self.init(
      ids: ids,
      rows: ContiguousArray(
        rows.lazy.map { Payload(box: $0.box, extras: $0.extras, source: $0.source) }))
  }

  /// Creates the chunk of the rows of `chunk` that `pieces` name.
  convenience init(_ chunk: RowChunk, _ pieces: [Piece]) {
    self.init(
      ids: chunk.ids(of: pieces),
      rows: ContiguousArray(
        pieces.flatMap { piece -> [Payload] in
          switch piece {
          case .kept(let range): range.map { chunk.payload(at: $0) }
          case .new(let row): [Payload(box: row.box, extras: row.extras, source: row.source)]
          }
        }))
  }

  private init(ids: UnsafeMutableBufferPointer<RowID>, rows: ContiguousArray<Payload>) {
    self.rows = rows
    hasContents = rows.contains { $0.extras?.content != nil }
    super.init(ids: ids, count: rows.count, hasUnplacedRows: false)
  }

  override var mayHaveContents: Bool { hasContents }
  override func box(at index: Int) -> ModelBox { rows[index].box }
  override func extras(at index: Int) -> RowExtras? { rows[index].extras }
  override func source(at index: Int) -> SourceLine? { rows[index].source }

  override func sameContentCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int
  ) -> Int {
    guard type(of: other) == MixedRowChunk.self else {
      return boxedSameContentCount(at: index, as: other, at: otherIndex, limit: limit)
    }
    let other = unsafeDowncast(other, to: MixedRowChunk.self)
    var count = 0
    while count < limit, rows[index + count].isSame(as: other.rows[otherIndex + count]) {
      count += 1
    }
    return count
  }

  override func rebuilt(from pieces: [Piece]) -> RowChunk { MixedRowChunk(self, pieces) }

  override func withIDs(_ ids: UnsafeMutableBufferPointer<RowID>) -> RowChunk {
    MixedRowChunk(ids: ids, rows: rows)
  }
}

extension RowChunk {
  fileprivate func payload(at index: Int) -> MixedRowChunk.Payload {
    MixedRowChunk.Payload(
      box: box(at: index), extras: extras(at: index), source: source(at: index))
  }
}

extension MixedRowChunk.Payload {
  @inline(__always)
  fileprivate func isSame(as other: Self) -> Bool {
    box.isEqual(to: other.box)
      && (extras === other.extras || RowExtras.haveSameContent(extras, other.extras))
  }
}

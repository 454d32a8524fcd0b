/// The rows of one section, in chunks that snapshots share.
struct RowList: Sendable {
  let chunks: [RowChunk]
  private let offsets: OffsetTable

  var count: Int { offsets.count }

  init(_ chunks: [RowChunk] = []) {
    self.chunks = chunks
    offsets = OffsetTable(sizes: chunks.map(\.count))
  }

  /// Returns the chunk that holds the row at `position`, and the row's index in it.
  @inline(__always)
  func locate(_ position: Int) -> (chunk: RowChunk, index: Int) {
    if chunks.count == 1 { return (chunks[0], position) }
    let (part, offset) = offsets.locate(position)
    return (chunks[part], offset)
  }

  /// The number of the chunk that holds the row at `position`, and the row's index in it.
  func chunkPosition(of position: Int) -> (chunk: Int, index: Int) {
    let (part, offset) = offsets.locate(position)
    return (part, offset)
  }

  func row(at position: Int) -> Row {
    let (chunk, index) = locate(position)
    return chunk.row(at: index)
  }

  @inline(__always)
  func id(at position: Int) -> RowID {
    let (chunk, index) = locate(position)
    return chunk.ids[index]
  }

  /// Calls `body` with the place of each row's ID and the row's position, in order.
  @inline(__always)
  func forEachID(_ body: (UnsafePointer<RowID>, Int) -> Void) {
    forEachID(in: 0..<count, body)
  }

  /// Calls `body` with the place of the ID and the position of each row in `range`, in order.
  @inline(__always)
  func forEachID(in range: Range<Int>, _ body: (UnsafePointer<RowID>, Int) -> Void) {
    var position = range.lowerBound
    while position < range.upperBound {
      let (chunk, index) = locate(position)
      let end = min(range.upperBound, position + chunk.count - index)
      guard var pointer = UnsafePointer(chunk.ids.baseAddress).map({ $0 + index }) else { return }
      while position < end {
        body(pointer, position)
        pointer += 1
        position += 1
      }
    }
  }
}

extension RowList: Equatable {
  static func == (left: RowList, right: RowList) -> Bool {
    guard left.count == right.count else { return false }
    return left.matchForward(from: 0, right, from: 0, limit: left.count) { position, other in
      left.row(at: position) == right.row(at: other)
    } == left.count
  }
}

/// Collects rows and whole chunks into a row list.
struct RowListBuilder {
  private var chunks: [RowChunk] = []
  private var pending: [Row] = []
  private var pendingLimit = RowChunk.capacity

  /// Chunks with containers are small, because each change inside one makes a new chunk.
  private static let containerChunk = 64

  var isEmpty: Bool { chunks.isEmpty && pending.isEmpty }

  mutating func add(_ row: Row) {
    pending.append(row)
    if row.content != nil { pendingLimit = Self.containerChunk }
    if pending.count >= pendingLimit { flush() }
  }

  mutating func add(_ chunk: RowChunk) {
    flush()
    chunks.append(chunk)
  }

  /// Adds the rows of `list` in `range`, sharing the chunks that are in it as a whole.
  mutating func add(_ list: RowList, _ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let (chunk, index) = list.locate(position)
      let end = min(chunk.count, index + range.upperBound - position)
      add(chunk, index..<end)
      position += end - index
    }
  }

  private mutating func add(_ chunk: RowChunk, _ range: Range<Int>) {
    if range.count == chunk.count {
      add(chunk)
    } else if range.count >= ContentBuffer.shortestRun {
      add(chunk.rebuilt(from: [.kept(range)]))
    } else {
      for index in range { add(chunk.row(at: index)) }
    }
  }

  /// Returns the list of all rows added since the last call.
  mutating func finish() -> RowList {
    flush()
    if isFragmented { joinSmallChunks() }
    defer { chunks = [] }
    return RowList(chunks)
  }

  /// Whether the rows are in many more chunks than they need, as after many small edits.
  private var isFragmented: Bool {
    guard chunks.count > Self.smallChunk else { return false }
    let count = chunks.reduce(0) { $0 + $1.count }
    return count < chunks.count * Self.smallChunk
  }

  /// Chunks of fewer rows than this are joined when there are too many.
  private static let smallChunk = 64

  private mutating func joinSmallChunks() {
    let fragments = chunks
    chunks = []
    for chunk in fragments {
      if chunk.count < Self.smallChunk {
        for index in 0..<chunk.count { add(chunk.row(at: index)) }
      } else {
        add(chunk)
      }
    }
    flush()
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    chunks.append(MixedRowChunk(pending))
    pending.removeAll(keepingCapacity: true)
    pendingLimit = RowChunk.capacity
  }
}

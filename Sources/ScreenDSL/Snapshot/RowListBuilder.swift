/// Collects rows and whole chunks into a row list.
struct RowListBuilder {
  private var chunks: [RowChunk] = []
  private var pending: [Row] = []

  var isEmpty: Bool { chunks.isEmpty && pending.isEmpty }

  mutating func add(_ row: Row) {
    pending.append(row)
    if pending.count == RowChunk.capacity { flush() }
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
    defer { chunks = [] }
    return RowList(chunks)
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    chunks.append(MixedRowChunk(pending))
    pending.removeAll(keepingCapacity: true)
  }
}

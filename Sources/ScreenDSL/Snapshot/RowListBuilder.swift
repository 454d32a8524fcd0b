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

  /// Adds the rows of `chunk` in `range`, sharing the chunk if these are all.
  mutating func add(_ chunk: RowChunk, _ range: Range<Int>) {
    if range.count == chunk.count {
      add(chunk)
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

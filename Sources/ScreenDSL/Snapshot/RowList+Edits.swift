/// Edits that share all chunks they do not touch.
extension RowList {
  /// Returns the list in which each of `replacements`, ascending by position, has replaced the row
  /// there.
  func replacing(_ replacements: [(position: Int, row: Row)]) -> RowList {
    guard !replacements.isEmpty else { return self }
    var chunks = self.chunks
    var rest = replacements[...]
    while let first = rest.first {
      let (number, index) = chunkPosition(of: first.position)
      let start = first.position - index
      let touched = rest.prefix { $0.position < start + chunks[number].count }
      rest = rest.dropFirst(touched.count)
      chunks[number] = chunks[number].replacing(touched.map { ($0.position - start, $0.row) })
    }
    return RowList(chunks)
  }

  func removing(at position: Int) -> RowList {
    editingChunk(at: position) { chunk, index in
      [.kept(0..<index), .kept(index + 1..<chunk.count)]
    }
  }

  func inserting(_ row: Row, at position: Int) -> RowList {
    if count == 0 { return RowList([MixedRowChunk([row])]) }
    // A row at the end goes into the last chunk.
    return editingChunk(at: min(position, count - 1)) { chunk, found in
      let index = position == count ? chunk.count : found
      return [.kept(0..<index), .new(row), .kept(index..<chunk.count)]
    }
  }

  private func editingChunk(
    at position: Int, _ edit: (RowChunk, Int) -> [RowChunk.Piece]
  ) -> RowList {
    let (number, index) = chunkPosition(of: position)
    let pieces = edit(chunks[number], index).filter { $0.count > 0 }
    var chunks = self.chunks
    chunks.replaceSubrange(number...number, with: chunks[number].chunks(from: pieces))
    return RowList(chunks)
  }
}

extension RowChunk {
  fileprivate func replacing(_ replacements: [(index: Int, row: Row)]) -> RowChunk {
    var pieces: [Piece] = []
    var end = 0
    for (index, row) in replacements {
      if index > end { pieces.append(.kept(end..<index)) }
      pieces.append(.new(row))
      end = index + 1
    }
    if end < count { pieces.append(.kept(end..<count)) }
    return rebuilt(from: pieces)
  }

  /// Returns the chunks of the rows that `pieces` name: none, one, or two if they are too many for
  /// one.
  fileprivate func chunks(from pieces: [Piece]) -> [RowChunk] {
    let count = pieces.reduce(0) { $0 + $1.count }
    if count == 0 { return [] }
    if count <= Self.capacity { return [rebuilt(from: pieces)] }
    let whole = rebuilt(from: pieces)
    let half = count / 2
    return [
      whole.rebuilt(from: [.kept(0..<half)]), whole.rebuilt(from: [.kept(half..<count)]),
    ]
  }
}

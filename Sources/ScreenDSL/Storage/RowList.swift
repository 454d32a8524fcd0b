/// The rows of one section, in chunks that snapshots share.
struct RowList: Sendable {
  /// The only chunk; most lists are short.
  private let only: RowChunk?
  private let parts: Parts?

  /// Several chunks, one after the other.
  private final class Parts: Sendable {
    let chunks: [RowChunk]
    let offsets: OffsetTable

    init(_ chunks: [RowChunk]) {
      self.chunks = chunks
      offsets = OffsetTable(sizes: chunks.lazy.map(\.count))
    }
  }

  init(_ chunks: [RowChunk] = []) {
    if chunks.count > 1 {
      (only, parts) = (nil, Parts(chunks))
    } else {
      (only, parts) = (chunks.first, nil)
    }
  }

  init(_ chunk: RowChunk?) { (only, parts) = (chunk, nil) }

  fileprivate var offsets: OffsetTable? { parts?.offsets }
  var count: Int { only?.count ?? parts?.offsets.count ?? 0 }
  var chunks: [RowChunk] { only.map { [$0] } ?? parts?.chunks ?? [] }

  /// Returns the chunk that holds the row at `position`, and the row's index in it.
  @inline(__always)
  func locate(_ position: Int) -> (chunk: RowChunk, index: Int) {
    if let only { return (only, position) }
    guard let parts else { fatalMistake("Internal error: row \(position) of no rows") }
    let (part, offset) = parts.offsets.locate(position)
    return (parts.chunks[part], offset)
  }

  func row(at position: Int) -> Row {
    let (chunk, index) = locate(position)
    return chunk.row(at: index)
  }

  @inline(__always)
  func id(at position: Int) -> RowID { pointer(position).pointee }

  /// Returns where the ID of the row at `position` is stored.
  @inline(__always)
  func pointer(_ position: Int) -> UnsafePointer<RowID> {
    let (chunk, index) = locate(position)
    // Every chunk in a list has rows, and so memory for their IDs.
    return UnsafePointer(chunk.ids.baseAddress.unsafelyUnwrapped + index)
  }

  /// Calls `body` with the place of the ID and the position of each row in `range`, in order.
  @inline(__always)
  func forEachID(
    in range: Range<Int>? = nil, _ body: (UnsafePointer<RowID>, Int) -> Void
  ) {
    let range = range ?? 0..<count
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

  /// Returns the list with the IDs that `transform` makes of the place and the position of each.
  func mapIDs(_ transform: (RowID, Int) -> RowID) -> RowList {
    var start = 0
    return RowList(
      chunks.map { chunk in
        defer { start += chunk.count }
        return chunk.mapIDs { transform(chunk.ids[$0], start + $0) }
      })
  }
}

/// Reads single rows of a list without counting references, for loops over many of them.
final class RowReader {
  private let list: RowList
  private let chunks: ContiguousArray<Unmanaged<RowChunk>>
  private let offsets: OffsetTable?

  init(_ list: RowList) {
    self.list = list
    chunks = ContiguousArray(list.chunks.map(Unmanaged.passUnretained))
    offsets = list.offsets
  }

  /// Returns the chunk that holds the row at `position`, and the row's index in it; the chunk lives as
  /// long as the reader.
  @inline(__always)
  func locate(_ position: Int) -> (chunk: Unmanaged<RowChunk>, index: Int) {
    guard let (part, offset) = offsets?.locate(position) else { return (chunks[0], position) }
    return (chunks[part], offset)
  }

  /// Returns where the ID of the row at `position` is stored.
  @inline(__always)
  func pointer(_ position: Int) -> UnsafePointer<RowID> {
    let (chunk, index) = locate(position)
    // Every chunk in a list has rows, and so memory for their IDs.
    return chunk._withUnsafeGuaranteedRef {
      UnsafePointer($0.ids.baseAddress.unsafelyUnwrapped + index)
    }
  }
}

// MARK: - Matching

extension RowList {
  /// Walks two lists side by side, as long as the row IDs agree.
  ///
  /// Contents are compared on the way, while the rows are at hand.
  ///
  /// - Parameters:
  ///   - step: 1 to go forward; -1 to go backward, from the rows before the two positions.
  ///   - limit: The greatest number of rows.
  ///   - onChange: Called with the positions of each pair that does not show the same, or whose inner
  ///     rows are not the same object; it says whether to go on.
  /// - Returns: How many rows have the same IDs.
  @inline(__always)
  func match(
    from position: Int, _ other: RowList, from otherPosition: Int, limit: Int, step: Int = 1,
    onChange: (Int, Int) -> Bool
  ) -> Int {
    let (first, otherFirst) =
      step > 0 ? (position, otherPosition) : (position - 1, otherPosition - 1)
    var matched = 0
    while matched < limit {
      let (chunk, index) = locate(first + matched * step)
      let (otherChunk, otherIndex) = other.locate(otherFirst + matched * step)
      let room =
        step > 0
        ? min(chunk.count - index, otherChunk.count - otherIndex, limit - matched)
        : min(index + 1, otherIndex + 1, limit - matched)
      if chunk === otherChunk && index == otherIndex {
        matched += room
        continue
      }
      let same = chunk.sameRowCount(
        at: index, as: otherChunk, at: otherIndex, limit: room, step: step)
      if chunk.traits.contains(.containers) && otherChunk.traits.contains(.containers) {
        for offset in 0..<same
        where chunk.holdsOtherRows(
          at: index + offset * step, than: otherChunk, at: otherIndex + offset * step)
        {
          let moved = (matched + offset) * step
          guard onChange(first + moved, otherFirst + moved) else { return matched + offset }
        }
      }
      matched += same
      if same == room { continue }
      guard
        chunk.hasSameID(at: index + same * step, as: otherChunk, at: otherIndex + same * step),
        onChange(first + matched * step, otherFirst + matched * step)
      else { return matched }
      matched += 1
    }
    return matched
  }
}

extension RowList: Equatable {
  static func == (left: RowList, right: RowList) -> Bool {
    guard left.count == right.count else { return false }
    return left.match(from: 0, right, from: 0, limit: left.count) { position, other in
      left.row(at: position) == right.row(at: other)
    } == left.count
  }
}

// MARK: - Edits

/// Edits that share all chunks they do not touch.
extension RowList {
  /// Returns the list in which rows have taken the place of those at some positions, each chunk that
  /// is touched copied once.
  ///
  /// - Parameter replacements: Ascending by position; each with the chunk that has the new row, and the
  ///   row's index in it.
  func replacing(_ replacements: [(position: Int, chunk: RowChunk, index: Int)]) -> RowList {
    if replacements.isEmpty { return self }
    var chunks = self.chunks
    var rest = replacements[...]
    var start = 0
    for number in chunks.indices {
      let chunk = chunks[number]
      let touched = rest.prefix { $0.position < start + chunk.count }
      defer { start += chunk.count }
      if touched.isEmpty { continue }
      rest = rest.dropFirst(touched.count)
      var parts: [(chunk: RowChunk, range: Range<Int>)] = []
      var end = 0
      for (position, new, index) in touched {
        parts.append((chunk, end..<position - start))
        parts.append((new, index..<index + 1))
        end = position - start + 1
      }
      parts.append((chunk, end..<chunk.count))
      chunks[number] = RowChunk.joining(parts) ?? chunk
    }
    return RowList(chunks)
  }

  func replacing(_ rows: [(position: Int, row: Row)]) -> RowList {
    replacing(rows.map { ($0.position, TypedRowChunk<Row._Access>([$0.row]), 0) })
  }

  func removing(at position: Int) -> RowList {
    let (chunk, index) = locate(position)
    return exchanging(
      chunk, for: [[(chunk, 0..<index), (chunk, index + 1..<chunk.count)]])
  }

  func inserting(_ row: Row, at position: Int) -> RowList {
    inserting(TypedRowChunk<Row._Access>([row]), 0, at: position)
  }

  /// Returns the list with the row that a chunk has at an index.
  func inserting(_ new: RowChunk, _ newIndex: Int, at position: Int) -> RowList {
    if count == 0 { return RowList(RowChunk.joining([(new, newIndex..<newIndex + 1)])) }
    // A row at the end goes into the last chunk.
    let (chunk, found) = locate(min(position, count - 1))
    let start = min(position, count - 1) - found
    let index = position - start
    let row = (chunk: new, range: newIndex..<newIndex + 1)
    let (before, after) = ((chunk, 0..<index), (chunk, index..<chunk.count))
    // A run stays one: rows of another type stand between its parts.
    let parts: [[(chunk: RowChunk, range: Range<Int>)]] =
      chunk.joined([row]) == nil
      ? [[before], [row], [after]]
      : chunk.count < RowChunk.capacity
        ? [[before, row, after]]
        : index == chunk.count ? [[before], [row]] : [[before, row], [after]]
    return exchanging(chunk, for: parts)
  }

  /// Returns the list with other chunks in the place of one.
  private func exchanging(
    _ chunk: RowChunk, for parts: [[(chunk: RowChunk, range: Range<Int>)]]
  ) -> RowList {
    var builder = RowListBuilder()
    for other in chunks {
      if other === chunk {
        for part in parts { RowChunk.joining(part).map { builder.add($0) } }
      } else {
        builder.add(other)
      }
    }
    return builder.finish()
  }
}

/// Collects rows and whole chunks into a row list.
struct RowListBuilder {
  private var chunks: [RowChunk] = []
  private var pending: [Row] = []

  /// Chunks with containers are small, because each change inside one makes a new chunk.
  private static let containerChunk = 64
  /// Chunks of fewer rows than this are joined when there are too many.
  private static let smallChunk = 64

  mutating func add(_ row: Row) {
    pending.append(row)
    if pending.count >= (row.inner == nil ? RowChunk.capacity : Self.containerChunk) { flush() }
  }

  mutating func add(_ chunk: RowChunk) {
    flush()
    chunks.append(chunk)
  }

  /// Adds rows as they are, with the IDs that they have and what a section or a group gives them.
  mutating func add(_ rows: [Row], _ shared: GroupActions?) {
    flush()
    var start = 0
    while start < rows.count {
      let hasContainers = rows[start].inner != nil
      let limit = hasContainers ? Self.containerChunk : RowChunk.capacity
      let end = min(start + limit, rows.count)
      chunks.append(TypedRowChunk<Row._Access>(rows, start..<end, shared: shared))
      start = end
    }
  }

  /// Adds the rows of `list` in `range`, sharing the chunks that are in it as a whole.
  mutating func add(_ list: RowList, _ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let (chunk, index) = list.locate(position)
      let end = min(chunk.count, index + range.upperBound - position)
      if let part = RowChunk.joining([(chunk, index..<end)]) { add(part) }
      position += end - index
    }
  }

  /// Returns the list of all rows that were added.
  mutating func finish() -> RowList {
    flush()
    if isFragmented { joinSmallChunks() }
    defer { chunks = [] }
    return RowList(chunks)
  }

  /// Whether the rows are in many more chunks than they need, as after many small edits.
  private var isFragmented: Bool {
    guard chunks.count > Self.smallChunk else { return false }
    return chunks.reduce(0) { $0 + $1.count } < chunks.count * Self.smallChunk
  }

  private mutating func joinSmallChunks() {
    var result: [RowChunk] = []
    var parts: [(chunk: RowChunk, range: Range<Int>)] = []
    var count = 0
    func close() {
      if let chunk = RowChunk.joining(parts) { result.append(chunk) }
      (parts, count) = ([], 0)
    }
    for chunk in chunks {
      let limit = chunk.traits.contains(.containers) ? Self.containerChunk : RowChunk.capacity
      if count + chunk.count > limit || type(of: chunk) != parts.last.map({ type(of: $0.chunk) }) {
        close()
      }
      parts.append((chunk, 0..<chunk.count))
      count += chunk.count
    }
    close()
    if result.count > chunks.count / 2 { result = Self.boxed(result) }
    chunks = result
  }

  /// Joins chunks of different types, by way of boxes.
  private static func boxed(_ chunks: [RowChunk]) -> [RowChunk] {
    var builder = RowListBuilder()
    for chunk in chunks {
      if chunk.count < smallChunk {
        for index in 0..<chunk.count { builder.add(chunk.row(at: index)) }
      } else {
        builder.add(chunk)
      }
    }
    builder.flush()
    return builder.chunks
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    chunks.append(TypedRowChunk<Row._Access>(pending))
    pending = []
  }
}

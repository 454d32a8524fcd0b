/// The rows of one section, in chunks that snapshots share. A list does not check whether a position exists, because
/// the check would slow down the diff.
struct RowList: Sendable, Equatable {
  private let only: RowChunk?
  private let parts: Parts?

  private final class Parts: Sendable {
    let chunks: [RowChunk]
    let offsets: OffsetTable

    @inline(never) init(_ chunks: [RowChunk]) {
      self.chunks = chunks
      offsets = OffsetTable(sizes: chunks.lazy.map(\.count))
    }
  }

  init(_ chunks: some Collection<RowChunk>) {
    if chunks.count > 1 {
      (only, parts) = (nil, Parts(Array(chunks)))
    } else {
      (only, parts) = (chunks.first, nil)
    }
  }

  fileprivate var offsets: OffsetTable? { parts?.offsets }
  var count: Int { only?.count ?? parts?.offsets.count ?? 0 }
  var chunks: [RowChunk] { only.map { [$0] } ?? parts?.chunks ?? [] }

  @inline(__always)
  func locate(_ position: Int) -> (chunk: RowChunk, index: Int) {
    if let only { return (only, position) }
    return locateInParts(position)
  }

  @inline(never)
  private func locateInParts(_ position: Int) -> (chunk: RowChunk, index: Int) {
    guard let parts else { fatalMistake("Internal error: row \(position) of no rows") }
    let (part, offset) = parts.offsets.locate(position)
    return (parts.chunks[part], offset)
  }

  @inline(never)
  func row(at position: Int) -> Row {
    let (chunk, index) = locate(position)
    return chunk.row(at: index)
  }

  @inline(__always)
  func id(at position: Int) -> RowID { pointer(position).pointee }

  @inline(__always)
  func pointer(_ position: Int) -> UnsafePointer<RowID> {
    let (chunk, index) = locate(position)
    // A list has no empty chunk, and all its rows have IDs, so `ids` has a base address.
    return UnsafePointer(chunk.ids.baseAddress.unsafelyUnwrapped + index)
  }

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

  @inline(never) func mapIDs(_ transform: (RowID) -> RowID) -> RowList {
    RowList(chunks.map { chunk in chunk.mapIDs { transform(chunk.ids[$0]) } })
  }

  // MARK: Comparing two lists of rows

  /// Counts at most `limit` row pairs with equal IDs, from the two positions on, up to the first pair with different
  /// IDs. If `step` is -1, the method counts the pairs before the two positions, from bottom to top. The method calls
  /// `onChange` for each pair with equal IDs whose content may differ. If `onChange` returns false, the count ends
  /// before this pair.
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
        where chunk.inner(at: index + offset * step)
          !== otherChunk.inner(at: otherIndex + offset * step)
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

  static func == (left: RowList, right: RowList) -> Bool {
    guard left.count == right.count else { return false }
    return left.match(from: 0, right, from: 0, limit: left.count) { position, other in
      left.row(at: position) == right.row(at: other)
    } == left.count
  }

  // MARK: Replacing rows, and joining parts of lists

  /// Returns a copy of this list, in which the rows of the replacements are at their positions. The replacements must
  /// be sorted by position. Both lists share the chunks without replaced rows.
  func replacing(_ replacements: ArraySlice<RowReplacement>) -> RowList {
    var chunks = self.chunks
    var rest = replacements
    var start = 0
    for number in chunks.indices {
      let chunk = chunks[number]
      let touched = rest.prefix { $0.position.row < start + chunk.count }
      defer { start += chunk.count }
      if touched.isEmpty { continue }
      rest = rest.dropFirst(touched.count)
      var parts: [(chunk: RowChunk, range: Range<Int>)] = []
      var end = 0
      for new in touched {
        parts.append((chunk, end..<new.position.row - start))
        parts.append((new.chunk, new.index..<new.index + 1))
        end = new.position.row - start + 1
      }
      parts.append((chunk, end..<chunk.count))
      if let joined = RowChunk.joining(parts) { chunks[number] = joined }
    }
    return RowList(chunks)
  }

  /// Creates a list with the rows of all parts. If a part contains all rows of a chunk with more than
  /// `containerCapacity` rows, the new list shares the chunk and does not copy the rows.
  init(joining parts: [(list: RowList, range: Range<Int>)]) {
    var chunks: [RowChunk] = []
    var pending: [(chunk: RowChunk, range: Range<Int>)] = []
    var count = 0
    func flush() {
      if let joined = RowChunk.joining(pending) { chunks.append(joined) }
      (pending, count) = ([], 0)
    }
    for (list, range) in parts {
      var position = range.lowerBound
      while position < range.upperBound {
        let (chunk, index) = list.locate(position)
        let end = min(chunk.count, index + range.upperBound - position)
        let mayHoldContainers = chunk.traits.contains(.containers)
        let limit = mayHoldContainers ? RowChunk.containerCapacity : RowChunk.capacity
        let isWhole = end - index == chunk.count && chunk.count > RowChunk.containerCapacity
        let isOther = pending.last.map {
          type(of: $0.chunk) != type(of: chunk) || $0.chunk.shared !== chunk.shared
        }
        if isWhole || isOther == true || count + end - index > limit { flush() }
        pending.append((chunk, index..<end))
        count += isWhole ? limit : end - index
        position += end - index
      }
    }
    flush()
    self.init(chunks)
  }
}

/// Reads single rows of a list. In long loops a reader is faster than the list, because its methods do not retain the
/// chunks that they read.
struct RowReader {
  let list: RowList
  private let chunks: ContiguousArray<Unmanaged<RowChunk>>
  private let offsets: OffsetTable?

  init(_ list: RowList) {
    self.list = list
    chunks = ContiguousArray(list.chunks.map(Unmanaged.passUnretained))
    offsets = list.offsets
  }

  /// Returns the chunk that contains the row at `position`, and the row's index in the chunk. The caller must not use
  /// the chunk after the lifetime of the reader, because the result does not retain the chunk.
  @inline(__always)
  func locate(_ position: Int) -> (chunk: Unmanaged<RowChunk>, index: Int) {
    guard let (part, offset) = offsets?.locate(position) else { return (chunks[0], position) }
    return (chunks[part], offset)
  }

  @inline(__always)
  func pointer(_ position: Int) -> UnsafePointer<RowID> {
    let (chunk, index) = locate(position)
    // A list has no empty chunk, and all its rows have IDs, so `ids` has a base address.
    return chunk._withUnsafeGuaranteedRef {
      UnsafePointer($0.ids.baseAddress.unsafelyUnwrapped + index)
    }
  }
}

struct RowReplacement {
  let position: RowPosition
  let chunk: RowChunk
  let index: Int
}

extension RowReplacement {
  init(at position: RowPosition, by row: Row) {
    self.init(position: position, chunk: TypedRowChunk<Row._Access>([row]), index: 0)
  }
}

/// Finds the part that contains a position, in a list that consists of consecutive parts such as chunks.
///
/// - Complexity: O(1) if all parts have the same size and the size is a power of two, else O(log *n*) in the number
///   *n* of parts.
struct OffsetTable: Sendable {
  let starts: [Int]
  /// The least exponent with which 2^`shift` is at least the size of the largest part.
  private let shift: Int

  var count: Int { starts[starts.count - 1] }

  init(sizes: some Collection<Int>) {
    var starts = [0]
    starts.reserveCapacity(sizes.count + 1)
    var (sum, largest) = (0, 1)
    for size in sizes {
      sum += size
      largest = max(largest, size)
      starts.append(sum)
    }
    self.starts = starts
    shift = Int.bitWidth - (largest - 1).leadingZeroBitCount
  }

  @inline(__always)
  func locate(_ position: Int) -> (part: Int, offset: Int) {
    // No part has more than 2^`shift` positions, so the part with this `position` has the index `low` or a higher one.
    var low = position >> shift
    var high = starts[low + 1] > position ? low : starts.count - 2
    while low < high {
      let middle = (low + high + 1) >> 1
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return (low, position - starts[low])
  }
}

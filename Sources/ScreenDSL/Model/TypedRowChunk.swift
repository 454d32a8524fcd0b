/// A chunk of rows of one type, usually those of one loop. The chunk keeps the loop's array, and creates no object for
/// each row.
@usableFromInline
final class TypedRowChunk<Access: _RowAccess>: RowChunk, @unchecked Sendable {
  // Unchecked `Sendable` because Swift does not know that the elements are `Sendable`. They are cell models and
  // `Sendable` closures.

  @usableFromInline typealias Element = Access.Value

  /// A function that counts the pairs of equal elements in two arrays, up to the first unequal pair. The arguments are
  /// an array and a start index, the other array and a start index, the greatest count, and the step (1 or -1).
  @usableFromInline
  typealias Comparison = ([Element], Int, [Element], Int, Int, Int) -> Int

  /// Functions that read elements without copying them, and without checking an index. The compiler specializes the
  /// functions, because it knows the element type where they are created.
  @usableFromInline
  struct Comparisons {
    @usableFromInline let showSame: Comparison
    @usableFromInline let areSameRows: Comparison
    @usableFromInline let inner: ([Element], Int) -> AnyObject?
    @usableFromInline let reuseIdentifier: ([Element], Int) -> ReuseIdentifier

    @inlinable
    init() {
      showSame = { Self.count($0, $1, $2, $3, $4, $5) { Access.showSame($0, $1) } }
      areSameRows = { Self.count($0, $1, $2, $3, $4, $5) { Access.areSameRow($0, $1) } }
      inner = { elements, index in
        elements.borrowed { $0[index].read { Access.inner(of: $0) } }
      }
      reuseIdentifier = { elements, index in
        elements.borrowed { $0[index].read { Access.reuseIdentifier(of: $0) } }
      }
    }

    @inlinable @inline(__always)
    static func count(
      _ left: [Element], _ leftStart: Int, _ right: [Element], _ rightStart: Int, _ limit: Int,
      _ step: Int, while areEqual: (Element, Element) -> Bool
    ) -> Int {
      left.borrowed { left in
        right.borrowed { right in
          var (count, index, other) = (0, leftStart, rightStart)
          while count < limit,
            left[index].read({ left in right[other].read { areEqual(left, $0) } })
          {
            (count, index, other) = (count + 1, index + step, other + step)
          }
          return count
        }
      }
    }
  }

  private let elements: [Element]
  /// The index of the chunk's first row in `elements`.
  private let start: Int
  private let comparisons: Comparisons
  /// Whether the elements contain the row IDs, judged by the first, a middle and the last element. Comparing elements
  /// is then faster than comparing `RowID` values.
  private let hasOwnIDs: Bool
  private let line: SourceLine

  @usableFromInline
  init(
    ids: UnsafeMutableBufferPointer<RowID>?, of owner: RowChunk? = nil, count: Int,
    hasRelativeIDs: Bool = false, hasOwnIDs: Bool = false, elements: [Element], start: Int,
    line: SourceLine, comparisons: Comparisons, traits: _RowForms.Traits = Access.traits,
    shared: GroupActions? = nil
  ) {
    self.elements = elements
    self.start = start
    self.line = line
    self.comparisons = comparisons
    self.hasOwnIDs = hasOwnIDs
    super.init(
      ids: ids, of: owner, count: count, traits: traits, hasRelativeIDs: hasRelativeIDs,
      shared: shared)
  }

  @inlinable
  convenience init(_ elements: [Element], _ range: Range<Int>, line: SourceLine) {
    let (ids, hasRelativeIDs) = Self.ids(of: elements, range)
    self.init(
      ids: ids, count: range.count, hasRelativeIDs: hasRelativeIDs,
      hasOwnIDs: Self.comparesIDsInPlace(elements, range, hasRelativeIDs ? nil : ids),
      elements: elements, start: range.lowerBound, line: line, comparisons: Comparisons())
  }

  @inlinable
  static func comparesIDsInPlace(
    _ elements: [Element], _ range: Range<Int>, _ ids: UnsafeMutableBufferPointer<RowID>?
  ) -> Bool {
    guard let ids else { return false }
    func isInPlace(_ index: Int) -> Bool {
      Access.isComparedInPlace(elements[range.lowerBound + index], as: ids[index])
    }
    return isInPlace(0) && isInPlace(range.count / 2) && isInPlace(range.count - 1)
  }

  @inlinable
  static func ids(
    of elements: [Element], _ range: Range<Int>
  ) -> (ids: UnsafeMutableBufferPointer<RowID>?, hasRelativeIDs: Bool) {
    elements.borrowed { elements in
      func id(at index: Int) -> RowID? { elements[index].read { Access.id(of: $0) } }
      let known = range.contains { id(at: $0) != nil }
      if !known { return (nil, true) }
      let ids = UnsafeMutableBufferPointer<RowID>.allocate(capacity: range.count)
      var hasRelativeIDs = false
      for index in 0..<range.count {
        if let id = id(at: range.lowerBound + index) {
          ids.initializeElement(at: index, to: id.number == 0 ? id : id.unnumbered)
        } else {
          hasRelativeIDs = true
          ids.initializeElement(at: index, to: .relative)
        }
      }
      return (ids, hasRelativeIDs)
    }
  }

  private func read<Result>(_ index: Int, _ body: (Element) -> Result) -> Result {
    elements.borrowed { $0[start + index].read(body) }
  }

  override func declaredRow(at index: Int) -> Row {
    var row = read(index) { Access.row($0) }
    if !row.line.isKnown { row.line = line }
    return row
  }

  override func modelType(at index: Int) -> any CellModel.Type {
    read(index) { Access.modelType(of: $0) }
  }

  override func reuseIdentifier(at index: Int) -> ReuseIdentifier {
    comparisons.reuseIdentifier(elements, start + index)
  }

  override func inner(at index: Int) -> InnerRows? {
    if !traits.contains(.containers) { return nil }
    // The public protocol `_RowAccess` cannot name the internal class `InnerRows`, so this result is an `AnyObject`.
    return comparisons.inner(elements, start + index).map {
      unsafeDowncast($0, to: InnerRows.self)
    }
  }

  override func addBranches(of index: Int, to path: inout _ContentBuffer.Path) {
    read(index) { Access.addBranches(of: $0, to: &path) }
  }

  override func sameContentCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int, step: Int
  ) -> Int {
    let twin = twin(other)
    var count =
      twin.map {
        comparisons.showSame(
          elements, start + index, $0.elements, $0.start + otherIndex, limit, step)
      } ?? 0
    // A row without an action gets the action of its group from `shared`, and can then equal a row with its own action.
    // So after two elements that differ, this loop compares complete rows. Without a `twin`, it compares all rows.
    while shared != nil || twin == nil, count < limit,
      row(at: index + count * step).hasSameContent(as: other.row(at: otherIndex + count * step))
    { count += 1 }
    return count
  }

  override func sameRowCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int, step: Int
  ) -> Int {
    if hasOwnIDs, let other = twin(other), other.hasOwnIDs {
      return comparisons.areSameRows(
        elements, start + index, other.elements, other.start + otherIndex, limit, step)
    }
    var (count, block) = (0, 4)
    while count < limit {
      let (start, otherStart) = (index + count * step, otherIndex + count * step)
      let sameIDs = sameIDCount(
        at: start, as: other, at: otherStart, limit: min(block, limit - count), step: step)
      let same = sameContentCount(at: start, as: other, at: otherStart, limit: sameIDs, step: step)
      count += same
      if same < block { break }
      block *= 2
    }
    return count
  }

  /// Returns the other chunk if its elements can be compared with those of this chunk; otherwise nil.
  private func twin(_ other: RowChunk) -> TypedRowChunk? {
    type(of: other) == type(of: self) && GroupActions.areAlike(shared, other.shared, swipes: false)
      ? unsafeDowncast(other, to: TypedRowChunk.self) : nil
  }

  override func joined(_ parts: [(chunk: RowChunk, range: Range<Int>)]) -> RowChunk? {
    var result: [Element] = []
    var traits: _RowForms.Traits = []
    for (chunk, range) in parts {
      guard let chunk = chunk as? TypedRowChunk<Access> else { return nil }
      traits.formUnion(chunk.traits)
      result += chunk.elements[chunk.start + range.lowerBound..<chunk.start + range.upperBound]
    }
    return TypedRowChunk(
      ids: RowChunk.ids(of: parts), count: result.count, elements: result, start: 0, line: line,
      comparisons: comparisons, traits: traits, shared: shared)
  }

  override func with(
    ids: UnsafeMutableBufferPointer<RowID>?, hasRelativeIDs: Bool,
    shared: GroupActions?
  ) -> RowChunk {
    TypedRowChunk(
      ids: ids ?? self.ids, of: ids == nil ? owner ?? self : nil, count: count,
      hasRelativeIDs: hasRelativeIDs, hasOwnIDs: hasOwnIDs && ids == nil, elements: elements,
      start: start, line: line,
      comparisons: comparisons, traits: traits, shared: shared)
  }
}

/// A wrapper that cannot be copied, so that the compiler reads the value inside without a copy.
@usableFromInline
package struct Borrowed<Value>: ~Copyable {
  @usableFromInline let value: Value

  @inlinable @inline(__always)
  package borrowing func read<Result>(_ body: (Value) -> Result) -> Result { body(value) }
}

extension Array {
  /// Passes the elements to `body` without copying them. The subscript of an array copies each element.
  @inlinable @inline(__always)
  package func borrowed<Result>(_ body: (UnsafeBufferPointer<Borrowed<Element>>) -> Result)
    -> Result
  {
    // A structure with one property has the same memory layout as the property.
    withUnsafeBufferPointer { $0.withMemoryRebound(to: Borrowed<Element>.self, body) }
  }
}

extension TypedRowChunk<Row._Access> {
  convenience init(
    _ rows: [Row], _ range: Range<Int>? = nil, shared: GroupActions? = nil
  ) {
    let range = range ?? 0..<rows.count
    let ids = UnsafeMutableBufferPointer<RowID>.allocate(capacity: range.count)
    var traits = Row._Access.traits.subtracting(.containers)
    for index in 0..<range.count {
      ids.initializeElement(at: index, to: rows[range.lowerBound + index].id.absolute)
      if rows[range.lowerBound + index].inner != nil { traits.formUnion(.containers) }
    }
    self.init(
      ids: ids, count: range.count, elements: rows, start: range.lowerBound, line: .unknown,
      comparisons: Comparisons(), traits: traits, shared: shared)
  }
}

extension ShortList<RowChunk> {
  @inline(never)
  mutating func append(_ rows: [Row], _ shared: GroupActions?) {
    var start = 0
    while start < rows.count {
      let hasContainers = rows[start].inner != nil
      let limit = hasContainers ? RowChunk.containerCapacity : RowChunk.capacity
      let end = Swift.min(start + limit, rows.count)
      append(TypedRowChunk<Row._Access>(rows, start..<end, shared: shared))
      start = end
    }
  }
}

extension RowChunk {
  /// Returns one chunk with the rows of all parts; nil if there are no rows. There must be at most 1,024 rows in all.
  static func joining(_ parts: [(chunk: RowChunk, range: Range<Int>)]) -> RowChunk? {
    let parts = parts.filter { !$0.range.isEmpty }
    guard let first = parts.first else { return nil }
    if parts.count == 1, first.range.count == first.chunk.count { return first.chunk }
    let shared = first.chunk.shared
    if parts.allSatisfy({ $0.chunk.shared === shared }), let chunk = first.chunk.joined(parts) {
      return chunk
    }
    return TypedRowChunk<Row._Access>(parts.flatMap { part in part.range.map(part.chunk.row) })
  }
}

extension _ContentBuffer {
  @inlinable
  mutating func addRun<Access: _RowAccess>(_ elements: [Access.Value], _ access: Access.Type) {
    var start = 0
    while start < elements.count {
      let end = Swift.min(start + RowChunk.capacity, elements.count)
      addRun(TypedRowChunk<Access>(elements, start..<end, line: line), from: start)
      start = end
    }
  }
}

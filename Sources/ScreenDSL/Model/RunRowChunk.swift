/// Rows of one loop: their contents stay in the array that the loop made, without a box each.
@usableFromInline
final class RunRowChunk<Element: SingleRowContent>: RowChunk, @unchecked Sendable {
  // Unchecked for the same reason as the superclass; the elements are cell models, which are
  // `Sendable`.

  /// Returns how many elements from the two indexes on show the same before the first that do not.
  @usableFromInline
  typealias Comparison = ([Element], Int, [Element], Int, Int) -> Int

  /// The ways to compare elements, made where their type is known; written out, so that nothing is
  /// copied.
  @usableFromInline
  struct Comparisons {
    @usableFromInline let showSame: Comparison
    @usableFromInline let areSameRows: Comparison
    /// Counts the elements up to and with the two indexes.
    @usableFromInline let areSameRowsBackward: Comparison

    @inlinable
    init() {
      showSame = { left, leftStart, right, rightStart, limit in
        left.withUnsafeBufferPointer { left in
          right.withUnsafeBufferPointer { right in
            var count = 0
            while count < limit,
              left[leftStart + count].showsSame(as: right[rightStart + count])
            {
              count += 1
            }
            return count
          }
        }
      }
      areSameRows = { left, leftStart, right, rightStart, limit in
        left.withUnsafeBufferPointer { left in
          right.withUnsafeBufferPointer { right in
            var count = 0
            while count < limit,
              left[leftStart + count].isSameRow(as: right[rightStart + count])
            {
              count += 1
            }
            return count
          }
        }
      }
      areSameRowsBackward = { left, leftEnd, right, rightEnd, limit in
        left.withUnsafeBufferPointer { left in
          right.withUnsafeBufferPointer { right in
            var count = 0
            while count < limit, left[leftEnd - count].isSameRow(as: right[rightEnd - count]) {
              count += 1
            }
            return count
          }
        }
      }
    }
  }

  private let elements: [Element]
  /// The index in `elements` of the chunk's first row.
  private let start: Int
  private let comparisons: Comparisons
  /// Whether all IDs are those that the elements bring along, and better compared there.
  private let hasOwnIDs: Bool
  private let place: SourceLine?

  @usableFromInline
  init(
    ids: UnsafeMutableBufferPointer<RowID>?, count: Int, hasUnplacedRows: Bool,
    hasOwnIDs: Bool, elements: [Element], start: Int, place: SourceLine?,
    comparisons: Comparisons
  ) {
    self.elements = elements
    self.start = start
    self.place = place
    self.comparisons = comparisons
    self.hasOwnIDs = hasOwnIDs
    super.init(ids: ids, count: count, hasUnplacedRows: hasUnplacedRows)
  }

  /// Creates the chunk where the element's type is known, so that reading IDs and comparing are
  /// specialised.
  @inlinable
  convenience init(_ elements: [Element], _ range: Range<Int>, place: SourceLine?) {
    let (ids, hasUnplacedRows) = Self.ids(of: elements, range)
    self.init(
      ids: ids, count: range.count, hasUnplacedRows: hasUnplacedRows,
      hasOwnIDs: !hasUnplacedRows && Self.comparesIDsInPlace(elements, range, ids),
      elements: elements,
      start: range.lowerBound, place: place,
      comparisons: Comparisons())
  }

  /// Whether comparing elements compares their IDs.
  ///
  /// A model may bring another ID than its `id`; three rows are asked, and one that does so for none
  /// of them but for others would be taken for one that does not.
  @usableFromInline
  static func comparesIDsInPlace(
    _ elements: [Element], _ range: Range<Int>, _ ids: UnsafeMutableBufferPointer<RowID>?
  ) -> Bool {
    guard Element.isComparedInPlace, let ids else { return false }
    return [0, range.count / 2, range.count - 1].allSatisfy {
      elements[range.lowerBound + $0].isIdentified(by: ids[$0])
    }
  }

  /// The IDs that the elements bring along; nil if none brings one.
  @inlinable
  static func ids(
    of elements: [Element], _ range: Range<Int>
  ) -> (ids: UnsafeMutableBufferPointer<RowID>?, hasUnplacedRows: Bool) {
    guard elements[range].contains(where: { $0.identity != nil }) else { return (nil, true) }
    let ids = UnsafeMutableBufferPointer<RowID>.allocate(capacity: range.count)
    var hasUnplacedRows = false
    elements.withUnsafeBufferPointer { elements in
      for index in 0..<range.count {
        if let id = elements[range.lowerBound + index].identity {
          ids.initializeElement(at: index, to: id)
        } else {
          hasUnplacedRows = true
          ids.initializeElement(at: index, to: .unplaced)
        }
      }
    }
    return (ids, hasUnplacedRows)
  }

  override func box(at index: Int) -> ModelBox { elements[start + index].asRow().box }
  override func source(at index: Int) -> SourceLine? { elements[start + index].sourceLine ?? place }

  override func modelType(at index: Int) -> any CellModel.Type {
    elements[start + index].modelType
  }

  override func reuseIdentifier(at index: Int) -> ReuseIdentifier {
    elements[start + index].reuseIdentifier
  }

  override var onlyModelType: (any CellModel.Type)? {
    Element.isComparedInPlace ? elements[start].modelType : nil
  }

  override func addBranches(of index: Int, to path: inout ContentPath) {
    elements[start + index].addBranches(to: &path)
  }

  override func sameContentCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int
  ) -> Int {
    if type(of: other) == type(of: self) {
      let other = unsafeDowncast(other, to: RunRowChunk<Element>.self)
      return comparisons.showSame(
        elements, start + index, other.elements, other.start + otherIndex, limit)
    }
    return boxedSameContentCount(at: index, as: other, at: otherIndex, limit: limit)
  }

  override func sameRowCount(
    at index: Int, as other: RowChunk, at otherIndex: Int, limit: Int
  ) -> Int {
    if hasOwnIDs, type(of: other) == type(of: self) {
      let other = unsafeDowncast(other, to: RunRowChunk<Element>.self)
      if other.hasOwnIDs {
        return comparisons.areSameRows(
          elements, start + index, other.elements, other.start + otherIndex, limit)
      }
    }
    return super.sameRowCount(at: index, as: other, at: otherIndex, limit: limit)
  }

  override func sameRowCountBackward(
    to index: Int, as other: RowChunk, to otherIndex: Int, limit: Int
  ) -> Int {
    if hasOwnIDs, type(of: other) == type(of: self) {
      let other = unsafeDowncast(other, to: RunRowChunk<Element>.self)
      if other.hasOwnIDs {
        return comparisons.areSameRowsBackward(
          elements, start + index, other.elements, other.start + otherIndex, limit)
      }
    }
    return super.sameRowCountBackward(to: index, as: other, to: otherIndex, limit: limit)
  }

  override func rebuilt(from pieces: [Piece]) -> RowChunk {
    guard let elements = elements(of: pieces) else { return MixedRowChunk(self, pieces) }
    return RunRowChunk(
      ids: ids(of: pieces), count: elements.count, hasUnplacedRows: false, hasOwnIDs: false,
      elements: elements, start: 0, place: place, comparisons: comparisons)
  }

  /// Returns the contents of the rows that `pieces` name; nil if a new row does not fit in here.
  private func elements(of pieces: [Piece]) -> [Element]? {
    var result: [Element] = []
    for piece in pieces {
      switch piece {
      case .kept(let range):
        result += elements[start + range.lowerBound..<start + range.upperBound]
      case .new(let row):
        guard row.extras == nil, let element = Element(showing: row) else { return nil }
        result.append(element)
      }
    }
    return result
  }

  override func withIDs(_ ids: UnsafeMutableBufferPointer<RowID>) -> RowChunk {
    RunRowChunk(
      ids: ids, count: count, hasUnplacedRows: false, hasOwnIDs: false, elements: elements,
      start: start, place: place, comparisons: comparisons)
  }
}

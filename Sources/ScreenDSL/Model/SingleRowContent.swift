/// Content that is always one row with a plain model: a cell model, or a choice between several.
///
/// A long loop over such content is stored as the array that the loop made, without a box for each
/// row. The package's own types and all cell models conform.
public protocol SingleRowContent: SectionContent, DirectContent {
  /// The row ID that the model brings along; nil if its place identifies it.
  var identity: RowID? { get }

  /// The type of the row's model.
  var modelType: any CellModel.Type { get }

  /// Which cells may be exchanged for the row's.
  var reuseIdentifier: ReuseIdentifier { get }

  /// The statement that made the row, if it is known here.
  var sourceLine: SourceLine? { get }

  /// Creates the content that shows the same as `row`; nil if it is not a plain row of a fitting
  /// type.
  init?(showing row: Row)

  /// Returns the row.
  func asRow() -> Row

  /// Whether both are of one model type and show the same.
  func showsSame(as other: Self) -> Bool

  /// Whether ``isSameRow(as:)`` is faster than comparing stored IDs; not for a choice, which the
  /// compiler copies for it.
  static var isComparedInPlace: Bool { get }

  /// Whether both bring along the same row ID and show the same.
  func isSameRow(as other: Self) -> Bool

  /// Whether ``isSameRow(as:)`` compares what `id` was made of.
  func isIdentified(by id: RowID) -> Bool

  /// Adds the branches that were taken to get here.
  func addBranches(to path: inout ContentPath)
}

extension SingleRowContent {
  public func isIdentified(by id: RowID) -> Bool { true }

  @inlinable
  public func isSameRow(as other: Self) -> Bool {
    showsSame(as: other) && identity == other.identity
  }

  @inlinable
  public static func addLoop(_ elements: [Self], to buffer: inout ContentBuffer) {
    if elements.count >= ContentBuffer.shortestRun {
      buffer.addRun(elements)
    } else {
      addIterations(elements, to: &buffer)
    }
  }
}

/// Where a row's content stands in the structure of a builder; the package's own types write it.
public struct ContentPath: Sendable {
  var path: StructuralPath

  @usableFromInline
  mutating func addBranch(_ number: Int) { path.append(.branch(number)) }
}

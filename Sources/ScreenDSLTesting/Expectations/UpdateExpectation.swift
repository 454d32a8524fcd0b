public import ScreenDSL

/// The expected changes of an update. The closure of `expectUpdate` sets these changes.
///
/// ```swift
/// expectUpdate(from: old, to: new) {
///   $0.reconfigured("menu/v")
///   $0.moved(count: 2)
/// }
/// ```
/// Name rows by a ``RowName``, before or after the update: `"carousel/3"`. A `count` is the number of all rows in the
/// list that have the change.
public struct UpdateExpectation: Sendable {
  /// The expected changes.
  indirect enum Content: Sendable {
    case rows(Changeset.Change.Kind, [RowName])
    case count(Changeset.Change.Kind, Int)
    case sections(Changeset.Change.Kind, [SectionID])
    case untouched([RowName])
    case nested(RowName, UpdateExpectation)
    case nothing
  }

  private(set) var contents: [Content] = []

  /// Creates the expectation that a closure sets.
  init(_ expect: (inout UpdateExpectation) -> Void) { expect(&self) }

  /// The expected changes as lines, in the same words as actual changes.
  var lines: [String] {
    contents.flatMap { content -> [String] in
      switch content {
      case .rows(let kind, let rows): rows.map { "\(kind.rawValue) \(ShownText.quoted($0))" }
      case .count(let kind, let count): ["\(count) \(kind.rawValue)"]
      case .sections(let kind, let ids): ids.map { "\(kind.rawValue) \(ShownText.quoted($0))" }
      case .untouched(let rows): rows.map { "untouched \(ShownText.quoted($0))" }
      case .nested(let container, let inner):
        ["in \(ShownText.quoted(container))"] + inner.lines.map { "  \($0)" }
      case .nothing: ["nothing"]
      }
    }
  }

  private mutating func add(_ kind: Changeset.Change.Kind, _ rows: [RowName], _ count: Int?) {
    contents.append(.rows(kind, rows))
    if let count { contents.append(.count(kind, count)) }
  }
}

extension UpdateExpectation {
  /// Expects that these rows, or `count` rows, are inserted.
  public mutating func inserted(_ rows: RowName..., count: Int? = nil) {
    add(.inserted, rows, count)
  }

  /// Expects that these rows, or `count` rows, are removed.
  public mutating func removed(_ rows: RowName..., count: Int? = nil) { add(.removed, rows, count) }

  /// Expects that these rows, or `count` rows, move. If two rows exchange their positions, the package decides which
  /// of them moves.
  public mutating func moved(_ rows: RowName..., count: Int? = nil) { add(.moved, rows, count) }

  /// Expects that the cells of these rows, headers or footers, or of `count` rows, are configured again.
  public mutating func reconfigured(_ rows: RowName..., count: Int? = nil) {
    add(.reconfigured, rows, count)
  }

  /// Expects that these rows, or `count` rows, get other cells.
  public mutating func reloaded(_ rows: RowName..., count: Int? = nil) {
    add(.reloaded, rows, count)
  }

  /// Expects that these rows exist before and after the update, and that neither they nor the rows inside them
  /// change.
  public mutating func untouched(_ rows: RowName...) { contents.append(.untouched(rows)) }

  /// Expects that these sections change. Do not name the rows of inserted and removed sections.
  ///
  /// - Parameters:
  ///   - inserted: The inserted sections.
  ///   - removed: The removed sections.
  ///   - moved: The moved sections.
  ///   - updated: The sections with another header, footer or other supplementary.
  public mutating func sections(
    inserted: [SectionID] = [], removed: [SectionID] = [], moved: [SectionID] = [],
    updated: [SectionID] = []
  ) {
    contents += [
      .sections(.sectionInserted, inserted), .sections(.sectionRemoved, removed),
      .sections(.sectionMoved, moved), .sections(.sectionUpdated, updated),
    ]
  }

  /// Expects changes of the rows inside a container. The expectation names these rows without the container's ID.
  ///
  /// - Parameters:
  ///   - container: The container's row.
  ///   - expect: Sets the expected changes of the list inside. The counts of this expectation count the rows of this
  ///     list.
  public mutating func nested(
    _ container: RowName, expecting expect: (inout UpdateExpectation) -> Void
  ) {
    contents.append(.nested(container, UpdateExpectation(expect)))
  }

  /// Expects that no row of the list, and no row inside a container, changes.
  public mutating func nothing() { contents.append(.nothing) }
}

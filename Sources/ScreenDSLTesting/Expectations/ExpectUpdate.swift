public import ScreenDSL

/// Makes the test fail unless an update does what is expected, and nothing else.
///
/// It also checks the laws of updates: that it leads to the new snapshot, and that table and collection
/// views accept its stages. The new screen is evaluated as in an app, reusing blocks whose `dependsOn`
/// value is the same, and without; the test fails where that gives something else, because a block
/// depends on more than it says, or content changes by itself.
///
/// ```swift
/// expectUpdate(from: old, to: new) {
///   $0.reconfigured("menu/v")
///   $0.moved(count: 2)
///   $0.untouched("menu/h", "carousel")
/// }
/// ```
/// - Parameters:
///   - old: The screen before, or its snapshot.
///   - new: The screen after, or its snapshot.
///   - allowingOthers: Whether operations may happen that are not mentioned.
///   - picture: Makes a picture of the update, which is left with the artifacts.
///   - expect: Says what is expected to happen.
public func expectUpdate(
  from old: some SnapshotConvertible, to new: some SnapshotConvertible,
  allowingOthers: Bool = false, picture: ScreenRenderer? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  expecting expect: (inout UpdateExpectation) -> Void
) {
  let site = CallSite(fileID, filePath, line, column)
  let check = UpdateCheck(from: old, to: new, site: site, picture: picture)
  let expectation = UpdateExpectation(expect)
  check.report(check.failures(expectation, allowingOthers: allowingOthers), of: expectation)
}

/// Makes the test fail unless an update does what its reference file says, one operation a line.
///
/// Each line has the row, both positions, and why it changed. The file is where that of a screen
/// would be: `__References__/<file>/<suite>/<test>/<name>.txt`. The laws of updates are checked too.
///
/// - Parameters:
///   - old: The screen before, or its snapshot.
///   - new: The screen after, or its snapshot.
///   - name: The reference's name.
///   - record: Whether to write the reference; see ``RecordMode``.
///   - picture: Makes a picture of the update, which is left with the artifacts.
public func expectUpdate(
  from old: some SnapshotConvertible, to new: some SnapshotConvertible, named name: String,
  record: RecordMode? = nil, picture: ScreenRenderer? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let check = UpdateCheck(from: old, to: new, site: site, picture: picture, name: name)
  check.report(check.broken)
  check.reference(name).check(record: record)
}

/// What an update is expected to do: what the closure of `expectUpdate` is given and writes down.
///
/// ```swift
/// expectUpdate(from: old, to: new) {
///   $0.reconfigured("menu/v")
///   $0.moved(count: 2)
/// }
/// ```
/// Rows are named by a ``RowName``, before or after the update: `"carousel/3"`. With a `count` so many
/// rows of the list have to be affected in all, whichever they are.
public struct UpdateExpectation: Sendable {
  /// The operations that have to be found.
  indirect enum Content: Sendable {
    case rows(Changeset.Change.Kind, [RowName])
    case count(Changeset.Change.Kind, Int)
    case sections(Changeset.Change.Kind, [SectionID])
    case untouched([RowName])
    case nested(RowName, UpdateExpectation)
    case nothing
  }

  private(set) var contents: [Content] = []

  /// Creates what a closure writes down.
  init(_ expect: (inout UpdateExpectation) -> Void) { expect(&self) }

  /// What is expected, a line each, in the words that are said of what happens.
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
  /// Expects that these rows are inserted, or so many.
  public mutating func inserted(_ rows: RowName..., count: Int? = nil) {
    add(.inserted, rows, count)
  }

  /// Expects that these rows are removed, or so many.
  public mutating func removed(_ rows: RowName..., count: Int? = nil) { add(.removed, rows, count) }

  /// Expects that these rows move, or so many; which of those that change places move is up to the changeset.
  public mutating func moved(_ rows: RowName..., count: Int? = nil) { add(.moved, rows, count) }

  /// Expects that the cells of these rows, headers or footers, or of so many rows, are configured again.
  public mutating func reconfigured(_ rows: RowName..., count: Int? = nil) {
    add(.reconfigured, rows, count)
  }

  /// Expects that these rows get other cells, or so many.
  public mutating func reloaded(_ rows: RowName..., count: Int? = nil) {
    add(.reloaded, rows, count)
  }

  /// Expects that these rows exist before and after, and that neither they nor rows in them change.
  public mutating func untouched(_ rows: RowName...) { contents.append(.untouched(rows)) }

  /// Expects that these sections change; the rows of those that come or go need not be named.
  ///
  /// - Parameters:
  ///   - inserted: The sections that come.
  ///   - removed: The sections that go.
  ///   - moved: The sections that move.
  ///   - updated: The sections with another header, footer or other decoration.
  public mutating func sections(
    inserted: [SectionID] = [], removed: [SectionID] = [], moved: [SectionID] = [],
    updated: [SectionID] = []
  ) {
    contents += [
      .sections(.sectionInserted, inserted), .sections(.sectionRemoved, removed),
      .sections(.sectionMoved, moved), .sections(.sectionUpdated, updated),
    ]
  }

  /// Expects something of the rows inside a container, which are named without the container's ID.
  ///
  /// - Parameters:
  ///   - container: The container's row.
  ///   - expect: What is expected of the list inside; counts are of that list alone.
  public mutating func nested(
    _ container: RowName, expecting expect: (inout UpdateExpectation) -> Void
  ) {
    contents.append(.nested(container, UpdateExpectation(expect)))
  }

  /// Expects that nothing happens: to no row of the list, and to none inside them.
  public mutating func nothing() { contents.append(.nothing) }
}

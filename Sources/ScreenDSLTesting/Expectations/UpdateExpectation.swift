/// The changes that a test expects of an update. The closure of `expectUpdate` or `expectLastUpdate` sets these
/// changes.
///
/// ```swift
/// expectUpdate(from: old, to: new) {
///   $0.reconfigured("menu/v")
///   $0.moved(count: 2)
/// }
/// ```
/// Name a row by its ID or by a text that it shows before or after the update; see ``RowName``. The argument `count` is
/// the number of all rows of the list that have this change, whatever their names are.
public struct UpdateExpectation: Sendable {
  /// The lines with which a report shows the expectation.
  private(set) var lines: [String] = []
  /// The closures that compare the expectation with an update.
  private(set) var matches: [UpdateMatching.Match] = []

  init(_ expect: (inout UpdateExpectation) -> Void) { expect(&self) }

  private mutating func add(_ lines: String..., match: @escaping UpdateMatching.Match) {
    self.lines += lines
    matches.append(match)
  }

  private mutating func add(_ kind: Changeset.Change.Kind, _ rows: [RowName], _ count: Int?) {
    if rows.isEmpty, count == nil {
      add { $0.fail("What is \(kind.rawValue) must be named or counted (was not)") }
    }
    for row in rows { add("\(kind.rawValue) \(ShownText.quoted(row))") { $0.match(kind, row) } }
    if let count { add("\(count) \(kind.rawValue)") { $0.match(kind, count: count) } }
  }

  private mutating func add(_ kind: Changeset.Change.Kind, _ sections: [SectionID]) {
    for id in sections {
      add("\(kind.rawValue) \(ShownText.quoted(id))") { $0.match(kind, section: id) }
    }
  }

  /// Expects that the update inserts these rows and, if `count` is set, exactly `count` rows in total.
  public mutating func inserted(_ rows: RowName..., count: Int? = nil) {
    add(.inserted, rows, count)
  }

  /// Expects that the update removes these rows and, if `count` is set, exactly `count` rows in total.
  public mutating func removed(_ rows: RowName..., count: Int? = nil) { add(.removed, rows, count) }

  /// Expects that the update moves these rows and, if `count` is set, exactly `count` rows in total. If two rows
  /// exchange their positions, only one of them moves. The package decides which one.
  public mutating func moved(_ rows: RowName..., count: Int? = nil) { add(.moved, rows, count) }

  /// Expects that the update configures the cells of these rows again and, if `count` is set, the cells of exactly
  /// `count` rows in total. The named rows can also be headers or footers.
  public mutating func reconfigured(_ rows: RowName..., count: Int? = nil) {
    add(.reconfigured, rows, count)
  }

  /// Expects that these rows and, if `count` is set, exactly `count` rows in total get new cells.
  public mutating func reloaded(_ rows: RowName..., count: Int? = nil) {
    add(.reloaded, rows, count)
  }

  /// Expects that these rows exist before and after the update, and do not change. If a row is a container, the rows
  /// inside it must not change either.
  public mutating func untouched(_ row: RowName, _ more: RowName...) {
    for row in [row] + more {
      add("untouched \(ShownText.quoted(row))") { $0.matchUntouched(row) }
    }
  }

  /// Expects that these sections change. You need not name the rows of an inserted or a removed section.
  ///
  /// - Parameters:
  ///   - inserted: The inserted sections.
  ///   - removed: The removed sections.
  ///   - moved: The moved sections.
  ///   - updated: The sections whose header, footer, other supplementary view or layout hint changes.
  public mutating func sections(
    inserted: [SectionID] = [], removed: [SectionID] = [], moved: [SectionID] = [],
    updated: [SectionID] = []
  ) {
    add(.sectionInserted, inserted)
    add(.sectionRemoved, removed)
    add(.sectionMoved, moved)
    add(.sectionUpdated, updated)
  }

  /// Expects changes of the list inside a container. In the closure, name the rows of this list without the container's
  /// ID.
  ///
  /// - Parameters:
  ///   - container: The container's row.
  ///   - expect: Sets the expected changes. Each `count` is a number of rows in this list.
  public mutating func nested(
    _ container: RowName, expecting expect: (inout UpdateExpectation) -> Void
  ) {
    let inner = UpdateExpectation(expect)
    lines += ["in \(ShownText.quoted(container))"] + inner.lines.map { "  \($0)" }
    matches.append { $0.matchNested(container, inner.matches) }
  }

  /// Expects that nothing changes in the list, or in the lists inside its containers.
  public mutating func nothing() { add("nothing") { $0.matchNothing() } }
}

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
  indirect enum Content: Sendable {
    case rows(Changeset.Change.Kind, [RowName])
    case count(Changeset.Change.Kind, Int)
    case sections(Changeset.Change.Kind, [SectionID])
    case untouched([RowName])
    case nested(RowName, UpdateExpectation)
    case nothing
  }

  private(set) var contents: [Content] = []

  init(_ expect: (inout UpdateExpectation) -> Void) { expect(&self) }

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
    if !rows.isEmpty || count == nil { contents.append(.rows(kind, rows)) }
    if let count { contents.append(.count(kind, count)) }
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
    contents.append(.untouched([row] + more))
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
    contents += [
      .sections(.sectionInserted, inserted), .sections(.sectionRemoved, removed),
      .sections(.sectionMoved, moved), .sections(.sectionUpdated, updated),
    ]
  }

  /// Expects changes of the list inside a container. In the closure, name the rows of this list without the container's
  /// ID.
  ///
  /// - Parameters:
  ///   - container: The container's row.
  ///   - expect: Sets the expected changes. Each `count` is a number of rows in this list.
  public mutating func nested(
    _ container: RowName, expecting expect: (inout UpdateExpectation) -> Void
  ) { contents.append(.nested(container, UpdateExpectation(expect))) }

  /// Expects that nothing changes in the list, or in the lists inside its containers.
  public mutating func nothing() { contents.append(.nothing) }
}

public import ScreenDSL

extension Changeset {
  /// One change of an update: the row or section, what happened to it, and why.
  package struct Change: Sendable {
    /// The kinds of changes of a row or a section.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A change of a row. The row can be in a section that is inserted or removed.
      case removed, inserted, moved, reconfigured, reloaded
      /// A removed section.
      case sectionRemoved = "removed section"
      /// An inserted section.
      case sectionInserted = "inserted section"
      /// A moved section. A section whose index changed only because of insertions and removals did not move.
      case sectionMoved = "moved section"
      /// A section whose header, footer, other supplementary view or layout hint changed.
      case sectionUpdated = "updated section"
    }

    /// The kind of the change.
    package let kind: Kind
    /// The path of the row; nil for a section.
    package let path: RowPath?
    /// The ID of the row's section, or of the section itself. The ID is that in the new snapshot or, if the row or the
    /// section was removed, that in the old snapshot.
    package let section: SectionID
    /// The path of the container that has the row or the section in its inner list; nil if the row or the section is in
    /// the screen's own list.
    package let container: RowPath?
    let oldContainer: RowPath?
    /// The old position; nil if the row or the section was inserted. In the position of a section, `row` is 0.
    package let old: RowPosition?
    /// The new position; nil if the row or the section was removed. In the position of a section, `row` is 0.
    package let new: RowPosition?
    let list: Changeset
    let screen: Changeset

    /// The path of the row; nil for a section. For a removed row, this is the old path. The path contains the section
    /// only if a path without the section is ambiguous.
    package var shownPath: RowPath? {
      new == nil ? oldPath.map(screen.old.shortened) : path.map(screen.new.shortened)
    }

    /// Returns the shown path of this removed row, and that of an inserted row. If the shown paths are equal, returns
    /// `path` of both rows, which contains the section.
    package func shownPaths(replacedBy inserted: Change) -> [RowPath] {
      let isSame = shownPath == inserted.shownPath
      return [self, inserted].compactMap { isSame ? $0.path : $0.shownPath }
    }

    /// The path of the row in the old snapshot; nil for a section or an inserted row. The old path differs from `path`
    /// if the row, or a container that contains the row, had another section or another ID.
    package var oldPath: RowPath? {
      path == nil ? nil : old.map { list.old.path(of: $0, inside: oldContainer) }
    }

    var isUpdate: Bool { kind == .reconfigured || kind == .reloaded }

    package var oldRow: Row? { path == nil ? nil : old.map { list.old[$0] } }

    package var row: Row? {
      path == nil ? nil : new.map { list.new[$0] } ?? old.map { list.old[$0] }
    }

    /// The name of the row's model type; nil for a section.
    package var model: String? { row.map { "\(type(of: $0.model))" } }

    /// The file and line of the statement in a result builder that declares the row or the section; nil if there is no
    /// such statement.
    package var source: String? {
      if let row { return row.source?.description }
      let sections = new == nil ? list.old.sections : list.new.sections
      return (new ?? old).flatMap { sections[$0.section].source?.description }
    }

    /// The differences of a reconfigured or reloaded row, or of an updated section; empty for other changes.
    ///
    /// Each difference is one line, such as `user.name: "Ann" -> "Bob"` or `handler onTap appeared`. For long values,
    /// the line has only the part that differs.
    ///
    /// - Complexity: O(*f*) in the number *f* of fields.
    package var differences: [String] {
      guard let old, let new else { return [] }
      switch kind {
      case .reconfigured, .reloaded: return RowComparison.differences(list.old[old], list.new[new])
      case .sectionUpdated:
        return RowComparison.differences(
          list.old.sections[old.section], list.new.sections[new.section])
      default: return []
      }
    }
  }

  /// All changes: those of the list, then those of the lists inside its containers, at any depth.
  ///
  /// In each list the changes of sections come first, then removed, inserted, moved and updated rows. Removed rows are
  /// in the order of the old list. Inserted, moved and updated rows are in the order of the new list.
  ///
  /// - Complexity: O(*c*) in the number *c* of changes. A change computes its `differences` only when you read them.
  package var all: [Change] { changes(inside: nil, before: nil, of: self) }

  private func changes(
    inside container: RowPath?, before oldContainer: RowPath?, of screen: Changeset
  ) -> [Change] {
    func row(
      _ kind: Change.Kind, _ old: RowPosition?, _ new: RowPosition?, isSection: Bool = false
    ) -> Change {
      let (list, position) =
        new.map { (self.new, $0) } ?? (self.old, old ?? RowPosition(section: 0, row: 0))
      return Change(
        kind: kind, path: isSection ? nil : list.path(of: position, inside: container),
        section: list.sections[position.section].id, container: container,
        oldContainer: oldContainer, old: old, new: new, list: self, screen: screen)
    }
    func section(_ kind: Change.Kind, _ old: Int?, _ new: Int?) -> Change {
      let places = [old, new].map { $0.map { RowPosition(section: $0, row: 0) } }
      return row(kind, places[0], places[1], isSection: true)
    }
    return sectionRemovals.map { section(.sectionRemoved, $0, nil) }
      + sectionInsertions.map { section(.sectionInserted, nil, $0) }
      + sectionMoves.map { section(.sectionMoved, $0.from, $0.to) }
      + supplementaryUpdates.map { section(.sectionUpdated, $0.oldSection, $0.newSection) }
      + rowRemovals.map { row(.removed, $0, nil) } + rowInsertions.map { row(.inserted, nil, $0) }
      + rowMoves.map { row(.moved, $0.from, $0.to) }
      + rowUpdates.map { row($0.kind == .reload ? .reloaded : .reconfigured, $0.old, $0.new) }
      + nested.flatMap { nested in
        nested.changes.changes(
          inside: new.path(of: nested.new, inside: container),
          before: old.path(of: nested.old, inside: oldContainer), of: screen)
      }
  }

  /// The reasons why rows were reconfigured or reloaded, and why sections were updated, as text of limited length.
  ///
  /// ```
  /// reconfigured SortMenu 'menu/v' (App/MainScreen.swift:14)
  ///   selected: unsorted -> aToZ
  /// ```
  /// If a removed row and an inserted row have similar content, the text names these two rows, because they are
  /// probably one row that needs an ID that stays the same. The text names no other removed or inserted rows, and no
  /// moved rows. So if an update only inserts rows, the text is empty. Changes of the screen's own modifiers come last.
  ///
  /// - Complexity: O(*c*) in the number *c* of changes.
  public var explanation: String {
    let all = all
    func lines<Entry>(_ entries: [Entry], _ text: (Entry) -> String) -> [String] {
      ChangeWords.lines(entries, most: 50, text)
    }
    let sections = all.filter { $0.kind == .sectionUpdated }
    return
      (lines(all.filter(\.isUpdate), \.explanation) + lines(sections, \.explanation)
      + lines(Replacement.all(in: all), \.explanation) + linesOfWhole).joined(separator: "\n")
  }

  package var changedContainers: [(path: RowPath, changes: Changeset)] {
    all.compactMap { change in change.container.map { ($0, change.list) } }
      .withoutRepetitions(by: \.0).map { ($0, $1) }
  }
}

extension ScreenSnapshot {
  func path(of position: RowPosition, inside container: RowPath?) -> RowPath {
    RowPath(self[position].id, inside: container, section: sections[position.section].id)
  }
}

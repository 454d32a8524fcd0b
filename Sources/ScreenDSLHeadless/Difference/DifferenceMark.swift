import ScreenDSL

/// A badge in a picture of an update. The badge says how a row, a section, or a part of a section changed.
struct DifferenceBadge: Hashable, Sendable {
  let kind: Changeset.Change.Kind
  /// The part of the section that changed: the name of a kind of supplementary view, or `layout`. Nil if the row or the
  /// section itself changed.
  var part: String?

  var text: String { (part.map { "\($0) " } ?? "") + kind.verb }

  func color(_ colors: Colors) -> StaticString {
    switch kind {
    case .removed, .sectionRemoved: colors.removed
    case .inserted, .sectionInserted: colors.inserted
    case .moved, .sectionMoved: colors.moved
    case .reconfigured, .sectionUpdated: colors.reconfigured
    case .reloaded: colors.reloaded
    }
  }
}

/// The badges for the changes of an update. A key of `before` is a place in the old screen, and a key of `after` is a
/// place in the new screen.
///
/// A place is a text: `1` for a section, `1.4` for a row, `1:header` for a header, and `1.4/0.2` for a row inside a
/// container.
struct DifferenceMarks {
  private(set) var before: [String: [DifferenceBadge]] = [:]
  private(set) var after: [String: [DifferenceBadge]] = [:]
  /// Maps the new place of each changed section, row or supplementary view to its old place. The dictionary contains no
  /// insertions and no removals.
  private(set) var origins: [String: String] = [:]

  init(_ changes: Changeset) { add(changes, "", "") }

  /// Adds the badges for the changes of a list.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - old: For a list inside a container, the container's old place and a slash, such as `1.4/`; otherwise empty.
  ///   - new: For a list inside a container, the container's new place and a slash; otherwise empty.
  private mutating func add(_ changes: Changeset, _ old: String, _ new: String) {
    for change in changes.all where change.container == nil && change.kind != .sectionUpdated {
      let place = { (position: RowPosition) in
        "\(position.section)" + (change.path == nil ? "" : ".\(position.row)")
      }
      add(
        DifferenceBadge(kind: change.kind), change.old.map { old + place($0) },
        change.new.map { new + place($0) })
    }
    for update in changes.supplementaryUpdates {
      let (one, other) = ("\(old)\(update.oldSection)", "\(new)\(update.newSection)")
      if update.hasNewLayout {
        add(DifferenceBadge(kind: .sectionUpdated, part: "layout"), one, other)
      }
      for kind in update.kinds {
        let isInOld = changes.old.sections[update.oldSection].supplementary(kind) != nil
        let isInNew = changes.new.sections[update.newSection].supplementary(kind) != nil
        add(
          DifferenceBadge(
            kind: isInNew ? isInOld ? .sectionUpdated : .sectionInserted : .sectionRemoved,
            part: VisibleText().text(kind.name)),
          isInOld ? "\(one):\(kind.name)" : nil, isInNew ? "\(other):\(kind.name)" : nil)
      }
    }
    for inner in changes.nested {
      add(
        inner.changes, "\(old)\(inner.old.section).\(inner.old.row)/",
        "\(new)\(inner.new.section).\(inner.new.row)/")
    }
  }

  private mutating func add(_ mark: DifferenceBadge, _ old: String?, _ new: String?) {
    if let old { before[old, default: []].append(mark) }
    if let new { after[new, default: []].append(mark) }
    if let old, let new { origins[new] = old }
  }
}

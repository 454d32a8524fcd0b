import ScreenDSL
import ScreenDSLHosting

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
/// place in the new screen. The place of a section is that of its header, even if the section has no header.
struct DifferenceMarks {
  private(set) var before: [CellPlace: [DifferenceBadge]] = [:]
  private(set) var after: [CellPlace: [DifferenceBadge]] = [:]
  /// Maps the new place of each changed section, row or supplementary view to its old place. The dictionary contains no
  /// insertions and no removals.
  private(set) var origins: [CellPlace: CellPlace] = [:]

  init(_ changes: Changeset) {
    for change in changes.all where change.kind != .sectionUpdated {
      if change.path == nil, change.container != nil { continue }
      let place = change.path.map(CellPlace.row) ?? .supplementary(.header, change.section)
      let old = change.oldPath.map(CellPlace.row) ?? (change.old == nil ? nil : place)
      add(DifferenceBadge(kind: change.kind), old, change.new == nil ? nil : place)
    }
    for update in changes.supplementaryUpdates {
      let section = changes.new.sections[update.newSection]
      let header = CellPlace.supplementary(.header, section.id)
      if update.hasNewLayout {
        add(DifferenceBadge(kind: .sectionUpdated, part: "layout"), header, header)
      }
      for kind in update.kinds {
        let place = CellPlace.supplementary(kind, section.id)
        let old = changes.old.sections[update.oldSection].supplementary(kind).map { _ in place }
        let new = section.supplementary(kind).map { _ in place }
        let change: Changeset.Change.Kind =
          new == nil ? .sectionRemoved : old == nil ? .sectionInserted : .sectionUpdated
        add(DifferenceBadge(kind: change, part: VisibleText().text(kind.name)), old, new)
      }
    }
  }

  private mutating func add(_ mark: DifferenceBadge, _ old: CellPlace?, _ new: CellPlace?) {
    if let old { before[old, default: []].append(mark) }
    if let new { after[new, default: []].append(mark) }
    if let old, let new { origins[new] = old }
  }
}

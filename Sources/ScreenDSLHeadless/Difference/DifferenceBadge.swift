import ScreenDSL

/// A badge in a picture of an update. The badge says how a row, a section, or a part of a section changed.
struct DifferenceBadge: Hashable, Sendable {
  let kind: Changeset.Change.Kind
  /// The part of the section that changed: the name of a kind of supplementary view, or `layout`. Nil if the row or the
  /// section itself changed.
  var part: String?
  /// The place of the changed section, row or supplementary view in the old screen, and its place in the new screen; nil
  /// where it does not exist.
  var old, new: String?

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

extension Changeset {
  /// Returns the badges for the changes of a list and of the lists inside its containers.
  ///
  /// A place is a text: `1` for a section, `1.4` for a row, `1:header` for a header, and `1.4/0.2` for a row inside a
  /// container.
  ///
  /// - Parameters:
  ///   - old: For a list inside a container, the container's old place and a slash, such as `1.4/`; otherwise empty.
  ///   - new: For a list inside a container, the container's new place and a slash; otherwise empty.
  func badges(_ old: String = "", _ new: String = "") -> [DifferenceBadge] {
    let own = all.filter { $0.container == nil && $0.kind != .sectionUpdated }.map { change in
      let place = { (position: RowPosition) in
        "\(position.section)" + (change.path == nil ? "" : ".\(position.row)")
      }
      return DifferenceBadge(
        kind: change.kind, old: change.old.map { old + place($0) },
        new: change.new.map { new + place($0) })
    }
    let updates = supplementaryUpdates.flatMap { update -> [DifferenceBadge] in
      let (one, other) = ("\(old)\(update.oldSection)", "\(new)\(update.newSection)")
      let layout = DifferenceBadge(kind: .sectionUpdated, part: "layout", old: one, new: other)
      return (update.hasNewLayout ? [layout] : [])
        + update.kinds.map { kind in
          let isInOld = self.old.sections[update.oldSection].supplementary(kind) != nil
          let isInNew = self.new.sections[update.newSection].supplementary(kind) != nil
          return DifferenceBadge(
            kind: isInNew ? isInOld ? .sectionUpdated : .sectionInserted : .sectionRemoved,
            part: VisibleText().text(kind.name), old: isInOld ? "\(one):\(kind.name)" : nil,
            new: isInNew ? "\(other):\(kind.name)" : nil)
        }
    }
    return own + updates
      + nested.flatMap { inner in
        inner.changes.badges(
          "\(old)\(inner.old.section).\(inner.old.row)/",
          "\(new)\(inner.new.section).\(inner.new.row)/")
      }
  }
}

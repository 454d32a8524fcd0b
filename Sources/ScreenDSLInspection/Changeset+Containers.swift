public import ScreenDSL

extension Changeset {
  /// Returns the changes of the list inside the container at `path`; nil if nothing changed there.
  public subscript(path: RowPath) -> Changeset? {
    var section = path.section
    return path.ids.reduce(Optional(self)) { changes, id in
      defer { section = nil }
      return changes?.nested.first { nested in
        nested.container == id
          && (section == nil || changes?.new.sections[nested.new.section].id == section)
      }?.changes
    }
  }

  /// All containers at any depth whose own list changed, each before those inside it.
  public var changedContainers: [(path: RowPath, changes: Changeset)] {
    nested.flatMap { nested -> [(path: RowPath, changes: Changeset)] in
      let container = new.path(of: nested.container, in: new.sections[nested.new.section].id)
      let own = nested.changes.hasOwnChanges ? [(container, nested.changes)] : []
      let inner = nested.changes.changedContainers.map { path, changes in
        (path.ids.reduce(container) { $0.appending($1) }, changes)
      }
      return own + inner
    }
  }
}

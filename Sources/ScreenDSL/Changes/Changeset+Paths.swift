extension Changeset {
  /// Returns the changes of the list inside the container at `path`; nil if nothing changed there.
  public subscript(path: RowPath) -> Changeset? {
    path.ids.reduce(Optional(self)) { changes, id in
      changes?.nested.first { $0.container == id }?.changes
    }
  }

  /// All containers at any depth whose own list changed, each before those inside it.
  public var changedContainers: [(path: RowPath, changes: Changeset)] {
    nested.flatMap { nested -> [(path: RowPath, changes: Changeset)] in
      let own = nested.changes.hasOwnChanges ? [(RowPath(nested.container), nested.changes)] : []
      let inner = nested.changes.changedContainers.map {
        (RowPath($0.path.id, in: [nested.container] + $0.path.containers), $0.changes)
      }
      return own + inner
    }
  }
}

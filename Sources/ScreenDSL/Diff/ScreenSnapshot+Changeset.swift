extension ScreenSnapshot {
  /// Returns the changes that turn `old` into this snapshot.
  ///
  /// Moves are minimal within each list; removals and insertions are exact.
  ///
  /// - Parameter old: The snapshot currently shown.
  /// - Returns: A changeset that is empty if and only if the snapshots are equal.
  /// - Complexity: Expected O(*n* + *k* log *m*), if row IDs hash well: *n* is the number of rows
  ///   in sections that the snapshots do not share, *k* the number of rows between the equal ends
  ///   of their sections, *m* the length of the longest stretch of those that kept its order.
  public func changeset(from old: ScreenSnapshot) -> Changeset {
    ListDiff.changes(from: old, to: self)
  }
}

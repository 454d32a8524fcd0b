extension Changeset: Equatable {
  /// Returns whether two changesets have the same changes, and the same contents of the inserted and updated rows,
  /// sections and supplementary views.
  public static func == (left: Changeset, right: Changeset) -> Bool {
    left.operations == right.operations && left.rowUpdates == right.rowUpdates
      && left.nested == right.nested && left.differencesOfWhole == right.differencesOfWhole
      && left.hasSameContents(as: right)
  }

  private func hasSameContents(as other: Changeset) -> Bool {
    rowInsertions.allSatisfy { new[$0] == other.new[$0] }
      && rowUpdates.allSatisfy { update in
        let (row, other) = (new[update.new], other.new[update.new])
        // The rows inside a container that is not reloaded have a changeset of their own.
        return update.kind == .reload
          ? row == other : row.id == other.id && row.hasSameContent(as: other)
      }
      && supplementaryUpdates.allSatisfy {
        new.storage.sections[$0.newSection].hasSameSupplementaries(
          as: other.new.storage.sections[$0.newSection])
      }
      && sectionInsertions.allSatisfy {
        new.sections[$0].id == other.new.sections[$0].id
          && new.storage.sections[$0].hasSameSupplementaries(as: other.new.storage.sections[$0])
      }
  }
}

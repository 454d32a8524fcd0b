extension Changeset: Equatable {
  /// Whether two changesets have the same changes, and the same new contents of rows and supplementary views.
  public static func == (left: Changeset, right: Changeset) -> Bool {
    left.operations == right.operations && left.rowUpdates == right.rowUpdates
      && left.nested == right.nested && left.differencesOfWhole == right.differencesOfWhole
      && left.hasSameContents(as: right)
  }

  private func hasSameContents(as other: Changeset) -> Bool {
    rowInsertions.allSatisfy { new[$0] == other.new[$0] }
      && rowUpdates.allSatisfy { update in
        let (row, otherRow) = (new[update.new], other.new[update.new])
        return update.kind == .reload ? row == otherRow : row.isSame(as: otherRow)
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

extension Row {
  /// The comparison ignores the rows inside containers.
  fileprivate func isSame(as other: Row) -> Bool {
    id == other.id && showsSameModel(as: other) && attributes == other.attributes
      && (innerRows == nil) == (other.innerRows == nil)
  }
}

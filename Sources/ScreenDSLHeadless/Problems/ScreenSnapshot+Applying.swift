public import ScreenDSL

extension ScreenSnapshot {
  /// Returns this snapshot after the changes: `old.applying(new.changeset(from: old)) == new`.
  ///
  /// Rows and sections that the changeset does not change come from this snapshot.
  ///
  /// - Parameter changes: A changeset that starts from a snapshot equal to this one. The method traps if the section
  ///   IDs or the numbers of rows differ.
  /// - Complexity: O(*n*) in the number *n* of rows.
  public func applying(_ changes: Changeset) -> ScreenSnapshot {
    if let difference = changes.misfit(self) {
      fatalMistake(
        "Changeset must be applied to a snapshot equal to the one it starts from (\(difference))")
    }
    return changes.isEmpty ? self : result(of: changes)
  }

  private func result(of changes: Changeset) -> ScreenSnapshot {
    let origins = changes.origins(among: sections.count)
    let moves = Dictionary(grouping: changes.rowMoves, by: \.to.section)
    let insertions = Dictionary(grouping: changes.rowInsertions, by: \.section)
    let supplementaries = Set(changes.supplementaryUpdates.map(\.newSection))
    let gone = Set(changes.rowRemovals).union(changes.rowMoves.map(\.from))
    var result = origins.enumerated().map { index, origin in
      let kept = origin.map { old in
        zip(sections[old].rows, 0...).filter { !gone.contains(RowPosition(section: old, row: $1)) }
          .map(\.0)
      }
      var staying = (kept ?? [])[...]
      let moved = (moves[index] ?? []).map { ($0.to.row, self[$0.from]) }
      let inserted = (insertions[index] ?? []).map { ($0.row, changes.new[$0]) }
      var coming = Dictionary(uniqueKeysWithValues: moved + inserted)
      let rows = (0..<staying.count + coming.count).compactMap {
        coming.removeValue(forKey: $0) ?? staying.popFirst()
      }
      let old = origin.flatMap { supplementaries.contains(index) ? nil : sections[$0] }
      return (section: old ?? changes.new.sections[index], rows: rows)
    }
    for update in changes.rowUpdates {
      let new = changes.new[update.new]
      let old = result[update.new.section].rows[update.new.row]
      result[update.new.section].rows[update.new.row] =
        update.kind == .reload ? new : old.innerRows.map { new.with(innerRows: $0) } ?? new
    }
    for nested in changes.nested {
      let row = result[nested.new.section].rows[nested.new.row]
      guard let inner = row.innerRows else { continue }
      result[nested.new.section].rows[nested.new.row] =
        row.with(innerRows: inner.applying(nested.changes))
    }
    return ScreenSnapshot(result, changes.new.configuration)
  }
}

extension Changeset {
  /// Returns, for each section after the update, its index before the update; nil for an inserted section. The argument
  /// `count` is the number of sections before the update.
  fileprivate func origins(among count: Int) -> [Int?] {
    let gone = Set(sectionRemovals).union(sectionMoves.map(\.from))
    var staying = (0..<count).filter { !gone.contains($0) }[...]
    let moved = Dictionary(uniqueKeysWithValues: sectionMoves.map { ($0.to, $0.from) })
    let inserted = Set(sectionInsertions)
    return (0..<count - sectionRemovals.count + sectionInsertions.count).map { index in
      inserted.contains(index) ? nil : moved[index] ?? staying.popFirst()
    }
  }

  fileprivate func misfit(_ snapshot: ScreenSnapshot) -> String? {
    // If an ID is unequal to itself because of a faulty `==`, the checks after this line would reject even `old`.
    if snapshot.isSame(as: old) { return nil }
    if snapshot.sections.count != old.sections.count {
      let count = ChangeWords.count(snapshot.sections.count, "section")
      return "was one of \(count), not \(old.sections.count)"
    }
    for (section, expected) in zip(snapshot.sections, old.sections) {
      if section.id != expected.id {
        return "was one with section \(ValueText.quoted(section.id)), "
          + "not \(ValueText.quoted(expected.id))"
      }
      if section.rows.count != expected.rows.count {
        return "was one with \(ChangeWords.count(section.rows.count, "row")) in section "
          + "\(ValueText.quoted(section.id)), not \(expected.rows.count)"
      }
    }
    return nil
  }
}

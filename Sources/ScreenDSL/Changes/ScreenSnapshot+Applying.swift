extension ScreenSnapshot {
  /// Returns this snapshot with the changes made: `old.applying(new.changeset(from: old)) == new`.
  ///
  /// Rows that the changeset does not mention are this snapshot's own.
  ///
  /// - Parameter changes: A changeset from a snapshot that is equal to this one; one from a
  ///   snapshot with other sections or other numbers of rows traps.
  /// - Complexity: O(*n*) in the number *n* of rows in sections that change.
  public func applying(_ changes: Changeset) -> ScreenSnapshot {
    guard changes.fits(self) else {
      fatalMistake(
        "Changeset must be applied to a snapshot equal to the one it starts from "
          + "(was one of \(sections.count) sections and \(rowCount) rows, "
          + "not \(changes.old.sections.count) and \(changes.old.rowCount))")
    }
    if changes.isEmpty { return self }
    return ChangesetApplication(storage, changes).result()
  }
}

extension Changeset {
  fileprivate func fits(_ snapshot: ScreenSnapshot) -> Bool {
    snapshot.sections.count == old.sections.count
      && zip(snapshot.sections, old.sections).allSatisfy {
        $0.id == $1.id && $0.rows.count == $1.rows.count
      }
  }
}

/// The steps of applying a changeset to a snapshot.
private struct ChangesetApplication {
  private let old: ScreenStorage
  private let changes: Changeset
  private let removals: [Int: [RowPosition]]
  private let departures: [Int: [Changeset.RowMove]]
  private let insertions: [Int: [RowPosition]]
  private let arrivals: [Int: [Changeset.RowMove]]

  init(_ old: ScreenStorage, _ changes: Changeset) {
    self.old = old
    self.changes = changes
    removals = changes.rowRemovals.grouped(by: \.section)
    departures = changes.rowMoves.grouped(by: \.from.section)
    insertions = changes.rowInsertions.grouped(by: \.section)
    arrivals = changes.rowMoves.grouped(by: \.to.section)
  }

  func result() -> ScreenSnapshot {
    var sections = oldSections.enumerated().map { section($0.offset, from: $0.element) }
    replaceSupplementaries(in: &sections)
    replaceRows(in: &sections)
    return ScreenSnapshot(
      ScreenStorage(sections, hasDuplicates: changes.new.storage.hasDuplicates))
  }

  /// For each section of the result, its index in the old snapshot; nil if it is inserted.
  private var oldSections: [Int?] {
    let count =
      old.sections.count - changes.sectionRemovals.count + changes.sectionInsertions.count
    var result = [Int?](repeating: nil, count: count)
    var isTaken = [Bool](repeating: false, count: count)
    var isGone = [Bool](repeating: false, count: old.sections.count)
    for index in changes.sectionRemovals { isGone[index] = true }
    for index in changes.sectionInsertions { isTaken[index] = true }
    for move in changes.sectionMoves {
      result[move.to] = move.from
      isTaken[move.to] = true
      isGone[move.from] = true
    }
    let free = result.indices.filter { !isTaken[$0] }
    for (index, kept) in zip(free, isGone.indices.filter { !isGone[$0] }) { result[index] = kept }
    return result
  }

  private func section(_ index: Int, from oldIndex: Int?) -> SectionStorage {
    guard let oldIndex else {
      let new = changes.new.storage.sections[index]
      return new.with(rows: rows(of: index, kept: RowList(), gone: []))
    }
    let kept = old.sections[oldIndex]
    let gone = (removals[oldIndex] ?? []).map(\.row) + (departures[oldIndex] ?? []).map(\.from.row)
    if gone.isEmpty, insertions[index] == nil, arrivals[index] == nil { return kept }
    return kept.with(rows: rows(of: index, kept: kept.rows, gone: gone.sorted()))
  }

  private func rows(of index: Int, kept: RowList, gone: [Int]) -> RowList {
    let inserted = (insertions[index] ?? []).map { position in
      ListArrangement.Arrival(
        position: position.row, source: changes.new.storage.sections[position.section].rows,
        row: position.row)
    }
    let moved = (arrivals[index] ?? []).map { move in
      ListArrangement.Arrival(
        position: move.to.row, source: old.sections[move.from.section].rows, row: move.from.row)
    }
    return ListArrangement.rows(
      kept, without: gone,
      arrivals: (inserted + moved).sorted { $0.position < $1.position })
  }

  private func replaceSupplementaries(in sections: inout [SectionStorage]) {
    for update in changes.supplementaryUpdates {
      let new = changes.new.storage.sections[update.newSection]
      sections[update.newSection] = sections[update.newSection].with(
        supplementaries: new.supplementaries)
    }
  }

  /// Puts new contents into rows that stay: updated models, and lists inside containers with their
  /// own changes.
  private func replaceRows(in sections: inout [SectionStorage]) {
    var rows: [RowPosition: Row] = [:]
    for update in changes.rowUpdates {
      let new = changes.new.storage.row(at: update.new)
      let old = sections[update.new.section].rows.row(at: update.new.row)
      rows[update.new] = update.kind == .reload ? new : new.with(content: old.content)
    }
    for nested in changes.nested {
      let row = rows[nested.new] ?? sections[nested.new.section].rows.row(at: nested.new.row)
      guard let content = row.contents else { continue }
      rows[nested.new] = row.with(content: PlacedContent(content.applying(nested.changes)))
    }
    sections.replaceRows(rows)
  }
}

extension [SectionStorage] {
  /// Puts `rows` in the place of those at their positions.
  mutating func replaceRows(_ rows: [RowPosition: Row]) {
    for (section, replacements) in rows.grouped(by: \.key.section) {
      let sorted = replacements.sorted { $0.key < $1.key }.map { ($0.key.row, $0.value) }
      self[section] = self[section].with(rows: self[section].rows.replacing(sorted))
    }
  }
}

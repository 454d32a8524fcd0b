extension ScreenSnapshot {
  /// Returns this snapshot with the changes made: `old.applying(new.changeset(from: old)) == new`.
  ///
  /// Rows that the changeset does not mention are this snapshot's own.
  ///
  /// - Parameter changes: A changeset from a snapshot that is equal to this one; one from a
  ///   snapshot with other sections or other numbers of rows traps.
  /// - Complexity: O(*n*) in the number *n* of rows in sections that change.
  public func applying(_ changes: Changeset) -> ScreenSnapshot {
    if let difference = changes.misfit(self) {
      fatalMistake(
        "Changeset must be applied to a snapshot equal to the one it starts from (\(difference))")
    }
    if changes.isEmpty { return self }
    return ChangesetApplication(storage, changes).result()
  }
}

extension Changeset {
  /// Why the changes cannot be applied to a snapshot; nil if they can.
  fileprivate func misfit(_ snapshot: ScreenSnapshot) -> String? {
    // IDs that are not equal to themselves are the same in the same snapshot.
    if snapshot.storage === old.storage { return nil }
    if snapshot.sections.count != old.sections.count {
      return "was one of \(snapshot.sections.count) sections, not \(old.sections.count)"
    }
    for (section, expected) in zip(snapshot.sections, old.sections) {
      if section.id != expected.id {
        return "was one with section \(ValueText.quoted(section.id)), "
          + "not \(ValueText.quoted(expected.id))"
      }
      if section.rows.count != expected.rows.count {
        return "was one with \(section.rows.count) rows in section "
          + "\(ValueText.quoted(section.id)), not \(expected.rows.count)"
      }
    }
    return nil
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
      ScreenStorage(sections, hasDuplicateSections: changes.new.storage.hasDuplicateSections))
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
      return new.with(numbered: rows(of: index, kept: RowList(), gone: []))
    }
    let kept = old.sections[oldIndex]
    let gone = (removals[oldIndex] ?? []).map(\.row) + (departures[oldIndex] ?? []).map(\.from.row)
    if gone.isEmpty, insertions[index] == nil, arrivals[index] == nil { return kept }
    return kept.with(numbered: rows(of: index, kept: kept.rows, gone: gone.sorted()))
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
      sections[update.newSection] = sections[update.newSection].withSurroundings(of: new)
    }
  }

  /// Puts new contents into rows that stay: updated models, and lists inside containers with their
  /// own changes.
  private func replaceRows(in sections: inout [SectionStorage]) {
    var rows: [RowPosition: RowReplacement] = [:]
    for update in changes.rowUpdates {
      rows[update.new] = changes.replacement(
        for: update, over: ScreenStorage(sections), at: update.new)
    }
    for nested in changes.nested {
      let row = rows[nested.new]?.row ?? sections[nested.new.section].rows.row(at: nested.new.row)
      guard let inner = row.innerRows else { continue }
      rows[nested.new] = RowReplacement(
        row.with(inner: PlacedRows(inner.applying(nested.changes).storage)))
    }
    sections.replaceRows(rows)
  }
}

/// Puts a list together from the rows of an old list that stay, in their order, and rows at given
/// positions.
struct ListArrangement {
  /// A row that is put at a position of the result.
  struct Arrival {
    var position: Int
    var source: RowList
    var row: Int
  }

  /// Returns `kept` with the rows in `gone` left out and `arrivals` put in; both ascend by
  /// position.
  static func rows(
    _ kept: RowList, without gone: [Int], arrivals: [Arrival]
  ) -> RowList {
    if gone.isEmpty && arrivals.isEmpty { return kept }
    var stretches = Stretches(count: kept.count, gone: gone)
    var parts: [(list: RowList, range: Range<Int>)] = []
    var position = 0
    for arrival in arrivals {
      stretches.take(arrival.position - position) { parts.append((kept, $0)) }
      parts.append((arrival.source, arrival.row..<arrival.row + 1))
      position = arrival.position + 1
    }
    stretches.take(.max) { parts.append((kept, $0)) }
    return RowList(joining: parts)
  }

  /// The rows that are not gone, as ranges.
  private struct Stretches {
    let count: Int
    var gone: ArraySlice<Int>
    var next = 0

    init(count: Int, gone: [Int]) {
      self.count = count
      self.gone = gone[...]
    }

    mutating func take(_ number: Int, _ body: (Range<Int>) -> Void) {
      var rest = number
      while rest > 0, next < count {
        let end = gone.first ?? count
        let range = next..<min(end, rest > end - next ? end : next + rest)
        if !range.isEmpty { body(range) }
        rest -= range.count
        next = range.upperBound
        if next == gone.first {
          gone.removeFirst()
          next += 1
        }
      }
    }
  }
}

extension Sequence {
  /// The elements by section, each section's in the order they have here.
  func grouped(by section: (Element) -> Int) -> [Int: [Element]] {
    Dictionary(grouping: self, by: section)
  }
}

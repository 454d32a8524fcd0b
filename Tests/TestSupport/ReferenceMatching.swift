/// The pairs of equal rows in two snapshots, computed by law 7 in the plainest way.
package struct ReferenceMatching {
  /// The old position of each new row that is in both snapshots.
  package private(set) var sources: [RowPosition: RowPosition] = [:]
  /// The new positions of the rows that take over a row with another ID.
  package private(set) var takeovers: Set<RowPosition> = []
  package private(set) var removals: [RowPosition] = [], insertions: [RowPosition] = []
  private let old: ScreenSnapshot, new: ScreenSnapshot, oldIDs: [[RowID]]

  package init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    (self.old, self.new) = (old, new)
    oldIDs = old.sections.map { $0.rows.map(\.id) }
    matchInSections()
    matchAcrossSections()
    matchTakeovers()
  }

  private mutating func matchInSections() {
    let before = Dictionary(uniqueKeysWithValues: zip(old.sections.map(\.id), 0...))
    removals = Self.positions(old)
    for (section, part) in new.sections.enumerated() {
      var rows: [RowID: Int] = [:]
      let oldSection = before[part.id]
      if let oldSection { for (index, id) in oldIDs[oldSection].enumerated() { rows[id] = index } }
      for (index, row) in part.rows.enumerated() {
        let position = RowPosition(section: section, row: index)
        if let oldSection, let source = rows[row.id] {
          sources[position] = RowPosition(section: oldSection, row: source)
        } else {
          insertions.append(position)
        }
      }
    }
    let matched = Set(sources.values)
    removals.removeAll { matched.contains($0) }
  }

  private mutating func matchAcrossSections() {
    for position in insertions {
      let id = new[position].id
      let source = removals.first { oldID($0) == id && crosses($0, old) }
      if crosses(position, new) { match(position, source) }
    }
  }

  private mutating func matchTakeovers() {
    var given: [RowPosition: RowID] = [:]
    for position in insertions {
      let section = new.sections[position.section].id
      for id in replacedIDs(new[position]) where sources[position] == nil {
        // A row that moves to another section gets the ID before the move, so no row of the old section may have it.
        let candidates = removals.filter { candidate in
          oldID(candidate) == id
            && !given.contains {
              $0.key.section == candidate.section && $0.value == new[position].id
            }
            && (old.sections[candidate.section].id == section
              || !oldIDs[candidate.section].contains(new[position].id))
        }
        let near = candidates.first { old.sections[$0.section].id == section }
        match(position, near ?? candidates.first)
      }
      if let source = sources[position] {
        takeovers.insert(position)
        given[source] = new[position].id
      }
    }
  }

  /// A replaced ID counts as given and as an ID of the model type, inside and outside of the row's own groups.
  private func replacedIDs(_ row: Row) -> [RowID] {
    row.attributes.replacedIDs.flatMap { id -> [RowID] in
      let salted = id.salted(with: type(of: row.model))
      return (id == id.unsalted ? [id, salted] : [id]).flatMap { named in
        (0...scopes(row.id).count).reversed().map { depth in
          scopes(row.id).prefix(depth).reversed().reduce(named) { $0.scoped(by: $1) }
        }
      }
    }
  }

  private func scopes(_ id: RowID) -> [RowID] { id.group.map { [$0.id] + scopes($0.inside) } ?? [] }
  private func oldID(_ position: RowPosition) -> RowID { oldIDs[position.section][position.row] }

  private mutating func match(_ position: RowPosition, _ source: RowPosition?) {
    guard let source else { return }
    sources[position] = source
    insertions.removeAll { $0 == position }
    removals.removeAll { $0 == source }
  }

  /// Returns whether a row may match a row of another section. A row that its position identifies may not, unless it
  /// stands outside of all sections: such rows stay the same when the section before them is removed.
  private func crosses(_ position: RowPosition, _ snapshot: ScreenSnapshot) -> Bool {
    !snapshot[position].id.description.hasPrefix("#")
      || snapshot.sections[position.section].id.isImplicit
  }

  package static func positions(_ snapshot: ScreenSnapshot) -> [RowPosition] {
    snapshot.sections.enumerated().flatMap { section, part in
      part.rows.indices.map { RowPosition(section: section, row: $0) }
    }
  }
}

extension SectionID {
  package var isImplicit: Bool { text == nil && description.hasPrefix("rows") }
}

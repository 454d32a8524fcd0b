/// Telling rows with one ID apart: the first keeps the ID, later ones are numbered.
extension ScreenStorage {
  /// Returns storage for `sections`, looking only at IDs that `previous` did not have in the same
  /// section.
  static func numbering(
    _ sections: [SectionStorage], reusing previous: ScreenStorage? = nil
  ) -> ScreenStorage {
    if let previous, !previous.hasDuplicates, !hasNumberedSection(sections) {
      if let storage = SnapshotSuccession(of: previous, sections).storage() { return storage }
    }
    return numberingAll(sections)
  }

  private static func hasNumberedSection(_ sections: [SectionStorage]) -> Bool {
    sections.contains { $0.id.key.number > 0 }
  }

  private static func numberingAll(_ numbered: [SectionStorage]) -> ScreenStorage {
    let sections = numbered.map { $0.mappingIDs(where: { $0.number > 0 }) { $0.unnumbered } }
    let base = ScreenIndex.Base(sections)
    if base.duplicates.isEmpty {
      return ScreenStorage(
        sections, hasDuplicates: hasNumberedSection(sections), index: Lazy(ScreenIndex(base: base)))
    }
    var counts = Dictionary(base.duplicates.map { ($0, UInt32(0)) }, uniquingKeysWith: max)
    return ScreenStorage(
      sections.map { section in
        section.mappingIDs(where: { counts[$0] != nil }) { id in
          var id = id
          let count = counts[id] ?? 0
          counts[id] = count + 1
          id.number = count
          return id
        }
      },
      hasDuplicates: true)
  }
}

extension SectionStorage {
  /// Returns this section with the IDs that `isWanted` transformed, sharing all chunks without one.
  fileprivate func mappingIDs(
    where isWanted: (RowID) -> Bool, _ transform: (RowID) -> RowID
  ) -> SectionStorage {
    var changed = false
    let chunks = rows.chunks.map { chunk in
      guard chunk.ids.contains(where: isWanted) else { return chunk }
      changed = true
      return chunk.mapIDs { index in
        isWanted(chunk.ids[index]) ? transform(chunk.ids[index]) : chunk.ids[index]
      }
    }
    guard changed else { return self }
    return SectionStorage(
      id: id, supplementaries: supplementaries, rows: RowList(chunks), dependency: dependency,
      source: source)
  }
}

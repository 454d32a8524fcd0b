/// A section of a snapshot, shared by all snapshots in which it is the same.
final class SectionStorage: Sendable {
  let id: SectionID
  let supplementaries: [Supplementary]
  let rows: RowList
  let dependency: Dependency?
  let source: SourceLine?

  init(
    id: SectionID, supplementaries: [Supplementary] = [], rows: RowList,
    dependency: Dependency? = nil, source: SourceLine? = nil
  ) {
    self.id = id
    self.supplementaries = supplementaries
    self.rows = rows
    self.dependency = dependency
    self.source = source
  }

  /// Returns this section with other rows; what the rows depend on is then unknown.
  func with(rows: RowList) -> SectionStorage {
    SectionStorage(id: id, supplementaries: supplementaries, rows: rows, source: source)
  }

  func supplementary(_ kind: SupplementaryKind) -> Supplementary? {
    supplementaries.first { $0.kind == kind }
  }

  /// Returns this section with other supplementaries.
  func with(supplementaries: [Supplementary]) -> SectionStorage {
    SectionStorage(
      id: id, supplementaries: supplementaries, rows: rows, dependency: dependency, source: source)
  }

  /// Whether both show the same.
  func isEqual(to other: SectionStorage) -> Bool {
    self === other
      || id == other.id && supplementaries == other.supplementaries && rows == other.rows
  }
}

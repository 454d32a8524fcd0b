extension ScreenSnapshot {
  /// Finds blocks that `dependsOn` skipped although their newest declaration shows something else.
  ///
  /// Each skipped block is evaluated for it.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows in skipped blocks and beside containers.
  package var incompleteDependencies: [ScreenFinding] {
    sections.indices.flatMap { index -> [ScreenFinding] in
      let section = storage.sections[index]
      let skipped = storage.skipped.isEmpty ? nil : storage.skipped[index]
      let name = "section \(ValueText.quoted(section.id))"
      let source = section.source?.description
      let own = skipped.flatMap {
        ScreenFinding.incompleteDependency(
          of: name, at: source, ScreenStorage([section]), ScreenStorage([$0.storage(of: section)]))
      }
      return (own.map { [$0] } ?? []) + section.incompleteDependencies
    }
  }
}

extension SectionStorage {
  /// Finds containers whose rows were skipped although they changed, at any depth.
  fileprivate var incompleteDependencies: [ScreenFinding] {
    let containers = rows.chunks.filter { $0.traits.contains(.containers) }
    return containers.flatMap { chunk in
      (0..<chunk.count).flatMap { index -> [ScreenFinding] in
        guard let inner = chunk.inner(at: index) else { return [] }
        let row = chunk.row(at: index)
        let own = ScreenFinding.incompleteDependency(
          of: "container \(ValueText.quoted(row.id))", at: row.source?.description, inner.list,
          inner.newestList)
        return (own.map { [$0] } ?? []) + inner.list.sections.flatMap(\.incompleteDependencies)
      }
    }
  }
}

extension ScreenFinding {
  /// The finding of a block that was taken over from an earlier snapshot; nil if it is right.
  fileprivate static func incompleteDependency(
    of block: String, at source: String?, _ shown: ScreenStorage, _ declared: ScreenStorage
  ) -> ScreenFinding? {
    if shown === declared { return nil }
    let changes = ScreenSnapshot(declared).changeset(from: ScreenSnapshot(shown))
    if changes.isEmpty { return nil }
    let field = changes.all.first { !$0.differences.isEmpty }.flatMap { change in
      change.path.map { "\(ValueText.quoted($0)) \(change.differences[0])" }
    }
    let line = changes.description.split(separator: "\n").first.map(String.init) ?? ""
    return ScreenFinding(
      .incompleteDependency,
      "'dependsOn' of \(block) must name all that its rows show (was without \(field ?? line))",
      at: source)
  }
}

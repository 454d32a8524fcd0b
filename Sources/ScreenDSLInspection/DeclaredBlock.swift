import ScreenDSL

/// A section or a container with the rows that its closure gave, for one evaluation of a screen.
package struct DeclaredBlock: Sendable {
  /// The section's ID, followed by those of the containers around and its own, separated by `/`.
  package let name: String
  /// The statement that made it; nil if no builder did.
  package let source: SourceLine?
  /// Whether it says with `dependsOn` when it is to be evaluated.
  package let hasDependency: Bool
  /// The rows that the evaluation made, without those inside them; nil if it was skipped.
  package let rows: ScreenSnapshot.Rows?
}

extension ScreenSnapshot {
  /// The blocks of the screen, each before those inside it; what is inside a skipped one is left out.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows in evaluated blocks.
  package var declaredBlocks: [DeclaredBlock] {
    sections.indices.flatMap { index -> [DeclaredBlock] in
      let section = sections[index]
      let own = DeclaredBlock(
        name: "\(section.id)", source: section.source, hasDependency: section.hasDependency,
        rows: isSkipped(section: index) ? nil : section.rows)
      return [own] + own.inner
    }
  }
}

extension DeclaredBlock {
  /// The blocks of the containers among the rows.
  fileprivate var inner: [DeclaredBlock] {
    guard let rows else { return [] }
    return rows.flatMap { row -> [DeclaredBlock] in
      guard let inner = row.innerRows else { return [] }
      let own = DeclaredBlock(
        name: "\(name)/\(row.id)", source: row.source, hasDependency: row.hasDependency,
        rows: row.skipsInnerRows ? nil : inner.sections.first?.rows)
      return [own] + own.inner
    }
  }
}

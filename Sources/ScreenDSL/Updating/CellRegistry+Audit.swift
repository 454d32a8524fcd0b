extension CellRegistry {
  /// Finds what is missing or wrong in the registry for a screen.
  ///
  /// ```swift
  /// @Test func everyRowHasACell() {
  ///   #expect(registry.audit(MainScreen(state: .full, store: store).snapshot()).isComplete)
  /// }
  /// ```
  /// - Parameters:
  ///   - snapshot: A screen that shows one row of each kind at least.
  ///   - includesContainers: Whether the rows inside containers are shown by this registry, too; false
  ///     if their lists have one of their own.
  /// - Complexity: O(*n*) in the number *n* of rows.
  public func audit(
    _ snapshot: ScreenSnapshot, includesContainers: Bool = true
  ) -> CellAudit {
    var reader = AuditReader()
    reader.read(snapshot, depth: includesContainers ? .max : 0)
    var used: Set<Int> = []
    var audit = CellAudit()
    for use in reader.uses {
      if let index = index.registration(for: use.identifier) {
        used.insert(index)
      } else {
        audit.missing.append(
          CellAudit.Missing(identifier: use.identifier, source: use.source))
      }
    }
    audit.unused = registrations.indices.filter { !used.contains($0) }.map(entry)
    audit.duplicates = duplicates.map { (entry($0.used), entry($0.unused)) }
      .map(CellAudit.Duplicate.init)
    audit.clashes = clashes.map { (entry($0.first), entry($0.second)) }.map(CellAudit.Clash.init)
    audit.choicesWithoutCell = index.choicesWithoutCell.map {
      CellAudit.Choice(model: $0.model, variant: $0.variant)
    }
    return audit
  }

  private func entry(_ index: Int) -> CellAudit.Entry { CellAudit.Entry(registrations[index]) }
}

/// Collects which cells a screen needs, each once, in the order of the rows.
private struct AuditReader {
  var uses: [(identifier: ReuseIdentifier, source: SourceLine?)] = []
  private var seen: Set<ReuseIdentifier> = []

  mutating func read(_ snapshot: ScreenSnapshot, depth: Int) {
    for section in snapshot.sections {
      for supplementary in section.supplementaries {
        add(supplementary.reuseIdentifier, section.source)
      }
      for row in section.rows {
        add(row.reuseIdentifier, row.source)
        if depth > 0, let inner = row.contents { read(inner, depth: depth - 1) }
      }
    }
  }

  private mutating func add(_ identifier: ReuseIdentifier, _ source: SourceLine?) {
    if seen.insert(identifier).inserted { uses.append((identifier, source)) }
  }
}

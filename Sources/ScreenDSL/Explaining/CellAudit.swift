/// What is missing or wrong in a registry, for one screen; see ``CellRegistry/audit(_:includesContainers:)``.
public struct CellAudit: Sendable {
  /// The rows without a cell, in the order of the first row of each kind; then the registrations
  /// that cannot be obeyed.
  public internal(set) var findings: [ScreenFinding] = []
  /// The registrations that no row of the screen needs, in their order; no fault.
  public internal(set) var unused: [String] = []

  /// Whether each row has a cell, and each registration can be obeyed.
  public var isComplete: Bool { findings.isEmpty }
}

extension CellAudit: CustomStringConvertible {
  /// All findings, and then the unused registrations, one a line; empty if there are none.
  public var description: String {
    (findings.map(\.description) + unused.map { "Unused cell \($0)" }).joined(separator: "\n")
  }
}

extension CellRegistry {
  /// Finds what is missing or wrong in the registry for a screen.
  ///
  /// ```swift
  /// @Test func everyRowHasACell() {
  ///   #expect(registry.audit(MainScreen(state: .full, store: store)).isComplete)
  /// }
  /// ```
  /// - Parameters:
  ///   - screen: A screen, or its snapshot, that shows one row of each kind at least.
  ///   - includesContainers: Whether the rows inside containers are shown by this registry, too; false
  ///     if their lists have one of their own.
  /// - Complexity: O(*n*) in the number *n* of rows.
  public func audit(
    _ screen: some SnapshotConvertible, includesContainers: Bool = true
  ) -> CellAudit {
    var reader = AuditReader()
    reader.read(screen.snapshot(reusing: nil), depth: includesContainers ? .max : 0)
    let used = Set(reader.uses.compactMap { index.registration(for: $0.identifier) })
    let missing = reader.uses.filter { index.registration(for: $0.identifier) == nil }.map {
      missingCell(for: $0.identifier, source: $0.source)
    }
    return CellAudit(
      findings: missing + faults,
      unused: registrations.indices.filter { !used.contains($0) }.map {
        let unused = registrations[$0]
        return "'\(unused.identifier)' for '\(unused.reuseIdentifier)' at \(unused.place)"
      })
  }

  /// The finding of a kind of row without a cell, which a statement made first.
  fileprivate func missingCell(
    for identifier: ReuseIdentifier, source: SourceLine?
  ) -> ScreenFinding {
    ScreenFinding(
      .missingCell,
      "No cell registered for '\(identifier)'; register one before applying a snapshot",
      at: source?.description,
      remedy: registrations.last.map { "register a cell for the model, as at \($0.place)" })
  }

  /// What is wrong with the registrations, whatever the screen.
  private var faults: [ScreenFinding] {
    duplicates.map {
      let (used, unused) = (registrations[$0.used], registrations[$0.unused])
      return ScreenFinding(
        .duplicateCell,
        "Duplicate cell '\(unused.identifier)' for model '\(used.reuseIdentifier)' "
          + "(registered at \(used.place) and \(unused.place))", at: unused.place.description)
    }
      + clashes.map {
        let (first, second) = (registrations[$0.first], registrations[$0.second])
        return ScreenFinding(
          .clashingCells,
          "Duplicate cell identifier '\(first.identifier)' for '\(first.source)' and "
            + "'\(second.source)' (registered at \(first.place) and \(second.place))",
          at: second.place.description)
      }
      + index.choicesWithoutCell.map {
        ScreenFinding(
          .variantWithoutCell,
          "No cell registered for variant '\($0.variant)' of "
            + "'\(String(reflecting: $0.model))'; register one before choosing it", at: nil)
      }
  }
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
        if depth > 0, let inner = row.innerRows { read(inner, depth: depth - 1) }
      }
    }
  }

  private mutating func add(_ identifier: ReuseIdentifier, _ source: SourceLine?) {
    if seen.insert(identifier).inserted { uses.append((identifier, source)) }
  }
}

/// Reports each reuse identifier without a registered cell, once, for a list and those inside it.
@MainActor
package final class MissingCells {
  /// What was reported, in this order.
  package private(set) var findings: [ScreenFinding] = []
  /// Called with each finding.
  package var onMissing: @MainActor (ScreenFinding) -> Void
  private var reported: Set<ReuseIdentifier> = []

  package init(onMissing: @escaping @MainActor (ScreenFinding) -> Void = { _ in }) {
    self.onMissing = onMissing
  }

  package func report<Host>(
    _ identifier: ReuseIdentifier, source: SourceLine?, in registry: CellRegistry<Host>
  ) {
    guard reported.insert(identifier).inserted else { return }
    let finding = registry.missingCell(for: identifier, source: source)
    findings.append(finding)
    onMissing(finding)
  }
}

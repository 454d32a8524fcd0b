public import ScreenDSL
public import ScreenDSLHosting

/// What is missing or wrong in a registry, for one screen; see `CellRegistry.audit`.
public struct CellAudit: Sendable {
  /// The rows without a cell, in the order of the first row of each kind; then the registrations
  /// that cannot be obeyed.
  public internal(set) var findings: [ScreenFinding] = []
  /// The registrations that no row of the screen needs, in their order; no fault.
  package internal(set) var unused: [String] = []

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
  /// @MainActor @Test func everyRowHasACell() {
  ///   #expect(registry.audit(MainScreen(state: .full, store: store)).isComplete)
  /// }
  /// ```
  /// Rows inside containers are looked up in the registry that ``CellRegistration/containing(_:)`` gave, or
  /// else in this one.
  ///
  /// - Parameters:
  ///   - screen: A screen, or its snapshot, that shows one row of each kind at least.
  ///   - includesContainers: Whether to look inside of containers without a registry of their own.
  /// - Complexity: O(*n*) in the number *n* of rows.
  public func audit(
    _ screen: some SnapshotConvertible, includesContainers: Bool = true
  ) -> CellAudit {
    audit([screen.snapshot(reusing: nil)], includesContainers: includesContainers)
  }

  /// The finding of a kind of row with swipe actions whose cell cannot be swiped; nil if it can.
  fileprivate func unreachableSwipe(of row: Row) -> ScreenFinding? {
    guard let type = registration(for: row.reuseIdentifier)?.source.type,
      (Host.self as? any LimitedSwipes.Type)?.canSwipe(type) == false
    else { return nil }
    return ScreenFinding(
      .unreachableSwipe,
      ScreenFinding.unreachableSwipe(in: "\(type)", at: ValueText.quotedBeginning(row.id)),
      at: row.source?.description, path: RowPath(row.id))
  }

  /// What is wrong with the registrations, whatever the screen: of two for one model and variant the first is in use;
  /// different cells have one identifier; a variant has no cell.
  fileprivate var faults: [ScreenFinding] {
    let duplicates = registrations.indices.compactMap { index -> ScreenFinding? in
      let unused = registrations[index]
      guard let first = self.index.registrations[unused.reuseIdentifier], first != index else {
        return nil
      }
      return ScreenFinding(
        .duplicateCell,
        "Duplicate cell '\(unused.shownIdentifier)' for model '\(unused.reuseIdentifier)' "
          + "(registered at \(registrations[first].place) and \(unused.place))",
        at: unused.place.description)
    }
    var known: [String: CellRegistration<Host>] = [:]
    let clashes = registrations.compactMap { second -> ScreenFinding? in
      guard let first = known[second.identifier] else {
        known[second.identifier] = second
        return nil
      }
      return first.source.isSame(as: second.source)
        ? nil
        : ScreenFinding(
          .clashingCells,
          "Duplicate cell identifier '\(first.shownIdentifier)' for '\(first.source)' and "
            + "'\(second.source)' (registered at \(first.place) and \(second.place))",
          at: second.place.description)
    }
    let missing = index.chosen.values.filter { index.registrations[$0] == nil }
      .map { (model: ValueText.name(of: $0.model), $0.variant) }
      .sorted { $0.model < $1.model }.map { model, variant in
        ScreenFinding(
          .variantWithoutCell,
          "No cell registered for variant '\(variant?.name ?? "")' of "
            + "'\(model)'; register one before choosing it", at: nil)
      }
    return duplicates + clashes + missing
  }
}

extension CellRegistration {
  /// The registration among those that are unused.
  package var summary: String { "'\(shownIdentifier)' for '\(reuseIdentifier)' at \(place)" }

  /// The identifier for people: that of a private class has an address in it, so that it is no other's.
  fileprivate var shownIdentifier: String { ValueText.withoutAddresses(identifier) }
}

extension CellRegistry: AuditedRegistry {
  fileprivate func audit(_ lists: [ScreenSnapshot], includesContainers: Bool) -> CellAudit {
    var reader = AuditReader(includesContainers: includesContainers) { identifier in
      let used = index.registration(for: identifier)
      return used.flatMap { registrations[$0].cellsInside is any AuditedRegistry ? $0 : nil }
    }
    for list in lists { reader.read(list) }
    let used = Set(reader.uses.compactMap { index.registration(for: $0.identifier) })
    let missing = reader.uses.filter { registration(for: $0.identifier) == nil }.map { use in
      ScreenFinding(
        .missingCell,
        "No cell registered for '\(use.identifier)'; register one before applying a snapshot",
        at: use.source?.description,
        remedy: registrations.last.map { "register a cell for the model, as at \($0.place)" })
    }
    var audit = CellAudit(
      findings: missing + reader.swiped.compactMap(unreachableSwipe) + faults,
      unused: registrations.indices.filter { !used.contains($0) }.map { registrations[$0].summary })
    for (index, registration) in registrations.enumerated() {
      guard let cells = registration.cellsInside as? any AuditedRegistry else { continue }
      let inside = cells.audit(reader.inside[index] ?? [], includesContainers: includesContainers)
      audit.findings += inside.findings
      audit.unused += inside.unused
    }
    return audit
  }
}

/// A registry of any kind of list, as an audit sees it.
private protocol AuditedRegistry {
  /// Finds what is missing or wrong for some lists.
  func audit(_ lists: [ScreenSnapshot], includesContainers: Bool) -> CellAudit
}

/// Collects which cells a screen needs, each once, in the order of the rows.
private struct AuditReader {
  let includesContainers: Bool
  /// The registration of a container with cells of its own for the rows inside.
  let owner: (ReuseIdentifier) -> Int?
  var uses: [(identifier: ReuseIdentifier, source: SourceLine?)] = []
  /// What is inside such containers, by registration.
  var inside: [Int: [ScreenSnapshot]] = [:]
  /// The first row with swipe actions of each kind.
  var swiped: [Row] = []
  var seen: Set<ReuseIdentifier> = []
  var seenSwiped: Set<ReuseIdentifier> = []

  mutating func read(_ snapshot: ScreenSnapshot) {
    for section in snapshot.sections {
      for supplementary in section.supplementaries {
        add(supplementary.reuseIdentifier, section.source)
      }
      for row in section.rows {
        add(row.reuseIdentifier, row.source)
        if row.attributes.swipeActions != SwipeActions(),
          seenSwiped.insert(row.reuseIdentifier).inserted
        {
          swiped.append(row)
        }
        guard let inner = row.innerRows else { continue }
        if let owner = owner(row.reuseIdentifier) {
          inside[owner, default: []].append(inner)
        } else if includesContainers {
          read(inner)
        }
      }
    }
  }

  private mutating func add(_ identifier: ReuseIdentifier, _ source: SourceLine?) {
    if seen.insert(identifier).inserted { uses.append((identifier, source)) }
  }
}

extension CellSource {
  /// Whether both make the same views; two closures never do.
  package func isSame(as other: CellSource) -> Bool {
    switch (self, other) {
    case (.class(let type), .class(let otherType)),
      (.prototype(let type), .prototype(let otherType)):
      type == otherType
    case (.content, .content): true
    case (.nib(let nib, let type), .nib(let otherNib, let otherType)):
      nib == otherNib && type == otherType
    default: false
    }
  }

  /// The class of the cells; nil if the host takes one of its own.
  fileprivate var type: AnyObject.Type? {
    switch self {
    case .class(let type), .nib(_, let type), .prototype(let type): type
    case .content, .factory: nil
    }
  }
}

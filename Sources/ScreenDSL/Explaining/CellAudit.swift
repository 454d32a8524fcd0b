/// What is missing or wrong in a registry, for one screen.
public struct CellAudit: Sendable {
  /// The kinds of row that have no cell, in the order of their first rows.
  public internal(set) var missing: [Missing] = []
  /// The registrations that no row of the screen needs, in their order.
  public internal(set) var unused: [Entry] = []
  /// The registrations for a model and variant that have a cell already.
  public internal(set) var duplicates: [Duplicate] = []
  /// The registrations of different cells under one identifier.
  public internal(set) var clashes: [Clash] = []
  /// The variants that were chosen for a model but have no cell.
  public internal(set) var choicesWithoutCell: [Choice] = []

  /// Whether each row has a cell, and each registration can be obeyed.
  ///
  /// Registrations that this screen does not need are no fault.
  public var isComplete: Bool {
    missing.isEmpty && duplicates.isEmpty && clashes.isEmpty && choicesWithoutCell.isEmpty
  }
}

extension CellAudit {
  /// A kind of row without a cell.
  public struct Missing: Hashable, Sendable, CustomStringConvertible {
    /// The model's type and variant.
    public let identifier: ReuseIdentifier
    /// The statement that made the first such row; nil if no builder did.
    public let source: SourceLine?

    /// The fault in one sentence, with the source line.
    public var description: String {
      let place = source.map { " (needed at \($0))" } ?? ""
      return
        "No cell registered for '\(identifier)'; register one before applying a snapshot\(place)"
    }

    public static func == (left: Missing, right: Missing) -> Bool {
      left.identifier == right.identifier && left.source?.description == right.source?.description
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  /// A registration, as text.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The model's type and variant.
    public let identifier: ReuseIdentifier
    /// The identifier of the cells.
    public let cell: String
    /// Where new cells come from.
    public let source: String
    /// Where the registration stands.
    public let place: String

    /// The cell, the model and the place.
    public var description: String { "'\(cell)' for '\(identifier)' at \(place)" }
  }

  /// Two cells for one model and variant.
  public struct Duplicate: Hashable, Sendable, CustomStringConvertible {
    /// The registration in use, the first.
    public let used: Entry
    /// The registration that is never used.
    public let unused: Entry

    /// The fault in one sentence.
    public var description: String {
      "Duplicate cell '\(unused.cell)' for model '\(used.identifier)' "
        + "(registered at \(used.place) and \(unused.place))"
    }
  }

  /// Two different cells under one identifier.
  public struct Clash: Hashable, Sendable, CustomStringConvertible {
    /// The first registration.
    public let first: Entry
    /// The other one.
    public let second: Entry

    /// The fault in one sentence.
    public var description: String {
      "Duplicate cell identifier '\(first.cell)' for '\(first.source)' and '\(second.source)' "
        + "(registered at \(first.place) and \(second.place))"
    }
  }

  /// A variant that was chosen for a model but has no cell.
  public struct Choice: Sendable, CustomStringConvertible {
    /// The model's type.
    public let model: any CellModel.Type
    /// The variant that was chosen.
    public let variant: CellVariant

    /// The fault in one sentence.
    public var description: String {
      "No cell registered for variant '\(variant)' of '\(String(reflecting: model))'; "
        + "register one before choosing it"
    }
  }
}

extension CellAudit.Entry {
  init<Host>(_ registration: CellRegistration<Host>) {
    identifier = registration.reuseIdentifier
    cell = registration.identifier
    source = registration.source.description
    place = registration.place.description
  }
}

extension CellAudit: CustomStringConvertible {
  /// All findings, one a line; empty if there are none.
  public var description: String {
    var lines = missing.map(\.description) + duplicates.map(\.description)
    lines += clashes.map(\.description) + choicesWithoutCell.map(\.description)
    lines += unused.map { "Unused cell \($0)" }
    return lines.joined(separator: "\n")
  }
}

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
        if depth > 0, let inner = row.innerRows { read(inner, depth: depth - 1) }
      }
    }
  }

  private mutating func add(_ identifier: ReuseIdentifier, _ source: SourceLine?) {
    if seen.insert(identifier).inserted { uses.append((identifier, source)) }
  }
}

/// Tells each kind of row without a cell once.
@MainActor
package struct MissingCellReports {
  private var reported: Set<ReuseIdentifier> = []

  package init() {}

  /// Returns what there is to report about a row without a cell; nil if its kind was reported.
  package mutating func report(
    _ identifier: ReuseIdentifier, source: SourceLine?
  ) -> CellAudit.Missing? {
    guard reported.insert(identifier).inserted else { return nil }
    return CellAudit.Missing(identifier: identifier, source: source)
  }
}

public import ScreenDSL
public import ScreenDSLHosting

/// The result of `CellRegistry.audit`: the problems of a registry and of a screen's rows, and the registrations that
/// the screen does not use.
public struct CellAudit: Sendable, CustomStringConvertible {
  /// The problems. First come models without a cell, in the order of their first rows on the screen. Then come cells
  /// that the user cannot swipe, although a row with swipe actions uses them. Then come problems of the registry
  /// itself, such as two cells for one model. Last come the problems of the registries that containers have of their
  /// own.
  public internal(set) var problems: [Problem] = []
  package internal(set) var unused: [String] = []

  /// Whether the audit found no problems.
  public var isComplete: Bool { problems.isEmpty }

  /// The explanations of all problems, then a line for each unused registration. If there are neither problems nor
  /// unused registrations, the text is empty.
  public var description: String {
    (problems.map(\.explanation) + unused.map { "Unused cell \($0)" }).joined(separator: "\n")
  }
}

extension CellRegistry {
  /// Finds the rows of a screen for which the registry has no cell, and other problems of the registry.
  ///
  /// ```swift
  /// @MainActor @Test func everyRowHasACell() {
  ///   #expect(registry.audit(MainScreen(state: .full, store: store)).isComplete)
  /// }
  /// ```
  /// If a container has a registry of its own (``CellRegistration/containing(_:)``), the method looks up the rows
  /// inside the container in that registry.
  ///
  /// - Parameters:
  ///   - screen: A screen, or its snapshot, that shows at least one row of each kind.
  ///   - includesContainers: Whether to include the rows inside containers that have no registry of their own.
  /// - Complexity: O(*n* + *r*²) for *n* rows and *r* registrations.
  public func audit(
    _ screen: some SnapshotConvertible, includesContainers: Bool = true
  ) -> CellAudit {
    audit([screen.snapshot(reusing: nil)], includesContainers: includesContainers)
  }

  fileprivate func unreachableSwipe(of row: Row) -> Problem? {
    guard let type = registration(for: row.reuseIdentifier)?.source.type,
      (Host.self as? any LimitedSwipes.Type)?.canSwipe(type) == false
    else { return nil }
    return .unreachableSwipe(in: "\(type)", of: RowPath(row.id), at: row.source)
  }

  fileprivate var faults: [Problem] {
    let duplicates = registrations.enumerated().compactMap { index, unused -> Problem? in
      guard let first = self.index.registrations[unused.reuseIdentifier], first != index else {
        return nil
      }
      return Problem(
        .duplicateCell,
        "Duplicate cell '\(unused.shownIdentifier)' for model '\(unused.reuseIdentifier)' "
          + "(registered at \(registrations[first].place) and \(unused.place))",
        at: unused.place.description)
    }
    let clashes = registrations.enumerated().compactMap { index, second -> Problem? in
      let earlier = registrations[..<index]
      guard let first = earlier.first(where: { $0.identifier == second.identifier }),
        !first.source.isSame(as: second.source)
      else { return nil }
      return Problem(
        .clashingCells,
        "Duplicate cell identifier '\(first.shownIdentifier)' for "
          + "'\(first.source.description)' and '\(second.source.description)' "
          + "(registered at \(first.place) and \(second.place))",
        at: second.place.description)
    }
    let missing = index.chosen.filter { index.registrations[$0] == nil }
      .compactMap { id in id.variant.map { (ValueText.name(of: id.model), $0.name) } }
      .sorted(by: <).map { model, variant in
        Problem(
          .variantWithoutCell,
          "No cell registered for variant '\(variant)' of "
            + "'\(model)'; register one before choosing it", at: nil)
      }
    return duplicates + clashes + missing
  }
}

extension CellRegistration {
  package var summary: String { "'\(shownIdentifier)' for '\(reuseIdentifier)' at \(place)" }

  fileprivate var shownIdentifier: String { ValueText.withoutAddresses(identifier) }
}

extension CellRegistry: AuditedRegistry {
  fileprivate func audit(_ lists: [ScreenSnapshot], includesContainers: Bool) -> CellAudit {
    var rows: [(row: Row, source: SourceLine?)] = []
    // The inner lists of the containers that have a registry of their own. The key is the index of the registration of
    // the container's cell.
    var listsInside: [Int: [ScreenSnapshot]] = [:]
    func read(_ snapshot: ScreenSnapshot) {
      for section in snapshot.sections {
        rows += section.supplementaries.map { ($0.row, section.source) }
        for row in section.rows {
          rows.append((row, row.source))
          guard let inner = row.innerRows else { continue }
          let owner = index.registration(for: row.reuseIdentifier)
          if let owner, registrations[owner].cellsInside is any AuditedRegistry {
            listsInside[owner, default: []].append(inner)
          } else if includesContainers {
            read(inner)
          }
        }
      }
    }
    for list in lists { read(list) }
    let uses = rows.withoutRepetitions { $0.row.reuseIdentifier }
    let swiped = rows.filter { $0.row.attributes.swipeActions != SwipeActions() }
      .withoutRepetitions { $0.row.reuseIdentifier }
    let used = Set(uses.compactMap { index.registration(for: $0.row.reuseIdentifier) })
    let missing = uses.filter { registration(for: $0.row.reuseIdentifier) == nil }.map { use in
      Problem.missingCell(
        for: use.row.reuseIdentifier, at: use.source,
        remedy: registrations.last.map { "register a cell for the model, as at \($0.place)" })
    }
    var audit = CellAudit(
      problems: missing + swiped.compactMap { unreachableSwipe(of: $0.row) } + faults,
      unused: registrations.indices.filter { !used.contains($0) }.map { registrations[$0].summary })
    var audited: Set<Int> = []
    for (index, registration) in registrations.enumerated() where !audited.contains(index) {
      guard let cells = registration.cellsInside as? any AuditedRegistry else { continue }
      // If one registration is for several model types, `register` adds `others` directly after this registration.
      let types = index...index + registration.others.count
      audited.formUnion(types)
      let inside = cells.audit(
        types.flatMap { listsInside[$0] ?? [] }, includesContainers: includesContainers)
      audit.problems += inside.problems
      audit.unused += inside.unused
    }
    return audit
  }
}

/// A `CellRegistry` with any `Host`. The list inside a container can have another `Host` than the outer list.
private protocol AuditedRegistry {
  func audit(_ lists: [ScreenSnapshot], includesContainers: Bool) -> CellAudit
}

extension CellSource {
  /// Returns whether both sources are the same. Sources that are closures are never the same, because Swift cannot
  /// compare closures.
  package func isSame(as other: CellSource) -> Bool {
    switch (self, other) {
    case (.class(let type), .class(let otherType)),
      (.prototype(let type), .prototype(let otherType)):
      type == otherType
    case (.content, .content): true
    case (.nib(let nib, let path, let type), .nib(let otherNib, let otherPath, let otherType)):
      nib == otherNib && path == otherPath && type == otherType
    default: false
    }
  }

  package var description: String {
    switch self {
    case .class(let type): "class \(ValueText.name(of: type))"
    case .nib(let name, let path, _): "nib \(name)\(path.map { " in \($0)" } ?? "")"
    case .prototype(let type): "prototype of \(ValueText.name(of: type))"
    case .content: "content"
    case .factory: "factory"
    }
  }

  var type: AnyObject.Type? {
    switch self {
    case .class(let type), .nib(_, _, let type), .prototype(let type): type
    case .content, .factory: nil
    }
  }
}

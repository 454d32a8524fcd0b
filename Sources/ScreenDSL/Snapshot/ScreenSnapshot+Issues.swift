extension ScreenSnapshot {
  /// Something about a screen's IDs that is not as it should be; the snapshot is complete
  /// nevertheless.
  public enum Issue: Hashable, Sendable {
    /// Two rows of a list have one ID; the later one was numbered.
    case duplicateRow(id: RowID, first: Place, later: Place)
    /// Two sections have one ID; the later one was numbered.
    case duplicateSection(id: SectionID, first: Place, later: Place)
    /// Rows that a loop made have no ID, so that an insertion at the top updates all of them.
    case loopWithoutID(model: String, place: Place)
    /// Models of two types have the same ID in one list, each salted with its type; this may be
    /// meant.
    case sharedID(id: RowID, first: Place, later: Place)

    /// Where an issue is.
    public struct Place: Hashable, Sendable {
      /// The IDs of the containers around, outermost first.
      public let containers: [RowID]
      /// The section's ID.
      public let section: SectionID
      /// The row's index in its section, or the section's index on the screen.
      public let index: Int
      /// The file and line of the statement, separated by a colon; nil if it was not made in a
      /// builder.
      public let source: String?
      /// The name of the model's type; nil for a section.
      public let model: String?
    }
  }

  /// Everything about this screen's IDs that is not as it should be, in the order of the rows,
  /// containers included.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows, containers included.
  public var issues: [Issue] { issues(in: []) }

  /// The issues of what stands inside these containers, and in the containers inside.
  func issues(in containers: [RowID]) -> [Issue] {
    var collector = IssueCollector(containers: containers)
    collector.collect(self)
    return collector.issues
  }

  /// Returns this snapshot if all its IDs are different.
  ///
  /// - Throws: ``DuplicateIDError`` with every duplicate if there are any.
  public func validated() throws(DuplicateIDError) -> ScreenSnapshot {
    let duplicates = issues.filter(\.isDuplicate)
    if !duplicates.isEmpty { throw DuplicateIDError(issues: duplicates) }
    return self
  }
}

/// Rows or sections of a screen have the same ID.
public struct DuplicateIDError: Error, Equatable, CustomStringConvertible {
  /// All duplicates of the screen.
  public let issues: [ScreenSnapshot.Issue]

  /// The duplicates, one a line.
  public var description: String { issues.map(\.description).joined(separator: "\n") }
}

extension ScreenSnapshot.Issue {
  /// Whether two rows or sections have the same ID.
  public var isDuplicate: Bool {
    switch self {
    case .duplicateRow, .duplicateSection: true
    case .loopWithoutID, .sharedID: false
    }
  }
}

extension ScreenSnapshot.Issue: CustomStringConvertible {
  /// One sentence with the ID, the positions and the source lines.
  public var description: String {
    switch self {
    case .duplicateRow(let id, let first, let later):
      "Duplicate row ID \(ValueText.quotedBeginning(id)) in \(first.location) "
        + pair(first, later)
    case .duplicateSection(let id, let first, let later):
      "Duplicate section ID \(ValueText.quotedBeginning(id)) " + pair(first, later)
    case .loopWithoutID(let model, let place):
      "No ID for '\(model)' in a loop in \(place.location)\(place.line); "
        + "make the model Identifiable or use 'id(_:)'"
    case .sharedID(let id, let first, let later):
      "Row ID \(ValueText.quotedBeginning(id)) stands for '\(first.model ?? "")' and "
        + "'\(later.model ?? "")' in \(first.location) " + pair(first, later)
    }
  }

  private func pair(_ first: Place, _ later: Place) -> String {
    let isSameSection = first.section == later.section
    let positions =
      isSameSection || isDuplicateSection
      ? "(positions \(first.index) and \(later.index))"
      : "(position \(first.index), and position \(later.index) in \(later.location))"
    var lines = [first.source, later.source].compactMap { $0 }
    if first.source == later.source { lines = Array(lines.prefix(1)) }
    return lines.isEmpty ? positions : "\(positions), from \(lines.joined(separator: " and "))"
  }

  private var isDuplicateSection: Bool {
    if case .duplicateSection = self { true } else { false }
  }
}

extension ScreenSnapshot.Issue.Place {
  fileprivate var location: String {
    containers.isEmpty
      ? "section \(ValueText.quotedBeginning(section))"
      : "container "
        + ValueText.quotedBeginning(containers.map(\.description).joined(separator: "/"))
  }

  fileprivate var line: String { source.map { " (\($0))" } ?? "" }
}

/// Looks through a snapshot for IDs that are not as they should be.
private struct IssueCollector {
  private typealias Issue = ScreenSnapshot.Issue
  private typealias Place = ScreenSnapshot.Issue.Place

  private let containers: [RowID]
  private(set) var issues: [ScreenSnapshot.Issue] = []
  private var firstRows: [RowID: Place] = [:]
  private var firstValues: [RowID: (id: RowID, place: Place)] = [:]
  private var firstSections: [SectionID: Place] = [:]
  /// The loops whose rows have no ID, by model type and source line.
  private var loops: Set<[String]> = []

  init(containers: [RowID]) { self.containers = containers }

  mutating func collect(_ snapshot: ScreenSnapshot) {
    for (index, section) in snapshot.sections.enumerated() {
      addSection(section, index)
      firstRows = [:]
      firstValues = [:]
      for (row, position) in zip(section.rows, 0...) {
        addRow(row, place(of: row, in: section, position))
      }
    }
  }

  private mutating func addSection(_ section: ScreenSnapshot.Section, _ index: Int) {
    let place = Place(
      containers: containers, section: section.id, index: index,
      source: section.source?.description, model: nil)
    let id = section.id.unnumbered
    if let first = firstSections[id] {
      issues.append(.duplicateSection(id: id, first: first, later: place))
    } else {
      firstSections[id] = place
    }
  }

  private func place(of row: Row, in section: ScreenSnapshot.Section, _ index: Int) -> Place {
    Place(
      containers: containers, section: section.id, index: index, source: row.source?.description,
      model: "\(type(of: row.model))")
  }

  private mutating func addRow(_ row: Row, _ place: Place) {
    if let first = firstRows[row.id.unnumbered] {
      issues.append(.duplicateRow(id: row.id.unnumbered, first: first, later: place))
    } else {
      firstRows[row.id.unnumbered] = place
      addSharedID(row.id, place)
    }
    if row.id.path?.isInLoop == true,
      loops.insert([place.model ?? "", place.source ?? ""]).inserted
    {
      issues.append(.loopWithoutID(model: place.model ?? "", place: place))
    }
    if let inner = row.innerRows {
      var collector = IssueCollector(containers: containers + [row.id])
      collector.collect(inner)
      issues += collector.issues
    }
  }

  /// Notes an ID that is salted with another type than an equal one before it.
  private mutating func addSharedID(_ id: RowID, _ place: Place) {
    guard id.isFromModel else { return }
    let value = RowID(value: id.value)
    if let first = firstValues[value] {
      issues.append(.sharedID(id: value, first: first.place, later: place))
    } else {
      firstValues[value] = (id, place)
    }
  }
}

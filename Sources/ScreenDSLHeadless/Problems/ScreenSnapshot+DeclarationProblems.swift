public import ScreenDSL

extension ScreenSnapshot {
  /// The problems of the screen's declaration, from top to bottom, including those inside containers. There are four
  /// kinds of problems. Two rows of a section, or two sections, have the same ID. Two rows of a section have models
  /// with the same `id`, but of different types. A loop makes rows without IDs. Containers or disclosure rows are
  /// nested too deep.
  ///
  /// In spite of these problems, the snapshot has all rows, except those that are nested too deep. If two rows or two
  /// sections have the same ID, the snapshot adds a number to the later ID. For equal IDs, the text of the problem
  /// contains the ID, both positions and the source lines.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows, including rows in containers.
  public var declarationProblems: [Problem] { ProblemCollector(self, inside: nil).problems }

  /// Returns this snapshot if it has no duplicate IDs. Rows of different sections can have the same ID.
  ///
  /// - Throws: ``DuplicateIDError`` with every duplicate, if there are any.
  public func validated() throws(DuplicateIDError) -> ScreenSnapshot {
    let duplicates = declarationProblems.filter { $0.kind == .duplicateID }
    if !duplicates.isEmpty { throw DuplicateIDError(problems: duplicates) }
    return self
  }
}

/// The error for rows or sections of a screen that have the same ID.
public struct DuplicateIDError: Error, Equatable, CustomStringConvertible {
  /// The problems of all duplicate IDs of the screen.
  public let problems: [Problem]

  /// The sentences of all problems, each on a line.
  public var description: String { problems.map(\.sentence).joined(separator: "\n") }
}

private struct ProblemCollector {
  /// The index, the model type and the source line of a row or a section. For a section, `model` is empty.
  private typealias Place = (index: Int, model: String, source: String?)

  private let container: RowPath?
  private(set) var problems: [Problem] = []
  private var section: SectionID?
  private var firstRows: [RowID: Place] = [:]
  private var firstValues: [RowID: Place] = [:]
  private var firstSections: [SectionID: Place] = [:]
  /// The model types and source lines for which `problems` already contains a `loopWithoutID`.
  private var loops: Set<[String?]> = []

  init(_ snapshot: ScreenSnapshot, inside container: RowPath?) {
    self.container = container
    for (index, section) in snapshot.sections.enumerated() {
      let place: Place = (index, "", section.source?.description)
      if let first = Self.first(section.id.unnumbered, place, in: &firstSections) {
        let id = ValueText.quotedBeginning(section.id.unnumbered)
        problems.append(
          Problem(
            .duplicateID, "Duplicate section ID \(id) \(positions(first, place))", at: place.source,
            section: section.id))
      }
      self.section = section.id
      (firstRows, firstValues) = ([:], [:])
      for (row, index) in zip(section.rows, 0...) {
        add(row, (index, "\(type(of: row.model))", row.source?.description))
      }
    }
  }

  private static func first<ID>(_ id: ID, _ place: Place, in places: inout [ID: Place]) -> Place? {
    if let first = places[id] { return first }
    places[id] = place
    return nil
  }

  private mutating func add(_ row: Row, _ place: Place) {
    func add(_ kind: Problem.Kind, _ problem: String) {
      problems.append(Problem(kind, problem, at: place.source, path: path(of: row)))
    }
    let id = ValueText.quotedBeginning(row.id)
    if let first = Self.first(row.id.unnumbered, place, in: &firstRows) {
      let id = ValueText.quotedBeginning(row.id.unnumbered)
      add(.duplicateID, "Duplicate row ID \(id) in \(list) \(positions(first, place))")
    } else if row.id.isFromModel, let first = Self.first(row.id.unsalted, place, in: &firstValues) {
      add(
        .sharedID,
        "Row ID \(ValueText.quotedBeginning(row.id.unsalted)) stands for '\(first.model)' and "
          + "'\(place.model)' in \(list) \(positions(first, place))")
    }
    if row.id.isInLoop, loops.insert([place.model, place.source]).inserted {
      add(
        .loopWithoutID,
        "No ID for '\(place.model)' in a loop in \(list); make the model Identifiable or use 'id(_:)'"
      )
    }
    if row.isCut {
      add(
        .nestedTooDeep,
        "Containers must be nested at most \(Row.depthLimit) deep (the rows inside \(id) are left out)"
      )
    }
    if row.attributes.disclosure?.isCut == true {
      add(
        .nestedTooDeep,
        "Outlines must be at most \(Row.depthLimit) levels deep, and not contain themselves "
          + "(the rows below \(id) are left out)")
    }
    guard let inner = row.innerRows else { return }
    problems += ProblemCollector(inner, inside: path(of: row)).problems
  }

  private func path(of row: Row) -> RowPath { RowPath(row.id, inside: container, section: section) }

  private var list: String { Problem.list(in: container?.ids ?? [], section) ?? "" }

  private func positions(_ first: Place, _ later: Place) -> String {
    let positions = "(positions \(first.index) and \(later.index))"
    let lines = [first.source, later.source].compactMap { $0 }.withoutRepetitions
    return lines.isEmpty ? positions : "\(positions), from \(lines.joined(separator: " and "))"
  }
}

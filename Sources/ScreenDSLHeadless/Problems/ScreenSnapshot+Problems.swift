public import ScreenDSL

extension ScreenSnapshot {
  /// Finds problems that a screen can have although it works, such as a missing accessibility label. The problems of
  /// the screen's declaration come first.
  ///
  /// If one statement in a result builder declares several rows with the same problem, the result contains the problem
  /// once. Equal IDs and rows nested too deep are in the result once for each row. If a row was removed and another row
  /// with equal content was inserted, this counts as a problem, even if the app means two different rows. The result
  /// omits two kinds of ``declarationProblems``: IDs that models of two types share, and loops that make equal rows
  /// without IDs and without actions for a tap, such as the gray rows of a loading screen.
  ///
  /// ```swift
  /// let problems = new.problems(
  ///   of: new.changeset(from: old), cells: registry.audit(new), label: { ($0.model as? ElementRow)?.name })
  /// ```
  /// - Parameters:
  ///   - changes: An update that led to this snapshot. If nil, the result omits the problems of rows that get new IDs
  ///     and of sections that take over the content of others.
  ///   - audit: A registry's audit of this snapshot. If nil, the result omits problems of cells.
  ///   - label: Returns the accessibility label of a row's cell. If this closure returns nil, the `accessibilityLabel`
  ///     of the row counts. Without a closure, the result omits missing labels.
  /// - Complexity: O(*n*) in the number *n* of rows and of changes, including those in containers.
  public func problems(
    of changes: Changeset? = nil, cells audit: CellAudit? = nil, label: ((Row) -> String?)? = nil
  ) -> [Problem] {
    problems(of: changes, cells: audit, labels: label.map { label in { _, row in label(row) } })
  }

  package func problems(
    of changes: Changeset?, cells audit: CellAudit?, labels: ((RowPath, Row) -> String?)?
  ) -> [Problem] {
    declarationProblems.filter { $0.kind != .sharedID && !isOfEqualRows($0) }
      + Problem.unequal(in: self)
      + (changes.map { Problem.identityChurn(of: $0) + Problem.shiftedSections($0) } ?? [])
      + Problem.mistakes(inRowsOf: self, labels) + Problem.headersWithoutRows(self)
      + Problem.titlesAsIDs(self) + Problem.repeatedModifiers(self)
      + Problem.emptyOutlines(self) + (audit?.problems ?? [])
  }

  /// Returns whether the problem is about a loop that makes equal rows without IDs and without actions for a tap, such
  /// as the gray rows of a loading screen. These rows need no IDs.
  private func isOfEqualRows(_ problem: Problem) -> Bool {
    guard problem.kind == .loopWithoutID, let source = problem.source else { return false }
    let rows = allRows.map(\.row).filter { $0.source?.description == source }
    guard let first = rows.first, rows.count > 1 else { return false }
    return rows.allSatisfy { row in
      row.showsSameModel(as: first) && row.attributes == first.attributes && row.innerRows == nil
        && !row.attributes.isSelectable
    }
  }
}

extension Problem {
  fileprivate static func mistakes(
    inRowsOf snapshot: ScreenSnapshot, _ labels: ((RowPath, Row) -> String?)?
  ) -> [Problem] {
    var silent = ProblemGroup(.missingLabel)
    var impossible = ProblemGroup(.impossibleImpression)
    for place in snapshot.allRows {
      let (path, row) = (snapshot.shortened(place.path), place.row)
      if let labels, row.attributes.isSelectable, isSilent(labels(path, row), row) {
        let name = "\(type(of: row.model)) \(ValueText.quoted(path))"
        silent.add("No accessibility label for \(name), which can be tapped", row)
      }
      if let mistake = row.attributes.impression?.mistake {
        impossible.add(
          "Fraction must be from 0 to 1, dwell finite and at least 0, for 'onImpression' of "
            + "\(ValueText.quoted(path)) (were \(mistake))", row)
      }
    }
    return silent.problems + impossible.problems
  }

  private static func isSilent(_ label: String?, _ row: Row) -> Bool {
    (label ?? row.attributes.accessibilityLabel)?.allSatisfy(\.isWhitespace) ?? true
  }

  static func headersWithoutRows(_ snapshot: ScreenSnapshot) -> [Problem] {
    snapshot.sections.compactMap { section in
      guard let header = section.header, section.rows.isEmpty,
        // A header with an action can fold its section, so that the section has no rows.
        section.supplementary(.header)?.onSelect == nil,
        !Mirror(reflecting: header).children.contains(where: { $0.value is any HiddenFromText })
      else { return nil }
      return Problem(
        .headerWithoutRows,
        "No rows below header '\(type(of: header))' of section \(ValueText.quoted(section.id))",
        at: section.source?.description)
    }
  }

  static func emptyOutlines(_ snapshot: ScreenSnapshot) -> [Problem] {
    var group = ProblemGroup(.emptyDisclosure)
    let rows = snapshot.allRows
    for (index, place) in rows.enumerated() {
      let (path, row) = (place.path, place.row)
      guard let outline = row.attributes.disclosure, outline.isExpanded, !outline.isCut else {
        continue
      }
      // This code skips the rows inside a container, which follow the container in `rows`.
      let next = rows[(index + 1)...].first { $0.path.ids.count <= path.ids.count }
      if let next, next.path.section == path.section, next.path.container == path.container,
        next.row.attributes.level > row.attributes.level
      {
        continue
      }
      group.add(
        "No rows below \(ValueText.quoted(snapshot.shortened(path))) of '\(type(of: row.model))', "
          + "which is unfolded", row)
    }
    return group.problems
  }

  static func titlesAsIDs(_ snapshot: ScreenSnapshot) -> [Problem] {
    snapshot.sections.compactMap { section in
      guard section.header == nil, section.footer == nil, let text = section.id.text,
        text.first?.isUppercase == true, text.allSatisfy({ $0.isLetter || $0 == " " })
      else { return nil }
      return Problem(
        .titleAsID, "No header for section \(ValueText.quoted(text)), whose ID reads like one",
        at: section.source?.description, section: section.id)
    }
  }

  static func repeatedModifiers(_ snapshot: ScreenSnapshot) -> [Problem] {
    var group = ProblemGroup(.repeatedModifier)
    for (word, source) in snapshot.configuration?.repeated ?? [] {
      let counting = snapshot.configuration?.places.first { $0.word == word }?.source
      group.add(
        "Duplicate '\(word)' in one screen (\(counting?.description ?? "") counts)", word,
        at: source.description)
    }
    return group.problems
  }
}

/// Collects problems of one kind. The problems of rows that one statement declares become one problem.
package struct ProblemGroup {
  private typealias Entry = (problem: Problem, model: String, row: CellPlace?, others: Int)

  private let kind: Problem.Kind
  private var entries: [Entry] = []
  private var last: CellPlace?

  package init(_ kind: Problem.Kind) { self.kind = kind }

  /// Adds a problem. If the group has a problem of another row with the same source line and `model`, the method only
  /// counts the new problem.
  ///
  /// - Parameters:
  ///   - model: The model type of the row. For a problem that is not about a row, a word such as `section`.
  ///   - row: The place of the row. Pass nil if each row can have only one problem of this kind.
  package mutating func add(
    _ problem: String, _ model: String, at source: String?, in row: CellPlace? = nil,
    remedy: String? = nil
  ) {
    defer { last = row }
    let known = entries.firstIndex { $0.model == model && $0.problem.source == source }
    let isTold = entries.contains { $0.problem.sentence == problem }
    if let known, row == nil || row != entries[known].row || isTold {
      let isCounted = row != nil && row == last
      entries[known].others += isCounted ? 0 : 1
    } else {
      entries.append((Problem(kind, problem, at: source, remedy: remedy), model, row, 0))
    }
  }

  package mutating func add(_ problem: String, _ row: Row) {
    add(problem, "\(type(of: row.model))", at: row.source?.description)
  }

  package var problems: [Problem] {
    entries.map { problem, _, _, others in
      let rest = others == 0 ? "" : ", and \(others) more of this statement"
      return Problem(kind, problem.sentence + rest, at: problem.source, remedy: problem.remedy)
    }
  }
}

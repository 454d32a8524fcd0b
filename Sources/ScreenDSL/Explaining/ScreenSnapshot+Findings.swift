extension ScreenSnapshot {
  /// Finds what works on this screen, but costs something; in the order of ``ScreenFinding/Kind``.
  ///
  /// What the rows of one statement have in common is told once. Rows that were replaced by equal
  /// ones are found in `changes` by their content, so two that are meant to be different, but look
  /// the same, are found too.
  ///
  /// ```swift
  /// let findings = new.findings(
  ///   of: new.changeset(from: old), cells: registry.audit(new), label: { looks.label(of: $0) })
  /// ```
  /// - Parameters:
  ///   - changes: An update that led to this snapshot; nil leaves identity churn out.
  ///   - audit: What a registry says of this snapshot; nil leaves missing cells out.
  ///   - label: What assistive technologies call a row; nil leaves labels out.
  /// - Complexity: O(*n*) in the number *n* of rows and of changes, containers included.
  public func findings(
    of changes: Changeset? = nil, cells audit: CellAudit? = nil, label: ((Row) -> String?)? = nil
  ) -> [ScreenFinding] {
    issues.compactMap(ScreenFinding.init)
      + (changes.map(ScreenFinding.identityChurn) ?? [])
      + (label.map { label in ScreenFinding.missingLabels(self) { _, row in label(row) } } ?? [])
      + ScreenFinding.headersWithoutRows(self)
      + ScreenFinding.missingCells(audit?.missing ?? [])
  }
}

extension ScreenFinding {
  /// The finding of an issue; nil for one that may be meant.
  fileprivate init?(_ issue: ScreenSnapshot.Issue) {
    switch issue {
    case .duplicateRow(_, _, let later), .duplicateSection(_, _, let later):
      self.init(.duplicateID, issue.description, at: later.source)
    case .loopWithoutID(let model, let place):
      let list =
        place.containers.isEmpty
        ? "section \(ValueText.quoted(place.section))"
        : "container "
          + ValueText.quoted(place.containers.map(\.description).joined(separator: "/"))
      self.init(.loopWithoutID, "No ID for '\(model)' in a loop in \(list)", at: place.source)
    case .sharedID: return nil
    }
  }

  /// Finds rows that can be tapped and that assistive technologies have no name for.
  package static func missingLabels(
    _ snapshot: ScreenSnapshot, label: (RowPath, Row) -> String?
  ) -> [ScreenFinding] {
    var group = FindingGroup(.missingLabel)
    for (path, row) in snapshot.allRows where row.attributes.onSelect != nil {
      let isSilent = label(path, row)?.allSatisfy(\.isWhitespace) ?? true
      guard isSilent else { continue }
      let model = "\(type(of: row.model))"
      group.add(
        "No accessibility label for \(ValueText.quoted(path)) of '\(model)', which can be tapped",
        model, at: row.source?.description)
    }
    return group.findings
  }

  static func headersWithoutRows(_ snapshot: ScreenSnapshot) -> [ScreenFinding] {
    snapshot.sections.filter { $0.rows.isEmpty }.compactMap { section in
      section.header.map { header in
        ScreenFinding(
          .headerWithoutRows,
          "No rows below header '\(type(of: header))' of section \(ValueText.quoted(section.id))",
          at: section.source?.description)
      }
    }
  }

  /// Finds nothing else than what an audit says.
  ///
  /// - Parameters:
  ///   - missing: The kinds of row without a cell.
  ///   - place: The last line of the registry, if it is known.
  package static func missingCells(
    _ missing: [CellAudit.Missing], after place: SourceLine? = nil
  ) -> [ScreenFinding] {
    missing.map {
      ScreenFinding(
        .missingCell, "No cell registered for '\($0.identifier)'", at: $0.source?.description,
        remedy: place.map { "register a cell for the model, as at \($0)" })
    }
  }
}

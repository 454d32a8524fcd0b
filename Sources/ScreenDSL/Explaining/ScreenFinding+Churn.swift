extension ScreenFinding {
  /// Finds rows that were removed and inserted with equal content.
  package static func identityChurn(of changes: Changeset) -> [ScreenFinding] {
    var group = FindingGroup(.identityChurn)
    for replacement in changes.explanation.replacements
    where replacement.likeness == .equalContent {
      let texts =
        "\(ValueText.quoted(replacement.removed)), now "
        + "\(ValueText.quoted(replacement.inserted))"
      group.add(
        "Row ID of '\(replacement.model)' must stay while the content does (was \(texts))",
        replacement.model, at: replacement.source,
        remedy: !replacement.inserted.id.isStructural ? nil : structuralRemedy)
    }
    return group.findings
  }

  private static let structuralRemedy =
    "give it an 'id(_:)', so that it is the same row in each branch and section"

  /// Finds what differs between two evaluations of a declaration with one state.
  ///
  /// - Parameter changes: From one evaluation to the other; they should be empty.
  package static func instability(_ changes: Changeset) -> [ScreenFinding] {
    churningSections(changes) + identityChurn(of: changes) + unstableContent(changes)
  }

  private static func churningSections(_ changes: Changeset) -> [ScreenFinding] {
    zip(changes.sectionRemovals, changes.sectionInsertions).map { old, new in
      let section = changes.new.sections[new]
      return ScreenFinding(
        .identityChurn,
        "Section ID must stay while nothing changes "
          + "(was \(ValueText.quoted(changes.old.sections[old].id)), "
          + "now \(ValueText.quoted(section.id)))",
        at: section.source?.description)
    }
  }

  private static func unstableContent(_ changes: Changeset) -> [ScreenFinding] {
    var group = FindingGroup(.unstableContent)
    let explanation = changes.explanation
    for update in explanation.updates {
      let differences = update.differences.map(\.description).joined(separator: ", ")
      group.add(
        "\(ValueText.quoted(update.path)) must show the same while nothing changes "
          + "(was \(differences))", update.model, at: update.source)
    }
    let replaced = Set(
      explanation.replacements.filter { $0.likeness == .equalContent }
        .flatMap { [$0.removed, $0.inserted] })
    for list in explanation.lists { list.addUnstableRows(except: replaced, to: &group) }
    return group.findings
  }
}

extension ExplainedList {
  /// Adds the rows that come, go or move.
  fileprivate func addUnstableRows(except replaced: Set<RowPath>, to group: inout FindingGroup) {
    let hasOtherSections = !changes.sectionRemovals.isEmpty || !changes.sectionInsertions.isEmpty
    // Those of another section say nothing that the section does not.
    if hasOtherSections { return }
    let rows =
      changes.rowRemovals.map { ($0, changes.old, "was missing") }
      + changes.rowInsertions.map { ($0, changes.new, "was new") }
      + changes.rowMoves.map { ($0.to, changes.new, "was elsewhere") }
    for (position, list, text) in rows {
      let (row, path) = (list[position], path(of: position, in: list))
      if replaced.contains(path) { continue }
      group.add(
        "\(ValueText.quoted(path)) must be where it was while nothing changes (\(text))",
        "\(type(of: row.model))", at: row.source?.description)
    }
  }
}

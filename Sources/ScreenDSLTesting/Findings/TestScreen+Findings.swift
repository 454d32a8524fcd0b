public import ScreenDSL
internal import ScreenDSLHeadless

extension TestScreen {
  /// What works on the screen, but costs its users or developers something.
  ///
  /// It looks at what is shown, at the last update, and at what the declaration says when it is
  /// evaluated twice with the state of the moment: both have to be the same. Labels are those that
  /// the test gave a closure for, or that visible cells say which are ``LabelledCell``.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows, containers included.
  public var findings: [ScreenFinding] {
    let current = evaluate(reusing: host.updater.newest)
    let instability = current.changeset(from: evaluate(reusing: nil))
    let found =
      snapshot.findings(of: lastUpdate) + ScreenFinding.instability(instability) + silentRows
      + ScreenFinding.missingCells(
        host.cellsMissing(in: snapshot) + host.missingCells,
        after: host.registry.registrations.last?.place)
    return Self.merged(found)
  }

  private var silentRows: [ScreenFinding] {
    ScreenFinding.missingLabels(snapshot) { path, row in
      // A row that nobody can say anything of is not found.
      label(of: row, at: path) ?? "\(path)"
    }
  }

  /// Of several findings of one kind at one statement, that of the last update says it best.
  private static func merged(_ findings: [ScreenFinding]) -> [ScreenFinding] {
    var seen: Set<[String]> = []
    return findings.filter { finding in
      let place = finding.source ?? finding.problem
      let isOfStatement = finding.kind == .identityChurn
      return seen.insert(["\(finding.kind)", place, isOfStatement ? "" : finding.problem]).inserted
    }
  }
}

extension HeadlessHost {
  /// The kinds of row without a cell; those inside a container by the registry of its list.
  fileprivate func cellsMissing(in snapshot: ScreenSnapshot) -> [CellAudit.Missing] {
    var missing = registry.audit(snapshot, includesContainers: false).missing
    for section in snapshot.sections {
      for row in section.rows {
        guard let rows = row.innerRows else { continue }
        let inner = (try? list(inside: RowPath(row.id, section: section.id))) ?? self
        missing += inner.cellsMissing(in: rows)
      }
    }
    return missing
  }
}

package import ScreenDSL

extension ListUpdater {
  /// Tells the app what is wrong in this list, or else the console.
  package func report(_ issue: ListIssue) { (root.onIssue ?? root.console)(issue) }

  /// Does the same once for each subject, in all lists of the screen; returns whether it did.
  @discardableResult
  package func report(_ issue: ListIssue, onceFor subject: some Hashable) -> Bool {
    guard isNew(issue, subject) else { return false }
    report(issue)
    return true
  }

  /// Reports that nothing is registered for a kind of row, once; returns what was reported.
  @discardableResult
  package func reportMissingCell(
    for identifier: ReuseIdentifier, source: SourceLine?
  ) -> ListIssue? {
    let issue = ListIssue(.missingCell, "\(identifier)", source: source)
    return report(issue, onceFor: identifier) ? issue : nil
  }

  /// Reports the duplicates in what the list is to show, once for each ID of a list.
  ///
  /// - Complexity: O(1) if there is none, or nobody to tell.
  func reportDuplicates(in snapshot: ScreenSnapshot) {
    let root = root
    guard snapshot.hasDuplicates, root.onIssue != nil else { return }
    // All are noted before one is reported: its handler may apply another snapshot.
    let issues = snapshot.duplicates(inside: containerPath).filter { issue in
      let row = issue.path.map {
        RowPath($0.id.unnumbered, in: Array($0.containers), section: $0.section)
      }
      return row.map { isNew(issue, $0) } ?? isNew(issue, issue.section?.unnumbered)
    }
    for issue in issues { root.onIssue?(issue) }
  }

  private func isNew(_ issue: ListIssue, _ subject: some Hashable) -> Bool {
    root.reportedIssues.insert(ReportedIssue(kind: issue.kind, subject: subject)).inserted
  }
}

extension ScreenSnapshot {
  /// The rows and sections that were numbered, those inside containers after the container's own.
  fileprivate func duplicates(inside container: RowPath?) -> [ListIssue] {
    sections.flatMap { section -> [ListIssue] in
      let own =
        section.id.unnumbered == section.id
        ? [] : [ListIssue(.duplicateID, section: section.id, source: section.source)]
      return own
        + section.rows.flatMap { row -> [ListIssue] in
          let path = container?.appending(row.id) ?? RowPath(row.id, section: section.id)
          let own =
            row.id.unnumbered == row.id
            ? [] : [ListIssue(.duplicateID, path: path, source: row.source)]
          return own + (row.innerRows?.duplicates(inside: path) ?? [])
        }
    }
  }
}

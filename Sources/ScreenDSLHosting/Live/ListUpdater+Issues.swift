package import ScreenDSL

extension ListUpdater {
  /// Tells the app what is wrong in this list, or else the console.
  package func report(_ issue: ListIssue) { (root.onIssue ?? root.console)(issue) }

  /// Does the same once for each subject, in all lists of the screen; returns whether it did.
  @discardableResult
  package func report(_ issue: ListIssue, onceFor subject: some Hashable) -> Bool {
    guard isNew(issue.kind, subject) else { return false }
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
    var issues: [ListIssue] = []
    collectDuplicates(in: snapshot, inside: containerPath, &issues)
    for issue in issues { root.onIssue?(issue) }
  }

  /// The rows and sections that were numbered and not reported, those inside containers after the
  /// container's own.
  private func collectDuplicates(
    in list: ScreenSnapshot, inside container: RowPath?, _ issues: inout [ListIssue]
  ) {
    for section in list.sections {
      let first = section.id.unnumbered
      if first != section.id, isNew(.duplicateID, first) {
        issues.append(ListIssue(.duplicateID, section: section.id, source: section.source))
      }
      for row in section.rows {
        let path = container?.appending(row.id) ?? RowPath(row.id, section: section.id)
        let first = row.id.unnumbered
        if first != row.id, isNew(.duplicateID, path.sibling(first)) {
          issues.append(ListIssue(.duplicateID, path: path, source: row.source))
        }
        if let inner = row.innerRows { collectDuplicates(in: inner, inside: path, &issues) }
      }
    }
  }

  private func isNew(_ kind: ListIssue.Kind, _ subject: some Hashable) -> Bool {
    root.reportedIssues.insert([kind, subject]).inserted
  }
}

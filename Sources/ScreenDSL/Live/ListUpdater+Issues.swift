extension ListUpdater {
  /// Reports the duplicates in what the list is to show, each once.
  ///
  /// - Complexity: O(1) if there is none, or nobody to tell.
  func reportDuplicates(in snapshot: ScreenSnapshot) {
    let root = root
    guard snapshot.hasDuplicates, root.onIssue != nil else { return }
    // All are noted before one is reported: its handler may apply another snapshot.
    let issues = snapshot.issues(inside: containerPath).filter { root.issueReports.isNew($0) }
    for issue in issues { root.onIssue?(issue) }
  }
}

extension ListUpdater {
  /// Tells the app what is wrong in this list; returns whether it wants to hear of it.
  package func tell(_ finding: ScreenFinding) -> Bool {
    root.onIssue?(finding)
    return root.onIssue != nil
  }
}

/// The duplicates that were reported: one for each ID of a list, however often it stands there.
struct IssueReports {
  private struct Key: Hashable {
    let ids: [RowID]
    let section: SectionID?
  }

  private var reported: Set<Key> = []

  /// Whether an issue is a duplicate that was not asked about before.
  mutating func isNew(_ issue: ScreenFinding) -> Bool {
    guard issue.kind == .duplicateID else { return false }
    let key = issue.path.map {
      Key(ids: $0.containers + [$0.id.unnumbered], section: $0.section)
    }
    return reported.insert(key ?? Key(ids: [], section: issue.section?.unnumbered)).inserted
  }
}

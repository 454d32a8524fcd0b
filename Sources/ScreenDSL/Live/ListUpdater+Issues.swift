extension ListUpdater {
  /// Tells the app of the duplicates in what the list is to show that it has not heard of.
  ///
  /// - Complexity: O(1) if there is none, or nobody to tell.
  func reportDuplicates(in snapshot: ScreenSnapshot) {
    let root = root
    guard snapshot.hasDuplicates, root.onIssue != nil else { return }
    // All are noted before one is told: who hears of it may apply another snapshot.
    let issues = snapshot.issues(in: containerPath?.ids ?? []).filter(\.isDuplicate).filter {
      root.issueReports.isNew($0)
    }
    for issue in issues { root.onIssue?(issue) }
  }
}

/// The duplicates that an app was told of: one for each ID of a list, however often it stands there.
struct IssueReports {
  private struct Key: Hashable {
    let id: RowID?
    let section: SectionID
    let containers: [RowID]
  }

  private var reported: Set<Key> = []

  /// Whether an issue is a duplicate that was not asked about before.
  mutating func isNew(_ issue: ScreenSnapshot.Issue) -> Bool {
    switch issue {
    case .duplicateRow(let id, _, let later):
      reported.insert(Key(id: id, section: later.section, containers: later.containers)).inserted
    case .duplicateSection(let id, _, let later):
      reported.insert(Key(id: nil, section: id, containers: later.containers)).inserted
    case .loopWithoutID, .sharedID: false
    }
  }
}

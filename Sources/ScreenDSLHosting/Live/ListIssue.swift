public import ScreenDSL

/// Something that is wrong with what a live list shows, or with how it is used.
///
/// ```swift
/// adapter.onIssue = { logger.warning("\($0)") }
/// ```
/// `ScreenFinding(issue)` of `ScreenDSLInspection` says in sentences what is wrong, what it costs and how to
/// fix it.
public struct ListIssue: Sendable {
  /// What can be wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Two rows of a list, or two sections, have one ID; the later one was numbered.
    case duplicateID = "Duplicate ID"
    /// A model has no cell.
    case missingCell = "No cell registered"
    /// A row has swipe actions, and a cell or a layout that cannot be swiped.
    case unreachableSwipe = "No swipes"
    /// A section has a layout hint that the view's layout does not follow.
    case hintWithoutLayout = "No layout for the hint"
    /// An adapter is to ask another adapter.
    case adapterBesideAdapter = "Adapter as its own delegate or data source"
    /// A view is still there, and its adapter is gone.
    case adapterGone = "No adapter"
    /// A screen that is to follow observable models reads none.
    case nothingObserved = "Nothing observable is read"
    /// A container whose rows have another height each time that they are measured.
    case restlessHeight = "Height must come to rest"
  }

  /// What is wrong.
  public let kind: Kind
  /// The row that it is about; nil if it is about no row alone.
  public let path: RowPath?
  /// The section that it is about, or in which the row is; nil if that is not known.
  public let section: SectionID?
  /// The statement that declares the row or the section; nil if no builder made it.
  public let source: SourceLine?
  /// The type, the role or the values that it is about, as text; nil if the path says it all.
  public let subject: String?

  package init(
    _ kind: Kind, _ subject: String? = nil, path: RowPath? = nil, section: SectionID? = nil,
    source: SourceLine? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.path = path
    self.section = section ?? path?.section
    self.source = source
  }
}

extension ListIssue: Equatable {
  public static func == (left: ListIssue, right: ListIssue) -> Bool {
    left.kind == right.kind && left.path == right.path && left.section == right.section
      && left.subject == right.subject && left.source?.description == right.source?.description
  }
}

extension ListIssue: CustomStringConvertible {
  /// The file, the line, the kind, and what it is about, on one line.
  public var description: String {
    let about = subject ?? path.map { "\($0)" } ?? section.map { "\($0)" }
    return (source.map { "\($0): " } ?? "") + kind.rawValue
      + (about.map { " (\(ValueText.quotedBeginning($0)))" } ?? "")
  }
}

// MARK: - Reports

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

/// What was reported, and about what.
struct ReportedIssue: Hashable {
  let kind: ListIssue.Kind
  let subject: AnyHashable
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

public import ScreenDSL

/// A problem with the content of a live list, or with its use.
///
/// ```swift
/// import ScreenDSLUIKit
///
/// adapter.onIssue = { print("Screen: \($0)") }
/// ```
/// `ScreenFinding(issue)` of `ScreenDSLHeadless` has the problem, its cost and its remedy in sentences.
public struct ListIssue: Equatable, Sendable {
  /// The kinds of issues.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Two rows of a list, or two sections, have the same ID; the later one was numbered.
    case duplicateID = "Duplicate ID"
    /// A model has no cell.
    case missingCell = "No cell registered"
    /// A row has swipe actions, but its cell or layout does not support them.
    case unreachableSwipe = "No swipes"
    /// A section has a layout hint that the view's layout ignores.
    case hintWithoutLayout = "No layout for the hint"
    /// An adapter was set as the delegate or data source of an adapter.
    case adapterBesideAdapter = "Adapter as its own delegate or data source"
    /// Another object replaced the adapter as the view's data source or delegate.
    case adapterReplaced = "Another object in the adapter's place"
    /// A view still exists, but its adapter was freed.
    case adapterGone = "No adapter"
    /// A followed screen reads no observable model.
    case nothingObserved = "Nothing observable is read"
    /// A followed sequence of screens failed, or ended without a screen.
    case endedSequence = "Nothing more follows"
    /// The rows of a container have another height each time that they are measured.
    case restlessHeight = "Height must come to rest"
    /// A look has a remote image, but the list has no image loader.
    case noImageLoader = "No image loader"
    /// The models of two fields want the focus at the same time.
    case sharedFocus = "Two fields want the focus"
    /// A text names no row, or several.
    case noSuchRow = "No such row"
  }

  /// The kind of the issue.
  package let kind: Kind
  /// The row with the issue; nil if it concerns no single row.
  public let path: RowPath?
  /// The section with the issue, or of its row; nil if it is not known.
  package let section: SectionID?
  /// The file and line of the statement that declares the row or the section; nil if no builder made it.
  public let source: String?
  /// The type, the role or the values with the issue, as text; nil if the path is enough.
  package let subject: String?

  package init(
    _ kind: Kind, _ subject: String? = nil, path: RowPath? = nil, section: SectionID? = nil,
    source: SourceLine? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.path = path
    self.section = section ?? path?.section
    self.source = source?.description
  }
}

extension ListIssue: CustomStringConvertible {
  /// The file, the line, the kind and the subject, on one line.
  public var description: String {
    if kind == .noSuchRow { return subject ?? kind.rawValue }
    let about = subject ?? path.map { "\($0)" } ?? section.map { "\($0)" }
    return (source.map { "\($0): " } ?? "") + kind.rawValue
      + (about.map { " (\(ValueText.quotedBeginning($0)))" } ?? "")
  }
}

public import ScreenDSL

/// Something that is wrong with what a live list shows, or with how it is used.
///
/// ```swift
/// import ScreenDSLUIKit
///
/// adapter.onIssue = { print("Screen: \($0)") }
/// ```
/// `ScreenFinding(issue)` of `ScreenDSLInspection` says in sentences what is wrong, what it costs and how to
/// fix it.
public struct ListIssue: Equatable, Sendable {
  /// What can be wrong.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
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
    /// A view has another data source or delegate than its adapter, which leaves a view with another data source
    /// alone.
    case adapterReplaced = "Another object in the adapter's place"
    /// A view is still there, and its adapter is gone.
    case adapterGone = "No adapter"
    /// A screen that is to follow observable models reads none.
    case nothingObserved = "Nothing observable is read"
    /// A sequence of screens that is followed failed, or ended without a screen.
    case endedSequence = "Nothing more follows"
    /// A container whose rows have another height each time that they are measured.
    case restlessHeight = "Height must come to rest"
    /// An image is to be loaded, and the list has nothing that loads it.
    case noImageLoader = "No image loader"
    /// Two fields are to have the keyboard at once.
    case sharedFocus = "Two fields want the focus"
    /// A text was to name a row, and names none, or several.
    case noSuchRow = "No such row"
  }

  /// What is wrong.
  package let kind: Kind
  /// The row that it is about; nil if it is about no row alone.
  public let path: RowPath?
  /// The section that it is about, or in which the row is; nil if that is not known.
  package let section: SectionID?
  /// The file and line of the statement that declares the row or the section; nil if no builder made it.
  public let source: String?
  /// The type, the role or the values that it is about, as text; nil if the path says it all.
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
  /// The file, the line, the kind, and what it is about, on one line.
  public var description: String {
    if kind == .noSuchRow { return subject ?? kind.rawValue }
    let about = subject ?? path.map { "\($0)" } ?? section.map { "\($0)" }
    return (source.map { "\($0): " } ?? "") + kind.rawValue
      + (about.map { " (\(ValueText.quotedBeginning($0)))" } ?? "")
  }
}

public import ScreenDSL
@_exported public import ScreenDSLHosting

/// A problem of a working screen, which has a cost for its users or developers.
///
/// ```
/// App/MainScreen.swift:14: No accessibility label for ElementRow 'e3', which can be tapped
///   Cost: VoiceOver users cannot tell what a tap does
///   Fix: show a text in the cell, or give it an accessibility label
/// ```
public struct ScreenFinding: Hashable, Sendable {
  /// The kind of the problem.
  package let kind: Kind
  /// The problem and its place, in one sentence.
  public let problem: String
  /// The remedy.
  package let remedy: String
  /// The file and line of the statement with the problem; nil if no builder made it.
  public let source: String?
  /// The row with the problem; nil for a section, several rows or a registration.
  public let path: RowPath?
  /// The section with the problem, or the row's section; nil for a registration, or for rows in several places.
  public let section: SectionID?

  /// The file, the line and the problem, on one line.
  package var summary: String { (source.map { "\($0): " } ?? "") + problem }
  /// The cost of the problem.
  package var cost: String { kind.cost }

  init(
    _ kind: Kind, _ problem: String, at source: String?, remedy: String? = nil,
    path: RowPath? = nil, section: SectionID? = nil
  ) {
    self.kind = kind
    self.problem = problem
    self.remedy = remedy ?? kind.remedy
    self.source = source
    self.path = path
    self.section = section ?? path?.section
  }
}

extension ScreenFinding {
  /// Creates the finding of an issue that a live list reported.
  public init(_ issue: ListIssue) {
    let subject = ValueText.quotedBeginning(issue.subject ?? "")
    let name = issue.path.map { ValueText.quotedBeginning($0) } ?? ""
    let section = issue.section.map { ValueText.quotedBeginning($0.unnumbered) } ?? ""
    let container = name.isEmpty ? "a container" : "container \(name)"
    let (kind, problem, remedy): (Kind, String, String?) =
      switch issue.kind {
      case .duplicateID:
        (.duplicateID, Self.duplicate(of: issue.path) ?? "Duplicate section ID \(section)", nil)
      case .missingCell:
        (
          .missingCell,
          "No cell registered for \(subject); register one before applying a snapshot", nil
        )
      case .unreachableSwipe:
        (.unreachableSwipe, Self.unreachableSwipe(in: issue.subject, at: name), nil)
      case .hintWithoutLayout:
        (
          .misusedAdapter, "No layout for the hint of section \(section); install the adapter's",
          "make the adapter with 'layout: .list', or install what its 'layout()' returns"
        )
      case .adapterBesideAdapter:
        (
          .misusedAdapter,
          "An adapter's \(issue.subject ?? "delegate") must be an object of the app (was an adapter)",
          "set an object of your own, or none"
        )
      case .adapterReplaced:
        (
          .misusedAdapter,
          "A view's data source and delegate must be its adapter (was \(issue.subject ?? ""))",
          "set 'dataSource' and 'delegate' of the adapter, not the view's; make one adapter for a view"
        )
      case .adapterGone:
        (
          .misusedAdapter,
          "No adapter for a \(subject) that is still there; keep the adapter as long as the view",
          "keep the adapter in a property beside the view"
        )
      case .nothingObserved: (.nothingObserved, "Nothing observable is read by \(subject)", nil)
      case .endedSequence:
        (
          .nothingObserved, "Nothing more follows (\(subject))",
          "catch its errors, end it with the list alone, or follow another one"
        )
      case .noImageLoader:
        (
          .misusedAdapter, "No loader for image \(subject)",
          "set 'environment.imageLoader' of the adapter"
        )
      case .sharedFocus:
        (.sharedFocus, "Focus must be wanted by one field (was by \(name) too)", nil)
      case .noSuchRow:
        (.misusedAdapter, issue.description, "name a row by a text that 'allRows' prints")
      case .restlessHeight:
        (
          .restlessHeight,
          "Height of \(container) must come to rest (was \(issue.subject ?? ""))", nil
        )
      }
    self.init(
      kind, problem, at: issue.source, remedy: remedy, path: issue.path, section: issue.section)
  }

  private static func duplicate(of path: RowPath?) -> String? {
    guard let path else { return nil }
    let list = list(in: Array(path.containers), path.section).map { " in \($0)" } ?? ""
    return "Duplicate row ID \(ValueText.quotedBeginning(path.id.unnumbered))\(list)"
  }

  /// Returns the name of a list inside containers, or else of a section; nil if it is not known.
  static func list(in containers: [RowID], _ section: SectionID?) -> String? {
    if containers.isEmpty { return section.map { "section \(ValueText.quotedBeginning($0))" } }
    let names = containers.map(\.description).joined(separator: "/")
    return "container \(ValueText.quotedBeginning(names))"
  }

  static func unreachableSwipe(in cell: String?, at name: String) -> String {
    cell.map {
      "No swipes in cells of '\($0)', as \(name) has; derive it from 'UICollectionViewListCell'"
    }
      ?? "No swipes in the layout around \(name), which has swipe actions; lay its section out as a list"
  }
}

extension ScreenFinding {
  /// The kinds of problems of a screen, or of its registry.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// Two rows of a list, or two sections, have the same ID; the later one was numbered.
    case duplicateID
    /// Models of two types have the same ID in a list, each salted with its type; this may be intended.
    case sharedID
    /// Rows of a loop have no ID.
    case loopWithoutID
    /// Containers are nested too deep; the rows inside are left out.
    case nestedTooDeep
    /// Rows were removed and inserted with equal content: their IDs are new at each evaluation.
    case identityChurn
    /// A row's content or position differs although the state is the same.
    case unstableContent
    /// A model, an ID or a value of `dependsOn` is not equal to itself, such as NaN.
    case unequalToItself
    /// A block that `dependsOn` skipped would differ, because `dependsOn` lacks a value.
    case incompleteDependency
    /// A row with a tap has no accessibility label.
    case missingLabel
    /// Two controls of a row, of one kind, have the same name.
    case sharedLabel
    /// A section has a header but no rows.
    case headerWithoutRows
    /// A disclosure row is expanded, but has no rows below it.
    case emptyDisclosure
    /// The fraction or the duration of an impression is impossible.
    case impossibleImpression
    /// A control cannot show the model's value.
    case impossibleValue
    /// The models of two fields want the focus at the same time.
    case sharedFocus
    /// The app has no image with a name.
    case missingImage
    /// A `body` reads the environment, which only looks can.
    case environmentOutsideOfLooks
    /// A section has no header, but an ID that looks like one.
    case titleAsID
    /// A nested screen, or another part of the screen, repeats a modifier of the whole screen.
    case repeatedModifier
    /// A model has no cell.
    case missingCell
    /// A model and variant have two cells; the first is used.
    case duplicateCell
    /// Different cells have the same identifier.
    case clashingCells
    /// A chosen variant has no cell for a model.
    case variantWithoutCell
    /// A followed screen reads no observable model.
    case nothingObserved
    /// A row has swipe actions, but its cell or layout does not support them.
    case unreachableSwipe
    /// An adapter is used in a way that cannot work.
    case misusedAdapter
    /// The rows of a container have another height each time that they are measured.
    case restlessHeight
  }
}

extension ScreenFinding: CustomStringConvertible {
  /// The summary, then the cost and the remedy on lines of their own.
  public var description: String { "\(summary)\n  Cost: \(cost)\n  Fix: \(remedy)" }
}

extension ScreenFinding.Kind {
  fileprivate var cost: String {
    switch self {
    case .duplicateID: "when one of them goes, the other takes over its cell, state and animation"
    case .sharedID: "if both are one item, a change of its type is a removal and an insertion"
    case .loopWithoutID: "an insertion at the top of the loop updates all of its rows"
    case .nestedTooDeep: "users do not see the rows inside"
    case .identityChurn: "each update makes a new cell: focus, scroll offset and animation are lost"
    case .unstableContent: "it is updated when nothing happened, or stays old when something did"
    case .unequalToItself: "it counts as changed each time: cells are filled again for nothing"
    case .incompleteDependency: "users see old content until one of the named values changes"
    case .missingLabel: "VoiceOver users cannot tell what a tap does"
    case .sharedLabel: "VoiceOver and Voice Control users cannot tell which is which"
    case .headerWithoutRows: "users read a heading of nothing"
    case .emptyDisclosure: "users unfold the row and see nothing"
    case .impossibleImpression: "the row counts as seen sooner or later than was meant"
    case .impossibleValue: "users see another value than the model has, or none"
    case .sharedFocus: "one of them has the keyboard, and the model believes that both have it"
    case .missingImage: "users see an empty ground"
    case .environmentOutsideOfLooks:
      "each key has its initial value there, whatever the list's environment says"
    case .titleAsID: "an ID is never shown, so users read no heading"
    case .repeatedModifier: "what is said here is never done"
    case .missingCell, .variantWithoutCell: "users see a placeholder instead of the row"
    case .duplicateCell: "the later registration is never used"
    case .clashingCells: "a row may get a cell of the other class, which cannot show it"
    case .nothingObserved: "the screen never changes, whatever happens to its models"
    case .unreachableSwipe: "users cannot uncover the actions"
    case .misusedAdapter: "it is left out, or nothing is shown"
    case .restlessHeight: "UIKit would trap; the greatest of the heights is taken instead"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .duplicateID: "use an ID that the data has only once, or merge what belongs together"
    case .sharedID: "leave it if they are two items; otherwise give both the same 'id(_:)'"
    case .loopWithoutID: "make the model 'Identifiable', or use 'id(_:)' with an ID of the data"
    case .nestedTooDeep: "show what lies so deep as rows with an indentation, in one list"
    case .identityChurn: "take the ID from the data, not from 'UUID()' or a counter in the builder"
    case .unstableContent:
      "take what it shows from the state alone, and name all of that in 'dependsOn'"
    case .unequalToItself:
      "keep numbers that are none (NaN) out of it, or write an '==' that holds for equal values"
    case .incompleteDependency: "add the value to 'dependsOn', which takes any number of them"
    case .missingLabel: "show a text in the cell, or give it an accessibility label"
    case .sharedLabel: "give each an accessibility label of its own"
    case .impossibleImpression: "give a share from 0 to 1, and a time in seconds"
    case .headerWithoutRows: "declare the section only if it has rows, or add one that says why not"
    case .impossibleValue: "offer what the model has, or let it have what is offered"
    case .emptyDisclosure:
      "leave 'disclosureRows' out where there are no rows, or add one that says so"
    case .sharedFocus:
      "let one value say which field has it, and write 'focused(focus == .mail) { … }' of each"
    case .titleAsID: "write 'header:' before the text, or begin the ID with a small letter"
    case .repeatedModifier: "say it once, of the outermost screen"
    case .missingCell:
      "let the model say its look ('LookModel'), or register a cell for it in the registry of the screen"
    case .missingImage: "add it to the app's catalogue, or correct the name"
    case .environmentOutsideOfLooks:
      "read it in the 'look' of a model, or hand the value to the screen"
    case .duplicateCell: "remove one of them, or give one a 'variant'"
    case .clashingCells: "give each an 'identifier' of its own, or none"
    case .variantWithoutCell: "register a cell for the variant, or choose another one"
    case .nothingObserved: "read an '@Observable' model in the closure, or use 'apply(_:)'"
    case .unreachableSwipe:
      "show the row in a 'UICollectionViewListCell' and its section as '.list', or offer a menu"
    case .misusedAdapter: "use it as its documentation says"
    case .restlessHeight:
      "give its rows sizes that follow from the width alone, or the row a 'height(_:)'"
    }
  }
}

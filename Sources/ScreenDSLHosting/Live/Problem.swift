public import ScreenDSL

/// Anything that the package finds wrong: in a live list, a declaration, a registry, a batch or a test.
///
/// ```swift
/// import ScreenDSLUIKit
///
/// adapter.onProblem = { print("Screen: \($0)") }
/// ```
/// `ScreenDSLHeadless` adds the cost and the remedy of each kind, so that apps do not link their texts.
public struct Problem: Error, Hashable, Sendable {
  /// The kind of the problem, which decides its cost and its remedy.
  package let kind: Kind
  /// What is wrong and where, in one sentence.
  public let sentence: String
  /// The file and line of the statement with the problem; nil if no builder made it.
  public let source: String?
  /// The row with the problem; nil for a section, several rows, a registration or an adapter.
  public let path: RowPath?
  /// The section with the problem, or of its row; nil if it is not known, or there are several.
  public let section: SectionID?
  /// A remedy that fits better than that of the kind.
  package let ownRemedy: String?
  /// The code of the broken rule of list views, such as `C2` or `W1`, as in `AppleChecks/Rules.md`.
  package var rule: String?
  /// Further facts on lines of their own: of a broken rule, the attempted change.
  package var details: String?

  package init(
    _ kind: Kind, _ sentence: String, at source: String? = nil, remedy: String? = nil,
    path: RowPath? = nil, section: SectionID? = nil
  ) {
    self.kind = kind
    self.sentence = sentence
    self.source = source
    self.path = path
    self.section = section ?? path?.section
    ownRemedy = remedy
  }
}

extension Problem: CustomStringConvertible {
  /// The file, the line and the sentence, then the details.
  public var description: String {
    (source.map { "\($0): " } ?? "") + sentence + (details.map { "\n\($0)" } ?? "")
  }
}

extension Problem {
  /// The kinds of problems.
  package enum Kind: Hashable, Sendable, CaseIterable {
    // Of a declaration and its values.

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
    /// The rows of a container have another height each time that they are measured.
    case restlessHeight

    // Of a registry.

    /// A model has no cell.
    case missingCell
    /// A model and variant have two cells; the first is used.
    case duplicateCell
    /// Different cells have the same identifier.
    case clashingCells
    /// A chosen variant has no cell for a model.
    case variantWithoutCell
    /// A row has swipe actions, but its cell or layout does not support them.
    case unreachableSwipe

    // Of an adapter.

    /// A section has a layout hint that the view's layout ignores.
    case hintWithoutLayout
    /// An adapter was set as the delegate or data source of an adapter.
    case adapterBesideAdapter
    /// Another object replaced the adapter as the view's data source or delegate.
    case adapterReplaced
    /// A view still exists, but its adapter was freed.
    case adapterGone
    /// A followed screen reads no observable model.
    case nothingObserved
    /// A followed sequence of screens failed, or ended without a screen.
    case endedSequence
    /// A look has a remote image, but the list has no image loader.
    case noImageLoader
    /// A text names no row, or several.
    case noSuchRow
    /// An `async` action threw an error, and the screen has no `onError`.
    case unhandledError

    // Of a test.

    /// An update broke a rule of list views: UIKit would raise an exception, or worse.
    case brokenRule
    /// An action of a test could not be done.
    case impossibleAction
    /// An action of a test was done, and then the screen did not keep to the rules.
    case brokenScreen
  }

  /// A model has no cell.
  package static func missingCell(
    for identifier: ReuseIdentifier, at source: SourceLine?, remedy: String? = nil
  ) -> Problem {
    Problem(
      .missingCell,
      "No cell registered for '\(identifier)'; register one before applying a snapshot",
      at: source?.description, remedy: remedy)
  }

  /// A row's swipe actions cannot be uncovered.
  ///
  /// - Parameter cell: The class of its cell; nil if the layout is the reason.
  package static func unreachableSwipe(in cell: String?, of path: RowPath, at source: SourceLine?)
    -> Problem
  {
    let name = ValueText.quotedBeginning(path)
    let sentence =
      if let cell {
        "No swipes in cells of '\(cell)', as \(name) has; derive it from 'UICollectionViewListCell'"
      } else {
        "No swipes in the layout around \(name), which has swipe actions; lay its section out as a list"
      }
    return Problem(.unreachableSwipe, sentence, at: source?.description, path: path)
  }

  /// Returns the name of a list inside containers, or else of a section; nil if it is not known.
  package static func list(in containers: [RowID], _ section: SectionID?) -> String? {
    if containers.isEmpty { return section.map { "section \(ValueText.quotedBeginning($0))" } }
    let names = containers.map(\.description).joined(separator: "/")
    return "container \(ValueText.quotedBeginning(names))"
  }
}

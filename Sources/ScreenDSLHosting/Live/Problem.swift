public import ScreenDSL

/// Anything that the package finds wrong in a live list, a declaration, a registry, a batch or a test.
///
/// ```swift
/// import ScreenDSLUIKit
///
/// adapter.onProblem = { print("Screen: \($0)") }
/// ```
/// The module ScreenDSLHeadless adds two texts for each kind of problem: the cost, which is the harm for users or
/// developers, and the remedy. The texts are in another module so that apps do not link them.
public struct Problem: Error, Hashable, Sendable {
  package let kind: Kind
  /// One sentence that describes what is wrong, and where.
  public let sentence: String
  /// The source line, as file and line, of the row, the section or the registration with the problem; nil if no source
  /// line is known.
  public let source: String?
  /// The row with the problem; nil if the problem does not concern a single row.
  public let path: RowPath?
  /// The section with the problem, or the section of the row with the problem; nil if the section is not known, or if
  /// the problem concerns several sections.
  public let section: SectionID?
  /// A remedy for this problem, instead of the remedy for its kind.
  package let ownRemedy: String?
  /// The code of the rule of UIKit's list views that an update broke, such as `C2` or `W1`. `AppleChecks/Rules.md`
  /// lists these rules.
  package var rule: String?
  /// Further facts, each on a line. If an update broke a rule of UIKit, these include the operations of the batch.
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
  /// The file, the line and the sentence, followed by the details.
  public var description: String {
    (source.map { "\($0): " } ?? "") + sentence + (details.map { "\n\($0)" } ?? "")
  }
}

extension Problem {
  /// The kinds of problems.
  package enum Kind: Hashable, Sendable, CaseIterable {
    // Problems that the package finds in the declaration of a screen, such as a duplicate ID.

    /// Two rows of a section, or two sections, have the same ID. The package has added a number to the ID of the second
    /// row or section.
    case duplicateID
    /// Two rows of a section have models with the same `id`, but of different types. The type is part of the row's ID,
    /// so the rows are different, and this can be intended.
    case sharedID
    /// Rows of a loop have no ID.
    case loopWithoutID
    /// Containers or disclosure rows are nested too deep, and the package omitted the deepest rows.
    case nestedTooDeep
    /// Rows get new IDs each time that the list evaluates the screen. So the list removes rows, and inserts rows with
    /// equal content again.
    case identityChurn
    /// The screen was evaluated twice with the same state. The results have different rows, or rows in another order.
    case unstableContent
    /// A model, an ID or a value of `dependsOn` is not equal to itself, such as NaN.
    case unequalToItself
    /// The argument `dependsOn` of a section or a container lacks a value that the closure reads. So the package kept
    /// the old rows, although the closure would return other rows now.
    case incompleteDependency
    /// A row that the user can tap has no accessibility label.
    case missingLabel
    /// One row has two controls of the same kind with the same name.
    case sharedLabel
    /// A section has a header but no rows.
    case headerWithoutRows
    /// A disclosure row is expanded, but has no rows below it.
    case emptyDisclosure
    /// The visible fraction or the duration that a modifier `onImpression` requires is out of range.
    case impossibleImpression
    /// A control cannot show the value that the model has, for example because the value is out of the control's range.
    case impossibleValue
    /// The models of two fields want the focus at the same time.
    case sharedFocus
    /// The `look` of a model names an image that the app does not have.
    case missingImage
    /// The `body` of a screen reads the environment. In a declaration, only the `look` of a model can read it.
    case environmentOutsideOfLooks
    /// A section has no header, but its ID looks like a title.
    case titleAsID
    /// A nested screen, or another part of the screen, repeats a modifier of the whole screen.
    case repeatedModifier
    /// A row contains an inner list, and the inner list has a different height each time that the outer list measures
    /// the row.
    case restlessHeight

    // Problems that the package finds in a registry of cells, such as a model without a cell.

    /// A model has no cell.
    case missingCell
    /// The registry has two cells for a model and variant. The list uses the first cell.
    case duplicateCell
    /// Two different cells have the same reuse identifier.
    case clashingCells
    /// The app chose a variant for a model, but there is no cell of this variant.
    case variantWithoutCell
    /// A row has swipe actions that the user cannot reach, because its cell or its layout does not support them.
    case unreachableSwipe

    // Problems that occur while a list shows a screen.

    /// A section has a layout hint that the view's layout ignores.
    case hintWithoutLayout
    /// The app set an adapter as the delegate or data source of another adapter.
    case adapterBesideAdapter
    /// Another object replaced the adapter as the view's data source or delegate.
    case adapterReplaced
    /// A view still exists, but its adapter was freed.
    case adapterGone
    /// An adapter follows a screen that reads no observable model.
    case nothingObserved
    /// An adapter follows a sequence of screens, but the sequence threw an error, or ended without a screen.
    case endedSequence
    /// The `look` of a model has a remote image, but the list has no image loader.
    case noImageLoader
    /// The app names a row by a string literal, but no row or several rows have this name.
    case noSuchRow
    /// An `async` action threw an error, and the screen has no `onError`.
    case unhandledError

    // Problems that a test of a screen finds.

    /// An update broke a rule of UIKit's list views. UIKit would raise an exception or show wrong rows.
    case brokenRule
    /// A test tries something that the user cannot do.
    case impossibleAction
    /// An action of a test was possible, but has shown a mistake in the screen.
    case brokenScreen
  }

  /// Returns the problem of a model without a cell.
  package static func missingCell(
    for identifier: ReuseIdentifier, at source: SourceLine?, remedy: String? = nil
  ) -> Problem {
    Problem(
      .missingCell,
      "No cell registered for '\(identifier)'; register one before applying a snapshot",
      at: source?.description, remedy: remedy)
  }

  /// Returns the problem of a row whose swipe actions the user cannot reach.
  ///
  /// - Parameter cell: The class of the row's cell; nil if the layout is the reason.
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

  /// Returns the name of the list that a row is in: the IDs of the containers around the row, or else the ID of the
  /// section; nil if there is neither.
  package static func list(in containers: [RowID], _ section: SectionID?) -> String? {
    if containers.isEmpty { return section.map { "section \(ValueText.quotedBeginning($0))" } }
    let names = containers.map(\.description).joined(separator: "/")
    return "container \(ValueText.quotedBeginning(names))"
  }
}

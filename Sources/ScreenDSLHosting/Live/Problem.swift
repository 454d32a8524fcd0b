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
public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
  package let kind: Kind
  /// One sentence that describes what is wrong, and where.
  public let sentence: String
  /// The file and line of the row, the section or the registration with the problem; nil if they are not known.
  public let source: String?
  /// The row with the problem; nil if the problem does not concern a single row.
  public let path: RowPath?
  /// The section with the problem, or the section of the row with the problem; nil if the section is not known, or if
  /// the problem concerns several sections.
  public let section: SectionID?
  package let ownRemedy: String?
  /// The code of a rule in `AppleChecks/Rules.md`, such as `C2`, that an update broke.
  package var rule: String?
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

  /// The file and line if they are known, the sentence and, on a new line, the details if there are any.
  public var description: String {
    (source.map { "\($0): " } ?? "") + sentence + (details.map { "\n\($0)" } ?? "")
  }

  package enum Kind: Hashable, Sendable, CaseIterable {
    // Problems in the declaration of a screen.

    /// Two rows or two sections have equal IDs.
    case duplicateID
    /// Two rows have models with equal `id` but different types, which can be intended.
    case sharedID
    case loopWithoutID
    case nestedTooDeep
    /// Rows get new IDs each time that the list evaluates the screen.
    case identityChurn
    /// Two evaluations of a screen with the same state have different rows.
    case unstableContent
    /// A model, an ID or a value of `dependsOn` is not equal to itself, such as NaN.
    case unequalToItself
    /// The argument `dependsOn` of a section or a container lacks a value that the closure reads.
    case incompleteDependency
    case missingLabel
    case sharedLabel
    case headerWithoutRows
    case emptyDisclosure
    case impossibleImpression
    case impossibleValue
    case sharedFocus
    case missingImage
    case environmentOutsideOfLooks
    case titleAsID
    case repeatedModifier
    /// An inner list has a different height at each measurement by the outer list.
    case restlessHeight

    // Problems in a registry of cells.

    case missingCell
    case duplicateCell
    /// Two different cells have the same reuse identifier.
    case clashingCells
    case variantWithoutCell
    case unreachableSwipe

    // Problems while a list shows a screen.

    case hintWithoutLayout
    case adapterBesideAdapter
    case adapterReplaced
    case adapterGone
    case nothingObserved
    case endedSequence
    case noImageLoader
    case noSuchRow
    case unhandledError

    // Problems that a test of a screen finds.

    case brokenRule
    case impossibleAction
    case brokenScreen
  }

  package static func missingCell(
    for identifier: ReuseIdentifier, at source: SourceLine?, remedy: String? = nil
  ) -> Problem {
    Problem(
      .missingCell,
      "No cell registered for '\(identifier)'; register one before applying a snapshot",
      at: source?.description, remedy: remedy)
  }

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

  package static func list(in containers: [RowID], _ section: SectionID?) -> String? {
    if containers.isEmpty { return section.map { "section \(ValueText.quotedBeginning($0))" } }
    let names = containers.map(\.description).joined(separator: "/")
    return "container \(ValueText.quotedBeginning(names))"
  }
}

@_exported public import ScreenDSLHosting
import UpdateContract

extension Problem {
  /// The cost of the problem for the users or the developers of the screen.
  public var cost: String { kind.cost }

  /// The remedy of the problem, as a sentence.
  public var remedy: String {
    ownRemedy ?? rule.flatMap(Rule.init(id:)).map(\.remedy) ?? kind.remedy
  }

  /// The description of the problem. Its cost and its remedy follow, each on a line.
  ///
  /// ```
  /// App/MainScreen.swift:14: No accessibility label for ElementRow 'e3', which can be tapped
  ///   Cost: VoiceOver users cannot tell what a tap does
  ///   Fix: show a text in the cell, or give it an accessibility label
  /// ```
  public var explanation: String { "\(self)\n  Cost: \(cost)\n  Fix: \(remedy)" }
}

extension Problem.Kind {
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
    case .hintWithoutLayout, .adapterBesideAdapter, .adapterReplaced, .adapterGone, .endedSequence,
      .noImageLoader, .noSuchRow:
      "it is left out, or nothing is shown"
    case .restlessHeight: "UIKit would trap; the greatest of the heights is taken instead"
    case .unhandledError: "users do not learn that it failed"
    case .brokenRule: "UIKit raises an exception, or shows other rows than the snapshot"
    case .impossibleAction:
      "the screen is as before, so later expectations may fail for that reason"
    case .brokenScreen: "users see what the sentence describes"
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
    case .hintWithoutLayout:
      "make the adapter with 'layout: .list', or install what its 'layout()' returns"
    case .adapterBesideAdapter: "set an object of your own, or none"
    case .adapterReplaced:
      "set 'dataSource' and 'delegate' of the adapter, not the view's; make one adapter for a view"
    case .adapterGone: "keep the adapter in a property beside the view"
    case .endedSequence: "catch its errors, end it with the list alone, or follow another one"
    case .noImageLoader: "set 'environment.imageLoader' of the adapter"
    case .noSuchRow: "name a row by a text that 'allRows' prints"
    case .unhandledError: "add 'onError { … }' to the screen, or catch the error in the action"
    case .brokenRule: "keep the data to what the batch says"
    case .impossibleAction: "show what the action needs, or do another one"
    case .brokenScreen: "mend the declaration; the sentence says where"
    case .restlessHeight:
      "give its rows sizes that follow from the width alone, or the row a 'height(_:)'"
    }
  }
}

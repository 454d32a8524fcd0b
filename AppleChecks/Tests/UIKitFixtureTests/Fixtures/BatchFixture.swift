import Foundation

/// A batch from a public report, and what a real view is expected to do with it.
///
/// "Code" is the rule as `UpdateContract` names it, "proves" the rule of the update contract's page
/// of rules that rests on it.
///
///     fixture               code  proves                                         on   expected
///     IGListKit #690        M2    4: no reload of sections together with moves   T C  raises
///     rdar 27041784         C2    4: no reload of items together with moves      T    raises
///     rdar 28163205         -     reload of a section that is empty              T C  accepted
///     IGListKit #691        S4    6: no items in a batch that moves sections     T C  recorded *
///     rdar 48941906         S4    6: the same, with a move that moves nothing    T C  recorded
///     forum utahwithak      M6    4: a reload's target ignores moves             T C  raises
///     rdar 33662307         M5    3, 4: one thing is reloaded or moved           T    raises
///     WWDC 225 demo         M5    3, 4: one thing is reloaded or moved           T C  raises
///     IGListKit #689        D3    3: no duplicates                               T C  recorded *
///     reload displaced      -     2: reloads are old indices                     T C  accepted
///     TLIndexPathTools #13  M10   5: no move into an inserted section            T    raises
///     TLIndexPathTools #13  M10   the same; no report has a text                   C  recorded
///     JSQDataSourcesKit #12 M9    5: no move out of a deleted section            T C  raises
///     RxDataSources #35     B8    2: the source of a move is an old index        T    raises
///     plain miscount        C2    1: one snapshot, one batch                     T C  raises
///     section miscount      C1    1: one snapshot, one batch                     T    raises
///     insert out of range   B7    2: inserts are new indices                     T    raises
///     delete out of range   B5    2: deletes are old indices                     T    raises
///     delete and reload     D4    3: no duplicates                               T C  raises
///     empty update          C2    1: an empty block is judged too                T C  raises
///     data too early        C2    1, 9: data before the call                     T C  partly (a)
///     no window, pending    W1,W3 9: no batch then                               T C  recorded
///     reconfigure           -     8: the same cell is filled again               T C  accepted
///     pure move             -     a moved thing keeps its cell                   T C  accepted
///
/// "Recorded": reports disagree or the outcome is not promised, so it is printed and never fails.
/// "*": reported to corrupt memory, so in `CorruptingBatchTests` and a process of its own.
/// (a): raises if the view reads the new counts as the old ones, else recorded; `EarlyDataTests`.
struct BatchFixture: Sendable {
  /// What a view is expected to do.
  enum Outcome: Sendable {
    case raises(Wording)
    case accepted
    /// Nothing is expected; what happens is printed.
    case recorded
  }

  var name: String
  /// The number of items in each section before the update.
  var old: [Int]
  /// The number of items in each section after the update.
  var new: [Int]
  var operations = BatchOperations()
  var outcome: Outcome
  /// Paths before and after the update of things that keep their cell; checked if accepted.
  var survivors: [(from: IndexPath, to: IndexPath)] = []
}

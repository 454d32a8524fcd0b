public import ScreenDSL
package import ScreenDSLHosting
public import UpdateContract

/// Why a headless host could not do what a test's user wanted; nothing has happened.
package enum HeadlessError: Error, Hashable, Sendable {
  /// The list has no such row.
  case missingRow(RowPath)
  /// What was to be touched is not in the visible window, or there is no such header or footer.
  case notVisible(CellPlace)
  /// The row's cell has no list inside.
  case notContainer(RowPath)
  /// Rows are not tapped or swiped while the list is edited.
  case edited(CellPlace)
  /// There is no action for a tap, or the row's condition does not hold.
  case notSelectable(CellPlace)
  /// The row says that it cannot have the focus, or it is no row.
  case notFocusable(CellPlace)
  /// The model is of another type, or has no such handler.
  case missingHandler(CellPlace)
  /// The row cannot be dragged.
  case notReorderable(RowPath)
  /// The list has no such place for a row.
  case positionOutOfRange(RowPosition)
  /// The action is not one of those that the last swipe uncovered, or its row is gone.
  case missingSwipeAction(String)
  /// The item is not in the menu that was opened last, it is disabled or a menu, or its row is gone.
  case missingMenuItem([String])
}

/// A rule of list views that an update broke; UIKit would have raised an exception, or worse.
///
/// The headless host records it and reloads all rows, so that a test can go on.
package struct HeadlessViolation: Error, Hashable, Sendable {
  /// The rule's code, such as `C2` or `W1`, as in `AppleChecks/Rules.md`.
  package let code: String
  /// The text of the exception that UIKit raises, or one of ours.
  package let message: String
  /// The container whose list it is; nil for the screen's.
  package let container: RowPath?
  /// What the list was about to do: what it showed, what it was to show, by which batch, and a unit test of
  /// the batch; nil if it was not about to change.
  package internal(set) var attempt: String?
}

extension HeadlessViolation: CustomStringConvertible {
  /// The code, the message and the container, and what the list was about to do.
  package var description: String {
    "\(code): \(message)" + (container.map { " (in '\($0)')" } ?? "")
      + (attempt.map { "\n\($0)" } ?? "")
  }
}

extension HeadlessViolation {
  init(_ violation: Violation, in container: RowPath?) {
    self.init(code: violation.rule.id, message: violation.message, container: container)
  }
}

/// A batch that a list was about to run.
struct HeadlessAttempt {
  /// How many rows of a snapshot are told.
  private static let limit = 40

  let old: ScreenSnapshot
  let new: ScreenSnapshot
  let operations: Changeset.Operations

  /// The batch as text, with a test if it was judged by these numbers of rows.
  func text(before: [Int], after: [Int]?) -> String {
    let test = after.map {
      BatchCheck(
        .collection, before: before, after: $0, operations: BatchOperations(of: operations)
      ).test
    }
    return """
      It showed
      \(outline(of: old))
      and was to show
      \(outline(of: new))
      by the batch: \(operations)\(test.map { "\n\($0)" } ?? "")
      """
  }

  private func outline(of snapshot: ScreenSnapshot) -> String {
    let lines = snapshot.description.split(separator: "\n").map(String.init)
    let rest = lines.count > Self.limit ? ["and \(lines.count - Self.limit) lines more"] : []
    return (lines.prefix(Self.limit) + rest).map { "  \($0)" }.joined(separator: "\n")
  }
}

extension BatchOperations {
  /// The calls on a list view for a stage, so that ``BatchCheck`` judges it.
  ///
  /// Supplementary views are filled without a batch, so they are not among the calls.
  public init(_ stage: Changeset.Stage) { self.init(of: stage.operations) }

  package init(of operations: Changeset.Operations) {
    self.init(
      sectionDeletes: operations.sectionRemovals,
      sectionInserts: operations.sectionInsertions,
      sectionMoves: operations.sectionMoves.map { SectionMove(from: $0.from, to: $0.to) },
      itemDeletes: operations.rowRemovals.map(ItemPath.init),
      itemInserts: operations.rowInsertions.map(ItemPath.init),
      itemReloads: operations.reloads.map(ItemPath.init),
      itemReconfigures: operations.reconfigures.map(ItemPath.init),
      itemMoves: operations.rowMoves.map {
        ItemMove(from: ItemPath($0.from), to: ItemPath($0.to))
      })
  }
}

extension ItemPath {
  init(_ position: RowPosition) { self.init(section: position.section, item: position.row) }
}

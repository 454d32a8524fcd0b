public import ScreenDSL
package import ScreenDSLHosting
public import UpdateContract

/// The reason why a headless host could not perform an action of the user. If a method throws this error, the list has
/// not changed.
package enum HeadlessError: Error, Hashable, Sendable {
  /// The list has no such row.
  case missingRow(RowPath)
  /// The row is not in the visible part of the list, or the header or footer does not exist.
  case notVisible(CellPlace)
  /// The row's cell has no list inside.
  case notContainer(RowPath)
  /// The list is in edit mode, so the user cannot tap or swipe the row.
  case edited(CellPlace)
  /// The user cannot select or deselect the row, or the header or footer has no action for a tap.
  case notSelectable(CellPlace)
  /// The row cannot have the focus, or the place is that of a header, a footer or another supplementary view.
  case notFocusable(CellPlace)
  /// The model at this place has another type than the one that declares the handler, or the handler is nil.
  case missingHandler(CellPlace)
  /// The handler has an `async` action, which is still running.
  case busy(CellPlace)
  /// The row cannot be dragged.
  case notReorderable(RowPath)
  /// The user cannot drop the row at this position, because the list has no such position.
  case positionOutOfRange(RowPosition)
  /// The last swipe did not reveal an action with this title, or the row lost the action after the swipe.
  case missingSwipeAction(String)
  /// The menu that was opened last has no item with these titles, or the user cannot choose the item.
  case missingMenuItem([String])
}

extension Problem {
  /// Creates the problem that an update broke a rule of UIKit's list views.
  ///
  /// - Parameters:
  ///   - message: The text of UIKit's exception, or a text of the package.
  ///   - container: The container whose list broke the rule; nil if the screen's own list broke the rule.
  ///   - attempt: A text with the old rows, the new rows, the batch, and a unit test of the batch. If the list was not
  ///     about to run a batch, the value is nil.
  package init(
    brokenRule rule: String, _ message: String, in container: RowPath?, attempt: String? = nil
  ) {
    let list = container.map { " (in '\($0)')" } ?? ""
    self.init(.brokenRule, "\(rule): \(message)\(list)", path: container)
    (self.rule, details) = (rule, attempt)
  }
}

/// The batch update that a list was about to run when the list broke a rule of UIKit.
struct HeadlessAttempt {
  private static let limit = 40

  let old: ScreenSnapshot
  let new: ScreenSnapshot
  let operations: Changeset.Operations

  /// Returns a text with the old rows, the new rows and the batch. The arguments are the numbers of rows in each
  /// section before and after the batch. If `after` is not nil, the text also contains a unit test of the batch.
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
    let lines = snapshot.description.split(separator: "\n")
    return ChangeWords.lines(lines, most: Self.limit, of: "lines") { "\($0)" }
      .map { "  \($0)" }.joined(separator: "\n")
  }
}

extension BatchOperations {
  /// Creates the operations of a batch update of a list view. A ``BatchCheck`` checks such operations.
  ///
  /// The result omits the changes of supplementary views, because a list configures these views outside of the batch.
  ///
  /// - Parameter stage: One of the batches into which the package divides the changes of a list.
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

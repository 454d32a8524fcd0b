public import ScreenDSL
package import ScreenDSLHosting
public import UpdateContract

/// The reason why a headless host could not perform an action of the user. A method that throws this error has changed
/// no row, but can have scrolled the list.
package enum HeadlessError: Error, Hashable, Sendable {
  case missingRow(RowPath)
  /// The row or the supplementary view is outside of the visible part of the list, or the supplementary view does not
  /// exist.
  case notVisible(CellPlace)
  case notContainer(RowPath)
  /// The list is in edit mode, in which the user cannot swipe the row, and can tap it only with `selectsRows`.
  case edited(CellPlace)
  case notSelectable(CellPlace)
  case notFocusable(CellPlace)
  case missingHandler(CellPlace)
  case busy(CellPlace)
  case notReorderable(RowPath)
  case positionOutOfRange(RowPosition)
  case missingSwipeAction(String)
  case missingMenuItem([String])
}

extension Problem {
  /// Creates the problem of a list that broke a rule of UIKit.
  ///
  /// - Parameters:
  ///   - rule: The ID of the rule.
  ///   - message: The text of the violation.
  ///   - container: The container whose list broke the rule; nil for the screen's own list.
  ///   - attempt: A description of the batch update that was about to run; nil if there was none.
  package init(
    brokenRule rule: String, _ message: String, in container: RowPath?, attempt: String? = nil
  ) {
    let list = container.map { " (in '\($0)')" } ?? ""
    self.init(.brokenRule, "\(rule): \(message)\(list)", path: container)
    (self.rule, details) = (rule, attempt)
  }
}

extension Changeset.Operations {
  /// Describes the batch update that a list was about to run when the list broke a rule of UIKit.
  func attempt(from old: ScreenSnapshot, to new: ScreenSnapshot, test: String?) -> String {
    func outline(_ snapshot: ScreenSnapshot) -> String {
      let lines = snapshot.description.split(separator: "\n")
      return ChangeWords.lines(lines, most: 40, of: "line") { "\($0)" }
        .map { "  \($0)" }.joined(separator: "\n")
    }
    return """
      It showed
      \(outline(old))
      and was to show
      \(outline(new))
      by the batch: \(self)\(test.map { "\n\($0)" } ?? "")
      """
  }
}

extension BatchOperations {
  /// Creates the operations of a batch update of a list view. A ``BatchCheck`` checks these operations.
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
      itemMoves: operations.rowMoves.map { ItemMove(from: ItemPath($0.from), to: ItemPath($0.to)) })
  }
}

extension ItemPath {
  init(_ position: RowPosition) { self.init(section: position.section, item: position.row) }
}

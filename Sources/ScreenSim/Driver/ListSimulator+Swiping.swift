public import Foundation
import UpdateContract

/// Swipes and edits.
extension ListSimulator {
  /// Swipes over an item and returns its buttons.
  ///
  /// - Returns: Nil for the default set, which is what UIKit shows where nothing implements the
  ///   method or it answers nil; the log tells the two apart. No buttons at all is none.
  public func swipe(_ indexPath: IndexPath, edge: SimEdge) -> UISwipeActionsConfiguration? {
    guard isUsable() else { return nil }
    layout()
    guard let path = path(indexPath), committed?.contains(path) == true else { return nil }
    let answer = host.askSwipe(edge, at: path)
    note(.swiped(path, edge, isImplemented: answer != nil))
    return answer ?? nil
  }

  /// Taps a button of a swipe, whose handler must call its completion once before `drain()` ends.
  public func perform(_ action: UIContextualAction, at indexPath: IndexPath? = nil) {
    guard isUsable() else { return }
    let path = indexPath.flatMap(path)
    let source = path.flatMap { cell(at: $0)?.view } ?? UIView(frame: .zero)
    openSwipes += 1
    var isFinished = false
    action.handler(action, source) { [weak self] _ in
      guard let self else { return }
      guard !isFinished else {
        _ = isPoisoned || check(false, .swipeFinishedTwice)
        return
      }
      isFinished = true
      openSwipes -= 1
    }
  }

  /// Taps the edit button of a row, in the classic style.
  ///
  /// - Returns: Whether the row can be edited and the data source implements the method.
  @discardableResult public func simulateCommit(
    _ style: UITableViewCell.EditingStyle, _ indexPath: IndexPath
  ) -> Bool {
    guard isUsable(), let table = host as? UITableView else { return false }
    layout()
    guard
      let path = path(indexPath), committed?.contains(path) == true, table.canEdit(path),
      let dataSource = table.dataSource
    else { return false }
    let answer: Void? = Default.implemented {
      dataSource.tableView(table, commit: style, forRowAt: indexPath)
    }
    return answer != nil
  }
}

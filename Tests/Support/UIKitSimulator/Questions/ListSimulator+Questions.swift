public import Foundation

// Questions that a list asks only when the user does something special.
extension ListSimulator {
  /// The titles of the index at the edge of a table; nil if it has none.
  public var sectionIndexTitles: [String]? {
    guard let table = host as? UITableView else { return nil }
    return table.askSource("sectionIndexTitles(for:)") { $0.sectionIndexTitles(for: table) } ?? nil
  }

  /// Presses an element long; returns its menu.
  public func contextMenu(_ indexPath: IndexPath) -> UIContextMenuConfiguration? {
    if let table = host as? UITableView {
      return table.ask("tableView(_:contextMenuConfigurationForRowAt:point:)") {
        $0.tableView(table, contextMenuConfigurationForRowAt: indexPath, point: .zero)
      } ?? nil
    }
    guard let collection = host as? UICollectionView else { return nil }
    // Since iOS 16 the method for several items comes first.
    let several = collection.ask("collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
      $0.collectionView(collection, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)
    }
    return several
      ?? collection.ask("collectionView(_:contextMenuConfigurationForItemAt:point:)") {
        $0.collectionView(collection, contextMenuConfigurationForItemAt: indexPath, point: .zero)
      } ?? nil
  }

  /// Taps the preview beside a menu.
  public func tapPreview(of menu: UIContextMenuConfiguration) {
    let animator = SimMenuAnimator()
    if let table = host as? UITableView {
      table.ask("tableView(_:willPerformPreviewActionForMenuWith:animator:)") {
        $0.tableView(table, willPerformPreviewActionForMenuWith: menu, animator: animator)
      }
    } else if let collection = host as? UICollectionView {
      collection.ask("collectionView(_:willPerformPreviewActionForMenuWith:animator:)") {
        $0.collectionView(collection, willPerformPreviewActionForMenuWith: menu, animator: animator)
      }
    }
    animator.finish()
  }

  /// Whether an element can have the focus.
  public func canFocus(_ indexPath: IndexPath) -> Bool {
    if let table = host as? UITableView {
      return table.ask("tableView(_:canFocusRowAt:)") {
        $0.tableView(table, canFocusRowAt: indexPath)
      } ?? true
    }
    guard let collection = host as? UICollectionView else { return true }
    return collection.ask("collectionView(_:canFocusItemAt:)") {
      $0.collectionView(collection, canFocusItemAt: indexPath)
    } ?? true
  }

  /// Taps the button at the end of a row.
  public func tapAccessory(_ indexPath: IndexPath) {
    guard let table = host as? UITableView else { return }
    table.ask("tableView(_:accessoryButtonTappedForRowWith:)") {
      $0.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// The button that a row shows at its start while the table is edited.
  public func editingStyle(_ indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard let table = host as? UITableView, let path = path(indexPath), table.canEdit(path) else {
      return .none
    }
    return table.ask("tableView(_:editingStyleForRowAt:)") {
      $0.tableView(table, editingStyleForRowAt: indexPath)
    } ?? .delete
  }

  /// Whether a row moves to the side while the table is edited.
  public func isIndentedWhileEditing(_ indexPath: IndexPath) -> Bool {
    guard let table = host as? UITableView else { return false }
    return table.ask("tableView(_:shouldIndentWhileEditingRowAt:)") {
      $0.tableView(table, shouldIndentWhileEditingRowAt: indexPath)
    } ?? true
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
      let path = path(indexPath), committed?.contains(path) == true, table.canEdit(path)
    else { return false }
    let answer: Void? = table.askSource("tableView(_:commit:forRowAt:)") {
      $0.tableView(table, commit: style, forRowAt: indexPath)
    }
    return answer != nil
  }
}

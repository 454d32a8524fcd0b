public import Foundation

// Calls of the delegate that a list makes only for special actions of the user.
extension ListSimulator {
  private var table: UITableView? { host as? UITableView }

  /// The titles of the index at the edge of a table; nil if it has none.
  public var sectionIndexTitles: [String]? {
    guard let table else { return nil }
    return table.askSource("sectionIndexTitles(for:)") { $0.sectionIndexTitles(for: table) } ?? nil
  }

  /// Presses and holds an element. The result is its context menu.
  public func contextMenu(_ indexPath: IndexPath) -> UIContextMenuConfiguration? {
    host.askMenu(at: indexPath)
  }

  /// Taps the preview beside a menu.
  public func tapPreview(of menu: UIContextMenuConfiguration) {
    let animator = SimMenuAnimator()
    host.tellPreview(of: menu, animator)
    animator.finish()
  }

  /// The sections whose pinned header does not hide the rows below it.
  public var seeThroughHeaders: [Int] {
    guard let list = host as? UICollectionView,
      let layout = list.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return [] }
    return (0..<list.numberOfSections).filter { section in
      layout.sectionLayout(section, in: list.bounds.size)?.boundarySupplementaryItems.contains {
        let header = list.supplementaryView(
          forElementKind: $0.elementKind, at: IndexPath(item: 0, section: section))
        guard $0.pinToVisibleBounds, let header, header.backgroundColor == nil else { return false }
        return (header as? UICollectionViewCell)?.backgroundConfiguration?.isClearWhenPinned
          != false
      } == true
    }
  }

  /// Whether an element can have the focus.
  public func canFocus(_ indexPath: IndexPath) -> Bool { host.askFocus(at: indexPath) }

  /// Taps the accessory button of a row.
  public func tapAccessory(_ indexPath: IndexPath) {
    guard let table else { return }
    table.ask("tableView(_:accessoryButtonTappedForRowWith:)") {
      $0.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Returns the edit control of a row in edit mode.
  public func editingStyle(_ indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard let table, table.canEdit(indexPath) else { return .none }
    return table.ask("tableView(_:editingStyleForRowAt:)") {
      $0.tableView(table, editingStyleForRowAt: indexPath)
    } ?? .delete
  }

  /// Taps the delete control of an item in edit mode, which reveals its trailing actions.
  ///
  /// - Returns: The actions; nil if there is no delete control.
  public func tapDeleteControl(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    layout()
    let hasControl =
      host is UITableView
      ? tableCell(indexPath)?.editingStyle == .delete
        && !host.allowsMultipleSelectionDuringEditing
      : accessories(indexPath).contains(.delete)
    return host.isEditing && hasControl ? uncover(indexPath, .trailing) : nil
  }

  private func tableCell(_ indexPath: IndexPath) -> UITableViewCell? {
    path(indexPath).flatMap(cell(at:))?.view as? UITableViewCell
  }

  /// The accessories of the list cell of an item.
  public func accessories(_ indexPath: IndexPath) -> [UICellAccessory.AccessoryType] {
    let cell = path(indexPath).flatMap(cell(at:))?.view as? UICollectionViewListCell
    return cell?.accessories.map(\.accessoryType) ?? []
  }

  /// Whether a row is indented in edit mode.
  public func isIndentedWhileEditing(_ indexPath: IndexPath) -> Bool {
    guard let table else { return false }
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
    guard isUsable, let table else { return false }
    layout()
    guard let path = path(indexPath), committed?.contains(path) == true, table.canEdit(indexPath)
    else { return false }
    return table.askSource("tableView(_:commit:forRowAt:)") {
      $0.tableView(table, commit: style, forRowAt: indexPath)
    } != nil
  }
}

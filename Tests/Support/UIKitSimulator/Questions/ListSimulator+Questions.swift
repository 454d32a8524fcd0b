public import Foundation

// Calls of the delegate that a list makes only for special actions of the user.
extension ListSimulator {
  private var table: UITableView? { host as? UITableView }

  public var sectionIndexTitles: [String]? {
    guard let table else { return nil }
    return table.askSource("sectionIndexTitles(for:)") { $0.sectionIndexTitles(for: table) } ?? nil
  }

  public func contextMenu(_ indexPath: IndexPath) -> UIContextMenuConfiguration? {
    host.askMenu(at: indexPath)
  }

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

  public func canFocus(_ indexPath: IndexPath) -> Bool { host.askFocus(at: indexPath) }

  public func tapAccessory(_ indexPath: IndexPath) {
    guard let table else { return }
    table.ask("tableView(_:accessoryButtonTappedForRowWith:)") {
      $0.tableView(table, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  public func editingStyle(_ indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard let table, table.canEdit(indexPath) else { return .none }
    return table.ask("tableView(_:editingStyleForRowAt:)") {
      $0.tableView(table, editingStyleForRowAt: indexPath)
    } ?? .delete
  }

  /// Reveals the trailing actions and returns them; returns nil if there is no delete control.
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

  public func accessories(_ indexPath: IndexPath) -> [UICellAccessory.AccessoryType] {
    let cell = path(indexPath).flatMap(cell(at:))?.view as? UICollectionViewListCell
    return cell?.accessories.map(\.accessoryType) ?? []
  }

  public func isIndentedWhileEditing(_ indexPath: IndexPath) -> Bool {
    guard let table else { return false }
    return table.ask("tableView(_:shouldIndentWhileEditingRowAt:)") {
      $0.tableView(table, shouldIndentWhileEditingRowAt: indexPath)
    } ?? true
  }

  /// Returns whether the user can edit the row and the data source implements the method.
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

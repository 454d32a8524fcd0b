import Foundation
import UpdateContract

extension UITableView: ListInteraction {
  func askSelection(at path: ItemPath) -> ItemPath? {
    guard let delegate else { return path }
    let row = path.indexPath
    guard delegate.tableView(self, shouldHighlightRowAt: row) else { return nil }
    return delegate.tableView(self, willSelectRowAt: row).flatMap(sim.path)
  }

  func askDeselection(at path: ItemPath) -> ItemPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path.indexPath).flatMap(sim.path)
  }

  func tellSelected(_ path: ItemPath) {
    delegate?.tableView(self, didSelectRowAt: path.indexPath)
  }

  func tellDeselected(_ path: ItemPath) {
    delegate?.tableView(self, didDeselectRowAt: path.indexPath)
  }

  func tellPrimaryAction(_ path: ItemPath) {
    delegate?.tableView(self, performPrimaryActionForRowAt: path.indexPath)
  }

  func show(isSelected: Bool, on cell: UIView) {
    guard let cell = cell as? UITableViewCell, cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: false)
  }

  /// A row that cannot be edited has no buttons.
  func askSwipe(_ edge: SimEdge, at path: ItemPath) -> UISwipeActionsConfiguration?? {
    guard canEdit(path) else { return UISwipeActionsConfiguration(actions: []) }
    guard let delegate else { return nil }
    let row = path.indexPath
    return Default.implemented {
      switch edge {
      case .leading:
        delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
      case .trailing:
        delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
      }
    }
  }

  func canEdit(_ path: ItemPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path.indexPath) ?? false
  }

  func askCanMove(_ path: ItemPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path.indexPath) ?? false
  }

  func askTarget(from origin: ItemPath, at current: ItemPath, proposed: ItemPath) -> ItemPath {
    let target = delegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: origin.indexPath,
      toProposedIndexPath: proposed.indexPath)
    return target.flatMap(sim.path) ?? proposed
  }

  func tellMoved(_ path: ItemPath, to target: ItemPath) -> Bool {
    guard let dataSource else { return false }
    let answer: Void? = Default.implemented {
      dataSource.tableView(self, moveRowAt: path.indexPath, to: target.indexPath)
    }
    return answer != nil
  }
}

public import Foundation
import UpdateContract

/// Selection by tap and by call.
extension ListSimulator {
  /// Taps a cell that shows, after a layout if one is due.
  ///
  /// - Returns: Whether an item was selected.
  @discardableResult public func tap(_ indexPath: IndexPath) -> Bool {
    guard isUsable() else { return false }
    layout()
    guard let path = path(indexPath), let token = committed?.token(at: path) else { return false }
    guard placed.live[token] != nil, host.allowsSelection else { return false }
    if host.allowsMultipleSelection, selection[token] != nil {
      untap(path)
      return false
    }
    return select(instead: path)
  }

  private func select(instead path: ItemPath) -> Bool {
    guard let chosen = host.askSelection(at: path), !isPoisoned,
      let token = committed?.token(at: chosen)
    else { return false }
    if !host.allowsMultipleSelection {
      for (other, path) in selection where other != token { untap(path) }
    }
    mark(token, at: chosen, isSelected: true)
    host.tellSelected(chosen)
    host.tellPrimaryAction(chosen)
    return true
  }

  private func untap(_ path: ItemPath) {
    guard let chosen = host.askDeselection(at: path), let token = committed?.token(at: chosen),
      selection[token] != nil
    else { return }
    mark(token, at: chosen, isSelected: false)
    host.tellDeselected(chosen)
  }

  private func mark(_ token: Int, at path: ItemPath, isSelected: Bool) {
    selection[token] = isSelected ? path : nil
    note(isSelected ? .selected(path) : .deselected(path))
    if let cell = placed.cell(token) { host.show(isSelected: isSelected, on: cell.view) }
  }

  func select(_ indexPath: IndexPath?, keepsOthers: Bool) {
    guard isUsable("select") else { return }
    if !keepsOthers || indexPath == nil {
      for (token, path) in selection { mark(token, at: path, isSelected: false) }
    }
    settleCounts()
    guard let path = indexPath.flatMap(path), let token = committed?.token(at: path) else { return }
    mark(token, at: path, isSelected: true)
  }

  func deselect(_ indexPath: IndexPath) {
    guard isUsable("deselect"), let path = path(indexPath) else { return }
    guard let token = committed?.token(at: path), selection[token] != nil else { return }
    mark(token, at: path, isSelected: false)
  }
}

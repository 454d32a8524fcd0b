import UpdateContract

/// Views on their way out.
extension ListSimulator {
  func endDisplaying(_ cell: PlacedViews.Cell) {
    note(.didEndDisplaying(.cell, path: cell.path, view: number(of: cell.view)))
    host.tellDidEndDisplaying(cell.view, at: cell.path)
    cell.view.detach()
  }

  func endDisplaying(_ chrome: PlacedViews.Chrome) {
    let path = ItemPath(section: chrome.section, item: 0)
    note(.didEndDisplaying(chrome.key.kind, path: path, view: number(of: chrome.view)))
    host.tellDidEndDisplaying(chrome.view, chrome.slot)
    chrome.view.detach()
  }

  func recycle(_ view: UIView) {
    view.detach()
    note(.recycled(view: number(of: view)))
    guard let view = view as? any ReusableView else { return }
    // A table also reuses cells that the data source made itself.
    if view.reuse.kind == nil, view is UITableViewCell { view.reuse.kind = .cell }
    pool.put(view, policy: options.poolPolicy)
  }

  func mark(_ view: UIView, _ place: ReuseState.Place) {
    (view as? any ReusableView)?.reuse.place = place
  }

  /// Returns the number of a view in the log, and gives it one if it has none.
  func number(of view: UIView) -> Int {
    guard let view = view as? any ReusableView else { return 0 }
    if view.reuse.number == 0 {
      viewCount += 1
      view.reuse.number = viewCount
    }
    return view.reuse.number
  }
}

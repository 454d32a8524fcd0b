import Foundation
import UpdateContract

/// Cells that enter and leave the visible window.
extension ListSimulator {
  func leave(_ window: VisibleWindow) {
    let visible = Set(window.items)
    let near = Set(neighbors(of: window, count: preparedCount))
    for cell in placed.liveInOrder where !visible.contains(cell.path) {
      guard !isPoisoned else { return }
      placed.live[cell.token] = nil
      endDisplaying(cell)
      if near.contains(cell.path) {
        placed.prepared[cell.token] = cell
      } else {
        letGo(cell.view)
      }
    }
  }

  func enter(_ window: VisibleWindow) {
    for path in window.items {
      guard !isPoisoned, let token = committed?.token(at: path) else { return }
      guard placed.live[token] == nil else { continue }
      guard let cell = placed.prepared[token] ?? makeCell(at: path, token: token) else { return }
      placed.prepared[token] = nil
      display(cell)
    }
  }

  /// Makes the nearest cells that do not show, and lets go of those farther away.
  func prepareCells(around window: VisibleWindow) {
    let near = neighbors(of: window, count: preparedCount)
    let kept = Set(near)
    for cell in placed.preparedInOrder where !kept.contains(cell.path) {
      placed.prepared[cell.token] = nil
      letGo(cell.view)
    }
    for path in near {
      guard !isPoisoned, let token = committed?.token(at: path) else { return }
      guard placed.cell(token) == nil else { continue }
      guard let cell = makeCell(at: path, token: token) else { return }
      placed.prepared[token] = cell
    }
  }

  func updateFrames() {
    guard let geometry else { return }
    for cell in placed.live.values { move(cell.view, to: geometry.rect(of: cell.path)) }
    for cell in placed.prepared.values { move(cell.view, to: geometry.rect(of: cell.path)) }
    for chrome in placed.chrome.values {
      if let rect = geometry.rect(of: chrome.slot) { move(chrome.view, to: rect) }
    }
  }

  /// The paths just outside the window that do not show, nearest first.
  func neighbors(of window: VisibleWindow, count: Int) -> [ItemPath] {
    guard count > 0, let first = window.items.first, let last = window.items.last, let committed
    else { return [] }
    let after = committed.paths(after: last, count: count)
    let before = committed.paths(before: first, count: count)
    return (0..<count).flatMap { distance in
      [after, before].compactMap { distance < $0.count ? $0[distance] : nil }
    }
  }

  private var preparedCount: Int {
    host.isPrefetchingEnabled ? options.prefetchCount : 0
  }

  private func move(_ view: UIView, to frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  private func makeCell(at path: ItemPath, token: Int) -> PlacedViews.Cell? {
    guard let view = askCell(at: path) else { return nil }
    mark(view, .placed)
    return PlacedViews.Cell(view: view, token: token, path: path)
  }

  private func display(_ cell: PlacedViews.Cell) {
    placed.live[cell.token] = cell
    if let geometry { move(cell.view, to: geometry.rect(of: cell.path)) }
    host.show(isSelected: selection[cell.token] != nil, on: cell.view)
    note(.willDisplay(.cell, path: cell.path, view: number(of: cell.view)))
    host.tellWillDisplay(cell.view, at: cell.path)
    if placed.live[cell.token] != nil { host.attach(cell.view) }
  }

  /// Recycles a view now, or at the end of the pass if it must not be reused in it.
  private func letGo(_ view: UIView) {
    switch options.callbackOrder {
    case .leavingFirst: recycle(view)
    case .enteringFirst:
      view.detach()
      held.append(view)
    }
  }
}

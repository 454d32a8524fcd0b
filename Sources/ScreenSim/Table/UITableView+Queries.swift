public import Foundation

extension UITableView {
  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    sim.itemCount(inSection: section)
  }

  /// Returns the cell of a row, shown or prepared.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard sim.checkVisibleCellAccess(.cellForRow), let path = sim.path(indexPath) else {
      return nil
    }
    return sim.view(at: path) as? UITableViewCell
  }

  /// Returns the row of a cell, shown or prepared.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    sim.path(of: cell)?.indexPath
  }

  /// The cells on the screen, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    guard sim.checkVisibleCellAccess(.visibleCells) else { return [] }
    return sim.placed.liveInOrder.compactMap { $0.view as? UITableViewCell }
  }

  /// The rows on the screen, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    sim.placed.liveInOrder.map(\.path.indexPath)
  }

  /// Returns the view above a section, if it is on the screen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sim.supplementaryView(.header, inSection: section) as? UITableViewHeaderFooterView
  }

  /// Returns the view below a section, if it is on the screen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sim.supplementaryView(.footer, inSection: section) as? UITableViewHeaderFooterView
  }

  /// Returns the place of a row in the content.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    sim.path(indexPath).map(sim.rect(at:)) ?? .zero
  }

  /// Returns the place of a section in the content.
  public func rect(forSection section: Int) -> CGRect {
    sim.rect(ofSection: section)
  }

  /// Returns the row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    sim.path(at: point)?.indexPath
  }

  /// Scrolls to a row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    sim.scroll(to: indexPath, placing: scrollPosition.placing)
  }
}

extension UITableView.ScrollPosition {
  var placing: ScrollPlacing {
    switch self {
    case .none: .nearest
    case .top: .start
    case .middle: .middle
    case .bottom: .end
    }
  }
}

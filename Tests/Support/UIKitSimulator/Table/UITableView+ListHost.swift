import Foundation

extension UITableView: ListHost {
  var hasDataSource: Bool { dataSource != nil }
  var scrollsHorizontally: Bool { false }

  /// Returns the number of sections. A table view without a data source has one empty section.
  func askSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 1 }

  func askItemCount(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  func askCell(at path: IndexPath) -> UIView {
    // Without a data source there are no rows, so this cell is never shown.
    dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func makeView(
    _ viewClass: AnyClass, _ kind: ElementKind, _ identifier: String
  ) -> (any ReusableView)? {
    switch kind {
    case .cell:
      (viewClass as? UITableViewCell.Type)?.init(style: .default, reuseIdentifier: identifier)
    case .supplementary:
      (viewClass as? UITableViewHeaderFooterView.Type)?.init(reuseIdentifier: identifier)
    }
  }

  func viewType(of kind: ElementKind) -> UIView.Type {
    kind == .cell ? UITableViewCell.self : UITableViewHeaderFooterView.self
  }

  func tellWillDisplay(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    if isEditing { askControls(of: cell, at: path) }
    ask("tableView(_:willDisplay:forRowAt:)") {
      $0.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  func tellDidEndDisplaying(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    ask("tableView(_:didEndDisplaying:forRowAt:)") {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  func tellDisplay(_ isShown: Bool, _ view: UIView, of slot: SupplementarySlot) {
    let section = slot.section
    switch (isShown, slot.kind == .header) {
    case (true, true):
      ask("tableView(_:willDisplayHeaderView:forSection:)") {
        $0.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    case (true, false):
      ask("tableView(_:willDisplayFooterView:forSection:)") {
        $0.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    case (false, true):
      ask("tableView(_:didEndDisplayingHeaderView:forSection:)") {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    case (false, false):
      ask("tableView(_:didEndDisplayingFooterView:forSection:)") {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  func tellPrefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  func tellCancelPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
  }

  func askSelection(at path: IndexPath) -> Bool {
    ask("tableView(_:shouldHighlightRowAt:)") { $0.tableView(self, shouldHighlightRowAt: path) }
      ?? true
  }

  func tellSelected(_ path: IndexPath) {
    ask("tableView(_:didSelectRowAt:)") { $0.tableView(self, didSelectRowAt: path) }
  }

  func tellDeselected(_ path: IndexPath) {
    ask("tableView(_:didDeselectRowAt:)") { $0.tableView(self, didDeselectRowAt: path) }
  }

  func show(isSelected: Bool, animated: Bool, on cell: UIView) {
    guard let cell = cell as? UITableViewCell, cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  func askMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    ask("tableView(_:contextMenuConfigurationForRowAt:point:)") {
      $0.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)
    } ?? nil
  }

  func tellPreview(of menu: UIContextMenuConfiguration, _ animator: SimMenuAnimator) {
    ask("tableView(_:willPerformPreviewActionForMenuWith:animator:)") {
      $0.tableView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
  }

  func askFocus(at path: IndexPath) -> Bool {
    ask("tableView(_:canFocusRowAt:)") { $0.tableView(self, canFocusRowAt: path) }
      ?? allowsFocus
  }

  /// Returns the swipe actions of a row. A row that cannot be edited has none.
  func askSwipe(_ edge: SimEdge, at path: IndexPath) -> UISwipeActionsConfiguration?? {
    guard canEdit(path) else { return UISwipeActionsConfiguration(actions: []) }
    return edge == .leading
      ? ask("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      }
      : ask("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
        $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      }
  }

  func isSwipeable(_ cell: UIView) -> Bool { true }

  func canEdit(_ path: IndexPath) -> Bool {
    askSource("tableView(_:canEditRowAt:)") { $0.tableView(self, canEditRowAt: path) }
      ?? hasDataSource
  }

  func askCanMove(_ path: IndexPath) -> Bool {
    askSource("tableView(_:canMoveRowAt:)") { $0.tableView(self, canMoveRowAt: path) }
      ?? hasDataSource
  }

  func askTarget(from origin: IndexPath, at current: IndexPath, proposed: IndexPath) -> IndexPath {
    ask("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
      $0.tableView(self, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: proposed)
    } ?? proposed
  }

  func tellDrop(_ drop: SimDrop) -> Bool {
    dropDelegate?.tableView(self, performDropWith: drop)
    return dropDelegate != nil
  }

  func tellMoved(_ path: IndexPath, to target: IndexPath) -> Bool {
    askSource("tableView(_:moveRowAt:to:)") { $0.tableView(self, moveRowAt: path, to: target) }
      != nil
  }

  @discardableResult func ask<Answer>(
    _ selector: SimSelector, _ question: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    delegateMessages.ask(selector, in: self, question)
  }

  func askSource<Answer>(
    _ selector: SimSelector, _ question: (any UITableViewDataSource) -> Answer
  ) -> Answer? {
    sourceMessages.ask(selector, in: self, question)
  }
}

extension UITableView {
  func askSupplementary(_ slot: SupplementarySlot) -> UIView? {
    if let view = askView(slot) { return view }
    guard let title = title(slot) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  private func title(_ slot: SupplementarySlot) -> String? {
    slot.kind == .header
      ? askSource("tableView(_:titleForHeaderInSection:)") {
        $0.tableView(self, titleForHeaderInSection: slot.section)
      } ?? nil
      : askSource("tableView(_:titleForFooterInSection:)") {
        $0.tableView(self, titleForFooterInSection: slot.section)
      } ?? nil
  }

  /// Asks the delegate for a view, unless it is known that the delegate does not implement the method. Without the
  /// method there is no space for views.
  private func askView(_ slot: SupplementarySlot) -> UIView? {
    guard delegate != nil, knownMethods[slot.kind] != false else { return nil }
    let answer =
      slot.kind == .header
      ? ask("tableView(_:viewForHeaderInSection:)") {
        $0.tableView(self, viewForHeaderInSection: slot.section)
      }
      : ask("tableView(_:viewForFooterInSection:)") {
        $0.tableView(self, viewForFooterInSection: slot.section)
      }
    if knownMethods[slot.kind] == nil {
      knownMethods[slot.kind] = answer != nil
      if answer == nil { sim.geometry = nil }
    }
    return answer ?? nil
  }
}

extension UITableView {
  func shape(ofSection section: Int, itemCount: Int) -> SectionShape {
    let header =
      ask("tableView(_:heightForHeaderInSection:)") {
        $0.tableView(self, heightForHeaderInSection: section)
      } ?? sectionHeaderHeight
    let footer =
      ask("tableView(_:heightForFooterInSection:)") {
        $0.tableView(self, heightForFooterInSection: section)
      } ?? sectionFooterHeight
    var shape = SectionShape(
      headers: supplementaries(.header, header, section), run: run(section, itemCount),
      footers: supplementaries(.footer, footer, section))
    let padding = sectionHeaderTopPadding
    shape.topPadding = padding >= 0 ? padding : style == .plain ? 22 : 0
    if header < 0 { shape.selfSizing.insert(.header) }
    if footer < 0 { shape.selfSizing.insert(.footer) }
    // UIKit's space between the groups of a table view. It is 35 points above the first group.
    if style != .plain {
      shape.gaps = (header < 0 ? section == 0 ? 35 : 17.5 : 0, footer < 0 ? 17.5 : 0)
    }
    return shape
  }

  private func run(_ section: Int, _ count: Int) -> ItemRun {
    let fallback = rowHeight >= 0 ? rowHeight : SectionShape.rowExtent
    let isUniform =
      count == 0 || sim.options.behavior.measuresRows || heightOfRow([section, 0]) == nil
    guard !isUniform else { return .lines(count: count, columns: 1, extent: fallback) }
    sim.note(.asked(.extents(section: section, count: count)))
    let heights = (0..<count).map { heightOfRow([section, $0]) ?? -1 }
    return ItemRun(extents: heights.map { $0 >= 0 ? $0 : fallback })
  }

  func measuresRows(inSection section: Int) -> Bool {
    rowHeight < 0 || numberOfRows(inSection: section) > 0 && heightOfRow([section, 0]) != nil
  }

  func guessedHeight(at path: IndexPath) -> CGFloat? {
    let guess = ask("tableView(_:estimatedHeightForRowAt:)") {
      $0.tableView(self, estimatedHeightForRowAt: path)
    }
    return [guess ?? -1, estimatedRowHeight].first { $0 > 0 }
  }

  func measuresWidths(inSection section: Int) -> Bool { false }

  func measuredExtent(of cell: UIView, at path: IndexPath) -> CGFloat? {
    guard measuresRows(inSection: path.section) else { return nil }
    let said = heightOfRow(path) ?? rowHeight
    return said >= 0 ? said : cell.fittingHeight(width: bounds.width)
  }

  private func heightOfRow(_ path: IndexPath) -> CGFloat? {
    ask("tableView(_:heightForRowAt:)") { $0.tableView(self, heightForRowAt: path) }
  }

  private func supplementaries(
    _ kind: ElementKind, _ height: CGFloat, _ section: Int
  ) -> [(ElementKind, CGFloat)] {
    let extent = height >= 0 ? height : SectionShape.supplementaryExtent
    guard extent > 0 else { return [] }
    let mayHaveViews = delegate != nil && knownMethods[kind] != false
    let slot = SupplementarySlot(kind: kind, section: section)
    return mayHaveViews || title(slot) != nil ? [(kind, extent)] : []
  }
}

import Foundation
import UpdateContract

/// What the delegate of a table is known to implement; nil is not known yet.
struct KnownTableMethods {
  var headerViews: Bool?
  var footerViews: Bool?
}

extension UITableView: ListHost {
  var hasDataSource: Bool { dataSource != nil }
  var scrollsHorizontally: Bool { false }

  /// A table without a data source has one empty section.
  func askSectionCount() -> Int {
    dataSource?.numberOfSections(in: self) ?? 1
  }

  func askItemCount(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  func askCell(at path: ItemPath) -> UIView {
    // Without a data source there are no rows to ask for.
    dataSource?.tableView(self, cellForRowAt: path.indexPath)
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
}

extension UITableView {
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

/// Headers and footers: a view if the delegate has one, else a title.
extension UITableView {
  func askSupplementary(_ slot: SupplementarySlot) -> UIView? {
    let isHeader = slot.kind == .header
    let answer = isHeader ? askHeaderView(slot.section) : askFooterView(slot.section)
    return answer ?? titleView(slot)
  }

  func title(_ slot: SupplementarySlot) -> String? {
    let title =
      slot.kind == .header
      ? askSource("tableView(_:titleForHeaderInSection:)") {
        $0.tableView(self, titleForHeaderInSection: slot.section)
      }
      : askSource("tableView(_:titleForFooterInSection:)") {
        $0.tableView(self, titleForFooterInSection: slot.section)
      }
    return title ?? nil
  }

  private func askHeaderView(_ section: Int) -> UIView? {
    askView(\.headerViews, "tableView(_:viewForHeaderInSection:)") {
      $0.tableView(self, viewForHeaderInSection: section)
    }
  }

  private func askFooterView(_ section: Int) -> UIView? {
    askView(\.footerViews, "tableView(_:viewForFooterInSection:)") {
      $0.tableView(self, viewForFooterInSection: section)
    }
  }

  /// Asks the delegate unless it is known not to answer; a missing method leaves no room for views.
  private func askView(
    _ method: WritableKeyPath<KnownTableMethods, Bool?>, _ selector: SimSelector,
    _ question: (any UITableViewDelegate) -> UIView?
  ) -> UIView? {
    guard delegate != nil, knownMethods[keyPath: method] != false else { return nil }
    let answer = ask(selector, question)
    if knownMethods[keyPath: method] == nil {
      knownMethods[keyPath: method] = answer != nil
      if answer == nil { sim.geometry = nil }
    }
    return answer ?? nil
  }

  private func titleView(_ slot: SupplementarySlot) -> UIView? {
    guard let title = title(slot) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}

/// Heights.
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
    if header < 0 { shape.selfSizing.insert(.header) }
    if footer < 0 { shape.selfSizing.insert(.footer) }
    // What UIKit leaves between the groups of a table, 35 points above the first.
    if style != .plain {
      shape.gaps = (header < 0 ? section == 0 ? 35 : 17.5 : 0, footer < 0 ? 17.5 : 0)
    }
    return shape
  }

  /// All rows have one height unless the delegate names heights, or they are measured.
  private func run(_ section: Int, _ count: Int) -> ItemRun {
    let fallback = rowHeight >= 0 ? rowHeight : SectionShape.rowExtent
    let uniform = ItemRun.lines(count: count, columns: 1, extent: fallback)
    guard count > 0, !sim.options.behavior.measuresRows, let first = heightOfRow(0, section) else {
      return uniform
    }
    sim.note(.asked(.extents(section: section, count: count)))
    let heights = (0..<count).map { $0 == 0 ? first : heightOfRow($0, section) ?? -1 }
    return ItemRun(extents: heights.map { $0 >= 0 ? $0 : fallback })
  }

  func measuresRows(inSection section: Int) -> Bool {
    rowHeight < 0 || numberOfRows(inSection: section) > 0 && heightOfRow(0, section) != nil
  }

  func guessedHeight(at path: ItemPath) -> CGFloat? {
    let guess = ask("tableView(_:estimatedHeightForRowAt:)") {
      $0.tableView(self, estimatedHeightForRowAt: path.indexPath)
    }
    return [guess ?? -1, estimatedRowHeight].first { $0 > 0 }
  }

  func measuredHeight(of cell: UIView, at path: ItemPath) -> CGFloat? {
    guard measuresRows(inSection: path.section) else { return nil }
    let said = heightOfRow(path.item, path.section) ?? rowHeight
    return said >= 0 ? said : cell.fittingHeight(width: bounds.width)
  }

  private func heightOfRow(_ row: Int, _ section: Int) -> CGFloat? {
    ask("tableView(_:heightForRowAt:)") {
      $0.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
    }
  }

  private func supplementaries(
    _ kind: ElementKind, _ height: CGFloat, _ section: Int
  ) -> [(ElementKind, CGFloat)] {
    let extent = height >= 0 ? height : SectionShape.supplementaryExtent
    guard extent > 0 else { return [] }
    let slot = SupplementarySlot(kind: kind, section: section)
    return mayHaveViews(kind) || title(slot) != nil ? [(kind, extent)] : []
  }

  private func mayHaveViews(_ kind: ElementKind) -> Bool {
    guard delegate != nil else { return false }
    return kind == .header ? knownMethods.headerViews != false : knownMethods.footerViews != false
  }

  func tellWillDisplay(_ cell: UIView, at path: ItemPath) {
    guard let cell = cell as? UITableViewCell else { return }
    ask("tableView(_:willDisplay:forRowAt:)") {
      $0.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
    }
  }

  func tellDidEndDisplaying(_ cell: UIView, at path: ItemPath) {
    guard let cell = cell as? UITableViewCell else { return }
    ask("tableView(_:didEndDisplaying:forRowAt:)") {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
    }
  }

  func tellPrefetch(_ paths: [ItemPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths.map(\.indexPath))
  }

  func tellCancelPrefetching(_ paths: [ItemPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths.map(\.indexPath))
  }

  func askSelection(at path: ItemPath) -> Bool {
    ask("tableView(_:shouldHighlightRowAt:)") {
      $0.tableView(self, shouldHighlightRowAt: path.indexPath)
    } ?? true
  }

  func tellSelected(_ path: ItemPath) {
    ask("tableView(_:didSelectRowAt:)") {
      $0.tableView(self, didSelectRowAt: path.indexPath)
    }
  }

  func tellDeselected(_ path: ItemPath) {
    ask("tableView(_:didDeselectRowAt:)") {
      $0.tableView(self, didDeselectRowAt: path.indexPath)
    }
  }

  func show(isSelected: Bool, isAnimated: Bool, on cell: UIView) {
    guard let cell = cell as? UITableViewCell, cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: isAnimated)
  }

  /// A row that cannot be edited has no buttons.
  func askSwipe(_ edge: SimEdge, at path: ItemPath) -> UISwipeActionsConfiguration?? {
    guard canEdit(path) else { return UISwipeActionsConfiguration(actions: []) }
    let row = path.indexPath
    switch edge {
    case .leading:
      return ask("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
      }
    case .trailing:
      return ask("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") {
        $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
      }
    }
  }

  func isSwipeable(_ cell: UIView) -> Bool { true }

  func canEdit(_ path: ItemPath) -> Bool {
    guard dataSource != nil else { return false }
    return askSource("tableView(_:canEditRowAt:)") {
      $0.tableView(self, canEditRowAt: path.indexPath)
    } ?? true
  }

  func askCanMove(_ path: ItemPath) -> Bool {
    guard dataSource != nil else { return false }
    return askSource("tableView(_:canMoveRowAt:)") {
      $0.tableView(self, canMoveRowAt: path.indexPath)
    } ?? true
  }

  func askTarget(from origin: ItemPath, at current: ItemPath, proposed: ItemPath) -> ItemPath {
    let target = ask("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
      $0.tableView(
        self, targetIndexPathForMoveFromRowAt: origin.indexPath,
        toProposedIndexPath: proposed.indexPath)
    }
    return target.flatMap(sim.path) ?? proposed
  }

  func tellDrop(
    _ item: SimDropItem, at target: IndexPath, animate: @escaping (IndexPath) -> Void
  ) -> Bool {
    let drop = TableDrop(item, at: target, animate: animate)
    dropDelegate?.tableView(self, performDropWith: drop)
    return dropDelegate != nil
  }

  func tellMoved(_ path: ItemPath, to target: ItemPath) -> Bool {
    let answer: Void? = askSource("tableView(_:moveRowAt:to:)") {
      $0.tableView(self, moveRowAt: path.indexPath, to: target.indexPath)
    }
    return answer != nil
  }
}

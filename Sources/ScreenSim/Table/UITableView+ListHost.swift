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

/// Headers and footers: a view if the delegate has one, else a title.
extension UITableView {
  func askSupplementary(_ slot: SupplementarySlot) -> UIView? {
    let isHeader = slot.kind == .header
    let answer = isHeader ? askHeaderView(slot.section) : askFooterView(slot.section)
    return answer ?? titleView(slot)
  }

  func title(_ slot: SupplementarySlot) -> String? {
    slot.kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: slot.section)
      : dataSource?.tableView(self, titleForFooterInSection: slot.section)
  }

  private func askHeaderView(_ section: Int) -> UIView? {
    ask(\.headerViews) { $0.tableView(self, viewForHeaderInSection: section) }
  }

  private func askFooterView(_ section: Int) -> UIView? {
    ask(\.footerViews) { $0.tableView(self, viewForFooterInSection: section) }
  }

  /// Asks the delegate unless it is known not to answer; a missing method leaves no room for views.
  private func ask(
    _ method: WritableKeyPath<KnownTableMethods, Bool?>,
    _ question: (any UITableViewDelegate) -> UIView?
  ) -> UIView? {
    guard let delegate, knownMethods[keyPath: method] != false else { return nil }
    let answer = Default.implemented { question(delegate) }
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
    SectionShape(
      headers: supplementaries(
        .header,
        askHeight { $0.tableView(self, heightForHeaderInSection: section) }
          ?? sectionHeaderHeight, section),
      run: run(section, itemCount),
      footers: supplementaries(
        .footer,
        askHeight { $0.tableView(self, heightForFooterInSection: section) }
          ?? sectionFooterHeight, section))
  }

  /// All rows have one height unless the delegate names heights.
  private func run(_ section: Int, _ count: Int) -> ItemRun {
    let fallback = rowHeight >= 0 ? rowHeight : SectionShape.rowExtent
    let uniform = ItemRun.lines(count: count, columns: 1, extent: fallback)
    guard let delegate, count > 0 else { return uniform }
    var path = IndexPath(row: 0, section: section)
    let first = Default.implemented { delegate.tableView(self, heightForRowAt: path) }
    guard let first else { return uniform }
    sim.note(.asked(.extents(section: section, count: count)))
    var heights = [first >= 0 ? first : fallback]
    heights.reserveCapacity(count)
    for row in 1..<max(count, 1) {
      path.row = row
      let height = delegate.tableView(self, heightForRowAt: path)
      heights.append(height >= 0 ? height : fallback)
    }
    return ItemRun(extents: heights)
  }

  private func askHeight(_ question: (any UITableViewDelegate) -> CGFloat) -> CGFloat? {
    delegate.flatMap { delegate in Default.implemented { question(delegate) } }
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
    delegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
  }

  func tellDidEndDisplaying(_ cell: UIView, at path: ItemPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
  }

  func tellWillDisplay(_ view: UIView, _ slot: SupplementarySlot) {
    if slot.kind == .header {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: slot.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: slot.section)
    }
  }

  func tellDidEndDisplaying(_ view: UIView, _ slot: SupplementarySlot) {
    if slot.kind == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: slot.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: slot.section)
    }
  }

  func tellPrefetch(_ paths: [ItemPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths.map(\.indexPath))
  }

  func tellCancelPrefetching(_ paths: [ItemPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths.map(\.indexPath))
  }

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

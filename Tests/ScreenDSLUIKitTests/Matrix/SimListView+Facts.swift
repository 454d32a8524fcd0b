@testable import ScreenDSLUIKit

extension SimListView {
  private var list: (any ListView)? { self as? any ListView }
  private var slots: [(SupplementaryKind, Int)] {
    (0..<numberOfSections).flatMap { index in [.header, .footer, "badge"].map { ($0, index) } }
  }

  /// What the list shows and allows at each place, without what a user types.
  func facts() -> [String: [String]] {
    let properties: [Any?] = [
      isEditing, allowsMultipleSelection, allowsMultipleSelectionDuringEditing,
      selectionFollowsFocus, refreshControl?.isRefreshing, alwaysBounceVertical, list?.isSideways,
      adjustedContentInset, list?.indexPathsForSelectedItems ?? [], sim.seeThroughHeaders,
      sim.options.behavior.measuresRows ? nil : contentSize,
    ]
    var facts = ["list": ["has \(properties.texts)"]]
    for path in sim.visiblePaths {
      let index = IndexPath(path.item, path.section)
      guard let cell = list?.cellForItem(at: index) else { continue }
      facts["\(path)"] = self.facts(of: cell) + self.facts(at: index)
      guard let inner = cell.innerView, inner.window != nil, !inner.bounds.isEmpty else { continue }
      for (place, lines) in inner.facts() { facts["\(path) \(place)"] = lines }
    }
    for (kind, section) in slots {
      let view = list?.supplementary(kind, inSection: section)
      // With its estimated height, 28, a header that ends at the rows may be below the window, so nobody measures it.
      if view.map({ $0.frame.maxY - 28 >= contentOffset.y + bounds.height }) == true { continue }
      facts["\(kind) \(section)"] = view.map { self.facts(of: $0) }
    }
    return facts
  }

  private func facts(of view: UIView) -> [String] {
    let (table, cell) = (view as? UITableViewCell, view as? UICollectionViewCell)
    let (list, content) = (view as? UICollectionViewListCell, view as? any ContentView)
    let sign = view.subviews.lazy.compactMap { $0 as? Disclosure }.first
    // The texts of a container are those of the rows inside.
    let isContainer = view.innerView != nil
    let spoken: [Any?] = [
      isContainer ? nil : view.accessibilityLabel, view.accessibilityValue,
      view.accessibilityTraits.rawValue,
      view.isAccessibilityElement, view.accessibilityCustomActions?.map(\.name),
      view.accessibilityExpandedStatus, view.accessibilityIdentifier,
    ]
    let look: [Any?] = [
      isEditing ? table?.editControls : nil, table?.selectionStyle, table?.accessoryView != nil,
      list?.accessories.map(\.accessoryType), sign?.transform, sign?.isUserInteractionEnabled,
      table?.indentationLevel ?? list?.indentationLevel, view.gestureRecognizers?.count ?? 0,
      table?.indentationWidth ?? list?.indentationWidth, table?.isSelected ?? cell?.isSelected,
      table?.isHighlighted ?? cell?.isHighlighted, cell?.backgroundConfiguration?.isClearWhenPinned,
      cell?.automaticallyUpdatesBackgroundConfiguration, content?.contentView.rowHeight,
      content?.contentConfiguration,
    ]
    let (frame, offset) = (view.frame, contentOffset)
    let place = [frame.minX - offset.x, frame.minY - offset.y, frame.width, frame.height]
    return [
      "shows \(isContainer ? "" : view.shownText ?? "")", "says \(spoken.texts)",
      "looks \(look.texts)", "is at \(place.map { ($0 * 2).rounded() / 2 })",
    ]
  }

  private func facts(at index: IndexPath) -> [String] {
    let (table, collection) = (self as? UITableView, self as? UICollectionView)
    let allowed: [Any?] = [
      sim.swipe(index, edge: .leading)?.actions.map(\.title),
      sim.swipe(index, edge: .trailing)?.actions.map(\.title),
      sim.contextMenu(index)?.menu?.children.map(\.title), sim.canFocus(index),
      table.flatMap { $0.delegate?.tableView?($0, shouldHighlightRowAt: index) }
        ?? collection.flatMap { $0.delegate?.collectionView?($0, shouldSelectItemAt: index) },
      table.flatMap { $0.dataSource?.tableView?($0, canMoveRowAt: index) }
        ?? collection.flatMap { $0.dataSource?.collectionView?($0, canMoveItemAt: index) },
    ]
    return ["allows \(allowed.texts)"]
  }

  /// Scrolls to the rows that another list shows. Estimates of heights may differ where nobody was yet.
  func follow(_ other: SimListView, _ bench: Bench) {
    let paths = other.sim.visiblePaths.map { IndexPath($0.item, $0.section) }
    for _ in 0..<4 {
      var offset = other.contentOffset
      let frames = zip(framesOfRowOrSlots(paths.last), other.framesOfRowOrSlots(paths.last))
      if case (let mine?, let theirs?)? = frames.first(where: { $0 != nil && $1 != nil }) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        offset.x += isMirrored ? mine.maxX - theirs.maxX : mine.minX - theirs.minX
        // A row that begins far above the window is measured only if it is visible with its estimated height.
        let isGuess = abs(mine.height - theirs.height) > 0.5
        offset.y += mine.minY - (isGuess ? max(offset.y, theirs.minY) : theirs.minY)
      }
      sim.scroll(to: offset)
      bench.settle()
    }
    for path in paths {
      guard let theirs = other.list?.cellForItem(at: path)?.innerView else { continue }
      list?.cellForItem(at: path)?.innerView?.follow(theirs, bench)
    }
  }

  private func framesOfRowOrSlots(_ path: IndexPath?) -> [CGRect?] {
    path.map { [list?.frame(at: $0)] }
      ?? slots.map { list?.supplementary($0, inSection: $1)?.frame }
  }
}

extension [Any?] {
  fileprivate var texts: [String] { map { value in value.map { "\($0)" } ?? "-" } }
}

import Foundation

extension UICollectionView: ListHost {
  var hasDataSource: Bool { dataSource != nil }
  var scrollsHorizontally: Bool { collectionViewLayout.scrollsHorizontally }

  func askSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func askItemCount(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func askCell(at path: IndexPath) -> UIView {
    // Without a data source there are no items, so this cell is never shown.
    dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
  }

  func askSupplementary(_ slot: SupplementarySlot) -> UIView? {
    askSource("collectionView(_:viewForSupplementaryElementOfKind:at:)") {
      $0.collectionView(
        self, viewForSupplementaryElementOfKind: slot.kind.description, at: [slot.section, 0])
    }
  }

  func shape(ofSection section: Int, itemCount: Int) -> SectionShape {
    collectionViewLayout.shape(ofSection: section, itemCount: itemCount, in: bounds.size)
  }

  func measuresRows(inSection section: Int) -> Bool {
    collectionViewLayout.measuresRows(inSection: section, in: bounds.size)
  }

  func guessedHeight(at path: IndexPath) -> CGFloat? { nil }

  func measuresWidths(inSection section: Int) -> Bool {
    collectionViewLayout.measuresWidths(inSection: section, in: bounds.size)
  }

  func measuredExtent(of cell: UIView, at path: IndexPath) -> CGFloat? {
    guard measuresRows(inSection: path.section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = cell.frame
    attributes.isWidthGuess = measuresWidths(inSection: path.section)
    let size = (cell as? UICollectionViewCell)?.preferredLayoutAttributesFitting(attributes).size
    return attributes.isWidthGuess ? size?.width : size?.height
  }

  func makeView(
    _ viewClass: AnyClass, _ kind: ElementKind, _ identifier: String
  ) -> (any ReusableView)? {
    switch kind {
    case .cell: (viewClass as? UICollectionViewCell.Type)?.init(frame: .zero)
    case .supplementary: (viewClass as? UICollectionReusableView.Type)?.init(frame: .zero)
    }
  }

  func viewType(of kind: ElementKind) -> UIView.Type {
    kind == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
  }

  func tellWillDisplay(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    ask("collectionView(_:willDisplay:forItemAt:)") {
      $0.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  func tellDidEndDisplaying(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    ask("collectionView(_:didEndDisplaying:forItemAt:)") {
      $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  func tellDisplay(_ isShown: Bool, _ view: UIView, of slot: SupplementarySlot) {
    guard let view = view as? UICollectionReusableView else { return }
    let (kind, path): (_, IndexPath) = (slot.kind.description, [slot.section, 0])
    if isShown {
      ask("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
        $0.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      }
    } else {
      ask("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      }
    }
  }

  func tellPrefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  func tellCancelPrefetching(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
  }

  func askSelection(at path: IndexPath) -> Bool {
    let isTouchable = ask("collectionView(_:shouldHighlightItemAt:)") {
      $0.collectionView(self, shouldHighlightItemAt: path)
    }
    if isTouchable == false { return false }
    return ask("collectionView(_:shouldSelectItemAt:)") {
      $0.collectionView(self, shouldSelectItemAt: path)
    } ?? true
  }

  func tellSelected(_ path: IndexPath) {
    ask("collectionView(_:didSelectItemAt:)") { $0.collectionView(self, didSelectItemAt: path) }
  }

  func tellDeselected(_ path: IndexPath) {
    ask("collectionView(_:didDeselectItemAt:)") { $0.collectionView(self, didDeselectItemAt: path) }
  }

  func show(isSelected: Bool, animated: Bool, on cell: UIView) {
    guard let cell = cell as? UICollectionViewCell, cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  /// Asks for a context menu. From iOS 16 on, UIKit calls the method for several items first.
  func askMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    ask("collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
      $0.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: .zero)
    } ?? ask("collectionView(_:contextMenuConfigurationForItemAt:point:)") {
      $0.collectionView(self, contextMenuConfigurationForItemAt: path, point: .zero)
    } ?? nil
  }

  func tellPreview(of menu: UIContextMenuConfiguration, _ animator: SimMenuAnimator) {
    ask("collectionView(_:willPerformPreviewActionForMenuWith:animator:)") {
      $0.collectionView(self, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
  }

  func askFocus(at path: IndexPath) -> Bool {
    ask("collectionView(_:canFocusItemAt:)") { $0.collectionView(self, canFocusItemAt: path) }
      ?? allowsFocus
  }

  func askSwipe(_ edge: SimEdge, at path: IndexPath) -> UISwipeActionsConfiguration?? {
    collectionViewLayout.swipeProvider(edge, section: path.section, in: bounds.size).map {
      $0(path)
    }
  }

  func isSwipeable(_ cell: UIView) -> Bool { cell is UICollectionViewListCell }

  func askCanMove(_ path: IndexPath) -> Bool {
    askSource("collectionView(_:canMoveItemAt:)") { $0.collectionView(self, canMoveItemAt: path) }
      ?? hasDataSource
  }

  func askTarget(from origin: IndexPath, at current: IndexPath, proposed: IndexPath) -> IndexPath {
    ask("collectionView(_:targetIndexPathForMoveOfItem:)") {
      $0.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin,
        atCurrentIndexPath: current, toProposedIndexPath: proposed)
    } ?? proposed
  }

  func tellDrop(_ drop: SimDrop) -> Bool {
    dropDelegate?.collectionView(self, performDropWith: drop)
    return dropDelegate != nil
  }

  func tellMoved(_ path: IndexPath, to target: IndexPath) -> Bool {
    askSource("collectionView(_:moveItemAt:to:)") {
      $0.collectionView(self, moveItemAt: path, to: target)
    } != nil
  }

  @discardableResult func ask<Answer>(
    _ selector: SimSelector, _ question: (any UICollectionViewDelegate) -> Answer
  ) -> Answer? {
    delegateMessages.ask(selector, in: self, question)
  }

  func askSource<Answer>(
    _ selector: SimSelector, _ question: (any UICollectionViewDataSource) -> Answer
  ) -> Answer? {
    sourceMessages.ask(selector, in: self, question)
  }
}

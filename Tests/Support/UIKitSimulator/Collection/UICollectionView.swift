public import Foundation
import UpdateContract

@MainActor open class UICollectionView: SimListView {
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adopt(collectionViewLayout, insteadOf: oldValue) }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { sourceDidChange(to: dataSource, from: oldValue) }
  }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { delegateDidChange(to: delegate, from: oldValue) }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  public class var elementKindSectionHeader: String { ElementKind.header.description }
  public class var elementKindSectionFooter: String { ElementKind.footer.description }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame, kind: .collection)
    sim.host = self
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) { nil }

  override func contentDidChange() { collectionViewLayout.contentDidChange() }

  private func adopt(_ layout: UICollectionViewLayout, insteadOf old: UICollectionViewLayout) {
    if old !== layout { old.collectionView = nil }
    layout.collectionView = self
    sim.forgetHeights()
  }
}

extension UICollectionView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = Self(rawValue: 1 << 0)
    public static let left = Self(rawValue: 1 << 3)
  }

  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? {
    sim.selection.values.sorted().map(\.indexPath)
  }

  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    sim.select(indexPath, keepsOthers: sim.takesSeveral)
    guard let indexPath else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) { sim.deselect(indexPath) }

  public func numberOfItems(inSection section: Int) -> Int { sim.itemCount(inSection: section) }

  /// Returns the cell of an item, if it is visible or prepared.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    sim.path(indexPath).flatMap(sim.view(at:)) as? UICollectionViewCell
  }

  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    sim.path(of: cell)?.indexPath
  }

  /// The visible cells. Tests must not rely on their order.
  public var visibleCells: [UICollectionViewCell] {
    sim.placed.liveInOrder.reversed().compactMap { $0.view as? UICollectionViewCell }
  }

  /// The visible items. Tests must not rely on their order.
  public var indexPathsForVisibleItems: [IndexPath] {
    sim.placed.liveInOrder.reversed().map(\.path.indexPath)
  }

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    sim.supplementaryView(.supplementary(elementKind), inSection: indexPath.section)
      as? UICollectionReusableView
  }

  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let path = sim.path(indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = sim.rect(at: path)
    return attributes
  }

  public func layoutAttributesForSupplementaryElement(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let slot = SupplementarySlot(
      kind: .supplementary(elementKind), section: indexPath.section)
    guard let frame = sim.rect(of: slot) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if !scrollPosition.isEmpty { sim.scroll(to: indexPath) }
  }
}

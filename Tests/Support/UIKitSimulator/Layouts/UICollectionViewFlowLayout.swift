public import Foundation

/// A layout of lines of equal items. The simulation of spacing and insets is not exact.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  override var scrollsHorizontally: Bool { scrollDirection == .horizontal }

  override func shape(ofSection section: Int, itemCount: Int, in size: CGSize) -> SectionShape {
    SectionShape(run: delegateRun(section, itemCount) ?? uniformRun(itemCount, in: size))
  }
}

extension UICollectionViewFlowLayout {
  func extent(_ size: CGSize) -> CGFloat { scrollsHorizontally ? size.width : size.height }

  func breadth(_ size: CGSize) -> CGFloat { scrollsHorizontally ? size.height : size.width }

  func uniformRun(_ count: Int, in size: CGSize) -> ItemRun {
    let gap = minimumInteritemSpacing
    let columns = (breadth(size) + gap) / max(breadth(itemSize) + gap, 1)
    return .lines(
      count: count, columns: max(1, Int(columns)), extent: extent(itemSize) + minimumLineSpacing)
  }

  func delegateRun(_ section: Int, _ count: Int) -> ItemRun? {
    guard count > 0, let sizes = sizesFromDelegate(section, count) else { return nil }
    return ItemRun(extents: sizes.map { extent($0) + minimumLineSpacing })
  }

  private func sizesFromDelegate(_ section: Int, _ count: Int) -> [CGSize]? {
    var sizes: [CGSize] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = askDelegate("collectionView(_:layout:sizeForItemAt:)") {
        $0.collectionView($1, layout: self, sizeForItemAt: path)
      }
      guard let size else { return nil }
      sizes.append(size)
    }
    return sizes
  }

  private func askDelegate<Answer>(
    _ selector: SimSelector,
    _ question: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Answer
  ) -> Answer? {
    guard let view = collectionView else { return nil }
    return view.delegateMessages.ask(selector, in: view) { question($0, view) }
  }
}

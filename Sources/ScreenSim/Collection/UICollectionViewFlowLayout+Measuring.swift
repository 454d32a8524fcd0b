import Foundation

extension UICollectionViewFlowLayout {
  func extent(_ size: CGSize) -> CGFloat {
    scrollsHorizontally ? size.width : size.height
  }

  func breadth(_ size: CGSize) -> CGFloat {
    scrollsHorizontally ? size.height : size.width
  }

  func chrome(_ kind: ElementKind, size: CGSize) -> [(ElementKind, CGFloat)] {
    extent(size) > 0 ? [(kind, extent(size))] : []
  }

  func uniformRun(_ count: Int, in size: CGSize) -> ItemRun {
    let gap = minimumInteritemSpacing
    let columns = (breadth(size) + gap) / max(breadth(itemSize) + gap, 1)
    return .lines(
      count: count, columns: max(1, Int(columns)), extent: extent(itemSize) + minimumLineSpacing)
  }

  /// Items whose sizes the delegate names make a line each.
  func delegateRun(_ section: Int, _ count: Int) -> ItemRun? {
    guard count > 0, let sizes = sizesFromDelegate(section, count) else { return nil }
    return ItemRun(extents: sizes.map { extent($0) + minimumLineSpacing })
  }

  func headerSize(_ section: Int) -> CGSize {
    askDelegate { $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section) }
      ?? headerReferenceSize
  }

  func footerSize(_ section: Int) -> CGSize {
    askDelegate { $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section) }
      ?? footerReferenceSize
  }

  private func sizesFromDelegate(_ section: Int, _ count: Int) -> [CGSize]? {
    var sizes: [CGSize] = []
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let size = askDelegate { $0.collectionView($1, layout: self, sizeForItemAt: path) }
      guard let size else { return nil }
      sizes.append(size)
    }
    return sizes
  }

  private func askDelegate<Answer>(
    _ question: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Answer
  ) -> Answer? {
    guard
      let view = collectionView,
      let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    else { return nil }
    return Default.implemented { question(delegate, view) }
  }
}

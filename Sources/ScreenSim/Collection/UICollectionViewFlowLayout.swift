public import Foundation

/// A layout of lines of equal items; spacing and insets are not simulated exactly.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The axis along which the lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items whose delegate names none.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A guess of the size of items; ignored.
  open var estimatedItemSize = CGSize.zero
  /// The room between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around a section; ignored.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers; zero is no header.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; zero is no footer.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  override var scrollsHorizontally: Bool { scrollDirection == .horizontal }

  override func shape(ofSection section: Int, itemCount: Int, in size: CGSize) -> SectionShape {
    SectionShape(
      headers: chrome(.header, size: headerSize(section)),
      run: delegateRun(section, itemCount) ?? uniformRun(itemCount, in: size),
      footers: chrome(.footer, size: footerSize(section)))
  }
}

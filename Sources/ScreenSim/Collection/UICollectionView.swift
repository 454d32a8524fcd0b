public import Foundation
import UpdateContract

/// A simulated collection: it judges updates as strictly as its `sim` is told to.
@MainActor open class UICollectionView: SimListView {
  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adopt(collectionViewLayout, insteadOf: oldValue) }
  }
  /// The object that has the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { sim.ownerDidChange(from: oldValue, to: dataSource, isDataSource: true) }
  }
  /// The object that hears what happens to items.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      sim.ownerDidChange(from: oldValue, to: delegate, isDataSource: false)
    }
  }
  /// The object that prepares data ahead of time.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// The view behind the items.
  open var backgroundView: UIView?
  /// Whether items show their edit controls.
  open var isEditing = false

  /// The kind of the view above a section.
  public class var elementKindSectionHeader: String { ElementKind.header.description }
  /// The kind of the view below a section.
  public class var elementKindSectionFooter: String { ElementKind.footer.description }

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame, kind: .collection)
    sim.host = self
    layout.collectionView = self
  }

  /// Creates a collection with a list layout without decoding anything.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder, kind: .collection)
    sim.host = self
    collectionViewLayout.collectionView = self
  }

  /// Changes the layout at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  private func adopt(_ layout: UICollectionViewLayout, insteadOf old: UICollectionViewLayout) {
    if old !== layout { old.collectionView = nil }
    layout.collectionView = self
    sim.geometryDidChange()
  }
}

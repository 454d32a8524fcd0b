public import Foundation

/// A closure that returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis along which the sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The room between sections; ignored.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout; not shown here.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration.
  public override init() {
    super.init()
  }
}

/// A layout put together from groups of items.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// Creates a layout whose sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }

  /// Creates a layout whose sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout that asks for each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns a layout that looks like a table.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  override var scrollsHorizontally: Bool { configuration.scrollDirection == .horizontal }

  override func shape(ofSection section: Int, itemCount: Int, in size: CGSize) -> SectionShape {
    guard let layout = sectionLayout(section, in: size) else {
      return super.shape(ofSection: section, itemCount: itemCount, in: size)
    }
    return layout.shape(itemCount: itemCount, in: size, isHorizontal: scrollsHorizontally)
  }

  override func swipeProvider(
    _ edge: SimEdge, section: Int, in size: CGSize
  ) -> SwipeProvider? {
    sectionLayout(section, in: size)?.swipeProviders[edge]
  }

  /// Returns what the provider makes of a section, to read layout hints back.
  public func sectionLayout(_ section: Int, in size: CGSize) -> NSCollectionLayoutSection? {
    provider(section, SimLayoutEnvironment(contentSize: size))
  }
}

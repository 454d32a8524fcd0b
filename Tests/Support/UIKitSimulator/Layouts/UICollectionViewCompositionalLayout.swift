public import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical

  public override init() { super.init() }
}

@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The sections that the provider has returned for a size. They are used until the whole layout is invalidated, or
  /// until the content or the size changes.
  private var known: (size: CGSize, sections: [Int: NSCollectionLayoutSection?]) = (.zero, [:])

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    provider = sectionProvider
    self.configuration = configuration
  }

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
      // If a section has items, UIKit raises an exception. If it has none, UIKit shows nothing for it.
      if itemCount > 0 { collectionView?.sim.fail(.rule("L1", section)) }
      return .nothing(count: itemCount)
    }
    return layout.shape(
      itemCount: itemCount, in: size, isHorizontal: scrollsHorizontally,
      stacks: collectionView?.sim.options.behavior.stacksBoundaryItems ?? true)
  }

  override func measuresRows(inSection section: Int, in size: CGSize) -> Bool {
    measuresWidths(inSection: section, in: size)
      || !scrollsHorizontally
        && sectionLayout(section, in: size)?.group.layoutSize.heightDimension.isEstimated == true
  }

  override func measuresWidths(inSection section: Int, in size: CGSize) -> Bool {
    guard let section = sectionLayout(section, in: size) else { return false }
    return section.group.layoutSize.widthDimension.isEstimated
      && (scrollsHorizontally || section.orthogonalScrollingBehavior != .none)
  }

  override func swipeProvider(
    _ edge: SimEdge, section: Int, in size: CGSize
  ) -> SwipeProvider? {
    sectionLayout(section, in: size)?.swipeProviders[edge]
  }

  /// Returns what the provider returns for a section, so that tests can read layout hints.
  public func sectionLayout(_ section: Int, in size: CGSize) -> NSCollectionLayoutSection? {
    if known.size != size { known = (size, [:]) }
    if let known = known.sections[section] { return known }
    let made = provider(section, SimLayoutEnvironment(contentSize: size))
    known.sections[section] = .some(made)
    return made
  }

  open override func invalidateLayout() {
    contentDidChange()
    super.invalidateLayout()
  }

  override func contentDidChange() { known.sections = [:] }
}

@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
}

@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

@MainActor
public final class SimLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  public let contentSize: CGSize

  public init(contentSize: CGSize) { self.contentSize = contentSize }

  public var container: any NSCollectionLayoutContainer { self }
  public var effectiveContentSize: CGSize { contentSize }
}

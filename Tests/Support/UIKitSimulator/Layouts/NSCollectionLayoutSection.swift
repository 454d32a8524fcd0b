public import Foundation

@MainActor open class NSCollectionLayoutSection: NSObject {
  public let group: NSCollectionLayoutGroup
  /// The simulator uses only the top inset, as the space instead of a header.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Called when the section is laid out or scrolled. Here only tests call it.
  open var visibleItemsInvalidationHandler:
    (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  var swipeProviders: [SimEdge: SwipeProvider] = [:]
  public internal(set) var listConfiguration: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  nonisolated open override func copy() -> Any {
    let copy: NSCollectionLayoutSection = MainActor.assumeIsolated {
      let copy = NSCollectionLayoutSection(group: group)
      copy.contentInsets = contentInsets
      copy.interGroupSpacing = interGroupSpacing
      copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
      copy.boundarySupplementaryItems = boundarySupplementaryItems
      (copy.swipeProviders, copy.listConfiguration) = (swipeProviders, listConfiguration)
      return copy
    }
    return copy
  }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

extension NSCollectionLayoutSection {
  /// Returns lines of equal groups; the space inside groups is not simulated.
  /// - Parameter stacks: Whether boundary items follow one another; if not, each touches the items, but for its offset.
  func shape(
    itemCount: Int, in size: CGSize, isHorizontal: Bool, stacks: Bool
  ) -> SectionShape {
    var shape = SectionShape(run: run(itemCount, in: size, isHorizontal))
    if !stacks { shape.offsets = [:] }
    // Space beside headers is not simulated.
    if !isHorizontal { shape.gaps.header = contentInsets.top }
    for item in boundarySupplementaryItems {
      let kind = ElementKind.supplementary(item.elementKind)
      let part = (kind, extent(item.layoutSize.points(in: size), isHorizontal))
      if item.isFooter { shape.footers.append(part) } else { shape.headers.append(part) }
      if !isHorizontal, item.layoutSize.heightDimension.isEstimated {
        shape.selfSizing.insert(kind)
      }
      shape.offsets?[kind] = isHorizontal ? item.offset.x : item.offset.y
    }
    return shape
  }

  private func run(_ count: Int, in size: CGSize, _ isHorizontal: Bool) -> ItemRun {
    let groupSize = group.layoutSize.points(in: size)
    let columns = max(1, group.cellCount(in: groupSize))
    // If an item does not fit into its group, it is not visible.
    let isTooWide = group.subitems.contains {
      $0.layoutSize.points(in: groupSize).width > groupSize.width + 0.5
    }
    if isTooWide { return .lines(count: count, columns: columns, extent: 0) }
    guard orthogonalScrollingBehavior != .none else {
      let line = extent(groupSize, isHorizontal) + interGroupSpacing
      return .lines(
        count: count, columns: columns, extent: line, breadth: extent(groupSize, !isHorizontal))
    }
    return .orthogonal(
      Carousel(
        count: count, columns: columns, extent: extent(groupSize, isHorizontal),
        groupBreadth: extent(groupSize, !isHorizontal) + interGroupSpacing,
        breadth: extent(size, !isHorizontal), spacing: interGroupSpacing,
        hasGuessedWidths: group.layoutSize.widthDimension.isEstimated))
  }

  private func extent(_ size: CGSize, _ isHorizontal: Bool) -> CGFloat {
    isHorizontal ? size.width : size.height
  }

  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = size(height: SectionShape.rowExtent)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = supplementaries(of: configuration)
    section.swipeProviders[.leading] = configuration.leadingSwipeActionsConfigurationProvider
    section.swipeProviders[.trailing] = configuration.trailingSwipeActionsConfigurationProvider
    section.listConfiguration = configuration
    return section
  }

  private static func supplementaries(
    of configuration: UICollectionLayoutListConfiguration
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary { items.append(edge(.header, .top)) }
    if configuration.footerMode == .supplementary { items.append(edge(.footer, .bottom)) }
    return items
  }

  private static func edge(
    _ kind: ElementKind, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(height: SectionShape.supplementaryExtent), elementKind: kind.description,
      alignment: alignment)
  }

  private static func size(height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }
}

public struct UICollectionLayoutListConfiguration {
  public enum Appearance { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode { case none, supplementary, firstItemInSection }
  public enum FooterMode { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider =
    (IndexPath) -> UISwipeActionsConfiguration?

  public var appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }
}

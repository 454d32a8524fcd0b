import Foundation

extension NSCollectionLayoutSection {
  /// Returns a section that looks like a table.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = size(height: SectionShape.rowExtent)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = chrome(of: configuration)
    section.swipeProviders[.leading] = configuration.leadingSwipeActionsConfigurationProvider
    section.swipeProviders[.trailing] = configuration.trailingSwipeActionsConfigurationProvider
    section.listConfiguration = configuration
    return section
  }

  private static func chrome(
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
      layoutSize: size(height: SectionShape.chromeExtent), elementKind: kind.description,
      alignment: alignment)
  }

  private static func size(height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }
}

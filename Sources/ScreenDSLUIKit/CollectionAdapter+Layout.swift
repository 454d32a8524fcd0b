#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  import Foundation
  public import ScreenDSL

  #if canImport(UIKit)
    public import UIKit
  #else
    public import ScreenSim
  #endif

  extension CollectionAdapter {
    /// A compositional layout that follows the hints of the sections.
    ///
    /// ```swift
    /// collectionView.collectionViewLayout = adapter.layout()
    /// ```
    /// - Parameter hint: How the rows of sections without a hint lie.
    public func layout(default hint: LayoutHint = .list) -> UICollectionViewLayout {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      // A list that is one carousel scrolls sideways itself, so that its offset can be kept.
      if hint.arrangement == .carousel { configuration.scrollDirection = .horizontal }
      return UICollectionViewCompositionalLayout(
        sectionProvider: { [weak self] index, environment in
          self?.section(at: index, default: hint, environment)
        }, configuration: configuration)
    }

    private func section(
      at index: Int, default hint: LayoutHint, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
      let sections = core.updater.current.sections
      guard sections.indices.contains(index) else { return nil }
      let ownHint = sections[index].layout
      let section = layoutSection(ownHint ?? hint, environment)
      if ownHint?.arrangement == .carousel, hint.arrangement != .carousel {
        section.orthogonalScrollingBehavior = .continuous
      }
      section.boundarySupplementaryItems = sections[index].supplementaries.map {
        NSCollectionLayoutBoundarySupplementaryItem($0.kind)
      }
      return section
    }

    private func layoutSection(
      _ hint: LayoutHint, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      switch hint.arrangement {
      case .list where hint.itemHeight == nil && hint.itemWidth == nil:
        return list(environment)
      case .list:
        return lines(of: 1, hint)
      case .grid(let columns):
        return lines(of: columns, hint)
      case .carousel:
        let size = NSCollectionLayoutSize(
          widthDimension: .points(hint.itemWidth) ?? .estimated(150),
          heightDimension: .points(hint.itemHeight) ?? .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
      }
    }

    /// Lines of so many rows each, side by side.
    private func lines(of columns: Int, _ hint: LayoutHint) -> NSCollectionLayoutSection {
      let height = NSCollectionLayoutDimension.points(hint.itemHeight) ?? .estimated(44)
      let width =
        NSCollectionLayoutDimension.points(hint.itemWidth) ?? .fractionalWidth(1 / CGFloat(columns))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
      let line = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height)
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: line, subitems: Array(repeating: item, count: columns)))
    }

    private func list(
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      #if !os(tvOS)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
          self?.core.swipeActions(.leading, at: path)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
          self?.core.swipeActions(.trailing, at: path)
        }
      #endif
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  extension NSCollectionLayoutDimension {
    fileprivate static func points(_ length: Double?) -> NSCollectionLayoutDimension? {
      length.map { .absolute(CGFloat($0)) }
    }
  }

  extension NSCollectionLayoutBoundarySupplementaryItem {
    fileprivate convenience init(_ kind: SupplementaryKind) {
      self.init(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
        elementKind: kind.elementKind, alignment: kind == .footer ? .bottom : .top)
    }
  }
#endif

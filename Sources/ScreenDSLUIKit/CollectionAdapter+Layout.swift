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
      layout(default: hint, isNested: false)
    }

    /// - Parameter isNested: Whether the list is inside a cell: then the rows of a carousel are as high as
    ///   the list, which would scroll the other way too if they were higher.
    func layout(default hint: LayoutHint, isNested: Bool) -> UICollectionViewLayout {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      // A list that is one carousel scrolls sideways itself, so that its offset can be kept.
      if hint.arrangement == .carousel { configuration.scrollDirection = .horizontal }
      return UICollectionViewCompositionalLayout(
        sectionProvider: { [weak self] index, environment in
          // A view must have a layout for each section with rows, whoever is its data source by now.
          self?.section(at: index, default: hint, isNested, environment)
            ?? Self.lines(of: 1, .list, environment)
        }, configuration: configuration)
    }

    private func section(
      at index: Int, default hint: LayoutHint, _ isNested: Bool,
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
      let sections = core.updater.current.sections
      guard sections.indices.contains(index) else { return nil }
      let ownHint = sections[index].layout ?? hint
      let section: NSCollectionLayoutSection
      switch ownHint.arrangement {
      case .list where ownHint.itemHeight == nil && ownHint.itemWidth == nil:
        section = list(environment)
      case .list:
        section = Self.lines(of: 1, ownHint, environment)
      case .grid(let columns):
        section = Self.lines(of: columns, ownHint, environment)
      case .carousel where hint.arrangement == .carousel:
        let height = isNested ? nil : ownHint.itemHeight
        section = Self.carousel(ownHint.itemWidth, .points(height) ?? .fractionalHeight(1))
      case .carousel:
        section = Self.carousel(ownHint.itemWidth, .points(ownHint.itemHeight) ?? .estimated(150))
        section.orthogonalScrollingBehavior = .continuous
      }
      section.boundarySupplementaryItems = sections[index].supplementaries.map(\.kind)
        .filter { core.declares($0, in: index) }
        .map { NSCollectionLayoutBoundarySupplementaryItem($0) }
      return section
    }

    private static func carousel(
      _ width: Double?, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .points(width) ?? .estimated(150), heightDimension: height)
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    /// Lines of so many rows each, side by side, none wider than the list: such a row would not show.
    private static func lines(
      of columns: Int, _ hint: LayoutHint, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      let height = NSCollectionLayoutDimension.points(hint.itemHeight) ?? .estimated(44)
      let widest = Double(environment.container.effectiveContentSize.width)
      let width =
        NSCollectionLayoutDimension.points(hint.itemWidth.map { min($0, widest) })
        ?? .fractionalWidth(1 / CGFloat(columns))
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

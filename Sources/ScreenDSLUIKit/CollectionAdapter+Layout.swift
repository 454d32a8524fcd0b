#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension CollectionAdapter {
    /// Returns a compositional layout that arranges the rows of each section as the section's layout hint says.
    ///
    /// ```swift
    /// collectionView.collectionViewLayout = adapter.layout()
    /// ```
    /// - Parameters:
    ///   - hint: The layout hint for sections that declare no hint.
    ///   - own: Returns the layout of a section; nil to use the section's layout hint. If the layout has no boundary
    ///     supplementary items, the adapter adds the supplementary views that the section declares.
    public func layout(
      default hint: LayoutHint = .list, _ own: @escaping SectionLayout = { _, _ in nil }
    ) -> UICollectionViewLayout { layout(default: hint, isNested: false, own) }

    func layout(
      default hint: LayoutHint, isNested: Bool, _ own: @escaping SectionLayout
    ) -> UICollectionViewLayout {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      // If `hint` is a carousel, the view itself scrolls sideways, because UIKit has no method that sets the scroll
      // offset of a single section.
      if hint.arrangement == .carousel { configuration.scrollDirection = .horizontal }
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { [weak self] index, environment in
          // If the app has replaced the data source, UIKit needs a layout for sections that the adapter does not know.
          self?.section(at: index, default: hint, isNested, environment, own)
            ?? Self.lines(of: 1, .list, .estimated(44), environment)
        }, configuration: configuration)
      (core.layout, core.layoutHint) = (layout, hint)
      return layout
    }

    private func section(
      at index: Int, default hint: LayoutHint, _ isNested: Bool,
      _ environment: any NSCollectionLayoutEnvironment, _ own: SectionLayout
    ) -> NSCollectionLayoutSection? {
      guard let shown = core.updater.current.section(at: index) else { return nil }
      let (id, ownHint) = (shown.id, shown.layout ?? hint)
      let ownSection = own(id, environment)
      let isChanged =
        ownSection == nil
        ? core.ownLayouts.remove(id) != nil : core.ownLayouts.insert(id).inserted
      if isChanged { core.followLayoutsLater() }
      // The app may return one object for several sections, so the adapter changes a copy.
      let section =
        ownSection.flatMap { $0.copy() as? NSCollectionLayoutSection }
        ?? self.section(
          ownHint, of: id, inCarousel: hint.arrangement == .carousel, isNested,
          hasHeights: shown.mayHaveHeights && hint.arrangement != .carousel, environment)
      if core.isSubstitute(index) { section.contentInsets.top += core.substituteGap }
      let items = section.boundarySupplementaryItems
      section.boundarySupplementaryItems = items.filter {
        !core.hides(SupplementaryKind(elementKind: $0.elementKind), in: index)
      }
      guard items.isEmpty else { return section }
      let kinds = shown.supplementaries.map(\.kind).filter { core.declares($0, in: index) }
      let upper = kinds.filter { $0 != .footer }
      section.boundarySupplementaryItems = kinds.map { kind in
        // UIKit would put all supplementary views above a section at the same position, so each gets an offset.
        let later = upper.firstIndex(of: kind).map { upper.count - 1 - $0 } ?? 0
        let height: CGFloat = 28
        let item = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
          elementKind: kind.elementKind, alignment: kind == .footer ? .bottom : .top,
          absoluteOffset: CGPoint(x: 0, y: -height * CGFloat(later)))
        item.pinToVisibleBounds = ownHint.pinsHeader && kind == .header
        return item
      }
      return section
    }

    private func section(
      _ hint: LayoutHint, of id: SectionID, inCarousel: Bool, _ isNested: Bool, hasHeights: Bool,
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      func height(_ guess: Double) -> NSCollectionLayoutDimension {
        let height = CGFloat(hint.itemHeight ?? guess)
        return hint.itemHeight == nil || hasHeights ? .estimated(height) : .absolute(height)
      }
      let section: NSCollectionLayoutSection
      switch hint.arrangement {
      case .list: section = list(hint.appearance, of: id, environment)
      case .grid(let columns): section = Self.lines(of: columns, hint, height(44), environment)
      case .carousel where inCarousel:
        let fills = isNested || hint.itemHeight == nil
        section = Self.carousel(hint, fills ? .fractionalHeight(1) : height(150))
      case .carousel:
        section = Self.carousel(hint, height(150))
        section.orthogonalScrollingBehavior =
          switch hint.paging {
          case nil: .continuous
          case .pages: .paging
          case .centeredRows: .groupPagingCentered
          }
        // UIKit reports scrolls inside a section only to this handler.
        section.visibleItemsInvalidationHandler = { [weak core] _, _, _ in
          core?.updater.checkVisibility()
        }
      }
      section.interGroupSpacing = CGFloat(hint.spacing)
      if let insets = hint.insets {
        section.contentInsets = NSDirectionalEdgeInsets(
          top: CGFloat(insets.top), leading: CGFloat(insets.leading),
          bottom: CGFloat(insets.bottom), trailing: CGFloat(insets.trailing))
      }
      if hint.arrangement == .list, let width = hint.itemWidth {
        // A row of a list layout fills the width between the section's insets, so the trailing inset decides the width.
        let insets = section.contentInsets
        let room = environment.container.effectiveContentSize.width - insets.leading
        section.contentInsets.trailing = max(insets.trailing, room - CGFloat(width))
      }
      return section
    }

    private static func carousel(
      _ hint: LayoutHint, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: hint.itemWidth.map { .absolute(CGFloat($0)) }
          ?? .estimated(hint.fitsContent ? 80 : LayoutHint.cardWidth), heightDimension: height)
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    /// Returns the layout of a section with `columns` rows side by side. UIKit adds rows to a group until the group is
    /// full, so each group has exactly the width of `columns` rows and their gaps.
    private static func lines(
      of columns: Int, _ hint: LayoutHint, _ height: NSCollectionLayoutDimension,
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      let gaps = hint.spacing * Double(columns - 1)
      let room =
        Double(environment.container.effectiveContentSize.width)
        - (hint.insets.map { $0.leading + $0.trailing } ?? 0)
      let wanted = hint.itemWidth.map { $0 * Double(columns) + gaps } ?? room
      let width = max(1, min(wanted, room))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: hint.spacing == 0
            ? .fractionalWidth(1 / CGFloat(columns))
            : .absolute(max(1, (width - gaps) / CGFloat(columns))), heightDimension: height))
      let line = NSCollectionLayoutSize(
        widthDimension: .absolute(CGFloat(width)), heightDimension: height)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: line, subitems: Array(repeating: item, count: columns))
      group.interItemSpacing = .fixed(CGFloat(hint.spacing))
      return NSCollectionLayoutSection(group: group)
    }

    private func list(
      _ appearance: LayoutHint.Appearance, of id: SectionID,
      _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      var configuration = UICollectionLayoutListConfiguration(appearance: .init(appearance))
      configureList?(&configuration, id)
      #if !os(tvOS)
        let leading = configuration.leadingSwipeActionsConfigurationProvider
        let trailing = configuration.trailingSwipeActionsConfigurationProvider
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
          self?.core.swipeActions(.leading, at: path, app: leading?(path))
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
          self?.core.swipeActions(.trailing, at: path, app: trailing?(path))
        }
      #endif
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  extension UICollectionLayoutListConfiguration.Appearance {
    fileprivate init(_ appearance: LayoutHint.Appearance) {
      switch appearance {
      case .plain: self = .plain
      case .grouped: self = .grouped
      case .insetGrouped:
        #if os(tvOS)
          self = .grouped
        #else
          self = .insetGrouped
        #endif
      }
    }
  }
#endif

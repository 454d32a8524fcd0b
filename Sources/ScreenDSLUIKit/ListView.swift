#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The methods and properties of a table or a collection view that `AdapterCore` uses.
  ///
  /// The members have the names of members of `UICollectionView`. So `UICollectionView` needs little code to conform.
  @MainActor
  protocol ListView: UIScrollView {
    associatedtype List: HeadedContainerHost where List.View == UIView
    associatedtype Cell: UIView
    associatedtype Supplementary: UIView

    /// The classes of cells and supplementary views that can contain a plain view.
    static var hostingClasses: (cell: AnyClass, supplementary: AnyClass) { get }
    /// Returns the name of a kind of supplementary view; nil if views of this class never show the kind.
    ///
    /// Kinds that can share their views, such as the headers and footers of a table view, have the same name.
    static func elementKind(of kind: SupplementaryKind) -> String?

    // Members for updates.
    var hasUncommittedUpdates: Bool { get }
    func reloadData()
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    func insertSections(_ sections: IndexSet)
    func deleteSections(_ sections: IndexSet)
    func moveSection(_ section: Int, toSection newSection: Int)
    func insertItems(at indexPaths: [IndexPath])
    func deleteItems(at indexPaths: [IndexPath])
    func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
    func reloadItems(at indexPaths: [IndexPath])
    func reconfigureItems(at indexPaths: [IndexPath])
    /// Measures the supplementary views at `places` again. If `comeOrGo` is true, supplementary views have appeared or
    /// disappeared, and the view computes its whole layout again. A table view ignores both arguments, and measures all
    /// of its views again.
    func layOutSupplementaries(
      _ places: [SupplementaryPlace], comeOrGo: Bool, completion: @escaping @MainActor () -> Void)
    /// The layout of a collection view; nil for a table view, which cannot follow the layout hints of sections.
    var layoutOfHints: UICollectionViewLayout? { get }

    // Members for the data source, the delegate and the visible content.
    /// The objects that the view asks: its `dataSource` and its `delegate`.
    var asked: (dataSource: AnyObject?, delegate: AnyObject?) { get }
    func setDelegate(_ new: AnyObject?)
    func setDataSource(_ new: AnyObject?)
    func cellForItem(at indexPath: IndexPath) -> Cell?
    func indexPath(for cell: Cell) -> IndexPath?
    /// The visible rows, in any order.
    var indexPathsForVisibleItems: [IndexPath] { get }
    /// Returns the frame of a row in the content; nil if the view has no such row.
    func frame(at path: IndexPath) -> CGRect?
    /// Returns the frame of a header in the content; nil if there is none.
    func frame(ofHeaderIn section: Int) -> CGRect?
    /// Whether cells can have the focus. This applies only if neither the row nor the app's delegate decides.
    var allowsFocus: Bool { get }
    #if !os(tvOS)
      var selectionFollowsFocus: Bool { get set }
    #endif
    var isSideways: Bool { get }
    /// Sets the height of a cell in points. If `height` is nil, the cell decides its height. A table view does nothing
    /// here, because it asks its delegate for heights.
    func setHeight(_ height: CGFloat?, of cell: Cell)
    func supplementary(_ kind: SupplementaryKind, inSection section: Int) -> Supplementary?
    var allowsMultipleSelection: Bool { get set }
    var allowsMultipleSelectionDuringEditing: Bool { get set }
    func setEdited(_ isEdited: Bool, animated: Bool)
    var indexPathsForSelectedItems: [IndexPath]? { get }
    /// Selects a row in the view without a call of the delegate.
    func markSelected(_ path: IndexPath)
    func deselectItem(at indexPath: IndexPath, animated: Bool)

    // Members for creating and reusing cells.
    /// Registers the source of cells if `elementKind` is nil, or else of the supplementary views of this kind.
    func register(_ source: ViewSource, ofKind elementKind: String?, as identifier: String)
    func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> Cell
    func dequeueSupplementary(
      _ elementKind: String, _ identifier: String, for indexPath: IndexPath
    ) -> Supplementary?
  }

  /// A kind of list whose standard cell for containers can have content above the inner list. A container is a row that
  /// shows a list of its own.
  package protocol HeadedContainerHost: ContainerHost {
    /// The registration of the standard cell for containers.
    static var containerCell: CellRegistration<Self> { get }
  }

  /// The source from which a view gets new cells and supplementary views: a class or a nib.
  enum ViewSource {
    case type(AnyClass)
    #if !os(visionOS)
      case nib(UINib?)
    #endif
  }

  /// The section and the kind of a supplementary view.
  struct SupplementaryPlace: Hashable {
    let kind: SupplementaryKind
    let section: Int
  }

  extension ListView {
    /// Passes the operations to the view. Call this method inside the view's block of batch updates.
    func perform(_ operations: Changeset.Operations) {
      if !operations.sectionRemovals.isEmpty {
        deleteSections(IndexSet(operations.sectionRemovals))
      }
      if !operations.sectionInsertions.isEmpty {
        insertSections(IndexSet(operations.sectionInsertions))
      }
      for move in operations.sectionMoves { moveSection(move.from, toSection: move.to) }
      if !operations.rowRemovals.isEmpty { deleteItems(at: paths(operations.rowRemovals)) }
      if !operations.rowInsertions.isEmpty { insertItems(at: paths(operations.rowInsertions)) }
      for move in operations.rowMoves { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
      if !operations.reloads.isEmpty { reloadItems(at: paths(operations.reloads)) }
      if !operations.reconfigures.isEmpty { reconfigureItems(at: paths(operations.reconfigures)) }
    }

    private func paths(_ positions: [RowPosition]) -> [IndexPath] {
      positions.map { IndexPath($0) }
    }
  }

  extension RowPosition {
    init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
  }

  extension IndexPath {
    init(_ position: RowPosition) { self.init(row: position.row, section: position.section) }
  }

  // MARK: - Collection views

  extension UICollectionView: ListView {
    typealias List = CollectionList

    func setDelegate(_ new: AnyObject?) { delegate = new as? any UICollectionViewDelegate }
    func setDataSource(_ new: AnyObject?) { dataSource = new as? any UICollectionViewDataSource }
    var asked: (dataSource: AnyObject?, delegate: AnyObject?) { (dataSource, delegate) }

    static var hostingClasses: (cell: AnyClass, supplementary: AnyClass) {
      (CollectionHostingCell.self, CollectionHostingCell.self)
    }

    static func elementKind(of kind: SupplementaryKind) -> String? { kind.elementKind }

    func layOutSupplementaries(
      _ places: [SupplementaryPlace], comeOrGo: Bool, completion: @escaping @MainActor () -> Void
    ) {
      if !places.isEmpty {
        collectionViewLayout.invalidate { context in
          for place in places {
            context.invalidateSupplementaryElements(
              ofKind: place.kind.elementKind, at: [IndexPath(item: 0, section: place.section)])
          }
        }
      }
      if comeOrGo {
        collectionViewLayout.invalidateLayout()
        layoutIfNeeded()
      }
      completion()
    }

    var layoutOfHints: UICollectionViewLayout? { collectionViewLayout }

    func supplementary(
      _ kind: SupplementaryKind, inSection section: Int
    ) -> UICollectionReusableView? {
      supplementaryView(forElementKind: kind.elementKind, at: IndexPath(item: 0, section: section))
    }

    func frame(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }

    func frame(ofHeaderIn section: Int) -> CGRect? {
      layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
      )?.frame
    }

    var isSideways: Bool {
      switch collectionViewLayout {
      case let layout as UICollectionViewCompositionalLayout:
        layout.configuration.scrollDirection == .horizontal
      case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .horizontal
      default: false
      }
    }

    func setHeight(_ height: CGFloat?, of cell: UICollectionViewCell) {
      cell.contentView.rowHeight = isSideways ? nil : height
    }

    /// Sets whether the view is in edit mode. The cells of a collection view animate this change themselves, so this
    /// method ignores `animated`.
    func setEdited(_ isEdited: Bool, animated: Bool) { isEditing = isEdited }

    func markSelected(_ path: IndexPath) {
      selectItem(at: path, animated: false, scrollPosition: [])
    }

    func register(_ source: ViewSource, ofKind elementKind: String?, as identifier: String) {
      switch (source, elementKind) {
      case (.type(let type), nil): register(type, forCellWithReuseIdentifier: identifier)
      case (.type(let type), let kind?):
        register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      #if !os(visionOS)
        case (.nib(let nib), nil): register(nib, forCellWithReuseIdentifier: identifier)
        case (.nib(let nib), let kind?):
          register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      #endif
      }
    }

    func dequeueSupplementary(
      _ elementKind: String, _ identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView? {
      dequeueReusableSupplementaryView(
        ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
  }

  extension UICollectionViewLayout {
    /// Invalidates a part of the layout. The closure `name` receives an invalidation context, and adds the elements to
    /// invalidate to this context.
    func invalidate(_ name: (UICollectionViewLayoutInvalidationContext) -> Void) {
      let type: AnyClass = Swift.type(of: self).invalidationContextClass
      guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else { return }
      let context = type.init()
      name(context)
      invalidateLayout(with: context)
    }
  }

  extension UIView {
    private var heightRule: NSLayoutConstraint? {
      constraints.first { $0.identifier == "ScreenDSL.rowHeight" }
    }

    /// The height that the row sets for the content of its cell, in points; nil if the cell decides.
    package var rowHeight: CGFloat? {
      get { heightRule?.constant }
      set {
        if newValue == rowHeight { return }
        heightRule?.isActive = false
        guard let newValue else { return }
        let rule = heightAnchor.constraint(equalToConstant: newValue)
        rule.identifier = "ScreenDSL.rowHeight"
        // Before the list has measured a cell, the cell and its content have different heights. A required constraint
        // would conflict with the cell's height.
        rule.priority = UILayoutPriority(rawValue: 999)
        rule.isActive = true
      }
    }
  }

  @MainActor
  extension SupplementaryKind {
    /// The name of this kind in a collection view.
    var elementKind: String {
      switch self {
      case .header: UICollectionView.elementKindSectionHeader
      case .footer: UICollectionView.elementKindSectionFooter
      default: name
      }
    }

    init(elementKind: String) {
      switch elementKind {
      case UICollectionView.elementKindSectionHeader: self = .header
      case UICollectionView.elementKindSectionFooter: self = .footer
      default: self.init(elementKind)
      }
    }
  }

  // MARK: - Table views

  extension UITableView: ListView {
    typealias List = TableList

    func setDelegate(_ new: AnyObject?) { delegate = new as? any UITableViewDelegate }
    func setDataSource(_ new: AnyObject?) { dataSource = new as? any UITableViewDataSource }
    var asked: (dataSource: AnyObject?, delegate: AnyObject?) { (dataSource, delegate) }

    static var hostingClasses: (cell: AnyClass, supplementary: AnyClass) {
      (TableHostingCell.self, TableHostingHeader.self)
    }

    /// Returns one name for headers and footers, because a table view reuses its views for both. Returns nil for all
    /// other kinds, because a table view has no such views.
    static func elementKind(of kind: SupplementaryKind) -> String? {
      kind == .header || kind == .footer ? "header or footer" : nil
    }

    /// The animation of rows and sections, from the options of the adapter.
    private var rowAnimation: RowAnimation {
      (dataSource as? ForwardingDelegate)?.shared.options.rowAnimation ?? .automatic
    }

    func insertSections(_ sections: IndexSet) { insertSections(sections, with: rowAnimation) }

    func deleteSections(_ sections: IndexSet) { deleteSections(sections, with: rowAnimation) }

    func insertItems(at indexPaths: [IndexPath]) { insertRows(at: indexPaths, with: rowAnimation) }

    func deleteItems(at indexPaths: [IndexPath]) { deleteRows(at: indexPaths, with: rowAnimation) }

    func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      moveRow(at: indexPath, to: newIndexPath)
    }

    func reloadItems(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: rowAnimation) }

    func reconfigureItems(at indexPaths: [IndexPath]) { reconfigureRows(at: indexPaths) }

    /// An empty batch makes a table view ask its delegate for all heights again.
    func layOutSupplementaries(
      _ places: [SupplementaryPlace], comeOrGo: Bool, completion: @escaping @MainActor () -> Void
    ) {
      performBatchUpdates(nil) { _ in completion() }
    }

    /// Gives sections new cells and supplementary views, inside a batch.
    func rebuildSections(_ sections: IndexSet) {
      deleteSections(sections, with: .fade)
      insertSections(sections, with: .fade)
    }

    var layoutOfHints: UICollectionViewLayout? { nil }

    func cellForItem(at indexPath: IndexPath) -> UITableViewCell? { cellForRow(at: indexPath) }

    func supplementary(
      _ kind: SupplementaryKind, inSection section: Int
    ) -> UITableViewHeaderFooterView? {
      switch kind {
      case .header: headerView(forSection: section)
      case .footer: footerView(forSection: section)
      default: nil
      }
    }

    var indexPathsForVisibleItems: [IndexPath] { indexPathsForVisibleRows ?? [] }

    func frame(at path: IndexPath) -> CGRect? { rectForRow(at: path) }

    func frame(ofHeaderIn section: Int) -> CGRect? { rectForHeader(inSection: section) }

    var isSideways: Bool { false }

    /// Does nothing, because a table asks its delegate for heights.
    func setHeight(_ height: CGFloat?, of cell: UITableViewCell) {}

    var indexPathsForSelectedItems: [IndexPath]? { indexPathsForSelectedRows }

    func setEdited(_ isEdited: Bool, animated: Bool) {
      setEditing(isEdited, animated: animated)
    }

    func markSelected(_ path: IndexPath) {
      selectRow(at: path, animated: false, scrollPosition: .none)
    }

    func deselectItem(at indexPath: IndexPath, animated: Bool) {
      deselectRow(at: indexPath, animated: animated)
    }

    func register(_ source: ViewSource, ofKind elementKind: String?, as identifier: String) {
      switch (source, elementKind) {
      case (.type(let type), nil): register(type, forCellReuseIdentifier: identifier)
      case (.type(let type), _): register(type, forHeaderFooterViewReuseIdentifier: identifier)
      #if !os(visionOS)
        case (.nib(let nib), nil): register(nib, forCellReuseIdentifier: identifier)
        case (.nib(let nib), _): register(nib, forHeaderFooterViewReuseIdentifier: identifier)
      #endif
      }
    }

    func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell { dequeueReusableCell(withIdentifier: identifier, for: indexPath) }

    func dequeueSupplementary(
      _ elementKind: String, _ identifier: String, for indexPath: IndexPath
    ) -> UITableViewHeaderFooterView? {
      dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
  }
#endif

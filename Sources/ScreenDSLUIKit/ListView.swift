#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The methods and properties of a table or collection view that `AdapterCore` uses. The members that
  /// `UICollectionView` already has keep their names here.
  @MainActor
  protocol ListView: UIScrollView {
    associatedtype List: HeadedContainerHost where List.View == UIView
    associatedtype Cell: UIView
    associatedtype Supplementary: UIView

    static func hostingClass(asCell: Bool) -> AnyClass
    static func elementKind(of kind: SupplementaryKind) -> String?

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
    func layOutSupplementaries(
      _ places: [SupplementaryPlace], comeOrGo: Bool, completion: @escaping @MainActor () -> Void)
    /// The layout of a collection view, which can follow the layout hints of sections; nil for a table view.
    var layoutOfHints: UICollectionViewLayout? { get }

    var asked: (dataSource: AnyObject?, delegate: AnyObject?) { get }
    func setDelegate(_ new: AnyObject?)
    func setDataSource(_ new: AnyObject?)
    func cellForItem(at indexPath: IndexPath) -> Cell?
    func indexPath(for cell: Cell) -> IndexPath?
    var indexPathsForVisibleItems: [IndexPath] { get }
    func frame(at path: IndexPath) -> CGRect?
    func frame(ofHeaderIn section: Int) -> CGRect?
    var allowsFocus: Bool { get }
    #if !os(tvOS)
      var selectionFollowsFocus: Bool { get set }
    #endif
    var isSideways: Bool { get }
    func supplementary(_ kind: SupplementaryKind, inSection section: Int) -> Supplementary?
    var allowsMultipleSelection: Bool { get set }
    var allowsMultipleSelectionDuringEditing: Bool { get set }
    func setEdited(_ isEdited: Bool, animated: Bool)
    var indexPathsForSelectedItems: [IndexPath]? { get }
    func markSelected(_ path: IndexPath)
    func deselectItem(at indexPath: IndexPath, animated: Bool)

    func register(_ source: ViewSource, ofKind elementKind: String?, as identifier: String)
  }

  /// A kind of list whose standard cell for containers can show the container's own content above the inner list.
  package protocol HeadedContainerHost: ContainerHost {
    static var containerCell: CellRegistration<Self> { get }
  }

  enum ViewSource {
    case type(AnyClass)
    #if !os(visionOS)
      case nib(UINib?)
    #endif
  }

  struct SupplementaryPlace: Hashable {
    let kind: SupplementaryKind
    let section: Int
  }

  extension ListView {
    static var containerCell: any ViewRegistration { List.containerCell }
    static var standardCells: [any ViewRegistration] { List.standardCells }

    static func canShow(_ type: AnyClass, asCell: Bool) -> Bool {
      asCell ? type is Cell.Type : type is Supplementary.Type
    }

    /// Returns the index path of the cell that contains `view`; nil if no cell of this list contains it.
    func path(of view: UIView) -> IndexPath? {
      // The last cell belongs to this list; the other cells belong to inner lists.
      let cells = view.andSuperviews.prefix { $0 !== self }.compactMap { $0 as? Cell }
      return cells.last.flatMap { indexPath(for: $0) }
    }

    /// Inserts, deletes, moves, reloads and reconfigures the sections and items of the operations. Call this method
    /// only in the closure that you pass to `performBatchUpdates`.
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

    static func hostingClass(asCell: Bool) -> AnyClass { CollectionHostingCell.self }

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

    /// Ignores `animated`, because the cells of a collection view animate the change themselves.
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
  }

  extension UICollectionViewLayout {
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

    /// The fixed height, in points, that a row or a layout hint gives this content view of a cell; nil if the cell
    /// decides its height.
    package var rowHeight: CGFloat? {
      get { heightRule?.constant }
      set {
        if newValue == rowHeight { return }
        heightRule?.isActive = false
        guard let newValue else { return }
        let rule = heightAnchor.constraint(equalToConstant: newValue)
        rule.identifier = "ScreenDSL.rowHeight"
        // Before the list has measured a cell, a required constraint would conflict with the cell's height.
        rule.priority = UILayoutPriority(rawValue: 999)
        rule.isActive = true
      }
    }
  }

  @MainActor
  extension SupplementaryKind {
    private static let elementKinds = [
      (kind: SupplementaryKind.header, name: UICollectionView.elementKindSectionHeader),
      (kind: SupplementaryKind.footer, name: UICollectionView.elementKindSectionFooter),
    ]

    var elementKind: String { Self.elementKinds.first { $0.kind == self }?.name ?? name }

    init(elementKind: String) {
      self = Self.elementKinds.first { $0.name == elementKind }?.kind ?? Self(elementKind)
    }
  }

  // MARK: - Table views

  extension UITableView: ListView {
    typealias List = TableList

    func setDelegate(_ new: AnyObject?) { delegate = new as? any UITableViewDelegate }
    func setDataSource(_ new: AnyObject?) { dataSource = new as? any UITableViewDataSource }
    var asked: (dataSource: AnyObject?, delegate: AnyObject?) { (dataSource, delegate) }

    static func hostingClass(asCell: Bool) -> AnyClass {
      asCell ? TableHostingCell.self : TableHostingHeader.self
    }

    /// Returns one element kind for headers and footers, because a table view can reuse a header as a footer. Returns
    /// nil for other supplementary views, because a table view has none.
    static func elementKind(of kind: SupplementaryKind) -> String? {
      kind == .header || kind == .footer ? "header or footer" : nil
    }

    private var rowAnimation: RowAnimation {
      (dataSource as? ForwardingDelegate)?.core.options.rowAnimation ?? .automatic
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

    /// Performs an empty batch update, so that the table view measures its headers and footers again.
    func layOutSupplementaries(
      _ places: [SupplementaryPlace], comeOrGo: Bool, completion: @escaping @MainActor () -> Void
    ) { performBatchUpdates(nil) { _ in completion() } }

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

    var indexPathsForSelectedItems: [IndexPath]? { indexPathsForSelectedRows }

    func setEdited(_ isEdited: Bool, animated: Bool) { setEditing(isEdited, animated: animated) }

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
  }
#endif

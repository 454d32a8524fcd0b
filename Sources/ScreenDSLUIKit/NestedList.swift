#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The list inside the cell of a container, which is a row with rows of its own. The list shows these rows.
  ///
  /// The cell may show another container later. So at each layout, and when the cell disappears, the list stores its
  /// scroll position for the container that the cell shows.
  @MainActor
  public final class NestedList {
    private let listView = NestedListView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
    var inherited = (
      cells: CellRegistry<CollectionList>(), options: AdapterOptions(), gate: UpdateGate?.none
    )
    private(set) var adapter: CollectionAdapter?
    private var mustRestore = false
    var isInSight = false {
      willSet { keepPlace() }
      didSet { adapter?.core.setInSight(isInSight) }
    }
    /// The width at which the list's content was measured last, and the different heights that successive measurements
    /// at this width gave. Before the first measurement, `width` is 0.
    private var heights: (width: CGFloat, all: [CGFloat]) = (0, [])
    private var remeasure: @MainActor () -> Void = {}
    private var isBinding = false
    /// The value that the layout hint of the last container gave `isPagingEnabled` of the view.
    private var pages = false

    /// Creates an empty list.
    public init() {
      #if !os(tvOS)
        // If several views have `scrollsToTop`, a tap on the status bar scrolls none of them.
        listView.scrollsToTop = false
      #endif
      listView.backgroundColor = .clear
      listView.owner = self
    }

    /// The view with the rows. Add it anywhere in the cell. The intrinsic height of the view is the height of its
    /// content. For a carousel whose layout hint sets an item height, the intrinsic height is that item height plus the
    /// hint's insets above and below.
    public var view: UICollectionView { listView }

    /// Returns the layout of a section of this list. If the closure is nil or returns nil, the layout hint of the
    /// section decides. The list calls the closure whenever it lays out the section.
    public var sectionLayout: SectionLayout?

    /// Shows the rows of a container. Call this method in the cell's `configure`.
    ///
    /// If the container's registration has the modifier `containing(_:)`, the list uses the cells of this modifier.
    /// Otherwise, the list uses the cells of the outer list if the outer list is a collection view.
    public func show<Model: ContainerModel>(_ context: CellContext<Model>) {
      guard let rows = context.nestedRows else { return }
      let isUsed = adapter != nil
      // If another outer adapter filled the cell before, this list's adapter has the cells and options of that outer
      // adapter.
      if adapter?.core.gate.outer !== inherited.gate {
        adapter?.core.letGo()
        adapter = nil
      }
      let adapter =
        adapter
        ?? CollectionAdapter(view, cells: inherited.cells, options: inherited.options)
      self.adapter = adapter
      adapter.core.setInSight(isInSight)
      adapter.core.gate.outer = inherited.gate
      let container = adapter.updater.containerPath
      remeasure = context.remeasure
      isBinding = true
      use(rows.layout ?? .carousel, of: adapter)
      adapter.updater.show(rows)
      isBinding = false
      adapter.core.identifyCells()
      if context.isFirstDisplay || container != adapter.updater.containerPath {
        // If the cell showed another container before, the list still has the scroll offset of that container.
        mustRestore = isUsed || savedPlace != nil
      }
      restorePlace()
    }

    func fill(_ parent: UIView) {
      if view.isDescendant(of: parent) { return }
      view.frame = parent.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
    }

    private(set) lazy var head: ContainerHead = {
      let (head, parent) = (ContainerHead(), view.superview)
      if let parent { HeadedList(head, view).fill(parent) }
      hasHead = true
      return head
    }()
    private var hasHead = false
    var drawnHead: (any DrawnContent)? {
      hasHead && !head.isHidden ? head.subviews.first as? any DrawnContent : nil
    }

    private var layout: LayoutHint? { adapter?.core.layoutHint }

    fileprivate var saidHeight: CGFloat? {
      guard let layout, layout.arrangement == .carousel, let height = layout.itemHeight
      else { return nil }
      return CGFloat(height + (layout.insets.map { $0.top + $0.bottom } ?? 0))
    }

    func size(fitting size: CGSize) -> CGSize? {
      if hasHead, let height = head.saidHeight { return CGSize(width: size.width, height: height) }
      guard let layout, layout.arrangement != .carousel || saidHeight != nil else { return nil }
      let height = saidHeight ?? stableHeight(fitting: size.width)
      let above = hasHead ? head.height(fitting: size.width) : 0
      // UIKit treats a height of 0 as a mistake in the constraints, and then uses a standard height.
      return CGSize(width: size.width, height: max(height + above, 0.5))
    }

    /// Returns the height of the inner list at a width. After `mostHeights` measurements with different results,
    /// returns the greatest of these heights. Without this limit, the outer list could measure without end, and the app
    /// would crash.
    private func stableHeight(fitting width: CGFloat) -> CGFloat {
      if heights.width != width { heights = (width, []) }
      if heights.all.count == Self.mostHeights { return heights.all.reduce(0, max) }
      let height = measuredHeight(fitting: width)
      if let last = heights.all.last, abs(last - height) < 0.5 { return last }
      if heights.all.count == 1 {
        inherited.options.later(0) { [weak self] in self?.heights.all = [] }
      }
      heights.all.append(height)
      if heights.all.count == Self.mostHeights, let updater = adapter?.updater {
        remeasure = {}
        let path = updater.shortContainerPath
        let container = path.map { "container \(ValueText.quotedBeginning($0))" } ?? "a container"
        let all = heights.all.map { "\(Double($0))" }.joined(separator: ", ")
        updater.report(
          Problem(
            .restlessHeight, "Height of \(container) must come to rest (was \(all))", path: path))
      }
      return height
    }

    private static var mostHeights: Int { 5 }

    fileprivate func heightDidChange() { if !isBinding, heights.width > 0 { remeasure() } }

    private func measuredHeight(fitting width: CGFloat) -> CGFloat {
      let (frame, offset, wasBinding) = (view.frame, view.contentOffset, isBinding)
      isBinding = true
      view.frame.size.width = width
      for _ in 0..<Self.mostHeights {
        view.frame.size.height = max(1, view.contentSize.height)
        view.layoutIfNeeded()
      }
      let height = view.contentSize.height
      view.frame = frame
      view.contentOffset = offset
      isBinding = wasBinding
      return height
    }

    // MARK: The scroll position of the inner list

    fileprivate func restorePlace() {
      guard mustRestore, !isBinding, !view.bounds.isEmpty, let adapter, !adapter.updater.isWaiting
      else { return }
      isBinding = true
      view.layoutIfNeeded()
      let place = savedPlace
      adapter.core.go(animated: false) { _ in
        place?.offset(in: adapter.updater) { adapter.core.range(of: $0) } ?? 0
      }
      isBinding = false
      mustRestore = false
    }

    func goToStart() {
      mustRestore = true
      adapter?.core.innerListsGoToStart()
    }

    fileprivate func keepPlace() {
      guard isInSight, !isBinding, !mustRestore, let place = adapter?.core.place else { return }
      savedPlace = place
    }

    private var savedPlace: ScrollPlace? {
      get { adapter?.updater.containerState?[ScrollPlace.Key.self] }
      set { adapter?.updater.containerState?[ScrollPlace.Key.self] = newValue }
    }

    // MARK: The adapter of the inner list

    private func use(_ hint: LayoutHint, of adapter: CollectionAdapter) {
      if layout == hint { return }
      // The outer list already keeps vertical inner lists away from bars.
      view.contentInsetAdjustmentBehavior = hint.arrangement == .carousel ? .automatic : .never
      #if !os(tvOS)
        let pages = hint.arrangement == .carousel && hint.paging != nil
        if pages != self.pages { (self.pages, view.isPagingEnabled) = (pages, pages) }
      #endif
      view.collectionViewLayout = adapter.layout(default: hint, isNested: true) {
        [weak self] in self?.sectionLayout?($0, $1)
      }
    }
  }

  private final class NestedListView: UICollectionView {
    weak var owner: NestedList?

    override var contentSize: CGSize {
      didSet {
        if contentSize != oldValue { invalidateIntrinsicContentSize() }
        if contentSize.height != oldValue.height { owner?.heightDidChange() }
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      owner?.restorePlace()
      owner?.keepPlace()
    }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: owner?.saidHeight ?? contentSize.height)
    }
  }

  /// A cell that contains a list with the rows of a container.
  ///
  /// ```swift
  /// final class ShelfCell: UICollectionViewCell, ContainerCell, ConfigurableCell {
  ///   let title = UILabel()
  ///   let nested = NestedList()
  ///   // The initializer adds `title` and `nested.view`.
  ///   func configure(with shelf: Shelf, context: CellContext<Shelf>) {
  ///     title.text = shelf.title
  ///     nested.show(context)
  ///   }
  /// }
  /// ```
  @MainActor
  public protocol ContainerCell: UIView {
    /// The inner list. The cell must always return the same object.
    var nested: NestedList { get }
  }

  // MARK: - The container's own content

  /// Shows a container's own content above the container's rows, like the content view of a cell.
  package final class ContainerHead: UIView, ContentView {
    /// The height of the whole row, in points, that the container's look sets; nil if the look sets none.
    package var saidHeight: CGFloat?
    package var contentView: UIView { self }
    package var reuseIdentifier: String? { nil }
    package var contentConfiguration: (any UIContentConfiguration)? {
      didSet { showContent(of: contentConfiguration) }
    }
    package override var isHidden: Bool {
      didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    func height(fitting width: CGFloat) -> CGFloat {
      isHidden ? 0 : subviews.first?.fittingSize(width: width).height ?? 0
    }

    /// Also invalidates the size of the container's cell. Otherwise the outer list would not measure the cell again.
    package override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
      andSuperviews.first { $0 is any ContainerCell }?.invalidateIntrinsicContentSize()
    }
  }

  final class HeadedList: UIView {
    private let head: ContainerHead
    private let list: UIView

    init(_ head: ContainerHead, _ list: UIView) {
      (self.head, self.list) = (head, list)
      super.init(frame: .zero)
      (preservesSuperviewLayoutMargins, head.preservesSuperviewLayoutMargins) = (true, true)
      list.autoresizingMask = []
      addSubview(head)
      addSubview(list)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      var (above, below) = (bounds, bounds)
      above.size.height = min(head.height(fitting: bounds.width), bounds.height)
      (below.origin.y, below.size.height) = (above.height, bounds.height - above.height)
      for (view, frame) in [(head, above), (list, below)] where view.frame != frame {
        view.frame = frame
      }
    }
  }
#endif

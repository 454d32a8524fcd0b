#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// What a list inside a container's cell takes over from the list around.
  @MainActor
  struct InheritedSettings {
    var cells = CellRegistry<CollectionList>()
    /// Counts the registries that the list around had.
    var registryNumber = 0
    var options = AdapterOptions()
    var gate: UpdateGate?
  }

  /// The list inside a container's cell, and the place where the user left it.
  ///
  /// The view goes from row to row with the cell; the place stays with the row. It is kept at each
  /// scroll, because there is no later moment at which the view is sure to show the row still.
  @MainActor
  public final class NestedList {
    private enum SavedPlace: CellStateKey { static let initial: ScrollPlace? = nil }

    private let listView = NestedListView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
    var inherited = InheritedSettings()
    private var adapter: CollectionAdapter?
    private var registryNumber = 0
    /// Whether the list has to go to where the user left the row, once the view has its size.
    private var mustRestore = false
    /// Whether the cell around the list is in sight; the rows inside are when it is.
    var isInSight = false { didSet { adapter?.core.setInSight(isInSight) } }
    /// The heights that the rows needed at one width when they were measured, in this turn of the run loop.
    private var heights: (width: CGFloat, all: [CGFloat]) = (0, [])
    /// Whether the view goes from one row to another, so that its offset is neither's.
    private var isBinding = false

    /// Creates a list that shows nothing yet.
    public init() {
      #if !os(tvOS)
        // A tap on the status bar scrolls nothing if several views want to be scrolled.
        listView.scrollsToTop = false
      #endif
      listView.backgroundColor = .clear
      listView.onLayout = { [weak self] in self?.restorePlace() }
      listView.onResize = { [weak self] in
        // The row stays where it is, not the offset.
        if let self, !isBinding, savedPlace != nil { mustRestore = true }
      }
      listView.saidHeight = { [weak self] in self?.saidHeight }
    }

    /// The view that shows the rows, to be put anywhere into the cell; as high as they are, or are said
    /// to be.
    public var view: UICollectionView { listView }

    /// The layouts of sections inside that no hint describes; asked whenever the list is laid out.
    public var sectionLayout: SectionLayout?

    /// Whether the list, and no other cell's by now, shows the rows of its container.
    var isAttached: Bool { adapter?.updater.containerState != nil }

    /// Shows the rows of a container; call it from the cell's `configure`.
    ///
    /// Their cells are those that the registration contains, or those of the collection around it.
    public func show<Model: ContainerModel>(_ context: CellContext<Model>) {
      guard let rows = context.nestedRows else { return }
      let adapter = self.adapter ?? makeAdapter()
      adapter.core.gate.outer = inherited.gate
      useInheritedCells()
      let container = adapter.updater.containerPath
      isBinding = true
      use(rows.layout ?? .carousel, of: adapter)
      adapter.updater.show(rows)
      isBinding = false
      if context.isFirstDisplay || container != adapter.updater.containerPath {
        // A view that shows its first row is where it has to be, if the user was never there.
        mustRestore = container != nil || savedPlace != nil
      }
      restorePlace()
    }

    /// Scrolls to a row, in the list or in one inside it; returns whether there is one.
    func scroll(to target: ScrollTarget) -> Bool {
      adapter?.core.scroll(to: target, isAnimated: false) ?? false
    }

    /// The cell of a row, in the list or in one inside it; nil if there is none now.
    func cell(at path: RowPath) -> UIView? { adapter?.core.cell(at: path) }

    /// Puts the view into a cell that is nothing else.
    func fill(_ parent: UIView) {
      if view.isDescendant(of: parent) { return }
      view.frame = parent.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
    }

    /// What stands above the rows in such a cell: what the container itself looks like.
    private(set) lazy var head: ContainerHead = {
      let (head, parent) = (ContainerHead(), view.superview)
      if let parent { HeadedList(head, view).fill(parent) }
      hasHead = true
      return head
    }()
    private var hasHead = false

    private func headHeight(fitting size: CGSize) -> CGFloat {
      hasHead ? head.height(fitting: size.width) : 0
    }

    private var layout: LayoutHint? { adapter?.core.layoutHint }

    /// The height in points that the hint of a carousel gives its rows.
    private var saidHeight: CGFloat? {
      layout?.arrangement == .carousel ? layout?.itemHeight.map { CGFloat($0) } : nil
    }

    /// The size in points that the rows need at a width; nil for a carousel whose hint does not say how
    /// high its rows are, unless the look of the container says how high all is.
    func size(fitting size: CGSize) -> CGSize? {
      if hasHead, let height = head.saidHeight { return CGSize(width: size.width, height: height) }
      guard let layout, layout.arrangement != .carousel || saidHeight != nil else { return nil }
      let height = saidHeight ?? stableHeight(fitting: size.width)
      return CGSize(width: size.width, height: height + headHeight(fitting: size))
    }

    /// The height that the rows need; if it is another one each time, the greatest of the first few, for a
    /// list around traps that measures again and again.
    private func stableHeight(fitting width: CGFloat) -> CGFloat {
      if heights.width != width { heights = (width, []) }
      if heights.all.count == Self.mostHeights { return heights.all.max() ?? 0 }
      let height = measuredHeight(fitting: width)
      if let last = heights.all.last, abs(last - height) < 0.5 { return last }
      if heights.all.count == 1 {
        inherited.options.later(0) { [weak self] in self?.heights.all = [] }
      }
      heights.all.append(height)
      if heights.all.count == Self.mostHeights, let updater = adapter?.updater {
        updater.report(
          ListIssue(
            .restlessHeight, heights.all.map { "\(Double($0))" }.joined(separator: ", "),
            path: updater.shortContainerPath))
      }
      return height
    }

    private static var mostHeights: Int { 5 }

    private func measuredHeight(fitting width: CGFloat) -> CGFloat {
      let (frame, offset, wasBinding) = (view.frame, view.contentOffset, isBinding)
      isBinding = true
      view.frame.size.width = width
      // Rows are measured where they show: first as many as are guessed to, then all.
      for _ in 0..<Self.mostHeights {
        let height = view.contentSize.height
        view.frame.size.height = max(1, height)
        view.layoutIfNeeded()
        if height > 0, abs(height - view.contentSize.height) < 0.5 { break }
      }
      let height = view.contentSize.height
      view.frame = frame
      view.contentOffset = offset
      isBinding = wasBinding
      return height
    }
  }

  // MARK: - The place

  extension NestedList {
    /// Scrolls to where the user left the row, if the view has a size and the rows by now.
    private func restorePlace() {
      guard mustRestore, !isBinding, !view.bounds.isEmpty, let adapter,
        !adapter.updater.isWaiting
      else { return }
      isBinding = true
      view.layoutIfNeeded()
      let place = savedPlace
      adapter.core.go(isAnimated: false) { _ in
        let position = place?.row.flatMap {
          adapter.updater.current.position(of: $0, in: place?.section)
        }
        let row = position.flatMap { adapter.core.range(of: $0) }
        // A row that is guessed to be too short has to show before it is measured.
        let anchor = row.map {
          $0.lowerBound + min(place?.distance ?? 0, max(0, $0.length - 1))
        }
        return anchor ?? place?.offset ?? 0
      }
      isBinding = false
      mustRestore = false
    }

    private func keepPlace() {
      guard !isBinding, !mustRestore, let core = adapter?.core, let axis = core.axis else { return }
      let offset = axis.offset
      var place = ScrollPlace(offset: offset)
      if let path = view.indexPathForItem(at: axis.firstPoint),
        let row = core.updater.currentRow(at: RowPosition(path)),
        let beginning = core.range(of: RowPosition(path))?.lowerBound
      {
        (place.row, place.section, place.distance) = (row.row.id, row.section, offset - beginning)
      }
      savedPlace = place
    }

    private var savedPlace: ScrollPlace? {
      get { adapter?.updater.containerState?[SavedPlace.self] }
      set { adapter?.updater.containerState?[SavedPlace.self] = newValue }
    }
  }

  /// Where the user left a list: at a row, if that is there still.
  private struct ScrollPlace: Equatable, Sendable {
    var row: RowID?
    var section: SectionID?
    /// How far the row's beginning is out of sight, in points.
    var distance = 0.0
    /// How far the content's beginning is out of sight, in points.
    var offset: Double
  }

  // MARK: - The adapter

  extension NestedList {
    /// Shows the rows with the registry of the list around, if that has another one by now.
    func useInheritedCells() {
      if registryNumber != inherited.registryNumber { adapter?.cells = inherited.cells }
      registryNumber = inherited.registryNumber
    }

    private func makeAdapter() -> CollectionAdapter {
      let adapter = CollectionAdapter(view, cells: inherited.cells, options: inherited.options)
      adapter.onScroll = { [weak self] _ in self?.keepPlace() }
      adapter.core.setInSight(isInSight)
      registryNumber = inherited.registryNumber
      self.adapter = adapter
      return adapter
    }

    private func use(_ hint: LayoutHint, of adapter: CollectionAdapter) {
      if layout == hint { return }
      // What bars cover at the top and the bottom is the list's around, which moves its rows out of there.
      view.contentInsetAdjustmentBehavior = hint.arrangement == .carousel ? .automatic : .never
      #if !os(tvOS)
        let pages = hint.paging != nil
        if pages != (layout?.paging != nil) { view.isPagingEnabled = pages }
      #endif
      view.collectionViewLayout = adapter.layout(default: hint, isNested: true) {
        [weak self] in self?.sectionLayout?($0, $1)
      }
    }
  }

  /// A collection view that tells when it was laid out, and is as high as its rows.
  private final class NestedListView: UICollectionView {
    var onLayout: @MainActor () -> Void = {}
    var onResize: @MainActor () -> Void = {}
    private var laidOutSize = CGSize.zero
    var saidHeight: @MainActor () -> CGFloat? = { nil }

    override var contentSize: CGSize {
      didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
    }

    override func layoutSubviews() {
      if laidOutSize != bounds.size, laidOutSize != .zero { onResize() }
      laidOutSize = bounds.size
      super.layoutSubviews()
      onLayout()
    }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: saidHeight() ?? contentSize.height)
    }
  }

  /// A cell with a list inside, which shows the rows of a container.
  ///
  /// ```swift
  /// final class ShelfCell: UICollectionViewCell, ContainerCell, ConfigurableCell {
  ///   let title = UILabel()
  ///   let nested = NestedList()
  ///   // The initialiser adds `title` and `nested.view`.
  ///   func configure(with shelf: Shelf, context: CellContext<Shelf>) {
  ///     title.text = shelf.title
  ///     nested.show(context)
  ///   }
  /// }
  /// ```
  @MainActor
  public protocol ContainerCell: UIView {
    /// The list inside; always the same one.
    var nested: NestedList { get }
  }
#endif

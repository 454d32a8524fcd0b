#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  public import Foundation
  import ScreenDSL

  #if canImport(UIKit)
    public import UIKit
  #else
    public import ScreenSim
  #endif

  /// A cell that shows the rows inside a container in a collection view of its own.
  @MainActor
  protocol ContainerCell: UIView {
    var nested: NestedList { get }
    var contentView: UIView { get }
  }

  /// The cell of a container in a table view.
  public final class TableContainerCell: UITableViewCell, ContainerCell {
    let nested = NestedList()

    public override func layoutSubviews() {
      super.layoutSubviews()
      nested.restoreOffset()
    }

    /// As high as the rows inside a carousel are said to be; else what the view wants.
    public override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      nested.size(fitting: targetSize)
        ?? super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
    }
  }

  /// The cell of a container in a collection view.
  public final class CollectionContainerCell: UICollectionViewCell, ContainerCell {
    let nested = NestedList()

    public override func layoutSubviews() {
      super.layoutSubviews()
      nested.restoreOffset()
    }

    /// As high as the rows inside a carousel are said to be; else what the view wants.
    public override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      nested.size(fitting: targetSize)
        ?? super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
    }
  }

  /// What a list inside a container's cell takes over from the list around.
  @MainActor
  struct Surroundings {
    var cells: CellRegistry<CollectionList>?
    /// Counts the registries that the list around had.
    var registryNumber = 0
    var options = AdapterOptions()
    var gate: UpdateGate?
    var missingCells = MissingCells { print($0) }
  }

  /// The collection view inside a container's cell, and the place where the user left it.
  ///
  /// The view goes from row to row with the cell; the offset stays with the row. It is kept at each
  /// scroll, because there is no later moment at which the view is sure to show the row still.
  @MainActor
  final class NestedList {
    private enum Offset: CellStateKey { static let initial = CGPoint.zero }

    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    var surroundings = Surroundings()
    private var adapter: CollectionAdapter?
    private var registryNumber = 0
    private var layout: LayoutHint?
    /// Where to scroll once the view has its size.
    private var pendingOffset: CGPoint?
    /// Whether the cell around the list is in sight; the rows inside are when it is.
    var isInSight = false {
      didSet { adapter?.core.setInSight(isInSight) }
    }
    /// Whether the view goes from one row to another, so that its offset is neither's.
    private var isBinding = false

    /// The size in points of a carousel whose hint says how high its rows are; nil for any other list.
    func size(fitting size: CGSize) -> CGSize? {
      guard let layout, layout.arrangement == .carousel, let height = layout.itemHeight else {
        return nil
      }
      return CGSize(width: size.width, height: CGFloat(height))
    }

    /// Whether the list, and no other cell's by now, shows the rows of its container.
    var isAttached: Bool { adapter?.updater.containerState != nil }

    /// Shows the rows of a container in `parent`; their cells are those given, or else the ones of the
    /// list around it.
    func show(
      _ rows: NestedRows, cells: CellRegistry<CollectionList>?, in parent: UIView,
      isFirstDisplay: Bool
    ) {
      let adapter = adapter(cells ?? surroundings.cells ?? CellRegistry(), in: parent)
      let container = adapter.updater.containerPath
      isBinding = true
      use(rows.layout ?? .carousel, of: adapter)
      adapter.show(rows)
      isBinding = false
      if isFirstDisplay || container != adapter.updater.containerPath {
        pendingOffset = savedOffset
      }
      restoreOffset()
    }

    /// Scrolls to where the user left the row, if the view has a size and the rows by now.
    func restoreOffset() {
      guard let offset = pendingOffset, !view.bounds.isEmpty, adapter?.updater.isWaiting == false
      else { return }
      view.layoutIfNeeded()
      view.contentOffset = CGPoint(
        x: max(0, min(offset.x, view.contentSize.width - view.bounds.width)),
        y: max(0, min(offset.y, view.contentSize.height - view.bounds.height)))
      pendingOffset = nil
    }

    private func keepOffset() {
      if !isBinding && pendingOffset == nil { savedOffset = view.contentOffset }
    }

    private var savedOffset: CGPoint {
      get { adapter?.updater.containerState?[Offset.self] ?? .zero }
      set { adapter?.updater.containerState?[Offset.self] = newValue }
    }

    private func adapter(
      _ cells: CellRegistry<CollectionList>, in parent: UIView
    ) -> CollectionAdapter {
      let adapter = self.adapter ?? makeAdapter(cells, in: parent)
      adapter.core.gate.outer = surroundings.gate
      adapter.core.missingCells = surroundings.missingCells
      if registryNumber != surroundings.registryNumber { adapter.cells = cells }
      registryNumber = surroundings.registryNumber
      return adapter
    }

    private func makeAdapter(
      _ cells: CellRegistry<CollectionList>, in parent: UIView
    ) -> CollectionAdapter {
      view.frame = parent.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
      let adapter = CollectionAdapter(view, cells: cells, options: surroundings.options)
      adapter.onScroll = { [weak self] _ in self?.keepOffset() }
      adapter.core.onResume = { [weak self] in self?.restoreOffset() }
      adapter.core.setInSight(isInSight)
      registryNumber = surroundings.registryNumber
      self.adapter = adapter
      return adapter
    }

    private func use(_ hint: LayoutHint, of adapter: CollectionAdapter) {
      if layout == hint { return }
      layout = hint
      view.collectionViewLayout = adapter.layout(default: hint)
    }
  }
#endif

import Foundation
import ScreenDSL

#if canImport(UIKit)
  import UIKit
#else
  import ScreenSim
#endif

/// What a list inside a container's cell takes over from the list around.
@MainActor
struct Surroundings {
  var cells: CellRegistry<CollectionList>?
  /// Counts the registries that the list around had.
  var registryNumber = 0
  var options = AdapterOptions()
  var gate: UpdateGate?
  var missingCells = MissingCells()
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
  /// Whether the view goes from one row to another, so that its offset is neither's.
  private var isBinding = false

  /// The height in points of a carousel whose hint tells that of its rows.
  var height: CGFloat? {
    guard let layout, layout.arrangement == .carousel else { return nil }
    return layout.itemHeight.map { CGFloat($0) }
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

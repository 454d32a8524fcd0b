public import ScreenDSL
public import ScreenDSLHosting

/// A cell that shows the rows of a container in a list of its own.
///
/// The host calls the list when the cell is shown, hidden and reused; the cell only calls
/// ``HeadlessNestedList/show(_:)`` when it is configured.
@MainActor
package protocol HeadlessContainer: HeadlessCell {
  /// The list inside the cell; always the same one.
  var nested: HeadlessNestedList { get }
}

/// A ready-made cell for containers: it shows the rows inside and keeps their place.
@MainActor
package final class HeadlessContainerCell<Model: ContainerModel>: HeadlessContainer,
  ConfigurableCell
{
  /// The list inside the cell.
  package let nested: HeadlessNestedList
  /// What the cell shows; nil before it is configured for the first time.
  package private(set) var model: Model?

  /// Creates a cell whose list has the size of ``HeadlessNestedList/init(viewport:rowExtent:cells:)``.
  package convenience init() { self.init(nested: HeadlessNestedList()) }

  /// Creates a cell around a list.
  package init(nested: HeadlessNestedList) { self.nested = nested }

  package func configure(with model: Model, context: CellContext<Model>) {
    self.model = model
    nested.show(context)
  }
}

/// The list inside a cell that shows a container's rows.
///
/// Where the user scrolled to belongs to the container, not to the cell: it is kept when the cell
/// stops showing the container, and found again by its identity.
@MainActor
package final class HeadlessNestedList {
  /// The list; nil until a host has taken the cell in.
  package private(set) var list: HeadlessHost?
  private let viewport: Double
  private let rowExtent: Double
  private let ownCells: CellRegistry<HeadlessList>?
  private weak var host: HeadlessHost?
  private var inheritedVersion = 0
  /// Keeps the offset for the container that is shown, unless it is gone.
  private var keep: ((Double) -> Void)?
  private var keptOffset = HeadlessOffset.initial
  /// Whether the offset is kept: later another cell may show the container and have a newer one.
  private var keepsOffset = false

  /// Creates a list of a fixed size.
  ///
  /// - Parameters:
  ///   - viewport: The length of its window, in points.
  ///   - rowExtent: The length of each row, in points; an item size in the container's layout hint beats it.
  ///   - cells: The cells of its rows; nil for those of the list around it.
  package init(
    viewport: Double = 375, rowExtent: Double = 44, cells: CellRegistry<HeadlessList>? = nil
  ) {
    self.viewport = viewport
    self.rowExtent = rowExtent
    ownCells = cells
  }

  /// Shows the rows inside the container that the cell is configured with.
  ///
  /// A cell calls it whenever it is configured. The same container keeps its offset; another one
  /// gets the offset that was kept for it, or 0.
  package func show<Model: ContainerModel>(_ context: CellContext<Model>) {
    guard let list, let rows = context.nestedRows else { return }
    let offset = context.isFirstDisplay ? context.state[HeadlessOffset.self] : list.offset
    if context.isFirstDisplay {
      keptOffset = offset
      takeOverCells()
    }
    list.layout = rows.layout
    list.updater.show(rows)
    list.rebuildGeometry()
    list.restore(offset)
    keep = { context.state.unshown[HeadlessOffset.self] = $0 }
  }
}

/// Where a container's list was scrolled to, in points, in ``CellContext/state``.
enum HeadlessOffset: CellStateKey {
  /// The start of the list.
  static let initial = 0.0
}

// Called by the host.
extension HeadlessNestedList {
  func enter(_ host: HeadlessHost) {
    var options = host.options
    options.viewport = viewport
    options.rowExtent = rowExtent
    options.hasWindow = false
    let list = HeadlessHost(registry: ownCells ?? host.cells, options: options)
    list.tree = host.tree
    list.outer = host
    // At each scroll, because a row that is folded away has none to keep it for when its cell goes.
    list.onScroll = { [weak self] in self?.keepOffset() }
    self.list = list
    self.host = host
    inheritedVersion = host.cellsVersion
  }

  /// Shows the rows with the new cells of the list around this one.
  func inheritCells() { if let host = hostWithNewCells() { list?.registry = host.registry } }

  /// Uses the new cells of the list around this one for a container that is reloaded.
  private func takeOverCells() { if let host = hostWithNewCells() { list?.takeOver(host.cells) } }

  /// The list around this one if its cells are newer than those that were taken from it.
  private func hostWithNewCells() -> HeadlessHost? {
    guard ownCells == nil, let host, host.cellsVersion != inheritedVersion else { return nil }
    inheritedVersion = host.cellsVersion
    return host
  }

  func willDisplay() { setWindow(host?.hasWindow == true) }

  func didEndDisplaying() {
    setWindow(false)
    list?.endDisplay()
  }

  /// Follows the window of the cell; leaving it may be the last chance to keep the offset.
  func setWindow(_ hasWindow: Bool) {
    keepOffset()
    keepsOffset = hasWindow
    list?.setWindow(hasWindow)
  }

  func prepareForReuse() {
    setWindow(false)
    keep = nil
    list?.updater.detach()
  }

  /// One that is kept already is not looked up: that takes longer the more containers are around.
  private func keepOffset() {
    guard keepsOffset, let list, list.offset != keptOffset else { return }
    keptOffset = list.offset
    keep?(list.offset)
  }
}

extension CellRegistration<HeadlessList> {
  /// A container's cell, ready-made: a list in a cell, which keeps its offset for the row.
  ///
  /// - Parameters:
  ///   - model: The container's model type.
  ///   - cells: The cells of the rows inside; nil for those of the list around it.
  ///   - viewport: The length of the list's window, in points.
  ///   - rowExtent: The length of each row inside, in points; a layout hint beats it.
  ///   - variant: Which of the model's forms the cell is.
  ///   - identifier: Names the cells that may be exchanged for one another.
  public static func container<Model: ContainerModel>(
    _ model: Model.Type, cells: CellRegistry<HeadlessList>? = nil, viewport: Double = 375,
    rowExtent: Double = 44, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    .view(variant: variant, identifier: identifier, fileID: fileID, line: line) {
      HeadlessContainerCell<Model>(
        nested: HeadlessNestedList(viewport: viewport, rowExtent: rowExtent, cells: cells))
    }
  }
}

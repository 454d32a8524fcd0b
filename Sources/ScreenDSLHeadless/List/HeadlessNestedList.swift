public import ScreenDSL
public import ScreenDSLHosting

/// A cell that shows the rows inside a container in an inner list.
@MainActor
package final class HeadlessContainerCell<Model: ContainerModel>: HeadlessNestedList, HeadlessCell,
  ConfigurableCell
{
  package private(set) var model: Model?

  package convenience init() { self.init(cells: nil) }

  package func configure(with model: Model, context: CellContext<Model>) {
    self.model = model
    show(context)
  }
}

/// A cell with an inner list, which shows the rows inside a container. When the inner list scrolls, and when the cell
/// disappears, the cell stores the scroll position of the inner list in the state of the container.
@MainActor
package class HeadlessNestedList {
  /// The inner list; nil until the outer list has called `enter(_:)`.
  package private(set) var list: HeadlessHost?
  private let viewport: Double
  private let rowExtent: Double
  private let ownCells: CellRegistry<HeadlessList>?
  private var keptPlace: ScrollPlace?

  package init(
    viewport: Double = 375, rowExtent: Double = 44, cells: CellRegistry<HeadlessList>? = nil
  ) {
    (self.viewport, self.rowExtent, ownCells) = (viewport, rowExtent, cells)
  }

  func show<Model: ContainerModel>(_ context: CellContext<Model>) {
    guard let list, let rows = context.nestedRows else { return }
    let offset = list.offset
    if context.isFirstDisplay { keptPlace = context.state[ScrollPlace.Key.self] }
    list.layout = rows.layout
    list.updater.show(rows)
    list.rebuildGeometry()
    list.restore(context.isFirstDisplay ? list.offset(of: keptPlace) : offset)
  }

  func enter(_ host: HeadlessHost) {
    var options = host.options
    options.viewport = viewport
    options.rowExtent = rowExtent
    options.hasWindow = false
    // As in the lists of ScreenDSLUIKit, rows inside containers do not stay selected.
    options.selectionMode = .momentary
    let list = HeadlessHost(cells: ownCells ?? host.registry, options: options)
    list.tree = host.tree
    list.outer = host
    list.onScroll = { [weak self] in self?.keepPlace() }
    self.list = list
  }

  func setDisplayed(_ isDisplayed: Bool) {
    setWindow(isDisplayed && list?.outer?.hasWindow == true)
    if !isDisplayed { list?.endDisplay() }
  }

  func setWindow(_ hasWindow: Bool) {
    keepPlace()
    list?.setWindow(hasWindow)
  }

  private func keepPlace() {
    guard list?.hasWindow == true, let place = list?.place, place != keptPlace else { return }
    keptPlace = place
    list?.updater.containerState?[ScrollPlace.Key.self] = place
  }
}

extension CellRegistration<HeadlessList> {
  /// Returns a registration of the default cell for a container, which is a row with rows inside. The cell shows these
  /// rows in a list of its own. If another cell shows the container later, the list of that cell has the same scroll
  /// position.
  ///
  /// - Parameters:
  ///   - model: The container's model type.
  ///   - cells: The cells of the rows inside; nil for the cells of the outer list.
  ///   - viewport: The length of the visible part of the inner list, in points.
  ///   - rowExtent: The default length of a row inside, in points. Row attributes, layout hints and looks take
  ///     precedence.
  ///   - variant: The variant, if the model type has several kinds of cell; nil for all variants without a registration
  ///     of their own.
  ///   - identifier: The reuse identifier; by default the name of the cell's class with its module.
  public static func container<Model: ContainerModel>(
    _ model: Model.Type, cells: CellRegistry<HeadlessList>? = nil, viewport: Double = 375,
    rowExtent: Double = 44, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    let own = view(variant: variant, identifier: identifier, fileID: fileID, line: line) {
      HeadlessContainerCell<Model>(viewport: viewport, rowExtent: rowExtent, cells: cells)
    }
    return cells.map(own.containing) ?? own
  }
}

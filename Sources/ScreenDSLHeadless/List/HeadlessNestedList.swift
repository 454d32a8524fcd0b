public import ScreenDSL
public import ScreenDSLHosting

/// A cell for a container, which is a row with rows inside. The cell shows these rows in an inner list.
///
/// When the outer list configures the cell, the cell must call ``HeadlessNestedList/show(_:)``. When the cell is
/// displayed, hidden or reused, the outer list informs the inner list.
@MainActor
package protocol HeadlessContainer: HeadlessCell {
  /// The list inside the cell; always the same object.
  var nested: HeadlessNestedList { get }
}

/// The default cell for containers. The list inside the cell shows the rows of the container, and stores the scroll
/// offset of the container.
@MainActor
package final class HeadlessContainerCell<Model: ContainerModel>: HeadlessContainer,
  ConfigurableCell
{
  /// The list inside the cell.
  package let nested: HeadlessNestedList
  /// The container that the cell shows; nil before the first configuration.
  package private(set) var model: Model?

  /// Creates a cell whose list has the default size of ``HeadlessNestedList/init(viewport:rowExtent:cells:)``.
  package convenience init() { self.init(nested: HeadlessNestedList()) }

  package init(nested: HeadlessNestedList) { self.nested = nested }

  package func configure(with model: Model, context: CellContext<Model>) {
    self.model = model
    nested.show(context)
  }
}

/// The list inside a container's cell. The list shows the rows of the container.
///
/// Each container has its own scroll position. The list stores the position at each scroll, and when the cell
/// disappears.
@MainActor
package final class HeadlessNestedList {
  /// The inner list; nil until an outer list uses the cell.
  package private(set) var list: HeadlessHost?
  private let viewport: Double
  private let rowExtent: Double
  private let ownCells: CellRegistry<HeadlessList>?
  private var keptPlace: ScrollPlace?
  /// Whether the list stores its scroll position. False while the list is not in a window.
  private var keepsPlace = false

  /// Creates a list of a fixed size.
  ///
  /// - Parameters:
  ///   - viewport: The visible length of the list, in points.
  ///   - rowExtent: The length of each row, in points. An item size in the container's layout hint takes precedence.
  ///   - cells: The cells of the list's rows; nil for the cells of the outer list.
  package init(
    viewport: Double = 375, rowExtent: Double = 44, cells: CellRegistry<HeadlessList>? = nil
  ) {
    self.viewport = viewport
    self.rowExtent = rowExtent
    ownCells = cells
  }

  /// Shows the rows of the cell's container.
  ///
  /// A cell calls this method whenever it is configured. If the list already shows this container, the offset does not
  /// change. If not, the list scrolls to the stored position of the container, or to its start.
  package func show<Model: ContainerModel>(_ context: CellContext<Model>) {
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
    // As in the lists of UIKit, rows inside containers do not stay selected.
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

  /// Adds the list to the window of its cell, or removes the list. First stores the scroll position, because the cell
  /// may show another container next.
  func setWindow(_ hasWindow: Bool) {
    keepPlace()
    keepsPlace = hasWindow
    list?.setWindow(hasWindow)
  }

  func prepareForReuse() {
    setWindow(false)
    list?.updater.detach()
  }

  /// Stores the position of the list, if it has changed.
  ///
  /// The method compares the position with `keptPlace`, because reading the cell state of the container takes longer:
  /// the state must be looked up through all containers around the list.
  private func keepPlace() {
    guard keepsPlace, let place = list?.place, place != keptPlace else { return }
    keptPlace = place
    list?.updater.containerState?[ScrollPlace.Key.self] = place
  }
}

extension CellRegistration<HeadlessList> {
  /// Registers the default cell for a container, which is a row with rows inside. The cell shows these rows in a list
  /// of its own. If another cell shows the container later, the list in that cell has the same scroll offset.
  ///
  /// - Parameters:
  ///   - model: The container's model type.
  ///   - cells: The cells of the rows inside; nil for the cells of the outer list.
  ///   - viewport: The visible length of the list, in points.
  ///   - rowExtent: The length of each row inside, in points. An item size in the container's layout hint takes
  ///     precedence.
  ///   - variant: The variant, if the model type has several kinds of cell; nil for all variants without a registration
  ///     of their own.
  ///   - identifier: The reuse identifier.
  public static func container<Model: ContainerModel>(
    _ model: Model.Type, cells: CellRegistry<HeadlessList>? = nil, viewport: Double = 375,
    rowExtent: Double = 44, variant: CellVariant? = nil, identifier: String? = nil,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Self {
    let own = view(variant: variant, identifier: identifier, fileID: fileID, line: line) {
      HeadlessContainerCell<Model>(
        nested: HeadlessNestedList(viewport: viewport, rowExtent: rowExtent, cells: cells))
    }
    return cells.map(own.containing) ?? own
  }
}

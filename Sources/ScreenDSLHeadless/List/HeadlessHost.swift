public import ScreenDSL
public import ScreenDSLHosting

/// A live list without any UI framework: it shows a screen in cells, as a list view does.
///
/// The list has a visible part, and reuses the cells of rows that have left this part. The host checks each update by
/// the rules of UIKit's list views. A test uses a host through the type `TestScreen` of the module ScreenDSLTesting.
///
/// ```swift
/// import ScreenDSLTesting
///
/// #expect(screen.host.visibleRows.map(\.description) == ["all/a", "all/b"])
/// ```
@MainActor
public final class HeadlessHost: ListHost, TouchedListHost {
  package private(set) lazy var updater = ListUpdater(host: self)
  package let options: HeadlessOptions
  /// The layout of the sections that have no layout hint of their own.
  var layout: LayoutHint? { didSet { if layout != oldValue { identities.forgetExtents() } } }
  package let registry: CellRegistry<HeadlessList>

  var tree = HeadlessTree()
  weak var outer: HeadlessHost?
  var onScroll: @MainActor () -> Void = {}
  private(set) var isInCallback = false
  var identities = HeadlessIdentities()
  var geometry = HeadlessGeometry()
  /// The environment in which the list last measured its rows. Rows can have other lengths in another environment.
  var measuredEnvironment = ListEnvironment()
  /// The cells that the host can reuse. From each array, the host reuses the last cell first.
  var pool: [HeadlessSlot.Key: [HeadlessSlot]] = [:]
  /// The cells in use: first the supplementary views, and then the cells of rows.
  var live: [HeadlessSlot] = []
  var pass = 0
  var isLayingOut = false
  var needsLayout = true
  var anchor: ScrollAnchor?
  var isReordering = false
  var openSwipe: (list: HeadlessHost, row: LiveRow, edge: SwipeEdge)?
  var openMenu: (list: HeadlessHost, row: LiveRow)?
  /// During an update, the displayed rows whose old cells are gone and whose new cells are not displayed yet.
  var replaced: Set<RowPath> = []
  func isReplaced(_ row: LiveRow) -> Bool { !replaced.isEmpty && replaced.contains(row.shownPath) }

  /// The start of the visible part of the list, in points from the start of the list.
  public internal(set) var offset = 0.0
  package var viewport: Double { options.viewport }
  package internal(set) var hasWindow: Bool
  /// Whether the list has laid out its cells since the last reload of all rows.
  package internal(set) var isLaidOut = false

  /// The values that all rows of this list and of the lists inside it share. If a value changes, the list configures
  /// the cells that read this value.
  public var environment: ListEnvironment {
    get { updater.environment }
    set {
      tree.operate {
        updater.environment = newValue
        tree.wait(for: self)
      }
    }
  }

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - registry: The cells of the models. If a model has no cell, the list shows a placeholder.
  ///   - options: The behavior of the list.
  public init(
    cells registry: CellRegistry<HeadlessList>, options: HeadlessOptions = HeadlessOptions()
  ) {
    (self.registry, self.options) = (registry, options)
    hasWindow = options.hasWindow
    tree.recordsEvents = options.recordsEvents
    updater.selectionMode = options.selectionMode
    updater.visibility.clock = { [weak self] in self?.tree.later($0, $1) }
  }

  /// Shows a screen. If the list cannot change now, for example while a handler runs, the list shows the screen later.
  ///
  /// If a section or a container has the same `dependsOn` values as in the last screen that `apply` received, its
  /// closure does not run.
  ///
  /// - Parameters:
  ///   - screen: A screen, or its snapshot.
  ///   - animated: Whether batch updates count as animated in the `UpdateReport`. The list itself animates nothing.
  public func apply(_ screen: some SnapshotConvertible, animated: Bool = true) {
    let snapshot = updater.evaluate { screen.snapshot(reusing: $0) }
    tree.operate { updater.apply(snapshot, animated: animated) }
  }

  /// The snapshot that the list shows. While an update waits, this snapshot can be older than the one that `apply`
  /// received last.
  package var snapshot: ScreenSnapshot { updater.current.marking(updater.busyControls) }

  /// Runs `body`, which calls code of the app. Until `body` returns, updates of this list and of the lists that contain
  /// this list wait.
  func callOut<Result>(_ body: () -> Result) -> Result {
    if isInCallback { return tree.callOut(body) }
    isInCallback = true
    defer { isInCallback = false }
    return outer.map { $0.callOut(body) } ?? tree.callOut(body)
  }

  func settle() {
    tree.operate {
      followEnvironment()
      updater.resume()
    }
  }

  /// Adds the list to a window, or removes the list from its window. Without a window, the list does not lay out its
  /// cells, and each update reloads all rows.
  package func setWindow(_ hasWindow: Bool) {
    guard hasWindow != self.hasWindow else { return }
    tree.operate {
      let verb = hasWindow ? "enter" : "leave"
      tree.record(.text("\(verb) window\(HeadlessEvent.name(updater.shortContainerPath))"))
      self.hasWindow = hasWindow
      for slot in live where slot.isDisplayed { slot.nested?.setWindow(hasWindow) }
      layOut()
      if hasWindow { updater.appear() } else { updater.checkVisibility() }
    }
  }

  /// Scrolls to an offset. Unlike `scroll(to:)`, this method records no event, and calls neither `onScroll` nor
  /// the updater's `didScroll()`.
  func restore(_ offset: Double) {
    self.offset = clamped(offset)
    layOut()
  }

  /// The paths of the visible rows, in the order of the list, without rows inside containers.
  public var visibleRows: [RowPath] { displayed.compactMap { $0.row?.shownPath } }

  package var visibleCells: [AnyObject] { displayed.filter { $0.row != nil }.map(\.view) }

  /// The paths of the selected rows of this list. Setting this property runs no handler.
  public var selection: [RowPath] {
    get { updater.selection }
    set { updater.selection = newValue }
  }

  package func cell(at place: CellPlace) -> AnyObject? { (try? find(place))?.slot.view }

  package var visibleItems: [(place: CellPlace, cell: AnyObject, depth: Int)] {
    var items: [(place: CellPlace, cell: AnyObject, depth: Int)] = []
    for slot in displayed.sorted(by: { $0.order < $1.order }) {
      if let content = slot.content {
        items.append((slot.row.map { .row($0.shownPath) } ?? item(content), slot.view, 0))
      }
      items += slot.nested?.list?.visibleItems.map { ($0.place, $0.cell, $0.depth + 1) } ?? []
    }
    return items
  }

  package func list(inside container: RowPath) throws(HeadlessError) -> HeadlessHost {
    let (list, slot) = try find(.row(container))
    guard let inner = slot.nested?.list else {
      throw .notContainer(slot.row.map(list.path) ?? container)
    }
    return inner
  }

  package var events: [HeadlessEvent] { tree.events }

  package func takeEvents() -> [HeadlessEvent] { tree.takeEvents() }

  package var violations: [Problem] { tree.violations }

  package var missingCells: [Problem] { tree.missingCells }

  private var displayed: [HeadlessSlot] { hasWindow ? live.filter(\.isDisplayed) : [] }

  func list(with path: RowPath) throws(HeadlessError) -> (list: HeadlessHost, section: SectionID?) {
    guard let container = path.container else { return (self, path.section) }
    return (try list(inside: container), nil)
  }

  func find(_ place: CellPlace) throws(HeadlessError) -> (list: HeadlessHost, slot: HeadlessSlot) {
    switch place {
    case .row(let name):
      guard let path = updater.resolved(name) else { throw .missingRow(name) }
      let (list, section) = try list(with: path)
      let own = RowPath(path.id, inside: list.updater.shortContainerPath, section: section)
      guard let position = list.updater.current.position(of: path.id, in: section) else {
        throw .missingRow(own)
      }
      guard list.hasWindow, list.identities.contains(position),
        let slot = list.identities[position].slot, slot.isDisplayed
      else { throw .notVisible(.row(own)) }
      return (list, slot)
    case .supplementary(let kind, let section):
      guard hasWindow, let index = updater.current.sectionIndex(of: section),
        let slot = identities.sections[index].supplementaries[kind]
      else { throw .notVisible(place) }
      return (self, slot)
    }
  }
}

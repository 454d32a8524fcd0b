public import Foundation
import UpdateContract

@MainActor open class UITableView: SimListView {
  public let style: Style
  public internal(set) var usedAnimations: Set<RowAnimation> = []
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { sourceDidChange(to: dataSource, from: oldValue) }
  }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      knownMethods = [:]
      delegateDidChange(to: delegate, from: oldValue)
    }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { sim.forgetHeights() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { sim.geometryDidChange() }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { sim.geometryDidChange() }
  }
  /// The space above each section's header. By default a plain table leaves 22 points and others none, as iOS 26.1
  /// does in the layouts that openuikit has recorded (`tableview_plain`).
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { sim.geometryDidChange() }
  }
  open var tableHeaderView: UIView? { didSet { edgeDidChange(tableHeaderView, from: oldValue) } }
  open var tableFooterView: UIView? { didSet { edgeDidChange(tableFooterView, from: oldValue) } }
  /// The heights of the header and the footer when they were set.
  private var edgeHeights: [ObjectIdentifier: CGFloat] = [:]

  /// Whether the delegate implements the methods for headers and for footers; nil if this is not known yet.
  var knownMethods: [ElementKind: Bool] = [:]

  public class var automaticDimension: CGFloat { -1 }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame, kind: .table)
    sim.host = self
    alwaysBounceVertical = true
  }

  public required init?(coder: NSCoder) { nil }

  public convenience init() { self.init(frame: .zero, style: .plain) }

  open override var isEditing: Bool {
    didSet {
      for cell in sim.placed.live.values where isEditing && !oldValue {
        (cell.view as? UITableViewCell).map { askControls(of: $0, at: cell.path.indexPath) }
      }
    }
  }

  func askControls(of cell: UITableViewCell, at path: IndexPath) {
    cell.editingStyle = sim.editingStyle(path)
    let isMarked = allowsMultipleSelectionDuringEditing && canEdit(path)
    cell.editControls = [cell.editingStyle == .delete, isMarked, askCanMove(path)]
  }

  override var edges: (before: CGFloat, after: CGFloat) {
    (height(of: tableHeaderView), height(of: tableFooterView))
  }

  override func placeEdges() {
    let height = height(of: tableFooterView)
    tableHeaderView?.frame.origin = .zero
    tableFooterView?.frame.origin = CGPoint(x: 0, y: contentSize.height - height)
    for view in [tableHeaderView, tableFooterView] { view?.frame.size.width = bounds.width }
  }

  private func height(of view: UIView?) -> CGFloat {
    view.flatMap { edgeHeights[ObjectIdentifier($0)] } ?? 0
  }

  private func edgeDidChange(_ view: UIView?, from old: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    if let view {
      edgeHeights[ObjectIdentifier(view)] = view.frame.height
      attach(view)
    }
    sim.geometryDidChange()
  }
}

extension UITableView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public var indexPathsForSelectedRows: [IndexPath]? {
    sim.selection.isEmpty ? nil : sim.selection.values.sorted().map(\.indexPath)
  }

  /// Where a row is in the view after a scroll to it. Here selecting a row does not scroll.
  public enum ScrollPosition: Int, Sendable { case none }

  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    sim.select(indexPath, keepsOthers: sim.takesSeveral, animated: animated)
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) { sim.deselect(indexPath) }

  public func numberOfRows(inSection section: Int) -> Int { sim.itemCount(inSection: section) }

  /// Returns the cell of a row, if it is visible or prepared.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard sim.checkCellAccess(text: 1), let path = sim.path(indexPath) else {
      return nil
    }
    return sim.view(at: path) as? UITableViewCell
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? { sim.path(of: cell)?.indexPath }

  public var visibleCells: [UITableViewCell] {
    guard sim.checkCellAccess(text: 0) else { return [] }
    return sim.placed.liveInOrder.compactMap { $0.view as? UITableViewCell }
  }

  public var indexPathsForVisibleRows: [IndexPath]? { sim.placed.liveInOrder.map(\.path.indexPath) }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sim.supplementaryView(.header, inSection: section) as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sim.supplementaryView(.footer, inSection: section) as? UITableViewHeaderFooterView
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    sim.path(indexPath).map(sim.rect(at:)) ?? .zero
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    sim.rect(of: SupplementarySlot(kind: .header, section: section)) ?? .zero
  }
}

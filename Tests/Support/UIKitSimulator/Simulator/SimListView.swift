public import Foundation
import UpdateContract

/// The common base class of simulated table and collection views.
@MainActor open class SimListView: UIScrollView, JudgingView {
  /// The simulator of the view. It has the options, the log, and the actions of a user.
  public let sim: ListSimulator
  /// Whether the user can select several elements.
  open var allowsMultipleSelection = false
  /// Whether the user can select elements in edit mode (UITableView.h: false).
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select several elements in edit mode.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether elements can have the focus if the delegate does not decide. The initial value depends on the system.
  open var allowsFocus = true
  /// Whether an element that gets the focus is selected. The initial value depends on the system.
  open var selectionFollowsFocus = false
  /// Whether elements are measured again when they say that their size is another; since iOS 16.
  @available(iOS 16, tvOS 16, *)
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// Whether the list does so. According to WWDC22 10068, it is on by default.
  @available(iOS 16, tvOS 16, *)
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether the list is in edit mode.
  open var isEditing = false {
    didSet {
      sim.swiped = nil
      if isEditing != oldValue { sim.statesDidChange() }
    }
  }

  /// The view behind the cells.
  open var backgroundView: UIView?

  var options: SimOptions { sim.options }
  func report(_ violation: SimViolation) { if !sim.isPoisoned { sim.fail(violation) } }

  var sourceMessages = Messages(nil)
  /// The space for the views before the first and after the last element.
  var edges: (before: CGFloat, after: CGFloat) { (0, 0) }
  func placeEdges() {}
  /// Called when the list has other sections or items.
  func contentDidChange() {}

  init(frame: CGRect, kind: ListKind) {
    sim = ListSimulator(kind: kind)
    super.init(frame: frame)
  }

  /// Unavailable, because the simulator decodes no archives.
  public required init?(coder: NSCoder) { nil }

  func sourceDidChange(to new: AnyObject?, from old: AnyObject?) {
    if new !== old { sourceMessages = Messages(new) }
    sim.ownerDidChange(from: old, to: new, isDataSource: true)
  }

  func delegateDidChange(to new: AnyObject?, from old: AnyObject?) {
    if new !== old { delegateMessages = Messages(new) }
    sim.ownerDidChange(from: old, to: new, isDataSource: false)
  }

  /// Whether the user is dragging an element to another place.
  public var hasUncommittedUpdates: Bool {
    sim.isDropping || sim.drag != nil && sim.options.behavior.reportsDrags
  }

  /// The number of sections that the list works with.
  public var numberOfSections: Int { sim.sectionCount }

  /// Runs several operations as one update.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    sim.performBatch(updates, completion: completion)
  }

  /// Begins or ends edit mode. Revealed swipe actions disappear.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    sim.moveSection(section, to: newSection)
  }

  /// Discards all cells, and reads the data source again at the next layout.
  open func reloadData() { sim.reloadData() }

  open override func layoutIfNeeded() {
    guard sim.admitLayout() else { return }
    super.layoutIfNeeded()
  }

  open override func layoutSubviews() { sim.layoutPass() }

  override func hierarchyDidChange(from oldWindow: UIWindow?) {
    sim.inheritOptions()
    if window != nil, oldWindow == nil { setNeedsLayout() }
    super.hierarchyDidChange(from: oldWindow)
  }

  func sizeDidChange(of cell: UIView) { sim.sizeDidChange(of: cell) }
  override func sizeDidChange() { sim.geometryDidChange() }
}

extension UIView {
  /// Returns the state of a cell, with what its list knows.
  func cellState(isSelected: Bool, isHighlighted: Bool) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    guard let list = judge as? SimListView else { return state }
    (state.isEditing, state.isFocused) = (list.isEditing, list.sim.focused === self)
    state.isReordering = list.sim.drag.flatMap { list.sim.cell(at: $0.origin)?.view } === self
    return state
  }
}

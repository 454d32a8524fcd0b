public import Foundation
import UpdateContract

/// What a table and a collection have in common here.
@MainActor open class SimListView: UIScrollView, JudgingView {
  /// The simulator behind the view, which has the options, the log and the drivers.
  public let sim: ListSimulator
  /// Whether several elements can be selected.
  open var allowsMultipleSelection = false
  /// Whether elements can be selected while the list is edited (UITableView.h: false), and whether several can.
  open var allowsSelectionDuringEditing = false
  /// Whether several of them can be selected then.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether elements can have the focus about which the delegate says nothing; what it is at first depends on the system.
  open var allowsFocus = true
  /// Whether an element that gets the focus is selected; what it is at first depends on the system.
  open var selectionFollowsFocus = false
  /// Whether elements are measured again when they say that their size is another; since iOS 16.
  @available(iOS 16, tvOS 16, *)
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// Whether they are; that it is on at first is said of WWDC22 10068.
  @available(iOS 16, tvOS 16, *)
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether elements show their edit controls.
  open var isEditing = false {
    didSet {
      sim.swiped = nil
      if isEditing != oldValue { sim.statesDidChange() }
    }
  }

  /// The view behind the elements.
  open var backgroundView: UIView?

  var options: SimOptions { sim.options }
  func report(_ violation: SimViolation) { if !sim.isPoisoned { sim.fail(violation) } }

  var sourceMessages = Messages(nil)
  /// The space that the views before the first and after the last element take.
  var edges: (before: CGFloat, after: CGFloat) { (0, 0) }
  func placeEdges() {}
  /// Reports that the list has other sections or items.
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

  /// The number of sections that the view works with.
  public var numberOfSections: Int { sim.sectionCount }

  /// Runs several updates as one.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    sim.performBatch(updates, completion: completion)
  }

  /// Shows or hides the edit controls; buttons of a swipe go.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    sim.moveSection(section, to: newSection)
  }

  /// Forgets everything and reads the data again at the next layout.
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
  /// The state of a cell, as its list knows it.
  func cellState(isSelected: Bool, isHighlighted: Bool) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    guard let list = judge as? SimListView else { return state }
    (state.isEditing, state.isFocused) = (list.isEditing, list.sim.focused === self)
    state.isReordering = list.sim.drag.flatMap { list.sim.cell(at: $0.origin)?.view } === self
    return state
  }
}

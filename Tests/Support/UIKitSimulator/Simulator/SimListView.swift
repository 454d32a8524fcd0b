public import Foundation
import UpdateContract

@MainActor open class SimListView: UIScrollView, JudgingView {
  public let sim: ListSimulator
  open var allowsMultipleSelection = false
  /// Whether the user can select elements in edit mode (UITableView.h: false).
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// In UIKit the initial values of this property and of the next one depend on the system.
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  @available(iOS 16, tvOS 16, *)
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// According to WWDC22 10068, it is on by default.
  @available(iOS 16, tvOS 16, *)
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var isEditing = false {
    didSet {
      sim.swiped = nil
      if isEditing != oldValue { sim.statesDidChange() }
    }
  }

  open var backgroundView: UIView?

  var options: SimOptions { sim.options }
  func report(_ violation: SimViolation) { if !sim.isPoisoned { sim.fail(violation) } }

  var sourceMessages = Messages(nil)
  var edges: (before: CGFloat, after: CGFloat) { (0, 0) }
  func placeEdges() {}
  func contentDidChange() {}

  init(frame: CGRect, kind: ListKind) {
    sim = ListSimulator(kind: kind)
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  func sourceDidChange(to new: AnyObject?, from old: AnyObject?) {
    if new !== old { sourceMessages = Messages(new) }
    sim.ownerDidChange(from: old, to: new, isDataSource: true)
  }

  func delegateDidChange(to new: AnyObject?, from old: AnyObject?) {
    if new !== old { delegateMessages = Messages(new) }
    sim.ownerDidChange(from: old, to: new, isDataSource: false)
  }

  public var hasUncommittedUpdates: Bool {
    sim.isDropping || sim.drag != nil && sim.options.behavior.reportsDrags
  }

  public var numberOfSections: Int { sim.sectionCount }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    sim.performBatch(updates, completion: completion)
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    sim.moveSection(section, to: newSection)
  }

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
  func cellState(isSelected: Bool, isHighlighted: Bool) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    guard let list = judge as? SimListView else { return state }
    (state.isEditing, state.isFocused) = (list.isEditing, list.sim.focused === self)
    state.isReordering = list.sim.drag.flatMap { list.sim.cell(at: $0.origin)?.view } === self
    return state
  }
}

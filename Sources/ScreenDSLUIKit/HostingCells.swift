#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  @MainActor
  package protocol ContentView: UIView {
    var contentView: UIView { get }
    var reuseIdentifier: String? { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
  }

  /// A content view, such as the view of a look, that draws a row, header or footer.
  @MainActor
  package protocol DrawnContent: UIView {
    func setDisplayed(_ isDisplayed: Bool)
    var rowLabel: String? { get }
    var leavesFocusToControls: Bool { get }
  }

  extension ContentView {
    /// The view that draws the look of the row, header or footer. In a container's cell, this view is above the inner
    /// list. Nil if there is no such view.
    var drawnContent: (any DrawnContent)? {
      contentView as? any DrawnContent ?? (self as? any OwnContainerCell)?.nested.drawnHead
    }
  }

  extension UITableViewCell: ContentView {}
  extension UITableViewHeaderFooterView: ContentView {}
  extension UICollectionViewCell: ContentView {}

  /// A cell, header or footer of a class of this package. If the view `hosted` is not nil, `hosted` fills the content
  /// view.
  @MainActor
  protocol HostingView: ContentView {
    var hosted: UIView? { get set }
    var isInPlainList: Bool { get set }
  }

  extension UIView {
    package func fill(_ parent: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(self)
      let bottom = bottomAnchor.constraint(equalTo: parent.bottomAnchor)
      // Before the list has measured a cell, a required constraint would conflict with the cell's height.
      bottom.priority = UILayoutPriority(rawValue: 999)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: parent.topAnchor), bottom,
        leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
    }

    /// Shows the content view of the configuration `new` in this view. If `new` is nil, shows none. If the shown
    /// content view belongs to a configuration of the same type, this content view stays and gets the configuration
    /// `new`.
    package func showContent(of new: (any UIContentConfiguration)?) {
      let shown = subviews.lazy.compactMap { $0 as? any UIView & UIContentView }.first
      if let shown, let new, type(of: shown.configuration) == type(of: new) {
        shown.configuration = new
      } else {
        shown?.removeFromSuperview()
        new?.makeContentView().fill(self)
      }
    }

    package func fittingSize(width: CGFloat, _ priority: UILayoutPriority = .required) -> CGSize {
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: priority,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  extension HostingView {
    func hosted(make: @MainActor () -> UIView) -> UIView {
      if let hosted { return hosted }
      let view = make()
      view.fill(contentView)
      hosted = view
      return view
    }

    fileprivate var drawn: (any DrawnContent)? { contentView as? any DrawnContent }
    fileprivate var leavesFocusInside: Bool { drawn?.leavesFocusToControls == true }

    /// Tells the adapter, through the list's invisible subview `ListSensor`, that this view is about to leave the list.
    /// If `parent` is not nil, does nothing. Leaving the list can end editing in this view, perhaps before UIKit tells
    /// the delegate that the list no longer displays this view.
    fileprivate func noteMove(to parent: UIView?) {
      if parent != nil { return }
      // UIKit puts the cells of a carousel section into a scroll view inside the list.
      let list = andSuperviews.dropFirst().first { $0 is any ListView }
      for case let sensor as ListSensor in list?.subviews ?? [] { sensor.onLeave() }
    }

    /// Returns the size that the cell needs for its content. UIKit does not document that a cell asks its content view
    /// for a size, so this method measures the content view.
    fileprivate func size(
      _ found: CGSize, fitting target: CGSize, _ horizontal: UILayoutPriority,
      _ vertical: UILayoutPriority
    ) -> CGSize {
      if let cell = self as? any OwnContainerCell {
        return contentView.rowHeight.map { CGSize(width: target.width, height: $0) }
          ?? cell.nested.size(fitting: target) ?? found
      }
      guard let content = contentView as? any UIView & UIContentView else { return found }
      let own = content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(
        width: found.width, height: contentView.rowHeight ?? max(found.height, own.height))
    }
  }

  // UIKit creates cells, headers and footers with inherited initializers, so their classes declare no initializers.

  class TableHostingCell: UITableViewCell, HostingView {
    var hosted: UIView?
    var isInPlainList = false
    override var canBecomeFocused: Bool { !leavesFocusInside && super.canBecomeFocused }
    override var accessibilityLabel: String? {
      get { drawn.map(\.rowLabel) ?? super.accessibilityLabel }
      set { super.accessibilityLabel = newValue }
    }

    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      let found = super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return size(found, fitting: target, horizontal, vertical)
    }
  }

  final class TableHostingHeader: UITableViewHeaderFooterView, HostingView {
    var hosted: UIView?
    var isInPlainList = false

    override func willMove(toSuperview parent: UIView?) {
      super.willMove(toSuperview: parent)
      noteMove(to: parent)
    }

    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      let found = super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return size(found, fitting: target, horizontal, vertical)
    }
  }

  /// The cell or supplementary view of a collection view for plain views and content configurations. In all layouts,
  /// the class is a list cell, because only list cells have separators and swipe actions.
  class CollectionHostingCell: UICollectionViewListCell, HostingView {
    var hosted: UIView?
    var isInPlainList = false
    private var hasOwnBackground = false
    /// A closure that returns the size of the cell. It receives the content view and the size that the layout proposes.
    /// If the closure is nil or returns nil, `super` decides the size.
    var contentSize: (@MainActor (UIView, CGSize) -> CGSize?)?

    override func willMove(toSuperview parent: UIView?) {
      super.willMove(toSuperview: parent)
      noteMove(to: parent)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let size = contentSize?(contentView, layoutAttributes.size)
      else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
      layoutAttributes.size = size
      return layoutAttributes
    }

    override var canBecomeFocused: Bool { !leavesFocusInside && super.canBecomeFocused }
    override var accessibilityLabel: String? {
      get { drawn.map(\.rowLabel) ?? super.accessibilityLabel }
      set { super.accessibilityLabel = newValue }
    }

    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      let found = super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return size(found, fitting: target, horizontal, vertical)
    }

    func setBackground(of appearance: LayoutHint.Appearance?) {
      guard appearance == nil || hasOwnBackground else { return }
      hasOwnBackground = true
      backgroundConfiguration =
        switch appearance {
        case nil: .clear()
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        }
    }
  }

  /// The header or the footer of a whole table view, as high as its content.
  final class TableEdgeView: UIView {
    private(set) var content: UIView?

    convenience init(_ content: UIView) {
      self.init(frame: .zero)
      self.content = content
      content.fill(self)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let table = superview as? UITableView, bounds.width > 0 else { return }
      let height = fittingSize(width: bounds.width).height
      if abs(height - bounds.height) < 0.5 { return }
      frame.size.height = height
      // A table view reads the height only when `tableHeaderView` or `tableFooterView` is set.
      if table.tableHeaderView === self { table.tableHeaderView = self }
      if table.tableFooterView === self { table.tableFooterView = self }
      (table.delegate as? ForwardingDelegate)?.core.centerSubstituteLater()
    }
  }

  final class ControllerView: UIView {
    enum Kept: CellStateKey { static var initial: UIViewController? { nil } }

    /// The controller that this view shows. The row's cell state retains the controller, so this reference is weak.
    private(set) weak var controller: UIViewController?
    /// The list view that shows the row. The adapter sets this property, because the adapter configures and measures a
    /// cell before the list contains the cell.
    weak var list: UIView?

    func show(_ new: UIViewController) {
      if new !== controller { detach() }
      controller = new
      attach()
    }

    func attach() {
      guard let controller, let list else { return }
      let parent = list.nearestController
      let newParent = controller.parent === parent ? nil : parent
      newParent?.addChild(controller)
      if controller.view.superview !== self {
        // If the previous controller was freed, its view can still be a subview of this view.
        for view in subviews { view.removeFromSuperview() }
        controller.view.fill(self)
      }
      if let newParent { controller.didMove(toParent: newParent) }
    }

    func detach() {
      // Another cell can already show the view of the controller.
      guard let controller, controller.view.superview === self else { return }
      if controller.parent != nil { controller.willMove(toParent: nil) }
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  final class PlaceholderView: UILabel {
    static let identifier = "ScreenDSL.placeholder"

    func show(_ missing: String) {
      numberOfLines = 0
      text = missing
      accessibilityLabel = missing
    }
  }
#endif

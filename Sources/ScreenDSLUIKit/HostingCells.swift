#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A cell, header or footer of UIKit that shows a content configuration.
  @MainActor
  package protocol ContentView: UIView {
    var contentView: UIView { get }
    var reuseIdentifier: String? { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
  }

  /// The content view of a cell that draws its content itself. The list tells this view when the cell appears and
  /// disappears. The view decides what screen readers speak for the cell.
  @MainActor
  package protocol DrawnContent: UIView {
    func setDisplayed(_ isDisplayed: Bool)
    /// The accessibility label of the cell.
    var rowLabel: String? { get }
    /// Whether controls in the view may have the focus instead of the cell.
    var leavesFocusToControls: Bool { get }
  }

  extension UITableViewCell: ContentView {}
  extension UITableViewHeaderFooterView: ContentView {}
  extension UICollectionViewCell: ContentView {}

  /// A cell, header or footer of the adapter that contains a plain view, which is a view that is no cell itself.
  @MainActor
  protocol HostingView: ContentView {
    /// The plain view that this cell, header or footer contains; nil before the adapter has added one.
    var hosted: UIView? { get set }
    /// Whether the view is a header or a footer of a list with the plain appearance.
    var isInPlainList: Bool { get set }
  }

  extension HostingView {
    /// Returns the plain view that this cell, header or footer contains. The first call creates the view by `make`.
    func hosted(make: @MainActor () -> UIView) -> UIView {
      if let hosted { return hosted }
      let view = make()
      view.fill(contentView)
      hosted = view
      return view
    }
  }

  extension UIView {
    /// Adds the view to `parent`, as a subview that fills the parent.
    package func fill(_ parent: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(self)
      let bottom = bottomAnchor.constraint(equalTo: parent.bottomAnchor)
      // Before the list has measured a cell, the cell and its content have different heights. A required constraint
      // would conflict with the cell's height.
      bottom.priority = UILayoutPriority(rawValue: 999)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: parent.topAnchor), bottom,
        leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
    }
  }

  extension HostingView {
    fileprivate var drawn: (any DrawnContent)? { contentView as? any DrawnContent }
    fileprivate var leavesFocusInside: Bool { drawn?.leavesFocusToControls == true }

    /// Returns the size of the cell. `found` is the size that UIKit has computed.
    ///
    /// UIKit does not document that it asks a content view for its size, so this method measures the content view too.
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

  // UIKit creates the objects of the following classes with inherited initializers. So these classes declare none.

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

    override func systemLayoutSizeFitting(
      _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      let found = super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return size(found, fitting: target, horizontal, vertical)
    }
  }

  /// The cell in which the adapter shows plain views and content configurations in a collection view. It is a list
  /// cell, because only list cells have separators and swipe actions.
  ///
  /// Sections without a list layout can show such cells too.
  class CollectionHostingCell: UICollectionViewListCell, HostingView {
    var hosted: UIView?
    var isInPlainList = false
    /// Whether the adapter, instead of UIKit, sets the cell's background.
    private var hasOwnBackground = false
    /// The limits of the width, if the content decides the width of the cell; nil if the layout decides it.
    var contentWidth: ContentWidth?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let size = contentWidth?.size(of: contentView, layoutAttributes.size) else {
        return super.preferredLayoutAttributesFitting(layoutAttributes)
      }
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
  }

  /// The limits of the size of a cell whose content decides its width.
  @MainActor
  struct ContentWidth {
    /// The list that contains the cell, stored because the width of the list can change later.
    weak var list: UICollectionView?
    var hint: LayoutHint
    /// Whether the layout decides the cell's height.
    var hasFixedHeight: Bool

    /// Returns the size of a cell that is as wide as its content, but at most as wide as the list.
    func size(of content: UIView, _ size: CGSize) -> CGSize? {
      guard let list else { return nil }
      let edges = list.adjustedContentInset
      let sides = hint.insets.map { $0.leading + $0.trailing } ?? 0
      let room = max(1, list.bounds.width - edges.left - edges.right - CGFloat(sides))
      func fitted(_ width: CGFloat, _ priority: UILayoutPriority) -> CGSize {
        content.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: priority,
          verticalFittingPriority: .fittingSizeLevel)
      }
      let width = max(1, min(fitted(room, .fittingSizeLevel).width.rounded(.up), room))
      let height = hasFixedHeight ? size.height : fitted(width, .required).height
      return CGSize(width: width, height: height)
    }
  }

  extension CollectionHostingCell {
    /// Sets the background of a cell for the section that the cell is in.
    ///
    /// In a list layout, a new cell needs no change, because UIKit sets the right background.
    ///
    /// - Parameter appearance: The appearance of the section's list layout. If nil, the section has no list layout, and
    ///   the cell gets no background.
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

  /// The header or the footer of a whole table view. The view is as high as its content.
  final class TableEdgeView: UIView {
    /// The app's view; nil if there is none.
    private(set) var content: UIView?

    convenience init(_ content: UIView) {
      self.init(frame: .zero)
      self.content = content
      content.fill(self)
    }

    /// Measures the content again, because its width or its texts may have changed.
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let table = superview as? UITableView, bounds.width > 0 else { return }
      let height = systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      if abs(height - bounds.height) < 0.5 { return }
      frame.size.height = height
      // A table view reads the height of its header or footer only when `tableHeaderView` or `tableFooterView` is
      // set, so this method sets the view again.
      if table.tableHeaderView === self { table.tableHeaderView = self }
      if table.tableFooterView === self { table.tableFooterView = self }
    }
  }

  /// Contains the view of a row's view controller. While the row is shown, this controller is a child of the view
  /// controller around the list.
  final class ControllerView: UIView {
    enum Kept: CellStateKey { static var initial: UIViewController? { nil } }

    private(set) var controller: UIViewController?
    /// The list that shows the cell. The view stores the list, because a cell is configured and measured before it is
    /// in the list.
    weak var list: UIView?

    func show(_ new: UIViewController) {
      if new !== controller { detach() }
      controller = new
      attach()
    }

    /// Makes the row's controller a child of the view controller that contains the list.
    func attach() {
      guard let controller, let list else { return }
      let parent = list.nearestController
      let newParent = controller.parent === parent ? nil : parent
      newParent?.addChild(controller)
      if controller.view.superview !== self { controller.view.fill(self) }
      if let newParent { controller.didMove(toParent: newParent) }
    }

    func detach() {
      // If another cell shows the controller's view now, the controller must remain a child of its parent.
      guard let controller, controller.view.superview === self else { return }
      if controller.parent != nil { controller.willMove(toParent: nil) }
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  /// The content of a cell for a row without a registration.
  final class PlaceholderView: UILabel {
    static let identifier = "ScreenDSL.placeholder"

    func show(_ missing: String) {
      numberOfLines = 0
      text = missing
      accessibilityLabel = missing
    }
  }
#endif

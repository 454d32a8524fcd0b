#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A cell, header or footer of UIKit's own, which shows a value or has views inside.
  @MainActor
  package protocol ContentView: UIView {
    var contentView: UIView { get }
    var reuseIdentifier: String? { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
  }

  /// A content that hears whether its cell is shown.
  package protocol DisplayedView: UIView {
    func setDisplayed(_ isDisplayed: Bool)
  }

  /// A place above the rows of a container for what the container itself looks like.
  package protocol HeadView: ContentView {
    /// The height in points that is said of the whole row; nil if it follows from what is in it.
    var saidHeight: CGFloat? { get set }
  }

  extension UITableViewCell: ContentView {}
  extension UITableViewHeaderFooterView: ContentView {}
  extension UICollectionViewCell: ContentView {}

  /// A cell, header or footer of the adapter's own that shows a plain view.
  @MainActor
  protocol HostingView: ContentView {
    /// The view inside; nil before the first was put in.
    var hosted: UIView? { get set }
    /// Whether the view is a header or a footer in a list with the plain appearance.
    var isInPlainList: Bool { get set }
  }

  extension HostingView {
    /// Returns the view inside, made by `make` if there is none yet.
    func hosted(make: @MainActor () -> UIView) -> UIView {
      if let hosted { return hosted }
      let view = make()
      view.fill(contentView)
      hosted = view
      return view
    }
  }

  extension UIView {
    /// Puts the view into another one, which is as large as this one wants to be.
    package func fill(_ parent: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(self)
      let bottom = bottomAnchor.constraint(equalTo: parent.bottomAnchor)
      // A cell has a height of its own until it was measured.
      bottom.priority = UILayoutPriority(rawValue: 999)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: parent.topAnchor), bottom,
        leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
    }
  }

  /// A content that says what its cell is called, which is no element where there are some inside.
  @MainActor
  package protocol SpokenContent: UIView {
    var rowLabel: String? { get }
  }

  /// A content that may have controls inside which are to have the focus instead of its cell.
  @MainActor
  package protocol FocusSharing: UIView {
    var leavesFocusToControls: Bool { get }
  }

  extension HostingView {
    fileprivate var leavesFocusInside: Bool {
      (contentView as? any FocusSharing)?.leavesFocusToControls == true
    }

    fileprivate var spokenContent: (any SpokenContent)? { contentView as? any SpokenContent }
  }

  extension HostingView {
    /// Returns the size that UIKit found, or a higher one that the content wants: UIKit does not say that it asks a
    /// content that knows its size by itself.
    fileprivate func size(
      _ found: CGSize, fitting target: CGSize, _ horizontal: UILayoutPriority = .required,
      _ vertical: UILayoutPriority = .fittingSizeLevel
    ) -> CGSize {
      guard let content = contentView as? any UIView & UIContentView else { return found }
      let own = content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(
        width: found.width, height: contentView.rowHeight ?? max(found.height, own.height))
    }
  }

  // The classes have no initialisers of their own: a table or collection makes them.

  final class TableHostingCell: UITableViewCell, HostingView {
    var hosted: UIView?
    var isInPlainList = false
    override var canBecomeFocused: Bool { !leavesFocusInside && super.canBecomeFocused }
    override var accessibilityLabel: String? {
      get { spokenContent.map(\.rowLabel) ?? super.accessibilityLabel }
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

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      self.size(super.sizeThatFits(size), fitting: size)
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

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      self.size(super.sizeThatFits(size), fitting: size)
    }
  }

  /// A cell, header or footer; only cells of lists have separators and swipes.
  final class CollectionHostingCell: UICollectionViewListCell, HostingView, OwnListCell {
    var hosted: UIView?
    var isInPlainList = false
    var hasOwnBackground = false
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
      get { spokenContent.map(\.rowLabel) ?? super.accessibilityLabel }
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

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      self.size(super.sizeThatFits(size), fitting: size)
    }
  }

  /// A list cell of the adapter's own, which may show rows of anything else as well.
  @MainActor
  protocol OwnListCell: UICollectionViewListCell {
    /// Whether the adapter has given the cell a background, or has taken it away.
    var hasOwnBackground: Bool { get set }
    /// How wide the cell may be where what is in it says its width; nil where the layout does.
    var contentWidth: ContentWidth? { get set }
  }

  /// The room in which a cell is as wide as what is in it.
  @MainActor
  struct ContentWidth {
    /// The list around, which may become narrower.
    weak var list: UICollectionView?
    var hint: LayoutHint
    /// Whether the layout says how high the cell is.
    var hasFixedHeight: Bool

    /// The size of a cell that shows a content, as wide as that and at most as the list.
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

  extension OwnListCell {
    /// Gives the cell the background of a list, or none outside of lists; one that was never elsewhere
    /// has UIKit's.
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

  /// The header or footer of a whole table, as high as what is inside wants to be.
  final class TableEdgeView: UIView {
    /// The view inside.
    private(set) var content: UIView?

    convenience init(_ content: UIView) {
      self.init(frame: .zero)
      self.content = content
      content.fill(self)
    }

    /// Measures what is inside, which may be another width or another text by now.
    override func layoutSubviews() {
      super.layoutSubviews()
      guard let table = superview as? UITableView, bounds.width > 0 else { return }
      let height = systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      if abs(height - bounds.height) < 0.5 { return }
      frame.size.height = height
      // A table looks at the height when the view is set.
      if table.tableHeaderView === self { table.tableHeaderView = self }
      if table.tableFooterView === self { table.tableFooterView = self }
    }
  }

  /// The view of a controller that belongs to a row, and is inside the one around while it shows.
  final class ControllerView: UIView {
    enum Kept: CellStateKey { static var initial: UIViewController? { nil } }

    private(set) var controller: UIViewController?
    /// The list of the row; a cell is not yet in it when it is filled and measured.
    weak var list: UIView?

    func show(_ new: UIViewController) {
      if new !== controller { detach() }
      controller = new
      attach()
    }

    /// Puts the controller inside the one around the list.
    func attach() {
      guard let controller, let list else { return }
      let parent = list.nearestController
      let newParent = controller.parent === parent ? nil : parent
      newParent?.addChild(controller)
      if controller.view.superview !== self { controller.view.fill(self) }
      if let newParent { controller.didMove(toParent: newParent) }
    }

    func detach() {
      // Another cell may show the row by now.
      guard let controller, controller.view.superview === self else { return }
      if controller.parent != nil { controller.willMove(toParent: nil) }
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
  }

  /// What is shown in the place of a cell that was not registered.
  final class PlaceholderView: UILabel {
    static let identifier = "ScreenDSL.placeholder"

    func show(_ missing: String) {
      numberOfLines = 0
      text = missing
      accessibilityLabel = missing
    }
  }
#endif

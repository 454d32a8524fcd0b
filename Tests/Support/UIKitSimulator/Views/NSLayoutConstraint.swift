public import Foundation

/// A constraint. The simulator has no Auto Layout: a view whose four edges are pinned to its superview follows it, a
/// constraint of a length sets a preferred length, and all other constraints are ignored.
@MainActor open class NSLayoutConstraint: NSObject {
  /// How much the rule is wanted. Where the height of a cell contradicts its content, it must be less than
  /// required.
  public var priority = UILayoutPriority.required
  /// The name of the rule, for the app's own use.
  public var identifier: String?
  /// The length in points, or the distance of the edges.
  public var constant: CGFloat
  let first: NSLayoutAnchor
  let second: NSLayoutAnchor?

  init(_ first: NSLayoutAnchor, _ second: NSLayoutAnchor?, _ constant: CGFloat) {
    (self.first, self.second, self.constant) = (first, second, constant)
  }

  /// Whether the constraint is active.
  public var isActive: Bool {
    get {
      first.view?.allRules.contains { $0 === self } == true
        && (second == nil || second?.view?.root === first.view?.root)
    }
    set {
      guard let view = first.view, !newValue || !isActive else { return }
      guard newValue else { return view.allRules.removeAll { $0 === self } }
      if let other = second?.view, other.root !== view.root { view.raise(.noCommonAncestor) }
      // A separator ends before its cell does: a rule of UIKit's, of an unknown priority; the strict way.
      if first.isOfGuide, first.edge == .leading, second?.edge == .trailing, priority == .required {
        view.raise(.unsatisfiable("its separator"))
      }
      view.allRules.append(self)
      view.followPins()
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether the rule is about the place of a view in its superview.
  var isPin: Bool {
    second?.view === first.view?.superview && first.edge == second?.edge
  }

  /// How far inside of its superview the rule puts the edge of a view.
  var inset: CGFloat {
    first.edge == .bottom || first.edge == .trailing
      ? (second?.guide?.coveredHeight ?? 0) - constant : constant
  }
}

/// An edge or a length of a view, or of a guide in it.
@MainActor open class NSLayoutAnchor: NSObject {
  enum Edge { case top, bottom, leading, trailing, width, height }

  weak var view: UIView?
  let edge: Edge
  /// The guide for the keyboard of which it is an edge.
  let guide: UIKeyboardLayoutGuide?
  /// Whether it is one of a guide in the view.
  let isOfGuide: Bool

  init(
    _ view: UIView?, _ edge: Edge, _ guide: UIKeyboardLayoutGuide? = nil, isOfGuide: Bool = false
  ) {
    (self.view, self.edge, self.guide, self.isOfGuide) = (view, edge, guide, isOfGuide)
  }

  /// Returns the rule that this is the other one, or so far from it.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, anchor, c) }

  /// Returns the rule that the length is so many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, c)
  }
}

/// A place in a view.
@MainActor open class UILayoutGuide: NSObject {
  /// The view that it is in.
  public private(set) weak var owningView: UIView?

  init(_ view: UIView) { owningView = view }

  /// The leading edge.
  public var leadingAnchor: NSLayoutAnchor {
    NSLayoutAnchor(owningView, .leading, isOfGuide: true)
  }
}

/// The area of the keyboard in a view, or the bottom of the view if there is no keyboard (Apple,
/// `keyboardLayoutGuide`).
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it ends above the safe area where there are no keys.
  @available(iOS 17, *)
  open var usesBottomSafeArea: Bool {
    get { keepsAreaFree }
    set { keepsAreaFree = newValue }
  }
  private var keepsAreaFree = true

  /// Its upper edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(owningView, .bottom, self) }

  /// What is below that.
  var coveredHeight: CGFloat {
    guard let view = owningView, let window = view.window else { return 0 }
    let area = keepsAreaFree ? view.safeAreaInsets.bottom : 0
    guard window.keyboardHeight > 0, window.firstResponder != nil else { return area }
    let below = window.bounds.height - view.convert(view.bounds, to: window).maxY
    return max(area, window.keyboardHeight - below)
  }
}

extension UIView {
  /// Where the keys are.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide(self)
    keyboardGuide = guide
    return guide
  }

  /// Places what is to end above the keys, after these came or went.
  func placeAboveKeys() {
    if allRules.contains(where: { $0.second?.guide != nil }) { followPins() }
    for view in subviews { view.placeAboveKeys() }
  }

  /// The edge at the top.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .top) }
  /// The edge at the bottom.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .bottom) }
  /// The leading edge.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .trailing) }
  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .height) }

  /// The rules about the view's own lengths that are in force.
  public var constraints: [NSLayoutConstraint] { allRules.filter { $0.second == nil } }
  var root: UIView { superview?.root ?? self }

  /// The rules that hold the four edges, if all are held and the frame follows rules.
  var pins: [NSLayoutAnchor.Edge: NSLayoutConstraint]? {
    guard !translatesAutoresizingMaskIntoConstraints, allRules.count >= 4 else { return nil }
    let pins = Dictionary(
      allRules.lazy.filter(\.isPin).map { ($0.first.edge, $0) }, uniquingKeysWith: { $1 })
    let edges: [NSLayoutAnchor.Edge] = [.top, .bottom, .leading, .trailing]
    return edges.allSatisfy { pins[$0] != nil } ? pins : nil
  }

  /// How far inside of its superview the rules put the view; nil if they do not hold all edges.
  var pinInsets: NSDirectionalEdgeInsets? {
    guard let pins else { return nil }
    return NSDirectionalEdgeInsets(
      top: pins[.top]?.inset ?? 0, leading: pins[.leading]?.inset ?? 0,
      bottom: pins[.bottom]?.inset ?? 0, trailing: pins[.trailing]?.inset ?? 0)
  }

  /// Places the view where its rules put it.
  func followPins() {
    guard let outer = superview?.bounds, let inset = pinInsets else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = CGRect(
      x: isMirrored ? inset.trailing : inset.leading, y: inset.top,
      width: outer.width - inset.leading - inset.trailing,
      height: outer.height - inset.top - inset.bottom)
  }
}

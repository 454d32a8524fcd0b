public import Foundation

/// A constraint. The simulator has no Auto Layout. If all four edges of a view are constrained to its superview, the
/// view has the size of the superview. A constraint of a length sets a preferred length. All other constraints are
/// ignored.
@MainActor open class NSLayoutConstraint: NSObject {
  public var priority = UILayoutPriority.required
  public var identifier: String?
  public var constant: CGFloat
  let first: NSLayoutAnchor
  let second: NSLayoutAnchor?

  init(_ first: NSLayoutAnchor, _ second: NSLayoutAnchor?, _ constant: CGFloat) {
    (self.first, self.second, self.constant) = (first, second, constant)
  }

  public var isActive: Bool {
    get {
      first.view?.allRules.contains { $0 === self } == true
        && (second == nil || second?.view?.root === first.view?.root)
    }
    set {
      guard let view = first.view, !newValue || !isActive else { return }
      guard newValue else { return view.allRules.removeAll { $0 === self } }
      if let other = second?.view, other.root !== view.root { view.raise(.noCommonAncestor) }
      // UIKit ends a separator before the end of its cell, by a constraint of unknown priority. The simulator takes
      // it for a required one, which is the strictest.
      if first.isOfGuide, first.edge == .leading, second?.edge == .trailing, priority == .required {
        view.raise(.unsatisfiable("its separator"))
      }
      view.allRules.append(self)
      view.followPins()
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  var isPin: Bool {
    second?.view === first.view?.superview && first.edge == second?.edge
  }

  /// The distance of the view's edge from that of its superview, inwards.
  var inset: CGFloat {
    first.edge == .bottom || first.edge == .trailing
      ? (second?.guide?.coveredHeight ?? 0) - constant : constant
  }
}

@MainActor open class NSLayoutAnchor: NSObject {
  enum Edge { case top, bottom, leading, trailing, width, height }

  weak var view: UIView?
  let edge: Edge
  let guide: UIKeyboardLayoutGuide?
  let isOfGuide: Bool

  init(
    _ view: UIView?, _ edge: Edge, _ guide: UIKeyboardLayoutGuide? = nil, isOfGuide: Bool = false
  ) {
    (self.view, self.edge, self.guide, self.isOfGuide) = (view, edge, guide, isOfGuide)
  }

  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, anchor, c) }

  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, nil, c)
  }
}

@MainActor open class UILayoutGuide: NSObject {
  public private(set) weak var owningView: UIView?

  init(_ view: UIView) { owningView = view }

  public var leadingAnchor: NSLayoutAnchor {
    NSLayoutAnchor(owningView, .leading, isOfGuide: true)
  }
}

/// Without a keyboard the guide is at the bottom of the view (Apple, `keyboardLayoutGuide`).
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  @available(iOS 17, *)
  open var usesBottomSafeArea: Bool {
    get { keepsAreaFree }
    set { keepsAreaFree = newValue }
  }
  private var keepsAreaFree = true

  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(owningView, .bottom, self) }

  var coveredHeight: CGFloat {
    guard let view = owningView, let window = view.window else { return 0 }
    let area = keepsAreaFree ? view.safeAreaInsets.bottom : 0
    guard window.keyboardHeight > 0, window.firstResponder != nil else { return area }
    let below = window.bounds.height - view.convert(view.bounds, to: window).maxY
    return max(area, window.keyboardHeight - below)
  }
}

extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide(self)
    keyboardGuide = guide
    return guide
  }

  func placeAboveKeys() {
    if allRules.contains(where: { $0.second?.guide != nil }) { followPins() }
    for view in subviews { view.placeAboveKeys() }
  }

  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .top) }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .bottom) }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .trailing) }
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .width) }
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .height) }

  /// The active constraints of the view's own lengths.
  public var constraints: [NSLayoutConstraint] { allRules.filter { $0.second == nil } }
  var root: UIView { superview?.root ?? self }

  /// The constraints of the four edges, if all are constrained and the frame follows constraints; otherwise nil.
  var pins: [NSLayoutAnchor.Edge: NSLayoutConstraint]? {
    guard !translatesAutoresizingMaskIntoConstraints, allRules.count >= 4 else { return nil }
    let pins = Dictionary(
      allRules.lazy.filter(\.isPin).map { ($0.first.edge, $0) }, uniquingKeysWith: { $1 })
    let edges: [NSLayoutAnchor.Edge] = [.top, .bottom, .leading, .trailing]
    return edges.allSatisfy { pins[$0] != nil } ? pins : nil
  }

  var pinInsets: NSDirectionalEdgeInsets? {
    guard let pins else { return nil }
    return NSDirectionalEdgeInsets(
      top: pins[.top]?.inset ?? 0, leading: pins[.leading]?.inset ?? 0,
      bottom: pins[.bottom]?.inset ?? 0, trailing: pins[.trailing]?.inset ?? 0)
  }

  func followPins() {
    guard let outer = superview?.bounds, let inset = pinInsets else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = CGRect(
      x: isMirrored ? inset.trailing : inset.leading, y: inset.top,
      width: outer.width - inset.leading - inset.trailing,
      height: outer.height - inset.top - inset.bottom)
  }
}

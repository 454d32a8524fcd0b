public import Foundation

/// A rule about an edge or a height. There is no Auto Layout here: a view whose four edges are those of
/// its superview follows it, one with a height wants it, and every other rule is ignored.
@MainActor public final class NSLayoutConstraint: NSObject {
  /// How much the rule is wanted; ignored.
  public var priority = UILayoutPriority.required
  /// The name of the rule, for the app's own use.
  public var identifier: String?
  /// The length in points that is wanted, for a rule about a height.
  public var constant: CGFloat = 0
  let first: NSLayoutAnchor?
  let second: NSLayoutAnchor?
  private weak var view: UIView?

  init(_ first: NSLayoutAnchor, _ second: NSLayoutAnchor) {
    self.first = first
    self.second = second
  }

  fileprivate init(heightOf view: UIView, _ constant: CGFloat) {
    (first, second) = (nil, nil)
    self.view = view
    self.constant = constant
  }

  /// Whether the rule is in force.
  public var isActive: Bool {
    get { view?.constraints.contains { $0 === self } == true }
    set {
      view?.constraints.removeAll { $0 === self }
      if newValue { view?.constraints.append(self) }
    }
  }

  /// Puts rules in force.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      guard let first = constraint.first, let second = constraint.second, let view = first.view,
        let parent = view.superview, second.view === parent, first.edge == second.edge
      else { continue }
      view.pinnedEdges.insert(first.edge)
      if view.isPinned { view.frame = parent.bounds }
    }
  }
}

/// The height of a view.
@MainActor public final class NSLayoutDimension: NSObject {
  private weak var view: UIView?

  init(_ view: UIView) { self.view = view }

  /// Returns the rule that the height is so many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(heightOf: view ?? UIView(frame: .zero), constant)
  }
}

/// An edge of a view.
@MainActor public final class NSLayoutAnchor: NSObject {
  enum Edge: CaseIterable { case top, bottom, leading, trailing }

  weak var view: UIView?
  let edge: Edge

  init(_ view: UIView, _ edge: Edge) {
    self.view = view
    self.edge = edge
  }

  /// Returns the rule that the edge is the other one.
  public func constraint(equalTo anchor: NSLayoutAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor)
  }
}

extension UIView {
  /// The edge at the top.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .top) }
  /// The edge at the bottom.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .bottom) }
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor(self, .trailing) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self) }

  /// Whether all four edges are those of the superview.
  var isPinned: Bool {
    !translatesAutoresizingMaskIntoConstraints
      && pinnedEdges.count == NSLayoutAnchor.Edge.allCases.count
  }
}

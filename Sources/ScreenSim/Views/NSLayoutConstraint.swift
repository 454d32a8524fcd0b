public import Foundation

/// A rule about an edge. There is no Auto Layout here: a view whose four edges are those of its superview
/// follows it, and every other rule is ignored.
@MainActor public final class NSLayoutConstraint: NSObject {
  /// How much the rule is wanted; ignored.
  public var priority = UILayoutPriority.required
  let first: NSLayoutAnchor
  let second: NSLayoutAnchor

  init(_ first: NSLayoutAnchor, _ second: NSLayoutAnchor) {
    self.first = first
    self.second = second
    super.init()
  }

  /// Puts rules in force.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      guard let view = constraint.first.view, let parent = view.superview,
        constraint.second.view === parent, constraint.first.edge == constraint.second.edge
      else { continue }
      view.pinnedEdges.insert(constraint.first.edge)
      if view.isPinned { view.frame = parent.bounds }
    }
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
    super.init()
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

  /// Whether all four edges are those of the superview.
  var isPinned: Bool {
    !translatesAutoresizingMaskIntoConstraints
      && pinnedEdges.count == NSLayoutAnchor.Edge.allCases.count
  }
}

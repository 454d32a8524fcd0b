internal import Foundation

/// Checks a configured cell while it still has its old or its estimated size.
extension ListSimulator {
  /// Checks the constraints in a cell against the height that the list sets with a required constraint
  /// (`UIView-Encapsulated-Layout-Height`). If the content has another height, one of its vertical constraints must
  /// have a lower priority (FDTemplateLayoutCell #133, podcast-ios PR #213).
  func checkFit(of view: UIView) {
    guard let content = (view as? any ContentShowing)?.content.view else { return }
    let width = options.behavior.measuresAtWidthZero ? 0 : view.frame.width
    if !content.translatesAutoresizingMaskIntoConstraints { return fail(.maskNeeded) }
    let isFixed = content.constraints.contains {
      $0.first.edge == .height && $0.priority == .required && $0.constant != view.frame.height
    }
    _ = check(!isFixed, .unsatisfiable("its height"))
    for inside in content.subviews {
      guard !isPoisoned, let inset = inside.pinInsets else { continue }
      let room = view.frame.width - inset.leading - inset.trailing
      let height = inside.size(in: room).height + inset.top + inset.bottom
      let isOther = height > inset.top + inset.bottom - 0.5 && abs(height - view.frame.height) > 0.5
      let isHeld = isOther && inside.isHeld(at: .top, .bottom)
      guard check(!isHeld, .unsatisfiable("its height")) else { return }
      let isWide = inside.requiredWidth > max(0, width - inset.leading - inset.trailing) + 0.5
      let isSqueezed = isWide && inside.isHeld(at: .leading, .trailing)
      guard check(!isSqueezed, .unsatisfiable("its width")) else { return }
    }
  }

  /// Views below the cell's content view cannot invalidate its size (Apple, `selfSizingInvalidation`).
  func sizeDidChange(of view: UIView) {
    guard !options.behavior.isBeforeOS16, host.selfSizingInvalidation != .disabled,
      case .placed(let token?) = (view as? any ReusableView)?.reuse.place,
      placed.live[token]?.view === view
    else { return }
    measuredRows[token] = nil
    host.setNeedsLayout()
  }
}

extension UIView {
  fileprivate func isHeld(at edges: NSLayoutAnchor.Edge...) -> Bool {
    edges.allSatisfy { pins?[$0]?.priority == .required }
  }

  fileprivate var requiredWidth: CGFloat {
    let own = constraints.first { $0.first.edge == .width && $0.priority == .required }?.constant
    return own ?? subviews.map(\.requiredWidth).max() ?? 0
  }
}

import Foundation
import UIKitSimulator

/// Views in a row or a column, laid out as apps do by hand.
@MainActor
final class HandStack: UIView {
  private let views: [UIView]
  private let isVertical: Bool
  private let spacing: CGFloat

  init(_ views: [UIView], isVertical: Bool, spacing: CGFloat = 0) {
    (self.views, self.isVertical, self.spacing) = (views, isVertical, spacing)
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the sizes of the views at a width; if it is too small, the widest view shrinks.
  private func sizes(in width: CGFloat) -> [CGSize] {
    var widths = views.map { isVertical ? width : max(0, $0.intrinsicContentSize.width) }
    if !isVertical, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) {
      let gaps = spacing * CGFloat(max(0, views.count - 1))
      widths[widest] = max(0, widths[widest] + width - gaps - widths.reduce(0, +))
    }
    return zip(views, widths).map { view, width in
      let height = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      return CGSize(width: width, height: height)
    }
  }

  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let heights = sizes(in: target.width).map(\.height)
    let all = isVertical ? heights.reduce(0, +) : heights.max() ?? 0
    return CGSize(width: target.width, height: all)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var place = CGPoint.zero
    for (view, size) in zip(views, sizes(in: bounds.width)) {
      view.frame = CGRect(origin: place, size: size)
      if isVertical { place.y += size.height } else { place.x += size.width + spacing }
    }
  }
}

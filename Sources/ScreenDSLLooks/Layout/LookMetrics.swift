/// Lengths for layouts, in points.
package enum LookMetrics {
  /// The default gap of horizontal stacks, and that of vertical stacks. Between two texts below one another, the
  /// default gap is 0. In a list of UIKit, the system decides the default gap of horizontal stacks.
  package static let (gap, leading) = (12.0, 4.0)
  package static let bubbleShare = 0.75
  package static let bubblePadding = LookStyle.Padding(horizontal: 12, vertical: 8)
  package static let badgePadding = LookStyle.Padding(horizontal: 7, vertical: 3)
  /// The default margins around a row's look in an SVG picture of the list. In a wide list, the side margins are
  /// larger. In a list of UIKit, the system decides the margins.
  package static let rowMargins = LookStyle.Padding(horizontal: 16, vertical: 11)
  package static let (image, symbol) = (40.0, 24.0)
  package static let (circle, spinner) = (28.0, 20.0)
  package static let bar = MeasuredWidth(96, least: 32)
  package static let barRow = 20.0
  package static let divider = 1.0
  package static let slider = MeasuredWidth(96, least: 44)
  package static let field = MeasuredWidth(160, least: 44)
  /// The least width of a button with a background, of segments, of a menu, or of a wheel.
  package static let controlWidth = 44.0

  /// The lengths of layouts that draw a list as plain text, in columns. A column is as wide as one character.
  package enum Columns {
    /// The width of a column in points, at the default type size.
    package static let points = 8.0
    package static let gap = 1.0

    package static func columns(_ points: Double) -> Double { (points / Self.points).rounded() }
  }
}

extension LookNode {
  package var usualWidth: MeasuredWidth? {
    let style = style.values
    return switch kind {
    case .image(.symbol): MeasuredWidth(style.height ?? LookMetrics.symbol)
    case .image, .avatar: MeasuredWidth(style.height ?? LookMetrics.image)
    case .progress where style.isCircle: MeasuredWidth(style.height ?? LookMetrics.circle)
    case .progress: LookMetrics.bar
    case .spinner: MeasuredWidth(LookMetrics.spinner)
    case .divider: MeasuredWidth(LookMetrics.divider)
    case .spacer: MeasuredWidth(0)
    case .control(let control) where control.role == .slider: LookMetrics.slider
    case .control(let control) where control.role == .field: LookMetrics.field
    case .text, .badge, .stack, .control: nil
    }
  }

  package func usualHeight(width: Double) -> Double? {
    let style = style.values
    return switch kind {
    case .image(.symbol): style.aspect.map { width / $0 } ?? style.width ?? LookMetrics.symbol
    case .image, .avatar: style.aspect.map { width / $0 } ?? style.width ?? LookMetrics.image
    case .progress where style.isCircle: style.width ?? LookMetrics.circle
    case .progress: LookMetrics.barRow
    case .spinner: LookMetrics.spinner
    case .divider: LookMetrics.divider
    // A label without text has no height in UIKit.
    case .spacer, .text(""): 0
    case .text, .badge, .stack, .control: nil
    }
  }

  /// Whether the part is a short text without spaces, such as a time or a number. The layout does not break such a
  /// text.
  package var isShortWord: Bool {
    if case .text(let text) = kind { text.count <= 10 && !text.contains(" ") } else { false }
  }
}

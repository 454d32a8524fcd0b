/// The lengths that nothing measures, in points: each stands here, and nowhere else.
package enum LookMetrics {
  /// The room between parts side by side, and below one another.
  package static let (gap, leading) = (12.0, 4.0)
  /// How much of the room a bubble may take, and what is around its text.
  package static let bubbleShare = 0.75
  package static let bubblePadding = LookStyle.Padding(horizontal: 12, vertical: 8)
  /// What is around the text of a badge.
  package static let badgePadding = LookStyle.Padding(horizontal: 7, vertical: 3)
  /// What is around the look of a row; in a list it follows the margins of that, and the row is at least so high.
  package static let rowMargins = LookStyle.Padding(horizontal: 16, vertical: 11)
  package static let rowHeight = 44.0
  /// The side of an image and of an avatar.
  package static let image = 40.0
  /// The sides of a circle that shows how much is done, and of a spinner.
  package static let (circle, spinner) = (28.0, 20.0)
  package static let bar = Span(96, least: 32)
  /// The height of the row that a bar stands in the middle of, and its own.
  package static let (barRow, barHeight) = (20.0, 6.0)
  package static let divider = 1.0
}

// Of controls, as UIKit draws them.
extension LookMetrics {
  package static let toggle = (width: 51.0, height: 31.0)
  package static let stepper = (width: 94.0, height: 32.0)
  package static let slider = Span(96, least: 44)
  package static let sliderHeight = 28.0
  package static let field = Span(160, least: 44)
  /// What is around the text of a field, of a button with a ground, of a date.
  package static let fieldPadding = LookStyle.Padding(horizontal: 10, vertical: 5)
  package static let buttonPadding = LookStyle.Padding(horizontal: 14, vertical: 6)
  package static let datePadding = LookStyle.Padding(horizontal: 12, vertical: 6)
  /// The least width of a button with a ground, of segments and of a wheel.
  package static let controlWidth = 44.0
  /// A sign before a title or behind it at the usual type size, and the room between both.
  package static let (sign, signGap) = (20.0, 6.0)
  /// The room between a day and a time.
  package static let dateGap = 6.0
  /// The height of segments, and what is beside the text of each.
  package static let (segmentsHeight, segmentPadding) = (32.0, 10.0)
  /// What is above and below one of the choices that stand below one another, and the room for its checkmark.
  package static let (choicePadding, choiceMark) = (6.0, 28.0)
  /// How many choices of a wheel are seen, how much higher each is than its line, and what is beside it.
  package static let (wheelCount, wheelLeading, wheelPadding) = (5, 10.0, 16.0)
  /// The cross that takes away the text of a field.
  package static let clearButton = 22.0
}

extension LookMetrics {
  /// The lengths of drawings in letters, in columns.
  package enum Columns {
    /// How many points a column stands for at the default type size.
    package static let points = 8.0
    package static let gap = 1.0
    package static let bar = Span(16, least: 6)
    package static let slider = Span(16, least: 3)
    /// The width from which on texts have several lines.
    package static let narrowest = 4

    /// Returns how many columns stand for so many points.
    package static func columns(_ points: Double) -> Double { (points / Self.points).rounded() }
  }
}

extension LookNode {
  /// The width in points that its kind has wherever it is shown in these; nil if that is to be measured.
  package var usualSpan: Span? {
    let style = style.values
    return switch kind {
    case .image, .avatar: Span(style.height ?? LookMetrics.image)
    case .progress where style.isCircle: Span(style.height ?? LookMetrics.circle)
    case .progress: LookMetrics.bar
    case .spinner: Span(LookMetrics.spinner)
    case .divider: Span(LookMetrics.divider)
    case .spacer: Span(0)
    case .control(let control): control.usualSpan
    case .text, .badge, .stack: nil
    }
  }

  /// The height in points, likewise.
  package func usualHeight(width: Double) -> Double? {
    let style = style.values
    return switch kind {
    case .image, .avatar: style.aspect.map { width / $0 } ?? style.width ?? LookMetrics.image
    case .progress where style.isCircle: style.width ?? LookMetrics.circle
    case .progress: LookMetrics.barRow
    case .spinner: LookMetrics.spinner
    case .divider: LookMetrics.divider
    case .spacer: 0
    case .text, .badge, .stack, .control: nil
    }
  }

  /// Whether it is a text that is not broken, and gives way last: a time, a number.
  package var isShortWord: Bool {
    if case .text(let text) = kind { text.count <= 10 && !text.contains(" ") } else { false }
  }
}

extension LookNode.Control {
  /// What is drawn as wide as there is room says nothing itself.
  fileprivate var usualSpan: Span? {
    switch kind {
    case .slider: LookMetrics.slider
    case .field: LookMetrics.field
    default: nil
    }
  }
}

// Except for `wheelCount`, these sizes are in points, as in UIKit.
extension LookMetrics {
  static let rowHeight = 44.0
  static let barHeight = 6.0
  static let toggle = (width: 51.0, height: 31.0)
  static let stepper = (width: 94.0, height: 32.0)
  static let sliderHeight = 28.0
  static let (fieldPadding, searchPadding) = (5.0, 7.0)
  static let searchSign = 30.0
  static let buttonPadding = LookStyle.Padding(horizontal: 14, vertical: 6)
  static let datePadding = LookStyle.Padding(horizontal: 12, vertical: 6)
  /// At the default type size, the width of a symbol, and the gap between the symbol and a title.
  static let (sign, signGap) = (20.0, 6.0)
  static let menuSign = 14.0
  static let dateGap = 6.0
  static let (segmentsHeight, segmentPadding) = (32.0, 10.0)
  static let (choicePadding, choiceMark) = (6.0, 28.0)
  static let (wheelCount, wheelLeading, wheelPadding) = (5, 10.0, 16.0)
  static let clearButton = 22.0
}

extension LookMetrics.Columns {
  static let bar = MeasuredWidth(16, least: 6)
  static let slider = MeasuredWidth(16, least: 3)
  /// The least width at which the words of a text can be broken, in columns. If a word does not fit into a narrower
  /// text, the text has one line, which is truncated.
  static let shortest = 4
}

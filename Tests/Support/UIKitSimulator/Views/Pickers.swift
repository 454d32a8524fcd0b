public import Foundation

/// Says how many rows there are on a wheel.
@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what stands on the rows of a wheel, and hears of turns.
@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Says what people hear of a wheel.
@MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?
}

/// A wheel, of one component here, which stands at -1 while it has no row (UIPickerView.h). That it is 320 by 216 points
/// large, stands at its first row as soon as it has one, and has views inside that scroll, is no promise: AppleChecks asks.
@MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)?
  private let column = UIScrollView()
  private var count = 0
  private var row = -1

  override var isElementByItself: Bool { true }
  override var spokenTraits: UIAccessibilityTraits { .adjustable }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  override func contentSize(in width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Asks again how many rows there are; where it stands stays, as far as there is such a row.
  open func reloadAllComponents() {
    if column.superview == nil { addSubview(column) }
    count = dataSource?.pickerView(self, numberOfRowsInComponent: 0) ?? 0
    row = min(max(row, 0), count - 1)
  }

  open func numberOfRows(inComponent component: Int) -> Int { count }
  open func selectedRow(inComponent component: Int) -> Int { row }

  /// Turns it, which tells nobody (UIPickerView.h).
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if (0..<count).contains(row) { self.row = row }
  }

  /// Turns it to a row, as a user does.
  @discardableResult public func turn(to row: Int) -> Bool {
    guard isTouchable, (0..<count).contains(row) else { return false }
    self.row = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: 0)
    return true
  }

  /// Whether a finger is on it; drivers and tests set it.
  public var isHeld: Bool {
    get { column.isTracking }
    set { column.isTracking = newValue }
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A control that shows a date, which is now at first, in the time zone of its user, without ends; both modes at
/// first (UIDatePicker.h).
@MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var timeZone: TimeZone?
  /// The ends; where the earlier one is later, both are ignored (UIDatePicker.h).
  open var minimumDate: Date? { didSet { rangeDidChange() } }
  open var maximumDate: Date? { didSet { rangeDidChange() } }
  /// Whether the calendar of the compact form is open. A range that is set closes it, also the same one: the strict way.
  public private(set) var isOpen = false

  /// Opens the calendar, as a user does.
  public func open() { isOpen = isEnabled && isTouchable }

  private func rangeDidChange() {
    (date, isOpen) = (shown, false)
  }
  private var shown = Date()
  /// Setting it tells nobody (UIDatePicker.h).
  open var date: Date {
    get { shown }
    set {
      let (least, most) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
      shown = least > most ? newValue : min(max(newValue, least), most)
    }
  }

  /// An estimate: the compact form is as wide as the language of its user makes it.
  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 34.5) }

  /// Picks a date, as a user does.
  @discardableResult public func pick(_ date: Date) -> Bool {
    touch {
      self.date = date
      sendActions(for: .valueChanged)
    }
  }
}

public import Foundation

@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

@MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?
}

/// A picker view with one component. If it has no rows, its selected row is -1 (UIPickerView.h).
///
/// UIKit does not document that it is 320 by 216 points large, selects its first row as soon as it has one, and
/// contains scroll views. AppleChecks asks a device about this.
@MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  public final weak var delegate: (any UIPickerViewDelegate)?
  private let column = UIScrollView()
  private var count = 0
  private var row = -1
  public final private(set) var wasAnimated = false

  override var isElementByItself: Bool { true }
  override var spokenTraits: UIAccessibilityTraits { .adjustable }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  override func contentSize(in width: CGFloat) -> CGSize { intrinsicContentSize }

  override func hierarchyDidChange(from oldWindow: UIWindow?) {
    super.hierarchyDidChange(from: oldWindow)
    checkIdiom()
  }

  open func reloadAllComponents() {
    if column.superview == nil { addSubview(column) }
    count = dataSource?.pickerView(self, numberOfRowsInComponent: 0) ?? 0
    row = min(max(row, 0), count - 1)
  }

  open func numberOfRows(inComponent component: Int) -> Int { count }
  open func selectedRow(inComponent component: Int) -> Int { row }

  /// Selects a row without a call of the delegate (UIPickerView.h).
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    if (0..<count).contains(row) { self.row = row }
    wasAnimated = animated
  }

  @discardableResult public final func turn(to row: Int) -> Bool {
    guard isTouchable, (0..<count).contains(row) else { return false }
    self.row = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: 0)
    return true
  }

  public final var isHeld: Bool {
    get { column.isTracking }
    set { column.isTracking = newValue }
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A date picker. By default it has the current date, the user's time zone, no limits, and shows both the date and
/// the time (UIDatePicker.h).
@MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  public final var datePickerMode = Mode.dateAndTime
  public final var preferredDatePickerStyle = UIDatePickerStyle.automatic
  public final var timeZone: TimeZone?
  /// The limits of the date. If the earlier limit is later than the other, both are ignored (UIDatePicker.h).
  public final var minimumDate: Date? { didSet { rangeDidChange() } }
  public final var maximumDate: Date? { didSet { rangeDidChange() } }
  /// Whether the calendar of the compact style is open. Setting a limit closes it, even if the limit does not change,
  /// which is the strictest behavior.
  public final private(set) var isOpen = false

  public final func open() { isOpen = isEnabled && isTouchable }

  private func rangeDidChange() {
    (date, isOpen) = (shown, false)
  }
  private var shown = Date()
  /// The date. Setting it sends no event (UIDatePicker.h).
  public final var date: Date {
    get { shown }
    set {
      let (least, most) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
      shown = least > most ? newValue : min(max(newValue, least), most)
    }
  }

  /// An estimate of the size. The width of the compact style depends on the user's language.
  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 34.5) }

  @discardableResult public final func pick(_ date: Date) -> Bool {
    touch {
      self.date = date
      sendActions(for: .valueChanged)
    }
  }
}

public import Foundation

/// A switch, which is off at first. It has a fixed size and ignores the size of its frame (UISwitch.h).
@MainActor open class UISwitch: UIControl {
  open var isOn = false { didSet { writes += 1 } }
  public private(set) var writes = 0
  /// The color of a switch that is on; nil for that of the system (UISwitch.h).
  open var onTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  /// The value for a screen reader, which says "on" or "off" in the language of the user (AccessibilitySnapshot).
  override var spokenValue: String? { isOn ? "1" : "0" }
  override var spokenTraits: UIAccessibilityTraits {
    super.spokenTraits.union([.button, .toggleButton])
  }
  override func tapped() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}

/// A control with a thumb on a track. The range is 0 to 1, the first value 0, and every change of a drag sends an
/// event (UISlider.h).
@MainActor open class UISlider: UIControl {
  private var number: Float = 0
  public final var value: Float {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  /// The lower end of the range; it moves the value and the upper end if they are lower (UISlider.h).
  public final var minimumValue: Float = 0 {
    didSet { setEnds(minimumValue, max(minimumValue, maximumValue)) }
  }
  public final var maximumValue: Float = 1 {
    didSet { setEnds(min(minimumValue, maximumValue), maximumValue) }
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 34) }
  override var spokenTraits: UIAccessibilityTraits { super.spokenTraits.union(.adjustable) }
  override var spokenValue: String? {
    percent((value - minimumValue) / max(maximumValue - minimumValue, .leastNonzeroMagnitude))
  }
  open override func accessibilityIncrement() { turn(0.1) }
  open override func accessibilityDecrement() { turn(-0.1) }

  private func turn(_ part: Float) { drag(through: value + part * (maximumValue - minimumValue)) }

  private func setEnds(_ low: Float, _ high: Float) {
    if low != minimumValue { minimumValue = low }
    if high != maximumValue { maximumValue = high }
    value = number
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  @discardableResult public final func drag(through values: Float...) -> Bool {
    touch {
      for value in values {
        self.value = value
        sendActions(for: .valueChanged)
      }
    }
  }
}

/// A control with two buttons. The range is 0 to 100, the first value 0 and the step 1; the value stops at both ends
/// (UIStepper.h).
@MainActor open class UIStepper: UIControl {
  private var number = 0.0
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  open var minimumValue = 0.0 { didSet { rangeDidChange() } }
  open var maximumValue = 100.0 { didSet { rangeDidChange() } }
  open var stepValue = 1.0 { didSet { rangeDidChange() } }

  private func rangeDidChange() {
    if minimumValue >= maximumValue || stepValue <= 0 { raise(.stepper) }
    value = number
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  /// A stepper is no accessibility element: UI tests find its two buttons, with their English labels.
  override var isElementByItself: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for (name, step) in [("Decrement", -1), ("Increment", 1)] { attach(Button(name, step)) }
  }

  public required init?(coder: NSCoder) { nil }

  override func hierarchyDidChange(from oldWindow: UIWindow?) {
    super.hierarchyDidChange(from: oldWindow)
    checkIdiom()
  }

  /// A button of a stepper, whose label names neither the stepper nor its value.
  final class Button: UIView {
    private let name: String
    private let step: Int
    override var isElementByItself: Bool { true }
    override var spokenLabel: String? { name }
    override var spokenTraits: UIAccessibilityTraits { .button }

    init(_ name: String, _ step: Int) {
      (self.name, self.step) = (name, step)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func tap() -> Bool { (superview as? UIStepper)?.step(step) == true }
  }

  @discardableResult public func step(_ steps: Int) -> Bool {
    touch {
      for _ in 0..<abs(steps) {
        let old = value
        value += steps < 0 ? -stepValue : stepValue
        if value != old { sendActions(for: .valueChanged) }
      }
    }
  }
}

/// A segmented control. No segment is selected at first (UISegmentedControl.h).
@MainActor open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private var segments: [Segment] = []
  override var isElementByItself: Bool { false }
  open var selectedSegmentIndex = noSegment {
    didSet {
      if !(-1..<segments.count).contains(selectedSegmentIndex) { selectedSegmentIndex = oldValue }
    }
  }
  open var numberOfSegments: Int { segments.count }
  /// Whether no segment looks selected. The selected index is then that of the last tap (UISegmentedControl.h).
  open var isMomentary = false
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 60 * CGFloat(segments.count), height: 32)
  }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insertSegment(withTitle: item as? String, at: segments.count, animated: false)
    }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = Segment()
    label.text = title
    attach(label)
    let index = min(max(segment, 0), segments.count)
    segments.insert(label, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let chosen = selectedSegmentIndex
    selectedSegmentIndex = chosen == segment ? -1 : chosen > segment ? chosen - 1 : chosen
    segments.remove(at: segment).detach()
  }

  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: 0, animated: false) }
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].text : nil
  }

  /// Taps a segment, as a user does; a tap on the selected one sends no event (UISegmentedControl.h).
  @discardableResult public func pick(_ segment: Int) -> Bool {
    segments.indices.contains(segment)
      && touch {
        let isNews = isMomentary || selectedSegmentIndex != segment
        selectedSegmentIndex = segment
        if isNews { sendActions(for: .valueChanged) }
      }
  }

  final class Segment: UILabel {
    private var control: UISegmentedControl? { superview as? UISegmentedControl }
    private var index: Int? { control?.segments.firstIndex { $0 === self } }
    override var spokenTraits: UIAccessibilityTraits {
      let isSelected = index != nil && index == control?.selectedSegmentIndex
      return isSelected && control?.isMomentary == false ? [.button, .selected] : .button
    }

    func tap() -> Bool { index.map { control?.pick($0) == true } ?? false }
  }
}

/// A view that a finger works with.
@MainActor open class UIControl: UIView {
  /// Whether it can be touched; one that is disabled ignores touches (UIControl.h).
  open var isEnabled = true
  /// Whether it is chosen, as a toggle button is.
  open var isSelected = false
  /// Where the contents stand (UIControl.h: in the middle).
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where contents can stand.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// Whether a finger presses it.
  open var isHighlighted = false
  /// Whether a finger is on the control; drivers and tests set it.
  open var isTracking = false
  /// Whether a tap opens the menu of the control (UIControl.h: false).
  open var showsMenuAsPrimaryAction = false
  override var isElementByItself: Bool { true }
  override var spokenTraits: UIAccessibilityTraits {
    UIAccessibilityTraits(isEnabled ? [] : [.notEnabled]).union(isSelected ? [.selected] : [])
  }
  private var actions: [(events: Event, action: UIAction)] = []

  /// What happened to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away, as by a list that scrolls.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// It shows another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A button was pressed, by a finger or otherwise.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A field got the keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A field gave the keyboard up.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// Adds something to do at some events, instead of what has the same identifier: actions are unique by
  /// their identifiers (UIControl.h).
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == action.identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.append((controlEvents, action))
  }

  /// Does what is to be done.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Does one thing.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  func handles(_ event: Event) -> Bool { actions.contains { $0.events.contains(event) } }

  /// What a tap does between the finger's coming and going.
  func tapped() {}
}

extension UIControl {
  /// Taps it, as a user does; nothing happens where no finger gets to.
  ///
  /// - Returns: Whether it can be touched.
  @discardableResult public func tap() -> Bool { touch { tapped() } }

  /// Puts a finger on it, does something and lifts the finger; `isTracking` ends only after the last event,
  /// which UIKit does not promise.
  @discardableResult func touch(lift: Event = .touchUpInside, _ action: () -> Void) -> Bool {
    guard isEnabled, isTouchable else { return false }
    (isTracking, isHighlighted) = (true, true)
    sendActions(for: .touchDown)
    action()
    sendActions(for: lift)
    (isTracking, isHighlighted) = (false, false)
    return true
  }
}

@MainActor open class UIControl: UIView {
  /// Whether the control is enabled. If not, it ignores touches (UIControl.h), and a field resigns (tsurukame #898).
  public final var isEnabled = true { didSet { if !isEnabled { resignFirstResponder() } } }
  public final var isSelected = false
  /// The horizontal alignment of the content (UIControl.h: centered).
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  open var isHighlighted = false
  public final var isTracking = false
  /// Whether a tap opens the menu of the control (UIControl.h: false).
  public final var showsMenuAsPrimaryAction = false
  @available(tvOS 17, *)
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  @available(tvOS 17, *)
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  override var isElementByItself: Bool { true }
  override var spokenTraits: UIAccessibilityTraits {
    UIAccessibilityTraits(isEnabled ? [] : [.notEnabled]).union(isSelected ? [.selected] : [])
  }
  private var actions: [(events: Event, action: UIAction)] = []

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// Adds an action for some events. It replaces an action with the same identifier (UIControl.h).
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == action.identifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.append((controlEvents, action))
  }

  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }

  final func handles(_ event: Event) -> Bool { actions.contains { $0.events.contains(event) } }

  func tapped() {}
}

extension UIControl {
  /// Returns whether the user can touch the control.
  @discardableResult public func tap() -> Bool { touch { tapped() } }

  /// `isTracking` ends only after the last event, which UIKit does not document.
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

import Foundation

/// A view that a finger works with.
@MainActor open class UIControl: UIView {
  /// Whether a finger is on the control; drivers and tests set it.
  open var isTracking = false
  override var isElementByItself: Bool { true }
  private var actions: [(events: Event, action: UIAction)] = []

  /// What happened to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It shows another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// Adds something to do at some events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Does what is to be done.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

/// A control that is on or off.
@MainActor open class UISwitch: UIControl {
  /// Whether it is on; setting it tells nobody.
  open var isOn = false { didSet { writes += 1 } }
  /// How often an app or a user set it.
  public private(set) var writes = 0

  /// Taps it; what a user does.
  public func tap() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}

/// A control with a line of text that the user edits.
@MainActor open class UITextField: UIControl {
  /// The text; setting it tells nobody.
  open var text: String?
  /// What shows while there is no text.
  open var placeholder: String?
  /// Whether it is edited.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { true }

  /// Adds text at the end; what a user does. Returns whether the field is edited.
  @discardableResult public func type(_ text: String) -> Bool {
    guard isEditing else { return false }
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
    return true
  }
}

/// The control that shows when a list is pulled down.
@MainActor open class UIRefreshControl: UIControl {
  /// Whether it turns.
  public private(set) var isRefreshing = false
  /// Lets it go.
  open func endRefreshing() { isRefreshing = false }

  /// Pulls the list down; what a user does.
  public func pull() {
    if isRefreshing { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}

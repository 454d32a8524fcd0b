/// What stands beside the content of a list cell.
@MainActor public struct UICellAccessory {
  /// When it shows.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// The side on which a view of the app's stands.
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  /// What it is.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, detail, customView
  }
  /// A view of the app's, which must keep following its autoresizing mask (UICellAccessory.h).
  public struct CustomViewConfiguration {
    let customView: UIView
    let placement: Placement
    /// Names the view and its side.
    public init(customView: UIView, placement: Placement) {
      (self.customView, self.placement) = (customView, placement)
    }
  }

  /// What it is.
  public let accessoryType: AccessoryType
  private let actionHandler: (@MainActor () -> Void)?
  let customView: UIView?

  private init(
    _ type: AccessoryType, _ handler: (@MainActor () -> Void)? = nil, _ view: UIView? = nil
  ) {
    (accessoryType, actionHandler, customView) = (type, handler, view)
  }

  /// A chevron.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    Self(.disclosureIndicator)
  }
  /// A check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> Self { Self(.checkmark) }
  /// A button for details; without a handler it ignores taps (UICellAccessory.h).
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { Self(.detail, actionHandler) }
  /// A chevron that folds rows; without a handler only where a section snapshot is shown (UICellAccessory.h).
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (@MainActor () -> Void)? = nil
  ) -> Self { Self(.outlineDisclosure, actionHandler) }
  /// A view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    Self(.customView, nil, configuration.customView)
  }

  /// Taps it, as a user does; returns whether that does something.
  @discardableResult public func tap() -> Bool {
    actionHandler?()
    return actionHandler != nil
  }
}

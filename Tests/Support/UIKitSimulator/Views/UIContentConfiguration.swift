public import Foundation

/// What a view shows, as a value that makes the view.
public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the same for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show another one; asked since iOS 16.
  @available(iOS 16, tvOS 16, *)
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 16, tvOS 16, *)
extension UIContentView {
  /// Whether the other is of the type of the present one (Apple, `supports(_:)`).
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// The state of a view, to which a content may adapt.
public protocol UIConfigurationState {
  /// Creates the state of a view with which nothing is done.
  init(traitCollection: UITraitCollection)
  /// What the view knows of the device and of the person's settings.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a header or a footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// Creates the state of a view with which nothing is done.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isReordering = false
  /// Creates the state of a cell with which nothing is done.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public import Foundation

/// What a view shows, as a value that creates the view.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show another configuration. UIKit calls it from iOS 16 on.
  @available(iOS 16, tvOS 16, *)
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 16, tvOS 16, *)
extension UIContentView {
  /// Whether the other configuration has the type of the current one (Apple, `supports(_:)`).
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

public protocol UIConfigurationState {
  /// Creates the state of a view that is not selected, highlighted or the like.
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
}

public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// Creates the default state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isEditing = false
  public var isReordering = false
  /// Creates the default state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

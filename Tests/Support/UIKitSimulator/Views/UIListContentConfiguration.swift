public import Foundation

/// The content of a row, a header or a footer of a list. The simulator has only its text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The text.
  public var text: String?
  /// The properties of the text.
  public var textProperties = TextProperties()
  /// The name of the function that created the configuration.
  public private(set) var style: String

  /// The margins of the content. The horizontal ones are at least those of the list.
  public var directionalLayoutMargins = {
    let room = SimOptions.current.behavior.contentMargins
    return NSDirectionalEdgeInsets(
      top: room.top, leading: room.left, bottom: room.bottom, trailing: room.right)
  }()
  /// The distance between the image and the text.
  public var imageToTextPadding = SimOptions.current.behavior.contentPadding

  /// The properties of a text.
  public struct TextProperties: Hashable {
    /// The color of the text.
    public var color = UIColor.label
  }

  /// Returns the configuration of a row.
  public static func cell() -> Self { Self(style: "cell") }
  /// Returns the configuration of a header in a grouped list.
  public static func groupedHeader() -> Self { Self(style: "groupedHeader") }
  /// Returns the configuration of a footer in a grouped list.
  public static func groupedFooter() -> Self { Self(style: "groupedFooter") }
  /// Returns the configuration of a header in a plain list.
  public static func plainHeader() -> Self { Self(style: "plainHeader") }
  /// Returns the configuration of a footer in a plain list.
  public static func plainFooter() -> Self { Self(style: "plainFooter") }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    let view = UIListContentView(frame: .zero)
    view.addSubview(view.label)
    view.configuration = self
    return view
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows the content of a row, a header or a footer of a list.
@MainActor open class UIListContentView: UIView, UIContentView {
  fileprivate let label = UILabel(frame: .zero)

  public var configuration: any UIContentConfiguration = UIListContentConfiguration.groupedHeader()
  {
    didSet {
      let content = configuration as? UIListContentConfiguration
      (label.text, label.textColor) = (content?.text, content?.textProperties.color ?? .label)
    }
  }
}

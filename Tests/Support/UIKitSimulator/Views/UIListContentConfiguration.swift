public import Foundation

/// The content of a row, a header or a footer of a list: of all that UIKit's has, the text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The text.
  public var text: String?
  /// How the text is drawn.
  public var textProperties = TextProperties()
  /// What the content is made for, as the function that made it is called.
  public private(set) var style: String

  /// The space around the content, of which the sides are at least those of the list.
  public var directionalLayoutMargins = {
    let room = SimOptions.current.behavior.contentMargins
    return NSDirectionalEdgeInsets(
      top: room.top, leading: room.left, bottom: room.bottom, trailing: room.right)
  }()
  /// The distance between the picture and the text.
  public var imageToTextPadding = SimOptions.current.behavior.contentPadding

  /// How a text of the content is drawn.
  public struct TextProperties: Hashable {
    /// The color of the text.
    public var color = UIColor.label
  }

  /// The content of a row.
  public static func cell() -> Self { Self(style: "cell") }
  /// The content of a header in a grouped list.
  public static func groupedHeader() -> Self { Self(style: "groupedHeader") }
  /// The content of a footer in a grouped list.
  public static func groupedFooter() -> Self { Self(style: "groupedFooter") }
  /// The content of a header in a plain list.
  public static func plainHeader() -> Self { Self(style: "plainHeader") }
  /// The content of a footer in a plain list.
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

public import Foundation

/// The content of a row, a header or a footer of a list. The simulator has only its text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var text: String?
  public var textProperties = TextProperties()
  /// The name of the function that created the configuration.
  public private(set) var style: String

  /// The margins of the content. The horizontal ones are at least those of the list.
  public var directionalLayoutMargins = {
    let room = SimOptions.current.behavior.contentMargins
    return NSDirectionalEdgeInsets(
      top: room.top, leading: room.left, bottom: room.bottom, trailing: room.right)
  }()
  public var imageToTextPadding = SimOptions.current.behavior.contentPadding

  public struct TextProperties: Hashable {
    public var color = UIColor.label
  }

  public static func cell() -> Self { Self(style: "cell") }
  public static func groupedHeader() -> Self { Self(style: "groupedHeader") }
  public static func groupedFooter() -> Self { Self(style: "groupedFooter") }
  public static func plainHeader() -> Self { Self(style: "plainHeader") }
  public static func plainFooter() -> Self { Self(style: "plainFooter") }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    let view = UIListContentView(frame: .zero)
    view.addSubview(view.label)
    view.configuration = self
    return view
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

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

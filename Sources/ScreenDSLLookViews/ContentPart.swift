#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A value that a row shows with a content configuration of UIKit. Pass the value to `Look.custom`.
  ///
  /// From iOS 16 on, the configuration can be a `UIHostingConfiguration`, which shows a SwiftUI view.
  ///
  /// ```swift
  /// struct Note: ContentPart {
  ///   var text: String
  ///
  ///   func configuration(_ context: PartContext<Note>) -> UIListContentConfiguration {
  ///     var content = UIListContentConfiguration.cell()
  ///     content.text = text
  ///     return content
  ///   }
  /// }
  /// ```
  /// The content view of the configuration fills the part's width. If you do not set the part's height, the constraints
  /// in the content view decide it.
  ///
  /// VoiceOver, tests and the pictures that ScreenDSL draws of a screen do not use the content view. Instead, they use
  /// the parts that you declare in the closure of `Look.custom`.
  public protocol ContentPart: CustomPart where View == ContentPartView {
    /// The type of the configuration.
    associatedtype Configuration: UIContentConfiguration

    /// Returns the configuration whose content view shows this part.
    @MainActor func configuration(_ context: PartContext<Self>) -> Configuration
  }

  extension ContentPart {
    /// Creates the view that contains the content view of the configuration.
    @MainActor public static func makeView() -> ContentPartView { ContentPartView(frame: .zero) }

    /// Shows the content view of this part's configuration inside `view`.
    @MainActor public func show(in view: ContentPartView, _ context: PartContext<Self>) {
      view.showContent(of: configuration(context))
    }
  }

  /// The view that contains the content view of a ``ContentPart``.
  public final class ContentPartView: UIView {}
#endif

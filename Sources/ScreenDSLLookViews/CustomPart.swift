#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A value that a row shows in a view of your own class. Pass the value to `Look.custom`.
  ///
  /// ```swift
  /// struct Waveform: Hashable, Sendable {
  ///   var samples: [Float]
  ///   var onSeek: Handler<Double>
  /// }
  ///
  /// extension Waveform: CustomPart {
  ///   static func makeView() -> WaveformView { WaveformView() }
  ///
  ///   func show(in view: WaveformView, _ context: PartContext<Waveform>) {
  ///     view.samples = samples
  ///     view.seek = { context.fire(\.onSeek, $0) }
  ///   }
  /// }
  /// ```
  /// The view fills the part's width. If you do not set the part's height, the view's intrinsic content size or
  /// constraints decide it. The look sets the frame of the view. If the view needs another size between two calls of
  /// `show`, call ``PartContext/sizeDidChange()``.
  public protocol CustomPart: Hashable, Sendable {
    /// The class of the view.
    associatedtype View: UIView

    /// Creates a view. A cell keeps the view while the cell shows the part, and the view may show other values later.
    @MainActor static func makeView() -> View

    /// Shows the value in the view. Set all properties that depend on the value, because the view may have shown
    /// another value before.
    ///
    /// - Parameters:
    ///   - view: The view to change. While the view shows the same row and an equal value, the list calls this method
    ///     again only after an action of the user, or after a change of a setting that the part has or inherits, such
    ///     as a color or the type size.
    ///   - context: The context of the row. The view can store the context in order to report actions of the user. The
    ///     context belongs to this row, even if the view shows another row later.
    @MainActor func show(in view: View, _ context: PartContext<Self>)
  }

  /// Gives the view of a ``CustomPart`` access to the row that contains the view.
  @MainActor
  public struct PartContext<Value> {
    /// Whether the cell has just begun to show this row. Animate a change only if this property is false.
    public let isFirstDisplay: Bool
    private weak var look: LookView?
    /// The context of the row that the view showed when this `PartContext` was created.
    private let context: LookContext
    private let place: LookPath

    fileprivate init(_ look: LookView, _ place: LookPath) {
      (self.look, self.place, isFirstDisplay) = (look, place, look.isOtherRow)
      context = look.shown.context
    }

    /// Runs a handler of the part. If the row has a newer look by now, this method runs the handler of the newest look.
    ///
    /// - Parameters:
    ///   - slot: The property of the part's value that contains the handler.
    ///   - input: The input of the handler.
    /// - Returns: True if the handler runs. False if the row was removed, if its newest look no longer has the part, or
    ///   if the property is nil.
    @discardableResult
    public func fire<Slot: _HandlerSlot>(_ slot: KeyPath<Value, Slot>, _ input: Slot.Input) -> Bool
    {
      let isDone = look?.hear { _ in
        context.tell(place) { part in
          guard let value = part.style.values.custom?.value as? Value,
            let handler = value[keyPath: slot]._handler
          else { return nil }
          return { handler(input) }
        }
      }
      return isDone == true
    }

    /// Reports that the view needs a new size. The list then measures the cell again.
    ///
    /// Call this method if the view's intrinsic content size or constraints change after ``CustomPart/show(in:_:)``,
    /// because UIKit does not report this change to the list.
    public func sizeDidChange() { look?.sizeDidChange() }
  }

  extension LookView {
    func show<Value: CustomPart>(
      _ value: Value, _ custom: LookNode.Custom, at place: LookPath, _ outer: Surroundings
    ) -> Part {
      let node = LookNode.vertical([]).styled { $0.custom = custom }
      return show(node, at: place.inside(Step.custom), outer, in: Value.makeView()) { view, _ in
        view.isUserInteractionEnabled = outer.isEnabled
        view.alpha = outer.isEnabled ? 1 : 0.4
        value.show(in: view, PartContext(self, place))
      }
    }
  }

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

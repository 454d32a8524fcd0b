#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A value that a view of the app's shows, as a part of looks: what `Look.custom` is given.
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
  /// The view is as wide as there is room, and as high as its intrinsic content size or its constraints say, unless the
  /// part has a size. The look sets its frame. A view whose size changes by itself calls
  /// ``PartContext/sizeDidChange()``.
  public protocol CustomPart: Hashable, Sendable {
    /// The class of the view.
    associatedtype View: UIView

    /// Makes a view: once for the part of a cell, which shows other values in it.
    @MainActor static func makeView() -> View

    /// Shows the value: sets everything that depends on it, for the view may have shown another one before.
    ///
    /// - Parameters:
    ///   - view: The view; it is not filled again while the value stays equal.
    ///   - context: What the view may do besides; it may be kept, and stays that of this row.
    @MainActor func show(in view: View, _ context: PartContext<Self>)
  }

  /// What a view of the app's may do besides showing a value in a look.
  @MainActor
  public struct PartContext<Value> {
    /// Whether the cell did not show this row just before; animate a change only if it is false.
    public let isFirstDisplay: Bool
    private weak var look: LookView?
    /// That of the row that was shown then: the view may show another one by now.
    private let context: LookContext
    private let place: LookPlace

    fileprivate init(_ look: LookView, _ place: LookPlace) {
      (self.look, self.place, isFirstDisplay) = (look, place, look.isOtherRow)
      context = look.shown.context
    }

    /// Runs the handler that the newest look has in a slot of the value, in this place.
    ///
    /// - Returns: Whether there still is such a value, with a handler; if not, nothing is run.
    @discardableResult
    public func fire<Slot: _HandlerSlot>(_ slot: KeyPath<Value, Slot>, _ input: Slot.Input) -> Bool
    {
      let isDone = look?.hear { _ in
        context.tell(place) { part in
          guard case .stack(let stack) = part.kind, let value = stack.custom?.value as? Value,
            let handler = value[keyPath: slot]._handler
          else { return nil }
          return { handler(input) }
        }
      }
      return isDone == true
    }

    /// Tells that the view wants another size than before, so that its cell is measured again.
    ///
    /// UIKit does not tell a look when a view's intrinsic content size or constraints change after
    /// ``CustomPart/show(in:_:)``.
    public func sizeDidChange() { look?.sizeDidChange() }
  }

  extension LookView {
    /// Shows a value in a view of the app's.
    func show<Value: CustomPart>(
      _ value: Value, _ custom: LookNode.Custom, at place: LookPlace, _ outer: Surroundings
    ) -> (UIView, Part) {
      // Its stand-in is not shown: no other one is a reason to fill the view again.
      var bare = LookNode.Stack(isVertical: true, parts: [])
      bare.custom = custom
      let node = LookNode(.stack(bare))
      return show(node, at: place.inside(Step.custom), outer, in: Value.makeView()) { view, _ in
        view.isUserInteractionEnabled = outer.isEnabled
        view.alpha = outer.isEnabled ? 1 : 0.4
        value.show(in: view, PartContext(self, place))
      }
    }
  }
#endif

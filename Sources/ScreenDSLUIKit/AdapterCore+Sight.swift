#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // What the user sees of the rows.
  extension AdapterCore: WatchedListHost {
    func later(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) {
      options.later(seconds, action)
    }

    /// A view tells nobody else that it comes into a window, as when the screen above goes.
    func watchSight() {
      let sensor = WindowSensor(frame: .zero)
      sensor.onChange = { [weak self] isInWindow in
        if isInWindow { self?.updater.appear() } else { self?.updater.look() }
      }
      view?.addSubview(sensor)
    }

    func visibleShare(of position: RowPosition) -> Double {
      guard let view, view.window != nil, let cell = view.cellForItem(at: IndexPath(position)),
        !cell.bounds.isEmpty
      else { return 0 }
      var visible = cell.bounds
      for (inner, outer) in zip(cell.andSuperviews, cell.andSuperviews.dropFirst()) {
        visible = inner.convert(visible, to: outer)
        // What is below bars and the keyboard is not seen.
        let insets = (outer as? UIScrollView)?.adjustedContentInset ?? .zero
        if outer is UIScrollView || outer is UIWindow {
          visible = visible.intersection(outer.bounds.inset(by: insets))
        }
        if visible.isEmpty { return 0 }
      }
      return visible.width * visible.height / (cell.bounds.width * cell.bounds.height)
    }
  }

  extension UIView {
    fileprivate var andSuperviews: some Sequence<UIView> {
      sequence(first: self, next: \.superview)
    }
  }

  /// A view that nobody sees, which tells when the view around comes into a window or leaves it.
  private final class WindowSensor: UIView {
    var onChange: @MainActor (Bool) -> Void = { _ in }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      onChange(window != nil)
    }
  }
#endif

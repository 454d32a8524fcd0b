#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A shown part of a look: its view, and the content that was written to it.
  @MainActor
  final class Part {
    let view: UIView
    var node: LookNode?
    var surroundings = Surroundings()
    /// The number of writes with other content; delayed writes of older content compare it.
    var counts = 0
    /// The ID of its control.
    var control: LookControl.ID?
    private var isPlaced = false

    init(_ view: UIView) { self.view = view }

    /// Whether its text is spoken.
    var isSpoken: Bool {
      if case .text = node?.kind { node?.style.values.accessibility.label != "" } else { false }
    }

    /// Sets the frame of the view. A new view has no animation if the list animates its rows.
    func place(at frame: CGRect) {
      if isPlaced { return move(to: frame) }
      isPlaced = true
      UIView.performWithoutAnimation { move(to: frame) }
    }

    private func move(to frame: CGRect) {
      if view.transform == .identity {
        if view.frame != frame { view.frame = frame }
      } else {
        // A rotated view has no frame.
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
  }

  /// The view of a laid-out part, with its size.
  @MainActor
  final class Leaf {
    /// Nil for a stack, and for a spacer.
    let part: Part?
    /// The background of the whole part, and that inside of its padding.
    let ground, innerGround: Part?
    /// Its natural size, if it was measured.
    var size: CGSize?
    /// Its last frame.
    var frame = CGRect.zero

    init(_ part: Part?, _ ground: Part? = nil, _ innerGround: Part? = nil) {
      (self.part, self.ground, self.innerGround) = (part, ground, innerGround)
    }
  }

  /// The surroundings that affect a part.
  struct Surroundings: Hashable {
    var isEnabled = true
    var isLoading = false
    var textSize = UIContentSizeCategory.large
    var isMirrored = false
    /// Whether dark mode is on, if there are images for it.
    var isDark = false
    /// The loader, if there are remote images.
    var loader: ImageLoader?
    var color: Look.Color?
    /// The background with a color of its own that texts are on.
    var ground: LookStyle.Background?

    /// Whether the type size is an accessibility size.
    var isLarge: Bool { textSize.isAccessibilityCategory }
  }

  /// Places inside that of a part, which no statement of a builder has.
  enum Step {
    static let (box, twin, custom) = (-12, -13, -14)
  }

  /// The pixels of a screen.
  struct PixelGrid {
    /// The pixels per point; 0 if that is not known yet.
    let scale: Double

    private var count: Double { max(scale, 1) }

    /// Returns a length rounded up to whole pixels.
    func up(_ length: Double) -> Double {
      length.isFinite ? (length * count - 0.01).rounded(.up) / count : length
    }

    /// Returns a length rounded down to whole pixels.
    func down(_ length: Double) -> Double {
      length < 1e6 ? (length * count + 0.01).rounded(.down) / count : length
    }

    /// Returns a rectangle with its edges between pixels.
    func rect(_ rect: Rect) -> CGRect {
      func edge(_ place: Double) -> Double { (place * count).rounded() }
      let (x, y) = (edge(rect.x), edge(rect.y))
      return CGRect(
        x: x / count, y: y / count, width: (edge(rect.maxX) - x) / count,
        height: (edge(rect.maxY) - y) / count)
    }
  }
#endif

#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A part of a look that is shown: its view, and what was written to it.
  @MainActor
  final class Part {
    let view: UIView
    var node: LookNode?
    var surroundings = Surroundings()
    /// How often it was written with another content, for those who are to write more of an older one.
    var counts = 0
    /// The control that it is.
    var control: LookControl.ID?
    private var isPlaced = false

    init(_ view: UIView) { self.view = view }

    /// Whether people hear the text that it shows.
    var isSpoken: Bool {
      if case .text = node?.kind { node?.style.values.accessibility.label != "" } else { false }
    }

    /// Puts the view somewhere in the look. A new one does not come flying where the list moves its rows.
    func place(at frame: CGRect) {
      if isPlaced { return move(to: frame) }
      isPlaced = true
      UIView.performWithoutAnimation { move(to: frame) }
    }

    private func move(to frame: CGRect) {
      if view.transform == .identity {
        if view.frame != frame { view.frame = frame }
      } else {
        // A view that is turned has no frame.
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
  }

  /// What shows a part that is laid out, and how large it wants to be.
  @MainActor
  final class Leaf {
    /// Nil for a stack, and for room.
    let part: Part?
    /// What is behind the whole part, and behind what is inside of its padding.
    let ground, innerGround: Part?
    /// The size that it wants where there is room enough, if that was asked for.
    var size: CGSize?
    /// Where it was laid out last.
    var frame = CGRect.zero

    init(_ part: Part?, _ ground: Part? = nil, _ innerGround: Part? = nil) {
      (self.part, self.ground, self.innerGround) = (part, ground, innerGround)
    }
  }

  /// What is around a part and bears on it.
  struct Surroundings: Hashable {
    var isEnabled = true
    var isLoading = false
    var textSize = UIContentSizeCategory.large
    var isMirrored = false
    /// Whether images are those for the dark, if there are any.
    var isDark = false
    /// What brings remote images, if there are any.
    var loader: ImageLoader?
    var color: Look.Color?
    /// The color that texts stand on, if it is one of their own.
    var ground: LookStyle.Background?

    /// Whether texts are so large that they need all the room.
    var isLarge: Bool { textSize.isAccessibilityCategory }
  }

  /// Places inside the one of a part, where no statement of a builder is.
  enum Step {
    static let (accessory, box, twin, custom, row) = (-11, -12, -13, -14, -15)
  }

  /// The pixels of a screen.
  struct PixelGrid {
    /// How many pixels a point has; 0 where that is not known yet.
    let scale: Double

    private var count: Double { max(scale, 1) }

    /// Returns a length as so many whole pixels that what wants it has room.
    func up(_ length: Double) -> Double {
      length.isFinite ? (length * count - 0.01).rounded(.up) / count : length
    }

    /// Returns the whole pixels that a length has in any case.
    func down(_ length: Double) -> Double {
      length < 1e6 ? (length * count + 0.01).rounded(.down) / count : length
    }

    /// Returns a rectangle whose edges are between pixels.
    func rect(_ rect: Rect) -> CGRect {
      func edge(_ place: Double) -> Double { (place * count).rounded() }
      let (x, y) = (edge(rect.x), edge(rect.y))
      return CGRect(
        x: x / count, y: y / count, width: (edge(rect.maxX) - x) / count,
        height: (edge(rect.maxY) - y) / count)
    }
  }
#endif

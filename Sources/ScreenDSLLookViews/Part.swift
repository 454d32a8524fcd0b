#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A part of a look on the screen: the part's view, and the content that the view shows.
  @MainActor
  final class Part {
    let view: UIView
    var node: LookNode?
    var surroundings = Surroundings()
    var counts = 0
    var control: LookControl.ID?
    /// The user's values that the model has neither accepted nor rejected yet, the oldest first.
    var unanswered: [AnyHashable] = []
    /// Whether the `LookView` is changing the text of the part's field now. This change is no edit of the user.
    var isWritten = false
    /// The return key that the button in the toolbar above a number pad stands for; `default` if there is no toolbar.
    var barKey = Look.ReturnKey.default
    private var isPlaced = false

    init(_ view: UIView) { self.view = view }

    var isSpoken: Bool {
      if case .text = node?.kind { node?.style.values.accessibility.label != "" } else { false }
    }

    func place(at frame: CGRect) {
      if isPlaced { return move(to: frame) }
      isPlaced = true
      UIView.performWithoutAnimation { move(to: frame) }
    }

    private func move(to frame: CGRect) {
      if view.transform == .identity {
        if view.frame != frame { view.frame = frame }
      } else {
        // UIKit does not define the frame of a rotated view.
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
  }

  /// A look's part in the layout: its views, its frame, and its measured size at unlimited width.
  @MainActor
  final class Leaf {
    let part: Part?
    /// The backgrounds of the part. `ground` fills the part and its padding. `innerGround` fills the part without its
    /// padding.
    let ground, innerGround: Part?
    /// The size of the part at unlimited width; nil if the layout has not measured this size.
    var size: CGSize?
    var frame = CGRect.zero

    init(_ part: Part?, _ ground: Part? = nil, _ innerGround: Part? = nil) {
      (self.part, self.ground, self.innerGround) = (part, ground, innerGround)
    }
  }

  final class Background: UIView {
    var corners: CGFloat = 0 { didSet { setNeedsLayout() } }
    var border: UIColor? { didSet { setNeedsLayout() } }
    var hasShadow = false { didSet { setNeedsLayout() } }

    override func layoutSubviews() {
      super.layoutSubviews()
      let radius = min(corners, bounds.height / 2, bounds.width / 2)
      layer.cornerRadius = radius
      layer.borderWidth = border == nil ? 0 : 1
      // A layer's color does not adapt to dark mode, so this method resolves the color for the current traits.
      layer.borderColor = border?.resolvedColor(with: traitCollection).cgColor
      layer.shadowOpacity = hasShadow ? 0.15 : 0
      (layer.shadowRadius, layer.shadowOffset) = (6, CGSize(width: 0, height: 2))
      // Without a shadow path, the system would compute the shape of the shadow again in each frame.
      layer.shadowPath =
        hasShadow ? UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath : nil
    }
  }

  /// The settings that affect the appearance of a part. They come from the list, from the stacks that contain the part,
  /// and from the part itself.
  struct Surroundings: Equatable {
    var isEnabled = true
    var isLoading = false
    var textSize = UIContentSizeCategory.large
    var isMirrored = false
    var isDark = false
    var loader: ImageLoader?
    var color: Look.Color?
    var ground: LookStyle.Background?

    var isLarge: Bool { textSize.isAccessibilityCategory }

    var textColor: UIColor {
      isLoading ? .clear : ground.map { .texts(on: $0) } ?? color?.uiColor ?? .label
    }

    /// The color of a text that ignores the modifier `color`, such as the text in a field.
    var plainTextColor: UIColor { ground.map { .texts(on: $0) } ?? .label }

    func around(_ node: LookNode) -> Surroundings {
      var inner = self
      let style = node.style
      inner.isEnabled = isEnabled && !style.values.isDisabled && node.control?.hasAction != false
      inner.isLoading = isLoading || style.values.isLoading
      if let color = style.values.color { inner.color = color }
      if style.values.bubble == .sent {
        // The color fills the bubble, so the images and controls in the bubble have the default color, as in an SVG
        // picture of the list.
        (inner.ground, inner.color) = (.init(color: inner.color ?? .accent), nil)
      }
      if style.values.bubble == nil, let ground = style.values.background, ground.isStrong {
        inner.ground = ground
      }
      return inner
    }
  }

  /// Numbers that this module appends to the paths of parts. The look builder uses none of these numbers.
  enum Step { static let (box, twin, custom) = (-12, -13, -14) }

  /// Rounds lengths to the pixels of a screen.
  struct PixelGrid {
    /// The pixels per point; 0 if the screen is not known yet.
    let scale: Double

    private var count: Double { max(scale, 1) }

    func up(_ length: Double) -> Double {
      length.isFinite ? (length * count - 0.01).rounded(.up) / count : length
    }

    func down(_ length: Double) -> Double {
      length < 1e6 ? (length * count + 0.01).rounded(.down) / count : length
    }

    func rect(_ rect: ScreenDSLLooks.Rect) -> CGRect {
      func edge(_ place: Double) -> Double { (place * count).rounded() }
      let (x, y) = (edge(rect.x), edge(rect.y))
      return CGRect(
        x: x / count, y: y / count, width: (edge(rect.maxX) - x) / count,
        height: (edge(rect.maxY) - y) / count)
    }
  }

  /// A progress indicator in the form of a circle.
  final class Ring: UIView {
    var share = 0.0 { didSet { if share != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      (isOpaque, contentMode) = (false, .redraw)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
      let top = -CGFloat.pi / 2
      let radius = min(bounds.width, bounds.height) / 2 - 2
      for (share, color) in [(1, UIColor.separator), (share, tintColor ?? .tintColor)] {
        let line = UIBezierPath(
          arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: max(0, radius),
          startAngle: top, endAngle: top + 2 * .pi * CGFloat(share), clockwise: true)
        line.lineWidth = 4
        color.setStroke()
        line.stroke()
      }
    }
  }
#endif

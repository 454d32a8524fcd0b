#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension LookView {
    /// Shows a part with others over it.
    func layer(
      _ stack: LookNode.Stack, at place: LookPlace, _ style: LookStyle.Values, _ outer: Surroundings
    ) -> (UIView, Part) {
      let (view, part) = part(place, LayerView())
      view.backgroundColor = style.isSelected ? .ground : nil
      guard outer.depth < LookNode.maximumDepth, let corner = stack.corner else {
        return (view, part)
      }
      let views = stack.parts.map { draw($0, in: place, outer) }
      let rooms = (0..<2).map { _ in room(at: place.inside(Step.room), 2).0 }
      view.base.arrange(Array(views.prefix(1)))
      view.front.alignment =
        stack.side == .center ? .center : stack.side == .leading ? .leading : .trailing
      let isOther = view.front.arrange(
        (corner.isTop ? [] : [rooms[0]]) + views.dropFirst()
          + (corner.isTop || corner == .center ? [rooms[1]] : []))
      if isOther {
        let heights = rooms.map(\.heightAnchor)
        setRules(
          of: part, takers: nil,
          corner == .center ? [heights[0].constraint(equalTo: heights[1])] : [])
      }
      return (view, part)
    }
  }

  /// A part, and what is over it.
  final class LayerView: UIView {
    let (base, front) = (UIStackView(), FrontView())

    override init(frame: CGRect) {
      super.init(frame: frame)
      front.axis = .vertical
      base.fill(self)
      front.fill(self)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// What is over a part; touches beside it are those of the part.
  final class FrontView: UIStackView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      arrangedSubviews.contains { $0.isUserInteractionEnabled && $0.frame.contains(point) }
    }
  }

  /// How much is done, around a circle.
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

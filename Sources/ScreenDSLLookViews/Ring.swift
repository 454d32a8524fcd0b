#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A circle that shows a progress.
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

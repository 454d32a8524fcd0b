#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// Measures the parts of a look with their views.
  @MainActor
  final class LookSizes: @MainActor LookMeasure {
    var leaves: [LookPath: Leaf] = [:]
    var traits = UITraitCollection.current
    let gap: Double

    init(gap: CGFloat) { self.gap = Double(gap) }

    var isInPoints: Bool { true }
    var pixels: PixelGrid { PixelGrid(scale: Double(traits.displayScale)) }

    func span(ofLeaf look: LookNode) -> MeasuredWidth {
      if let span = look.usualWidth { return span }
      let width = Double(size(of: look, in: .infinity).width)
      return switch look.kind {
      case .text where !look.isShortWord:
        MeasuredWidth(
          width, least: wordWidth(of: look),
          rigid: 3 * Double(font(of: leaves[look.place]?.part?.view).pointSize))
      case .control(let control) where control.isSegments || control.pickerKind == .menu:
        MeasuredWidth(width, least: LookMetrics.controlWidth)
      case .badge:
        MeasuredWidth(
          max(
            height(ofLeaf: look, width: .infinity),
            width + 2 * LookMetrics.badgePadding.horizontal))
      default: MeasuredWidth(width)
      }
    }

    func height(ofLeaf look: LookNode, width: Double) -> Double {
      if let height = look.usualHeight(width: width) { return height }
      switch look.kind {
      case .badge:
        // A label without text has no height, but a badge without text is a dot.
        let line = pixels.up(Double(font(of: leaves[look.place]?.part?.view).lineHeight))
        let height = max(line, Double(size(of: look, in: .infinity).height))
        return height + 2 * LookMetrics.badgePadding.vertical
      case .text:
        let whole = size(of: look, in: .infinity)
        return Double(whole.width <= width ? whole.height : size(of: look, in: width).height)
      default: return Double(size(of: look, in: width).height)
      }
    }

    func longestLine(ofLeaf look: LookNode, width: Double) -> Double {
      Double(size(of: look, in: width).width)
    }

    func baseline(ofLeaf look: LookNode, width: Double, height: Double) -> Double? {
      let view = leaves[look.place]?.part?.view
      switch look.kind {
      case .text:
        let content = min(self.height(ofLeaf: look, width: width), height)
        return (height - content) / 2 + Double(font(of: view).ascender)
      case .control where view is UITextView: return Double(font(of: view).ascender)
      case .badge, .control:
        let font = font(of: view)
        return height / 2 + Double(font.ascender - font.lineHeight / 2)
      default: return nil
      }
    }

    private func font(of view: UIView?) -> UIFont {
      let own =
        (view as? UILabel)?.font ?? (view as? UITextView)?.font ?? (view as? UITextField)?.font
      return own ?? .preferredFont(forTextStyle: .body, compatibleWith: traits)
    }

    private func size(of look: LookNode, in width: Double) -> CGSize {
      guard let leaf = leaves[look.place], let view = leaf.part?.view else { return .zero }
      if width == .infinity, let known = leaf.size { return known }
      let wish = view.wish(in: CGFloat(min(pixels.down(width), 1e6)))
      let size = CGSize(
        width: pixels.up(max(0, Double(wish.width))),
        height: pixels.up(max(0, Double(wish.height))))
      if width == .infinity { leaf.size = size }
      return size
    }

    private func wordWidth(of look: LookNode) -> Double {
      guard case .text(let text) = look.kind else { return 0 }
      let ruler = Self.ruler
      ruler.font =
        look.style.values.hasBoldWords
        ? look.styled { $0[.isBold] = true }.style.values.font(for: traits)
        : font(of: leaves[look.place]?.part?.view)
      // To save time, this code measures at most four of the words that are probably the widest.
      let words = Set(text.split(whereSeparator: \.isWhitespace)).map { ($0.breadth, $0) }
        .sorted(by: >).prefix(4)
      let widths = words.prefix { 4 * $0.0 >= 3 * words[0].0 }.map {
        ruler.text = String($0.1)
        return Double(ruler.wish(in: 1e6).width)
      }
      return pixels.up(widths.max() ?? 0)
    }

    private static let ruler = UILabel()
  }

  extension Substring {
    /// An estimate of the width of a word, in quarters of the width of an ordinary letter.
    fileprivate var breadth: Int {
      reduce(0) { $0 + ("iljtfrI1.,:;!'|()".contains($1) ? 2 : "mwMWQO@%".contains($1) ? 5 : 4) }
    }
  }

  extension UIView {
    fileprivate func wish(in width: CGFloat) -> CGSize {
      let room = CGSize(width: width, height: 1e6)
      switch self {
      #if !os(tvOS)
        case let field as LookTextView: return CGSize(width: 0, height: field.height(in: width))
      #endif
      case is UILabel, is UIButton, is UITextView: return sizeThatFits(room)
      default:
        // This code does not call `sizeThatFits(_:)`, which in most classes of UIKit returns the current size of the
        // view.
        let own = intrinsicContentSize
        if own.width >= 0, own.height >= 0 { return own }
        return width >= 1e6 ? fittingSize(width: 0, .fittingSizeLevel) : fittingSize(width: width)
      }
    }
  }
#endif

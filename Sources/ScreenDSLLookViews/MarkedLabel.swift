#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension LookView {
    func draw(
      _ text: String, _ node: LookNode, in around: LookPath, _ outer: Surroundings
    ) -> Part {
      let (place, style) = (node.place.inside(around), node.style.values)
      #if !os(tvOS)
        if style.isCopyable, !node.hasLinks {
          return show(node, at: place, outer, in: SelectableText()) { view, _ in
            write(text, style, outer, to: view)
          }
        }
      #endif
      // After a label has shown an attributed text, a plain text in this label would keep some of the attributes. So
      // plain texts and attributed texts have labels of different classes.
      if style.marks.isEmpty, !style.isStruck {
        return show(node, at: place, outer, in: UILabel()) { label, _ in
          write(text, style, outer, to: label)
        }
      }
      let part = show(node, at: place, outer, in: MarkedLabel()) { label, _ in
        write(text, style, outer, to: label)
      }
      (part.view as? MarkedLabel)?.links = node.links(in: around).map { link, words in
        let (button, part) = self.part(
          link.id.place, acting(LinkButton(), on: .primaryActionTriggered))
        part.control = link.id
        button.accessibilityLabel = link.name
        button.isEnabled = outer.isEnabled && link.control.obstacle == nil && !outer.isLoading
        button.isUserInteractionEnabled = button.isEnabled
        button.accessibilityTraits = button.isEnabled ? .link : [.link, .notEnabled]
        button.words = NSRange(words)
        return button
      }
      return part
    }
  }

  #if !os(tvOS)
    final class SelectableText: UITextView {
      init() {
        super.init(frame: .zero, textContainer: nil)
        (isEditable, isSelectable, isScrollEnabled, backgroundColor) = (false, true, false, nil)
        (textContainerInset, textContainer.lineFragmentPadding) = (.zero, 0)
      }

      required init?(coder: NSCoder) { nil }
    }
  #endif

  /// A label for a text in which some words have another style or are links, or for a text with a line through it.
  final class MarkedLabel: UILabel {
    /// The complete text. If a label truncates its text, UIKit can drop lines of the label's `attributedText`.
    var marked = NSAttributedString(string: "") { didSet { showPresses() } }

    override var textAlignment: NSTextAlignment { didSet { setNeedsLayout() } }

    var links: [LinkButton] = [] {
      didSet {
        for old in Set(oldValue).subtracting(links) { old.removeFromSuperview() }
        for link in links where link.superview !== self { addSubview(link) }
        isUserInteractionEnabled = !links.isEmpty
        setNeedsLayout()
      }
    }

    fileprivate func showPresses() {
      let pressed = links.filter(\.isHighlighted)
      if pressed.isEmpty {
        attributedText = marked
        return
      }
      let text = NSMutableAttributedString(attributedString: marked)
      for link in pressed where NSMaxRange(link.words) <= text.length {
        let color = text.attribute(.foregroundColor, at: link.words.location, effectiveRange: nil)
        guard let color = color as? UIColor else { continue }
        text.addAttribute(.foregroundColor, value: color.withAlphaComponent(0.4), range: link.words)
      }
      attributedText = text
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if links.isEmpty || marked.length == 0 { return }
      let text = NSMutableAttributedString(attributedString: marked)
      let lines = NSMutableParagraphStyle()
      lines.alignment = textAlignment
      text.addAttribute(
        .paragraphStyle, value: lines, range: NSRange(location: 0, length: text.length))
      let storage = NSTextStorage(attributedString: text)
      let container = NSTextContainer(
        size: CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
      (container.lineFragmentPadding, container.maximumNumberOfLines) = (0, numberOfLines)
      let manager = NSLayoutManager()
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      // The layout manager does not retain `storage`.
      defer { withExtendedLifetime(storage) {} }
      let top = (bounds.height - manager.usedRect(for: container).height) / 2
      for link in links {
        let glyphs = manager.glyphRange(forCharacterRange: link.words, actualCharacterRange: nil)
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
          forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
          in: container
        ) { rect, _ in rects.append(rect.offsetBy(dx: 0, dy: top)) }
        link.lie(over: rects)
      }
    }
  }

  /// A button over the words of a link. The words may be on several lines.
  final class LinkButton: UIButton {
    var words = NSRange(location: 0, length: 0)
    private var lines: [CGRect] = []

    override var isHighlighted: Bool {
      didSet { if isHighlighted != oldValue { (superview as? MarkedLabel)?.showPresses() } }
    }

    fileprivate func lie(over rects: [CGRect]) {
      let all = rects.reduce(CGRect.null) { $0.union($1) }
      frame = all.isNull ? .zero : all
      lines = rects.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY).insetBy(dx: -6, dy: -8) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      lines.contains { $0.contains(point) }
    }

    /// The point at which a screen reader taps. If the words are on several lines, the center of the frame may be
    /// outside of the words.
    override var accessibilityActivationPoint: CGPoint {
      get {
        let line = UIAccessibility.convertToScreenCoordinates(lines.first ?? bounds, in: self)
        return CGPoint(x: line.midX, y: line.midY)
      }
      set {}
    }
  }
#endif

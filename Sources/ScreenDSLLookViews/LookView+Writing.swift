#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension LookView {
    func write(_ text: String, _ style: LookStyle.Values, _ outer: Surroundings, to label: UILabel)
    {
      label.font = style.font(for: traitCollection)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = outer.isLarge ? 0 : style.lineLimit ?? 0
      label.textColor = outer.textColor
      // Setting `textColor` changes the color of the whole text, so this code sets the text after `textColor`.
      if let label = label as? MarkedLabel {
        label.marked = marked(text, style, outer)
      } else {
        label.text = text
      }
      label.lineBreakMode = style.truncation.mode
      label.adjustsFontSizeToFitWidth = style.minimumScale != nil && label.numberOfLines == 1
      label.minimumScaleFactor = CGFloat(style.minimumScale ?? 0)
      label.alpha = outer.isEnabled ? 1 : 0.4
      label.backgroundColor = outer.isLoading || style.isSelected ? .ground : nil
    }

    #if !os(tvOS)
      func write(
        _ text: String, _ style: LookStyle.Values, _ outer: Surroundings, to view: SelectableText
      ) {
        view.adjustsFontForContentSizeCategory = true
        view.textContainer.maximumNumberOfLines = outer.isLarge ? 0 : style.lineLimit ?? 0
        view.textContainer.lineBreakMode = style.truncation.mode
        view.attributedText = marked(text, style, outer)
        view.isUserInteractionEnabled = !outer.isLoading
        view.alpha = outer.isEnabled ? 1 : 0.4
        view.backgroundColor = outer.isLoading || style.isSelected ? .ground : nil
      }
    #endif

    func write(
      _ image: Look.Image, _ style: LookStyle.Values, _ outer: Surroundings, to view: PictureView
    ) {
      let image = outer.isDark ? style.dark ?? image : image
      if case .remote(let name, let placeholder, let failure) = image, !outer.isLoading {
        if let loader = outer.loader {
          view.load(name, by: loader, placeholder?.uiImage, (failure ?? placeholder)?.uiImage)
          if isOtherRow { view.isWanted = true }
        } else {
          view.show(placeholder?.uiImage)
          shown.context.cell.reportMissingLoader(of: name)
        }
      } else {
        view.show(outer.isLoading ? nil : image.uiImage)
      }
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
      view.isFitted = style.isFitted
      view.corners = CGFloat(style.imageCorners ?? 0)
      view.clipsToBounds = true
      view.tintColor = outer.color?.uiColor
      view.backgroundColor = outer.isLoading ? .ground : nil
    }

    func write(
      _ name: String, _ style: LookStyle.Values, _ outer: Surroundings, to label: RoundLabel
    ) {
      label.text = outer.isLoading ? nil : LookNode.initials(of: name)
      label.textAlignment = .center
      label.textColor = outer.color.map { .texts(on: .init(color: $0)) } ?? .secondaryLabel
      label.backgroundColor = outer.color?.uiColor ?? .ground
      label.clipsToBounds = true
      label.accessibilityIgnoresInvertColors = true
    }

    func marked(
      _ text: String, _ style: LookStyle.Values, _ outer: Surroundings
    ) -> NSAttributedString {
      let all = NSMutableAttributedString(string: "")
      for run in style.runs(of: [text], in: text)[0] {
        var style = style
        if run.isBold { style[.isBold] = true }
        var form: [NSAttributedString.Key: Any] = [
          .font: style.font(for: traitCollection), .foregroundColor: outer.textColor,
        ]
        let line = NSUnderlineStyle.single.rawValue
        if style.isStruck { form[.strikethroughStyle] = line }
        if let link = run.link, !outer.isLoading {
          form[.underlineStyle] = line
          let color: UIColor =
            outer.ground.map { .texts(on: $0) } ?? outer.color?.uiColor ?? .tintColor
          form[.foregroundColor] =
            style.marks[link].isUsable ? color : color.withAlphaComponent(0.4)
        }
        if run.isLit, !outer.isLoading {
          (form[.backgroundColor], form[.foregroundColor]) = (UIColor.systemYellow, UIColor.black)
        }
        all.append(NSAttributedString(string: run.text, attributes: form))
      }
      return all
    }
  }

  extension UIColor {
    static var ground: UIColor {
      #if os(tvOS)
        .separator
      #else
        .secondarySystemFill
      #endif
    }

    /// Returns the color with an opacity. If the color is different in dark mode, so is the result.
    func withOpacity(_ opacity: Double) -> UIColor {
      opacity < 1 ? withAlphaComponent(CGFloat(opacity)) : self
    }

    static func texts(on ground: LookStyle.Background) -> UIColor {
      let color = ground.color?.uiColor ?? .ground
      return UIColor { traits in
        let (front, back) = (color.parts(traits), UIColor.label.parts(traits))
        let share = front[3] * ground.opacity
        let mixed = (0..<3).map { front[$0] * share + (1 - back[$0]) * (1 - share) }
        return LookStyle.needsDarkTexts(on: mixed) ? .black : .white
      }
    }

    /// Returns red, green, blue and opacity, each from 0 to 1.
    private func parts(_ traits: UITraitCollection) -> [Double] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { min(max(Double($0), 0), 1) }
    }
  }

  extension Look.Truncation {
    fileprivate var mode: NSLineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    }
  }

  final class RoundLabel: UILabel {
    override func layoutSubviews() {
      super.layoutSubviews()
      let side = min(bounds.width, bounds.height)
      layer.cornerRadius = side / 2
      font = .systemFont(ofSize: (side * 0.36).rounded())
    }
  }

  extension LookStyle.Values {
    func font(for traits: UITraitCollection) -> UIFont {
      let isHeading = textStyle == nil && accessibility.isHeading
      let style = (textStyle ?? (isHeading ? .title3 : .body)).uiStyle
      let isBold = isBold || isHeading
      if !isBold, !hasMonospacedDigits {
        return .preferredFont(forTextStyle: style, compatibleWith: traits)
      }
      // `UIFontMetrics` scales the size of `usual`, so `usual` must have the size for the default type size.
      let usual = UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      let weight: UIFont.Weight = isBold ? .bold : textStyle == .headline ? .semibold : .regular
      let font: UIFont =
        hasMonospacedDigits
        ? .monospacedDigitSystemFont(ofSize: usual.pointSize, weight: weight)
        : .systemFont(ofSize: usual.pointSize, weight: weight)
      return UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
    }
  }

  extension Look.TextAlignment {
    func side(_ isMirrored: Bool) -> NSTextAlignment {
      switch self {
      case .leading: .natural
      case .center: .center
      case .trailing: isMirrored ? .left : .right
      }
    }
  }

  extension Look.TextStyle {
    #if os(tvOS)
      private static let largest = UIFont.TextStyle.title1
    #else
      private static let largest = UIFont.TextStyle.largeTitle
    #endif
    private static let all: [UIFont.TextStyle] = [
      largest, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]

    var uiStyle: UIFont.TextStyle { Self.all[index] }
  }

  extension Look.Image {
    var uiImage: UIImage? {
      switch self {
      case .symbol(let name): UIImage(systemName: name)
      case .asset(let name): UIImage(named: name)
      case .remote(_, let placeholder, _): placeholder?.uiImage
      }
    }
  }
#endif

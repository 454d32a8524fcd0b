#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The sign of a row with rows below it, which turns where it is when they unfold.
  package final class Disclosure: UIButton {
    package static let width = 24.0
    /// What a tap does; one on a row that unfolds by itself goes through to the row.
    package var onTap: @MainActor () -> Void = {}
    private var isExpanded: Bool?

    /// Shows whether the row is unfolded.
    package func show(_ isExpanded: Bool, isTapped: Bool, isAnimated: Bool) {
      if configuration == nil { setUp() }
      isUserInteractionEnabled = !isTapped
      let isTurned = isAnimated && self.isExpanded == !isExpanded && window != nil
      self.isExpanded = isExpanded
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let turn = CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
      let new = isExpanded ? turn : .identity
      if new == transform { return }
      if !isTurned || UIAccessibility.isReduceMotionEnabled {
        transform = new
        return
      }
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
        self.transform = new
      }
    }

    private func setUp() {
      var look = UIButton.Configuration.plain()
      look.image = UIImage(systemName: "chevron.forward")
      look.baseForegroundColor = .tertiaryLabel
      look.contentInsets = .zero
      configuration = look
      frame.size = CGSize(width: Self.width, height: 28)
      // What people hear of the row says it.
      isAccessibilityElement = false
      addAction(UIAction { [weak self] _ in self?.onTap() }, for: .primaryActionTriggered)
    }
  }

  /// What a row's cell is told of the outline that the row is in, and what was there before.
  @MainActor
  protocol OutlineCell: ContentView {
    var indentationLevel: Int { get set }
    var indentationWidth: CGFloat { get set }
    var disclosure: Disclosure? { get set }
  }

  extension UITableViewCell: OutlineCell {
    var disclosure: Disclosure? {
      get { accessoryView as? Disclosure }
      set { accessoryView = newValue }
    }
  }

  extension UICollectionViewListCell: OutlineCell {
    var disclosure: Disclosure? {
      get { accessories.lazy.compactMap(\.disclosure).first }
      set {
        accessories.removeAll { $0.disclosure != nil }
        guard let newValue else { return }
        accessories.append(
          .customView(
            configuration: .init(customView: newValue, placement: .trailing(displayed: .always))))
      }
    }
  }

  extension UICellAccessory {
    fileprivate var disclosure: Disclosure? {
      if case .customView(let view) = accessoryType { view as? Disclosure } else { nil }
    }
  }

  extension OutlineCell {
    /// Indents a filled cell and gives it a disclosure as its row needs them, or takes both back. A look draws them
    /// itself.
    func follow(_ place: OutlinePlace?, isFirst: Bool, _ onTap: @escaping @MainActor () -> Void) {
      indentationLevel = place?.shownLevel ?? 0
      indentationWidth = 16
      let status = place?.isExpanded
      if #available(iOS 18, tvOS 18, visionOS 2, *) {
        accessibilityExpandedStatus =
          status.map { $0 ? .expanded : .collapsed } ?? .unsupported
      } else {
        accessibilityValue = status?.spoken
      }
      guard let place, let isExpanded = place.isExpanded else {
        if disclosure != nil { (disclosure, accessibilityCustomActions) = (nil, nil) }
        return
      }
      let sign = disclosure ?? Disclosure(frame: .zero)
      sign.onTap = onTap
      sign.show(isExpanded, isTapped: place.isTapped, isAnimated: !isFirst)
      if disclosure !== sign { disclosure = sign }
      accessibilityCustomActions = place.isTapped ? nil : [place.action(onTap)].compactMap(\.self)
    }
  }

  extension OutlinePlace {
    /// What people who do not see the disclosure do instead of a tap on it; nil for rows with none.
    @MainActor
    package func action(_ onTap: @escaping @MainActor () -> Void) -> UIAccessibilityCustomAction? {
      isExpanded.map { isExpanded in
        UIAccessibilityCustomAction(name: isExpanded ? "Collapse" : "Expand") { _ in
          onTap()
          return true
        }
      }
    }
  }

  extension Bool {
    /// What is said of a row that is unfolded, or not, where the system has no words for it.
    package var spoken: String { self ? "expanded" : "collapsed" }
  }
#endif

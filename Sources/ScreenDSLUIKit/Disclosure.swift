#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// The control of a disclosure row. The control rotates when the row expands or collapses.
  package final class Disclosure: UIButton {
    package static let (width, height) = (24.0, 28.0)
    /// Whether UIKit itself tells screen readers whether a row is expanded. A test sets this property to false.
    package static var isStateSpoken: Bool = {
      if #available(iOS 18, tvOS 18, visionOS 2, *) { true } else { false }
    }()
    package var onTap: @MainActor () -> Void = {}
    /// The cell's own accessory view, which this control replaces in a table view.
    fileprivate var replaced: UIView?
    private var isExpanded: Bool?

    /// Turns the button to show whether the row is expanded. If `isTapped` is true, a tap anywhere on the row expands
    /// or collapses the row, and the button ignores touches.
    package func show(_ isExpanded: Bool, isTapped: Bool, animated: Bool) {
      if configuration == nil { setUp() }
      isUserInteractionEnabled = !isTapped
      let isTurned = animated && self.isExpanded == !isExpanded && window != nil
      self.isExpanded = isExpanded
      let new = turn
      if new == transform { return }
      if !isTurned || UIAccessibility.isReduceMotionEnabled {
        transform = new
        return
      }
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
        self.transform = new
      }
    }

    private var turn: CGAffineTransform {
      if isExpanded != true { return .identity }
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
    }

    package override func layoutSubviews() {
      super.layoutSubviews()
      // Outside of its cell, the button may have had another layout direction.
      if transform != turn { transform = turn }
    }

    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2))
        .contains(point)
    }

    private func setUp() {
      var look = UIButton.Configuration.plain()
      look.image = UIImage(systemName: "chevron.forward")
      look.baseForegroundColor = .tertiaryLabel
      look.contentInsets = .zero
      configuration = look
      frame.size = CGSize(width: Self.width, height: Self.height)
      // Screen readers speak the state with the row, so the control is no accessibility element.
      isAccessibilityElement = false
      addAction(UIAction { [weak self] _ in self?.onTap() }, for: .primaryActionTriggered)
    }
  }

  @MainActor
  protocol DisclosureCell: ContentView {
    var indentationLevel: Int { get set }
    var indentationWidth: CGFloat { get set }
    var disclosure: Disclosure? { get set }
  }

  extension UITableViewCell: DisclosureCell {
    var disclosure: Disclosure? {
      get { accessoryView as? Disclosure }
      set {
        newValue?.replaced = accessoryView
        accessoryView = newValue ?? disclosure?.replaced
      }
    }
  }

  extension UICollectionViewListCell: DisclosureCell {
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

  extension UIView {
    func offer<Action: UIAccessibilityCustomAction>(_ actions: [Action]) {
      let old = accessibilityCustomActions ?? []
      let others = old.filter { !($0 is Action) }
      if actions.isEmpty, others.count == old.count { return }
      accessibilityCustomActions = others.isEmpty && actions.isEmpty ? nil : others + actions
    }
  }

  /// An accessibility action that does the same as a tap on the disclosure control.
  package final class UnfoldAction: UIAccessibilityCustomAction {
    weak var cell: UIView?

    package override var name: String {
      get { super.name.isEmpty ? cell?.accessibilityLabel ?? "" : super.name }
      set { super.name = newValue }
    }
  }

  extension DisclosurePlace {
    @MainActor
    package func action(
      _ words: ListWords, _ label: String?, _ onTap: @escaping @MainActor () -> Void
    ) -> UnfoldAction {
      let name = isExpanded == true ? words.collapse : words.expand
      return UnfoldAction(name: name ?? label ?? "") { _ in
        onTap()
        return true
      }
    }
  }

  extension ListWords {
    @MainActor
    package func spoken(_ isExpanded: Bool) -> String? {
      Disclosure.isStateSpoken ? nil : isExpanded ? expanded : collapsed
    }
  }
#endif

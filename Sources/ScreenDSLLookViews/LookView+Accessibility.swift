#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // What people hear of a look, found out when somebody asks.
  extension LookView {
    var stops: [LookStop] {
      let cell = shown.context.cell
      return shown.look.stops(isTappable: cell.isSelectable, label: cell.declaredLabel)
    }

    /// What stands for the whole row: its texts, or its only toggle. Other controls are there themselves.
    var only: LookStop? {
      let stops = stops
      guard stops.count == 1, let only = stops.first else { return nil }
      let isTurned = only.traits.contains(.toggle) && !shown.context.cell.isSelectable
      return only.control == nil || isTurned ? only : nil
    }

    /// Turns the only toggle of a row.
    func activate() -> Bool {
      guard let control = control(only?.control) as? UIControl else {
        return only.map(activate) ?? false
      }
      guard control.isEnabled else { return false }
      #if !os(tvOS)
        if let toggle = control as? UISwitch { toggle.setOn(!toggle.isOn, animated: true) }
      #endif
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
      return true
    }

    /// What people hear of a row that is not one element, in order.
    ///
    /// - Complexity: O(*n*) in the number *n* of parts.
    var heardElements: [Any] {
      let (stops, places, controls) = (stops, shown.look.customPlaces, controls)
      let row = stops.isEmpty ? nil : stops[stops.rowIndex].place
      return stops.map { stop in
        let leaf = sizes.leaves[places[stop.place] ?? stop.place]
        return element(
          stop, stop.control.flatMap { controls[$0] }, at: leaf, isRow: stop.place == row)
      }
    }

    /// - Parameters:
    ///   - control: The view of the stop's control; nil if it has none.
    ///   - leaf: The part that the stop is; nil if there is none.
    private func element(
      _ stop: LookStop, _ control: UIView?, at leaf: Leaf?, isRow: Bool
    ) -> Any {
      if let control, control.isStop {
        control.accessibilityLabel = stop.label
        control.accessibilityHint = stop.hint
        control.accessibilityCustomActions = customActions(of: stop, isRow: isRow)
        // What other controls are set to they say themselves, and a button that turns is selected.
        if let button = control as? UIButton {
          button.accessibilityValue = stop.traits.contains(.toggle) ? nil : stop.value
        }
        return control
      }
      // The same one as long as the part is there, so that people stay where they are.
      let element = elements[stop.place] ?? LookElement(accessibilityContainer: self)
      elements[stop.place] = element
      (element.stop, element.control, element.leaf) = (stop, control, leaf)
      // Each sets the other.
      if let label = stop.attributedLabel {
        element.accessibilityAttributedLabel = label
      } else {
        element.accessibilityLabel = stop.label
      }
      element.accessibilityValue = value(of: stop)
      if #available(iOS 18, tvOS 18, visionOS 2, *) {
        element.accessibilityExpandedStatus = stop.expandedStatus
      }
      element.accessibilityHint = stop.hint
      element.accessibilityTraits = traits(of: stop)
      element.accessibilityCustomActions = customActions(of: stop, isRow: isRow)
      return element
    }

    /// Lets nobody do to another row what was heard of the one before.
    func forgetElements() {
      for element in elements.values { element.stop = nil }
      elements = [:]
    }

    /// Where the part of a stop is now, or the texts of the row: the first, and all of them.
    fileprivate func frames(
      of stop: LookStop, _ control: UIView?, _ leaf: Leaf?
    ) -> (first: CGRect, all: CGRect) {
      layoutIfNeeded()
      let isRow = stop.control == nil && stop.place == shown.look.place.inside(LookPlace())
      let own = control.map { $0.convert($0.bounds, to: self) } ?? leaf?.frame
      let frames = isRow ? textFrames : own.map { [$0] } ?? []
      return (
        frames.first ?? bounds, frames.isEmpty ? bounds : frames.reduce(.null) { $0.union($1) }
      )
    }

    /// What a stop is set to. UIKit's words for a toggle are digits, and it has some for what is unfolded since iOS 18.
    func value(of stop: LookStop) -> String? {
      if stop.traits.contains(.toggle) { return stop.value == "on" ? "1" : "0" }
      let said = [stop.value, stop.isExpanded.flatMap(words.spoken)].compactMap(\.self)
      return said.isEmpty ? nil : said.joined(separator: ", ")
    }

    var words: ListWords { shown.context.cell.environment(\.words) }

    /// - Parameter isRow: Whether the stop stands for the row, so that it has what the row offers.
    func customActions(
      of stop: LookStop?, isRow: Bool = true
    ) -> [UIAccessibilityCustomAction]? {
      guard let stop else { return nil }
      let context = shown.context
      var actions = stop.actions.map { action in
        UIAccessibilityCustomAction(name: action.title) { [weak self] _ in
          self?.hear { _ in context.press(action.control) } ?? false
        }
      }
      if stop.isExpanded != nil, let outline = shown.look.style.values.outline, !outline.isTapped {
        actions.append(outline.action(words, stop.label) { [weak self] in self?.unfold() })
      }
      // What the row offers stands at the cell.
      let cell = isRow ? superview as? any ContentView : nil
      let all = actions + (cell?.accessibilityCustomActions ?? [])
      return all.isEmpty ? nil : all
    }

    /// Does what a double tap does to a stop without a view of its own; false leaves it to a touch.
    func activate(_ stop: LookStop) -> Bool {
      guard let id = stop.control else { return false }
      // A touch would be one on a button of the stepper.
      if control(id)?.isStop == false { return true }
      return hear { $0.press(id) }
    }

    /// Sets a stop higher by so many steps, or lower.
    func adjust(_ stop: LookStop?, by steps: Int) {
      if let id = stop?.adjuster ?? stop?.control { use(id, .step(steps)) }
    }

    func traits(of stop: LookStop) -> UIAccessibilityTraits {
      var traits = stop.uiTraits
      // What the row declares stands at the cell.
      if let cell = superview as? any ContentView { traits.formUnion(cell.accessibilityTraits) }
      if shown.context.cell.isSelected { traits.insert(.selected) }
      return traits
    }
  }

  /// A stop that has no view of its own: texts, a part that is one thing, what is in a view of the app's.
  final class LookElement: UIAccessibilityElement {
    var stop: LookStop?
    /// Where it is: its control, or else its part; those that are gone are nowhere.
    weak var control: UIView?
    weak var leaf: Leaf?

    private var look: LookView? { accessibilityContainer as? LookView }
    private var frames: (first: CGRect, all: CGRect)? {
      stop.flatMap { look?.frames(of: $0, control, leaf) }
    }

    // Found out when it is asked for: the list may have scrolled. One that is gone is nowhere.

    override var accessibilityFrameInContainerSpace: CGRect {
      get { frames?.all ?? .zero }
      set {}
    }

    override var accessibilityFrame: CGRect {
      get { onScreen(frames?.all) }
      set {}
    }

    /// In the first part: the middle of all of them may be on a control.
    override var accessibilityActivationPoint: CGPoint {
      get {
        let first = onScreen(frames?.first)
        return CGPoint(x: first.midX, y: first.midY)
      }
      set {}
    }

    private func onScreen(_ frame: CGRect?) -> CGRect {
      guard let frame, let look else { return CGRect(x: -1, y: -1, width: 0, height: 0) }
      return UIAccessibility.convertToScreenCoordinates(frame, in: look)
    }

    override func accessibilityActivate() -> Bool {
      stop.map { look?.activate($0) == true } ?? false
    }
    override func accessibilityIncrement() { look?.adjust(stop, by: 1) }
    override func accessibilityDecrement() { look?.adjust(stop, by: -1) }
  }

  extension UIView {
    /// Whether it speaks for itself: a stepper is two buttons that do not say what they change.
    fileprivate var isStop: Bool {
      #if os(tvOS)
        true
      #else
        !(self is UIStepper)
      #endif
    }
  }

  extension LookView: SpokenContent {
    var rowLabel: String? {
      let stops = stops
      return stops.rowLabel ?? stops.first?.label
    }
  }

  extension LookView: FocusSharing {
    /// A cell that can have the focus takes it from the controls inside.
    var leavesFocusToControls: Bool {
      !shown.context.cell.isSelectable && shown.look.controls.contains(where: \.isEnabled)
    }
  }

  extension LookStop {
    @available(iOS 18, tvOS 18, visionOS 2, *)
    var expandedStatus: UIAccessibilityExpandedStatus {
      isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
    }

    /// The label of a heading, with its level; nil without one.
    var attributedLabel: NSAttributedString? {
      guard let heading, let label else { return nil }
      return NSAttributedString(
        string: label, attributes: [.accessibilityTextHeadingLevel: heading])
    }

    fileprivate var uiTraits: UIAccessibilityTraits {
      let pairs: [(LookStyle.Traits, UIAccessibilityTraits)] = [
        (.button, .button), (.header, .header), (.image, .image), (.link, .link),
        (.adjustable, .adjustable), (.toggle, .button), (.selected, .selected),
        (.disabled, .notEnabled), (.updatesFrequently, .updatesFrequently),
      ]
      var all = pairs.reduce(into: UIAccessibilityTraits()) {
        if traits.contains($1.0) { $0.insert($1.1) }
      }
      if #available(iOS 17, tvOS 17, *), traits.contains(.toggle) { all.insert(.toggleButton) }
      return all
    }
  }
#endif

#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension LookView {
    var accessibleElements: [AccessibilityElement] {
      let cell = shown.context.cell
      return shown.look.accessibilityElements(
        isTappable: cell.isSelectable, label: cell.declaredLabel)
    }

    var heardElements: [Any] {
      let (accessibleElements, controls) = (accessibleElements, controls)
      let row =
        accessibleElements.isEmpty ? nil : accessibleElements[accessibleElements.rowIndex].place
      return accessibleElements.map { stop in
        let part = stop.control.flatMap { controls[$0] }
        if let part, part.view.isStop, stop.place == stop.control?.place {
          name(part, as: stop, isRow: stop.place == row)
          return part.view
        }
        // An element stays the same object while its part exists, so that VoiceOver keeps its focus on the element.
        let element = elements[stop.place] ?? LookElement(accessibilityContainer: self)
        elements[stop.place] = element
        (element.control, element.leaf) = (part?.view, sizes.leaves[stop.custom ?? stop.place])
        (element.isRow, element.isAlone) = (stop.place == row, accessibleElements.count == 1)
        show(stop, in: element)
        return element
      }
    }

    private func name(_ part: Part, as stop: AccessibilityElement, isRow: Bool) {
      let control = part.view
      control.accessibilityLabel = stop.label
      control.accessibilityHint = stop.hint
      control.accessibilityCustomActions = customActions(of: stop, isRow: isRow)
      // If a button shows a toggle that is on, the button has the selected trait. If a button has no other label than
      // its title, the title can be the value. So such buttons need no accessibility value.
      if let button = control as? UIButton {
        let isKnown = stop.isOnOrOff || button.accessibilityLabel == stop.value
        button.accessibilityValue = isKnown ? nil : stop.value
        if part.node?.control?.role == .button {
          // The cell's own trait `selected` can change before this method is called again.
          let own = isRow ? cell?.accessibilityTraits.subtracting(.selected) : nil
          button.accessibilityTraits = stop.uiTraits.union(own ?? .none)
        }
      }
    }

    private func show(_ stop: AccessibilityElement, in element: LookElement) {
      element.stop = stop
      // Setting `accessibilityLabel` also changes `accessibilityAttributedLabel`, and vice versa.
      if let heading = stop.heading, let label = stop.label {
        element.accessibilityAttributedLabel = NSAttributedString(
          string: label, attributes: [.accessibilityTextHeadingLevel: heading])
      } else {
        element.accessibilityLabel = stop.label
      }
      element.accessibilityValue = value(of: stop)
      if #available(iOS 18, tvOS 18, visionOS 2, *) {
        element.accessibilityExpandedStatus =
          stop.isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
      }
      element.accessibilityHint = stop.hint
    }

    fileprivate func frames(
      of element: LookElement, _ stop: AccessibilityElement
    ) -> (first: CGRect, all: CGRect) {
      layoutIfNeeded()
      let control = element.control.map { $0.convert($0.bounds, to: self) }
      if element.isAlone { return (control ?? tapped(bounds), bounds) }
      let isOfRow = stop.place == shown.look.place.inside(LookPath())
      let own = control ?? element.leaf?.frame
      let frames = isOfRow ? textFrames : [own].compactMap(\.self)
      let first = frames.min { ($0.minY, $0.minX) < ($1.minY, $1.minX) } ?? bounds
      let all = frames.isEmpty ? bounds : frames.reduce(CGRect.null) { $0.union($1) }
      return (control == nil ? tapped(first) : first, all)
    }

    /// Returns `frame`. But if a tap selects the row, and a control covers the center of `frame`, returns the left or
    /// right edge of the row, unless controls cover the centers of both edges.
    private func tapped(_ frame: CGRect) -> CGRect {
      if !shown.context.cell.isSelectable { return frame }
      // A touch near the words of a link presses the link too, so this code enlarges the frame of each control.
      let controls = controls.values.map(\.view).filter(\.isUserInteractionEnabled)
        .map { $0.convert($0.bounds, to: self).insetBy(dx: -6, dy: -8) }
      let edge = CGRect(x: 0, y: 0, width: 2, height: bounds.height)
      return [frame, edge, edge.offsetBy(dx: bounds.width - 2, dy: 0)].first { place in
        !controls.contains { $0.contains(CGPoint(x: place.midX, y: place.midY)) }
      } ?? frame
    }

    /// Returns the accessibility value of an element; for a switch 1 or 0, like the value of a `UISwitch`.
    private func value(of stop: AccessibilityElement) -> String? {
      if stop.isOnOrOff { return stop.value == "on" ? "1" : "0" }
      let said = [stop.value, stop.isExpanded.flatMap(words.spoken)].compactMap(\.self)
      return said.isEmpty ? nil : said.joined(separator: ", ")
    }

    var words: ListWords { shown.context.cell.environment(\.words) }

    fileprivate func customActions(
      of stop: AccessibilityElement, isRow: Bool
    ) -> [UIAccessibilityCustomAction]? {
      let context = shown.context
      var actions = stop.actions.map { action in
        UIAccessibilityCustomAction(name: action.title) { [weak self] _ in
          self?.hear { _ in context.tap(action.control) } == true
        }
      }
      if stop.isExpanded != nil, let outline = shown.look.style.values.outline, !outline.isTapped {
        actions.append(outline.action(words, stop.label) { [weak self] in self?.toggleOutline() })
      }
      let all = actions + (isRow ? cell?.accessibilityCustomActions ?? [] : [])
      return all.isEmpty ? nil : all
    }

    fileprivate func traits(of stop: AccessibilityElement, isRow: Bool) -> UIAccessibilityTraits {
      var traits = stop.uiTraits
      if !isRow { return traits }
      if let cell { traits.formUnion(cell.accessibilityTraits) }
      if shown.context.cell.environment(\.rowState).isSelected { traits.insert(.selected) }
      return traits
    }

    var rowLabel: String? {
      let accessibleElements = accessibleElements
      return accessibleElements.rowLabel ?? accessibleElements.first?.label
    }

    /// Whether the cell must not have the focus, because the cell would take the focus from the look's controls.
    var leavesFocusToControls: Bool {
      !shown.context.cell.isSelectable && shown.look.controls.contains(where: \.isEnabled)
    }
  }

  /// An accessibility element that is no view, such as one for all texts of a row.
  final class LookElement: UIAccessibilityElement {
    var stop: AccessibilityElement?
    weak var control: UIView?
    weak var leaf: Leaf?
    var (isRow, isAlone) = (false, false)

    private var look: LookView? { accessibilityContainer as? LookView }
    private var frames: (first: CGRect, all: CGRect)? {
      stop.flatMap { look?.frames(of: self, $0) }
    }

    // The following properties are computed, because the list may have scrolled since UIKit last read them.

    override var accessibilityFrameInContainerSpace: CGRect {
      get { frames?.all ?? .zero }
      set {}
    }

    override var accessibilityFrame: CGRect {
      get { onScreen(frames?.all) }
      set {}
    }

    /// The center of the first text or view of the element. If a tap selects the row, and a control covers this center,
    /// the point is at an edge of the row, unless controls cover both edges. UIKit's default, the center of
    /// `accessibilityFrame`, may be inside another control.
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

    override var accessibilityTraits: UIAccessibilityTraits {
      get { stop.flatMap { look?.traits(of: $0, isRow: isRow) } ?? .none }
      set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { stop.flatMap { look?.customActions(of: $0, isRow: isRow) } }
      set {}
    }

    override func accessibilityActivate() -> Bool {
      guard let id = stop?.control, let look else { return false }
      // `isStop` is false only for the views of a stepper. If this method returned false, UIKit would simulate a touch,
      // which would press one of the stepper's buttons.
      if control?.isStop == false { return true }
      return look.hear { $0.tap(id) }
    }
    override func accessibilityIncrement() { adjust(by: 1) }
    override func accessibilityDecrement() { adjust(by: -1) }

    private func adjust(by steps: Int) {
      if let id = stop?.adjuster ?? stop?.control { look?.use(id, .step(steps)) }
    }
  }

  extension UIView {
    /// Whether this control is itself an accessibility element. This is false for a `UIStepper` and for the segments
    /// that replace it on a Mac, because UIKit makes their two buttons accessibility elements.
    fileprivate var isStop: Bool {
      #if os(tvOS)
        true
      #else
        !(self is UIStepper) && (self as? UISegmentedControl)?.isMomentary != true
      #endif
    }
  }

  extension AccessibilityElement {
    fileprivate var isOnOrOff: Bool {
      traits.contains(.toggle) && (value == "on" || value == "off")
    }

    fileprivate var uiTraits: UIAccessibilityTraits {
      let pairs: [(LookStyle.Traits, UIAccessibilityTraits)] = [
        (.button, .button), (.header, .header), (.image, .image), (.link, .link),
        (.adjustable, .adjustable), (.toggle, .button), (.selected, .selected),
        (.disabled, .notEnabled), (.updatesFrequently, .updatesFrequently),
      ]
      var all = UIAccessibilityTraits(pairs.lazy.filter { traits.contains($0.0) }.map(\.1))
      if #available(iOS 17, tvOS 17, *), traits.contains(.toggle) { all.insert(.toggleButton) }
      return all
    }
  }
#endif

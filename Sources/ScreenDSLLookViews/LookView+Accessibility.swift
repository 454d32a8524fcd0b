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
      guard let control = control(only?.control) as? UIControl, control.isEnabled
      else { return false }
      #if !os(tvOS)
        if let toggle = control as? UISwitch { toggle.setOn(!toggle.isOn, animated: true) }
      #endif
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
      return true
    }

    func element(_ stop: LookStop) -> Any? {
      if let id = stop.control {
        let control = control(id)
        control?.accessibilityLabel = stop.label
        control?.accessibilityHint = stop.hint
        // What other controls are set to they say themselves.
        if let button = control as? UIButton { button.accessibilityValue = stop.value }
        return control
      }
      let frames = textFrames
      textsElement.accessibilityLabel = stop.label
      textsElement.accessibilityValue = stop.value
      textsElement.accessibilityTraits = traits(of: stop)
      textsElement.accessibilityFrameInContainerSpace =
        frames.isEmpty ? bounds : frames.reduce(.null) { $0.union($1) }
      // The middle of all of them may be on a control.
      let first = UIAccessibility.convertToScreenCoordinates(frames.first ?? bounds, in: self)
      textsElement.accessibilityActivationPoint = CGPoint(x: first.midX, y: first.midY)
      return textsElement
    }

    func traits(of stop: LookStop) -> UIAccessibilityTraits {
      var traits = stop.uiTraits
      // What the row declares stands at the cell.
      if let cell = superview as? any ContentView { traits.formUnion(cell.accessibilityTraits) }
      if shown.context.cell.isSelected { traits.insert(.selected) }
      return traits
    }
  }

  extension LookView: FocusSharing {
    /// A cell that can have the focus takes it from the controls inside.
    var leavesFocusToControls: Bool {
      !shown.context.cell.isSelectable && shown.look.controls.contains(where: \.isEnabled)
    }
  }

  extension LookStop {
    /// UIKit's words for a toggle are digits.
    var spokenValue: String? {
      traits.contains(.toggle) ? value == "on" ? "1" : "0" : value
    }

    fileprivate var uiTraits: UIAccessibilityTraits {
      let pairs: [(LookStyle.Traits, UIAccessibilityTraits)] = [
        (.button, .button), (.header, .header), (.image, .image), (.link, .link),
        (.adjustable, .adjustable), (.toggle, .button), (.selected, .selected),
        (.disabled, .notEnabled),
      ]
      var all = pairs.reduce(into: UIAccessibilityTraits()) {
        if traits.contains($1.0) { $0.insert($1.1) }
      }
      if #available(iOS 17, tvOS 17, *), traits.contains(.toggle) { all.insert(.toggleButton) }
      return all
    }
  }
#endif

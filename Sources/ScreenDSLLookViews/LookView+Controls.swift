#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // What people use: how controls show what the model says, and tell what people did.
  extension LookView {
    /// Whether there are controls to turn, to drag and to step; without them a button shows the value, and changes
    /// it.
    static var hasValueControls: Bool {
      #if os(tvOS)
        false
      #else
        !showsValuesOnly
      #endif
    }
    /// For tests of what is otherwise seen on tvOS alone.
    static var showsValuesOnly = false

    func draw(
      _ control: LookNode.Control, _ node: LookNode, in around: LookPlace, _ outer: Surroundings
    ) -> (UIView, Part) {
      let id = node.id(of: control, in: around)
      // A button that opened a menu does not press anything, nor the other way round.
      let place = node.place.inside(around).inside(control.role.rawValue)
      let (view, part) =
        switch control.kind {
        case .button(let button, _):
          show(node, at: place, outer, in: pressed(UIButton())) { view, _ in
            write(control.title, button, outer, to: view)
            view.isSelected = node.style.values.isSelected
          }
        case .picker(let picker, _) where picker.kind == .segments:
          show(node, at: place, outer, in: acting(UISegmentedControl(), on: .valueChanged)) {
            view, _ in write(picker, to: view)
          }
        case .picker(let picker, _) where Self.hasMenus:
          show(node, at: place, outer, in: UIButton()) { view, _ in
            if view.isHeld { return writeLater() }
            write(picker.chosen ?? "–", .init(), outer, to: view)
            if #available(tvOS 17, *) {
              view.menu = menu(of: picker, view)
              view.showsMenuAsPrimaryAction = true
            }
          }
        case .field(let field, _):
          // Not the place alone: another field in it is not to have the keyboard of this one.
          show(node, at: id.place, outer, in: makeField()) { view, part in
            write(field, after: part.node?.control?.field, to: view)
          }
        default: drawValue(control, node, at: place, outer)
        }
      part.control = id
      if let view = view as? UIControl {
        let isEnabled = outer.isEnabled && control.hasHandler
        if view.isEnabled != isEnabled { view.isEnabled = isEnabled }
        // What is not enabled leaves a touch to the row.
        view.isUserInteractionEnabled = isEnabled
        view.accessibilityLabel = node.style.values.accessibility.label
        view.tintColor = outer.color?.uiColor
      }
      return (view, part)
    }

    /// What shows a value that people change by turning, dragging or stepping.
    private func drawValue(
      _ control: LookNode.Control, _ node: LookNode, at place: LookPlace, _ outer: Surroundings
    ) -> (UIView, Part) {
      #if !os(tvOS)
        if Self.hasValueControls {
          switch control.kind {
          case .toggle(let isOn, _):
            return show(node, at: place, outer, in: acting(UISwitch(), on: .valueChanged)) {
              view, part in
              if view.isOn != isOn { view.setOn(isOn, animated: part.node != nil && !isOtherRow) }
            }
          case .slider(let slider, _):
            return show(node, at: place, outer, in: acting(UISlider(), on: .valueChanged)) {
              view, _ in
              view.accessibilityValue = slider.text
              if view.isTracking { return writeLater() }
              // From 0 to 1, which no range is too large for.
              view.setValue(Float(slider.share), animated: !isOtherRow)
            }
          case .stepper(let stepper, _):
            return show(node, at: place, outer, in: acting(UIStepper(), on: .valueChanged)) {
              view, _ in
              view.accessibilityValue = stepper.text
              write(stepper, to: view)
            }
          default: break
          }
        }
      #endif
      return show(node, at: place, outer, in: pressed(UIButton())) { view, _ in
        write(control.value ?? "–", .init(), outer, to: view)
      }
    }

    // MARK: Telling

    private func pressed(_ button: UIButton) -> UIButton {
      acting(button, on: .primaryActionTriggered)
    }

    /// Lets a new control tell what people did; it keeps no handler, for that is looked up then.
    func acting<Control: UIControl>(_ view: Control, on event: UIControl.Event) -> Control {
      let name = UIAction.Identifier("ScreenDSL.\(event.rawValue)")
      view.addAction(
        UIAction(identifier: name) { [weak self] in
          self?.hear(event, of: $0.sender as? UIControl)
        },
        for: event)
      return view
    }

    private func hear(_ event: UIControl.Event, of view: UIControl?) {
      guard let view, let part = part(of: view), let id = part.control else { return }
      if let field = view as? LookField { return hear(event, of: field, part, id) }
      use(id, input(of: view, id))
    }

    /// What a person did to a control, by what it shows now; nil if that means nothing to the newest model.
    private func input(of view: UIControl, _ id: LookControl.ID) -> LookControl.Input? {
      lazy var newest = newest(id)
      if let segments = view as? UISegmentedControl {
        let index = segments.selectedSegmentIndex
        return newest?.pick(segments.titleForSegment(at: index), at: index)
      }
      #if !os(tvOS)
        if let toggle = view as? UISwitch { return .turn(toggle.isOn) }
        if let view = view as? UISlider, case .slider(let slider, _) = newest {
          return .slide(slider.value(at: Double(view.value)))
        }
        if let view = view as? UIStepper, case .stepper(let stepper, _) = newest {
          return Int(exactly: view.value.rounded()).map {
            .step(($0 &- stepper.value) / stepper.step)
          }
        }
      #endif
      return newest?.next
    }

    private func newest(_ id: LookControl.ID) -> LookNode.Control.Kind? {
      shown.context.newestControl(id)?.control.kind
    }

    // MARK: Writing

    private func write(
      _ title: String, _ button: LookNode.Button, _ outer: Surroundings, to view: UIButton
    ) {
      var configuration: UIButton.Configuration =
        switch button.kind {
        case .plain: .plain()
        case .gray, .destructive: .gray()
        case .tinted: .tinted()
        case .filled: .filled()
        }
      configuration.title = title.isEmpty ? nil : title
      configuration.image = button.image?.uiImage
      configuration.imagePadding = 6
      configuration.showsActivityIndicator = button.isBusy
      if button.kind == .destructive { configuration.baseForegroundColor = .systemRed }
      view.configuration = configuration
    }

    private func write(_ picker: LookNode.Picker, to view: UISegmentedControl) {
      let shown = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
      if shown != picker.choices {
        view.removeAllSegments()
        for (index, title) in picker.choices.enumerated() {
          view.insertSegment(withTitle: title, at: index, animated: false)
        }
      }
      let selected = picker.selected ?? UISegmentedControl.noSegment
      if view.selectedSegmentIndex != selected { view.selectedSegmentIndex = selected }
    }

    #if !os(tvOS)
      /// The ends must be apart, also between one write and the next.
      private func write(_ stepper: LookNode.Stepper, to view: UIStepper) {
        let lower = Double(stepper.range.lowerBound)
        let upper = max(Double(stepper.range.upperBound), lower + 1)
        if lower >= view.maximumValue { view.maximumValue = upper }
        view.minimumValue = lower
        view.maximumValue = upper
        view.stepValue = Double(stepper.step)
        view.value = Double(stepper.value)
      }
    #endif

    private static var hasMenus: Bool {
      guard #available(tvOS 17, *) else { return false }
      return hasValueControls
    }

    /// UIKit keeps a copy, in which the marks stay as they are.
    private func menu(of picker: LookNode.Picker, _ view: UIButton) -> UIMenu {
      let items = picker.choices.enumerated().map { index, title in
        UIAction(title: title, state: index == picker.selected ? .on : .off) {
          [weak self, weak view] _ in
          guard let self, let id = part(of: view)?.control else { return }
          use(id, newest(id)?.pick(title, at: index))
        }
      }
      return UIMenu(children: items)
    }
  }

  extension LookNode.Control {
    var field: LookNode.Field? {
      if case .field(let field, _) = kind { field } else { nil }
    }
  }

  extension LookNode.Control.Kind {
    /// Picks the choice with a title, whose index may be another one by now; nil if there is none.
    fileprivate func pick(_ title: String?, at index: Int) -> LookControl.Input? {
      guard case .picker(let picker, _) = self else { return nil }
      let isThere = picker.choices.dropFirst(index).first == title
      return (isThere ? index : picker.choices.firstIndex { $0 == title }).map { .pick($0) }
    }
  }
#endif

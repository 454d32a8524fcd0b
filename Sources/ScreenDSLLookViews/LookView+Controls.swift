#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  extension LookView {
    private static var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
    /// Whether the idiom is that of tvOS, which has no switches, sliders, steppers, wheels and date pickers. Buttons
    /// replace these controls.
    private static var showsValuesOnly: Bool { idiom == .tv }
    /// Whether the idiom is that of the Mac, where UIKit raises an exception if a stepper or a wheel enters a window.
    private static var isMac: Bool { idiom == .mac }

    func draw(
      _ control: LookNode.Control, _ node: LookNode, in around: LookPath, _ outer: Surroundings
    ) -> Part {
      let id = node.id(of: control, in: around)
      // If a control's role changes, such as from a button to a menu, the control gets a new view.
      let place = node.place.inside(around).inside(control.role.rawValue)
      let part =
        switch control.kind {
        case .button(let button) where button.menu.isEmpty:
          show(node, at: place, outer, in: makeButton()) { view, _ in
            write(control.title, button, node.style.values.isSelected, outer, to: view)
          }
        case .button(let button):
          showMenu(node, at: place, outer) { view in
            write(control.title, button, node.style.values.isSelected, outer, to: view)
            return menu(of: button, control.choiceCodes, view)
          }
        case .picker(let picker) where picker.kind == .segments:
          show(node, at: place, outer, in: acting(UISegmentedControl(), on: .valueChanged)) {
            view, _ in write(picker, to: view)
          }
        case .picker(let picker) where picker.kind == .inline:
          show(node, at: place, outer, in: makeButton()) { view, _ in
            write(choice: picker, outer, to: view)
          }
        case .picker(let picker) where (picker.kind == .menu || Self.isMac) && Self.hasMenus:
          showMenu(node, at: place, outer) { view in
            write(value: picker.menuText, outer, to: view)
            return menu(of: picker, control.choiceCodes, view)
          }
        // If a field has no key, `id.place` contains its title. So when a field with a different title takes its place,
        // the new field gets a new view, without the keyboard focus of the old view.
        case .field(let field): drawField(field, node, at: id.place, outer)
        default: drawValue(control, node, at: place, outer)
        }
      let view = part.view
      if part.control != nil, part.control != id, view.isInUse {
        writeLater()
      } else {
        part.control = id
      }
      let isUsable = control.role != .menu || Self.hasMenus
      let isEnabled = outer.isEnabled && !outer.isLoading && control.obstacle == nil && isUsable
      // A disabled control passes touches to the row.
      view.isUserInteractionEnabled = isEnabled
      if let editor = view as? any LookEditor {
        let couldBeTyped = editor.canBeTyped
        allowEditing(isEnabled, of: editor)
        if !couldBeTyped, editor.canBeTyped, let field = control.field {
          followFocus(field, of: editor)
        }
      } else if let view = view as? UIControl, view.isEnabled != isEnabled {
        view.isEnabled = isEnabled
      }
      let name = node.style.values.accessibility.label ?? control.title
      view.accessibilityLabel = name.isEmpty ? nil : name
      // The method `name(_:as:isRow:)` sets the accessibility value of a button. If the button shows a toggle, this
      // value must be nil.
      if !(view is UIButton) {
        view.accessibilityValue = node.style.values.accessibility.value ?? control.shownValue
      }
      view.tintColor = outer.color?.uiColor
      return part
    }

    private func showMenu(
      _ node: LookNode, at place: LookPath, _ outer: Surroundings, _ write: (UIButton) -> UIMenu
    ) -> Part {
      show(node, at: place, outer, in: MenuButton()) { view, _ in
        if view.isOpen { return writeLater() }
        let menu = write(view)
        if #available(tvOS 17, *) { (view.menu, view.showsMenuAsPrimaryAction) = (menu, true) }
      }
    }

    private func drawValue(
      _ control: LookNode.Control, _ node: LookNode, at place: LookPath, _ outer: Surroundings
    ) -> Part {
      #if !os(tvOS)
        if !Self.showsValuesOnly {
          switch control.kind {
          case .toggle(let isOn):
            return show(node, at: place, outer, in: acting(UISwitch(), on: .valueChanged)) {
              view, part in
              if view.isOn != isOn { view.setOn(isOn, animated: part.node != nil && !isOtherRow) }
              view.onTintColor = outer.color?.uiColor
            }
          case .slider(let slider):
            return show(
              node, at: place, outer,
              in: acting(
                LookSlider(), on: .valueChanged, .touchDown, .touchUpInside, .touchUpOutside,
                .touchCancel)
            ) { view, _ in
              if view.isTracking { return writeLater() }
              // The range of the slider view is always 0 to 1.
              view.setValue(Float(slider.share), animated: !isOtherRow)
            }
          case .stepper where Self.isMac:
            return show(
              node, at: place, outer,
              in: acting(UISegmentedControl(items: ["−", "+"]), on: .valueChanged)
            ) { view, _ in view.isMomentary = true }
          case .stepper(let stepper):
            return show(node, at: place, outer, in: acting(UIStepper(), on: .valueChanged)) {
              view, _ in write(stepper, to: view)
            }
          case .picker(let picker): return drawWheel(picker, node, at: place, outer)
          case .date(let date): return drawDate(date, node, at: place, outer)
          default: break
          }
        }
      #endif
      return show(node, at: place, outer, in: makeButton()) { view, _ in
        if case .toggle(let isOn) = control.kind {
          let sign = Look.Image.symbol(isOn ? "checkmark.circle.fill" : "circle")
          return write("", .init(image: sign), isOn, outer, to: view)
        }
        write(value: control.value ?? "–", outer, to: view)
      }
    }

    // MARK: Passing the user's input to the model

    private func makeButton() -> UIButton { acting(UIButton(), on: .primaryActionTriggered) }

    func acting<Control: UIControl>(_ view: Control, on events: UIControl.Event...) -> Control {
      for event in events {
        let name = UIAction.Identifier("ScreenDSL.\(event.rawValue)")
        let action = UIAction(identifier: name) { [weak self] in
          self?.hear(event, of: $0.sender as? UIControl)
        }
        view.addAction(action, for: event)
      }
      return view
    }

    func hear(_ event: UIControl.Event, of view: UIView?) {
      guard let view, let part = part(of: view), let id = part.control else { return }
      if let field = view as? any LookEditor { return hear(event, of: field, part, id) }
      #if !os(tvOS)
        if let view = view as? any LookTurner { part.unanswered.append(view.turned) }
        if view is UISlider, event != .valueChanged {
          if case .slider(let slider) = part.node?.control?.kind, slider.onDrag != nil {
            use(id, .focus(event == .touchDown))
          }
          return
        }
      #endif
      use(id, input(of: view, id))
    }

    private func input(of view: UIView, _ id: LookControl.ID) -> LookControl.Input? {
      lazy var newest = newestControl(id)?.kind
      if let segments = view as? UISegmentedControl {
        let index = segments.selectedSegmentIndex
        if segments.isMomentary { return .step(index == 0 ? -1 : 1) }
        return newestControl(id)?.pick(index, of: part(of: view)?.node?.control?.choiceCodes ?? [])
      }
      #if !os(tvOS)
        if let toggle = view as? UISwitch { return .turn(toggle.isOn) }
        if let view = view as? DatePicker { return .set(.init(minutes: view.turned)) }
        if let view = view as? Wheel {
          return newestControl(id)?.pick(view.turned, of: view.codes)
        }
        if let view = view as? UISlider, case .slider(let slider) = newest {
          return .slide(slider.value(at: Double(view.value)))
        }
        if let view = view as? UIStepper, case .stepper(let stepper) = newest {
          // Only the view's greatest value can be too large for an `Int`, because `Double(Int.max)` is rounded up.
          return Int(exactly: view.value.rounded()).map { .step(stepper.steps(to: $0)) }
            ?? .step(.max)
        }
      #endif
      return newest?.next
    }

    private func newestControl(_ id: LookControl.ID) -> LookNode.Control? {
      shown.context.newestControl(id)?.control
    }

    // MARK: Showing the model's values

    private func write(
      _ title: String, _ button: LookNode.Button, _ isSelected: Bool, _ outer: Surroundings,
      to view: UIButton
    ) {
      view.isSelected = isSelected
      var configuration: UIButton.Configuration =
        switch button.kind {
        case .plain: isSelected ? .gray() : .plain()
        case .destructive: .plain()
        case .gray: .gray()
        case .tinted: .tinted()
        case .filled: .filled()
        case .chip: isSelected ? .filled() : .gray()
        }
      if button.kind == .chip { configuration.cornerStyle = .capsule }
      configuration.title = title.isEmpty ? nil : title
      configuration.image = button.image?.uiImage
      configuration.imagePadding = 6
      configuration.showsActivityIndicator = button.isBusy
      configuration.automaticallyUpdateForSelection = false
      if button.kind == .destructive { configuration.baseForegroundColor = .systemRed }
      if let color = outer.color, button.kind == .filled || button.kind == .chip && isSelected {
        configuration.baseForegroundColor = .texts(on: .init(color: color))
      }
      view.configuration = configuration
    }

    private func write(value: String, _ outer: Surroundings, to view: UIButton) {
      write(value, .init(), false, outer, to: view)
      view.configuration?.baseForegroundColor = outer.ground.map { UIColor.texts(on: $0) }
    }

    private func write(choice picker: LookNode.Picker, _ outer: Surroundings, to view: UIButton) {
      let isChosen = !picker.selected.isEmpty
      let sign = isChosen ? Look.Image.symbol("checkmark") : nil
      write(picker.choices.first ?? "", .init(image: sign), false, outer, to: view)
      view.configuration?.imagePlacement = .trailing
      view.configuration?.contentInsets = .init(top: 7, leading: 0, bottom: 7, trailing: 0)
      view.configuration?.baseForegroundColor = outer.plainTextColor
      view.contentHorizontalAlignment = isChosen ? .fill : .leading
      view.isSelected = isChosen
    }

    private func write(_ picker: LookNode.Picker, to view: UISegmentedControl) {
      let shown = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "" }
      if shown != picker.choices {
        view.removeAllSegments()
        for (index, title) in picker.choices.enumerated() {
          view.insertSegment(withTitle: title, at: index, animated: false)
        }
      }
      let selected = picker.selected.first ?? UISegmentedControl.noSegment
      if view.selectedSegmentIndex != selected { view.selectedSegmentIndex = selected }
    }

    #if !os(tvOS)
      private func write(_ stepper: LookNode.Stepper, to view: UIStepper) {
        let lower = Double(stepper.range.lowerBound)
        // The `minimumValue` of a `UIStepper` must always be less than its `maximumValue`.
        let upper = max(Double(stepper.range.upperBound), lower.nextUp)
        if lower >= view.maximumValue { view.maximumValue = upper }
        view.minimumValue = lower
        view.maximumValue = upper
        view.stepValue = Double(stepper.step)
        view.value = Double(stepper.value)
      }
    #endif

    private static var hasMenus: Bool {
      guard #available(tvOS 17, *) else { return false }
      return !showsValuesOnly
    }

    /// Returns a new menu with the choices of a picker. UIKit copies the menu of a button, so the button needs a new
    /// menu when the selection changes.
    private func menu(of picker: LookNode.Picker, _ codes: [UInt64], _ view: UIButton) -> UIMenu {
      let items = picker.choices.enumerated().map { index, title in
        UIAction(title: title, state: picker.selected.contains(index) ? .on : .off) {
          [weak self, weak view] _ in self?.pick(index, of: codes, in: view)
        }
      }
      return UIMenu(children: items)
    }

    private func menu(of button: LookNode.Button, _ codes: [UInt64], _ view: UIButton) -> UIMenu {
      let places = button.items.map(\.indexes)
      return UIMenu(
        children: button.menu.elements { [weak self, weak view] indexes in
          guard let index = places.firstIndex(of: indexes) else { return }
          self?.pick(index, of: codes, in: view)
        })
    }

    private func pick(_ index: Int, of codes: [UInt64], in view: UIButton?) {
      guard let id = part(of: view)?.control else { return }
      use(id, newestControl(id)?.pick(index, of: codes))
    }
  }

  #if !os(tvOS)
    /// A slider that VoiceOver moves by one step at a time. Only a subclass can change how far VoiceOver moves a slider
    /// (rdar 21546307), and UIKit's own distance may be less than half a step.
    private final class LookSlider: UISlider {
      override func accessibilityIncrement() { step(by: 1) }
      override func accessibilityDecrement() { step(by: -1) }

      private func step(by count: Int) {
        guard let look = superview as? LookView, let id = look.part(of: self)?.control
        else { return }
        look.use(id, .step(count))
      }
    }
  #endif

  extension LookNode.Control {
    /// Returns the input that picks a choice of this control; nil if the control does not have the choice.
    ///
    /// `index` is the index of the choice that the user picked in the view. The view can show an older version of this
    /// control, whose choices have the hashes `codes`.
    fileprivate func pick(_ index: Int, of codes: [UInt64]) -> LookControl.Input? {
      guard codes.indices.contains(index) else { return nil }
      let (code, own) = (codes[index], choiceCodes)
      let isThere = own.indices.contains(index) && own[index] == code
      return (isThere ? index : own.firstIndex(of: code)).map { .pick($0) }
    }
  }
#endif

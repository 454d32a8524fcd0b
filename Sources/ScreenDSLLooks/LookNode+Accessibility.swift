import ScreenDSL

/// An accessibility element of a row: the whole row, a part, or a control.
package struct AccessibilityElement: Equatable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: LookStyle.Traits
  package var heading: Int?
  package var isExpanded: Bool?
  /// Whether screen readers read the element before the texts of its row, because the element is, or is in, a part with
  /// an accessibility priority above 0.
  package var isEarly = false
  package var actions: [Action] = []
  package var adjuster: LookControl.ID?
  package var place: LookPath
  /// If the element is inside a `Look.custom` part, the path of that part; otherwise nil.
  package var custom: LookPath?
  package var control: LookControl.ID?

  fileprivate mutating func setHeading(_ said: LookStyle.Accessibility?) {
    heading = said?.heading
    if said == nil { traits.subtract(.header) } else { traits.insert(.header) }
  }

  package struct Action: Equatable, Sendable {
    package var title: String
    package let control: LookControl.ID
  }
}

extension [AccessibilityElement] {
  package var rowIndex: Int { firstIndex { !$0.isEarly } ?? 0 }

  package var rowLabel: String? {
    let parts = filter { $0.control == nil }
    return (parts.first { !$0.isEarly } ?? parts.first)?.label
  }
}

extension LookNode {
  /// Returns the accessibility elements of a row with this look: usually one for the texts, and one for each control.
  package func accessibilityElements(isTappable: Bool, label: String? = nil)
    -> [AccessibilityElement]
  {
    let tap: LookStyle.Traits = isTappable ? .button : []
    var row = stop(label ?? spokenLabel, in: LookPath(), nil)
    row.traits.formUnion(tap)
    row.isExpanded = style.values.outline?.isExpanded
    // The value, the hint and the actions of a control belong to the control's own element.
    if isControl { (row.hint, row.actions) = (nil, []) }
    var own: [AccessibilityElement] = []
    if !isOneStop { addElements(to: &own, in: LookPath(), nil) }
    guard let first = own.first else { return row.label == nil && row.value == nil ? [] : [row] }
    if own.count == 1, !isTappable, first.traits.contains(.toggle) {
      (row.label, row.value, row.traits, row.control) =
        (row.label ?? first.label, first.value, first.traits, first.control)
      row.hint = row.hint ?? first.hint
      row.actions += first.actions
      return [row]
    }
    row.traits.subtract(.adjustable.union(.toggle))
    let said = style.values.accessibility
    row.value = isControl ? nil : said.value
    let isSilent = isControl || said.children == .apart || said.label == ""
    row.label = label ?? (isSilent ? nil : said.label ?? spokenTexts(withControls: false))
    row.setHeading(heading(withControls: false))
    for index in own.indices {
      if own[index].label == nil { own[index].label = row.label }
      if own[index].control == nil { own[index].traits.formUnion(tap) }
    }
    if row.label == nil {
      own[0].actions += row.actions
      own[0].isExpanded = row.isExpanded
      let first = own.rowIndex
      if style.values.isSelected, own[first].control == nil { own[first].traits.insert(.selected) }
    } else {
      own.insert(row, at: own.firstIndex { !$0.isEarly } ?? own.count)
    }
    return own
  }

  /// Returns the part as one accessibility element.
  ///
  /// - Parameter obstacle: The reason why the user cannot use a stack that contains the part, such as "was disabled";
  ///   nil if there is none.
  private func stop(
    _ label: String?, in around: LookPath, _ obstacle: String?
  ) -> AccessibilityElement {
    let said = style.values.accessibility
    var stop = AccessibilityElement(
      label: label, value: spokenValue, hint: said.hint, traits: spokenTraits,
      place: place.inside(around))
    stop.setHeading(heading(withControls: true))
    if obstacle != nil { stop.traits.insert(.disabled) }
    if said.adjust != nil { stop.adjuster = adjusterID(in: stop.place) }
    addActions(to: &stop.actions, in: around, obstacle, isWhole: isOneStop)
    return stop
  }

  private func addElements(
    to elements: inout [AccessibilityElement], in around: LookPath, _ outer: String?
  ) {
    let obstacle = outer ?? ownObstacle
    if let control {
      var stop = self.control(control, in: around, obstacle).stop
      let hints = [stop.hint, style.values.accessibility.hint].compactMap(\.self)
      stop.hint = hints.isEmpty ? nil : hints.joined(separator: ", ")
      stop.value = spokenValue
      // The views of other controls have only the traits that UIKit gives them.
      if [.button, .stepper, .toggle].contains(control.role) {
        stop.traits.formUnion(style.values.accessibility.traits)
      }
      // Only the view of a button, with or without a menu, gets its `isSelected` from the modifier `selected`.
      if [.button, .menu].contains(control.role), style.values.isSelected {
        stop.traits.insert(.selected)
      }
      stop.actions = actionControls(in: place.inside(around), obstacle).compactMap(\.action)
      return elements.append(stop)
    }
    if isOneStop { return elements.append(stop(spokenLabel, in: around, outer)) }
    elements += links(in: around, obstacle).map(\.control.stop)
    let isApart = style.values.accessibility.children == .apart
    let (place, start) = (place.inside(around), elements.count)
    let hasOverlays = base != nil
    for (index, part) in heardParts.enumerated() {
      let count = elements.count
      if isApart, !part.isControl, !part.isApart,
        let texts = part.style.values.accessibility.label ?? part.spokenTexts(withControls: false),
        !texts.isEmpty
      {
        elements.append(part.stop(texts, in: place, obstacle))
      }
      part.addElements(to: &elements, in: place, obstacle)
      // An accessibility priority does not move an overlay before the part that is behind the overlay.
      let isOverlay = hasOverlays && index > 0
      if isOverlay || part.priority > 0 {
        for early in count..<elements.count { elements[early].isEarly = !isOverlay }
      }
    }
    if style.values.custom != nil {
      for index in start..<elements.count { elements[index].custom = place }
    }
  }

  // Without `@inline(never)`, the compiler would inline this recursive function into itself several times.
  @inline(never) private func addActions(
    to actions: inout [AccessibilityElement.Action], in around: LookPath, _ outer: String?,
    isWhole: Bool
  ) {
    let (place, obstacle) = (place.inside(around), outer ?? ownObstacle)
    actions += actionControls(in: place, obstacle).compactMap(\.action)
    let isApart = style.values.accessibility.children == .apart
    for part in heardParts {
      if isWhole {
        let controls = part.ownControls(in: place, obstacle ?? part.ownObstacle)
        actions += controls.compactMap(\.action)
      }
      if isWhole || !part.isControl && !isApart && !part.isOneStop {
        part.addActions(to: &actions, in: place, obstacle, isWhole: isWhole)
      }
    }
  }

  private var heardParts: [LookNode] {
    let parts = parts
    return heardOrder?.map { parts[$0] } ?? parts
  }

  private var priority: Int { style.values.accessibility.priority }

  /// The indexes of the parts in the order in which screen readers read the parts. Nil means the order of the stack.
  package var heardOrder: [Int]? {
    guard case .stack(let stack) = kind, stack.corner == nil,
      stack.parts.contains(where: { $0.priority != 0 })
    else { return nil }
    let priorities = stack.parts.map(\.priority)
    return priorities.indices.sorted { (priorities[$1], $0) < (priorities[$0], $1) }
  }

  /// Returns the accessibility properties of the first heading in this part; nil if there is none. If `withControls` is
  /// false, the search omits inner parts with accessibility elements of their own.
  private func heading(withControls: Bool) -> LookStyle.Accessibility? {
    if isControl { return nil }
    if style.values.accessibility.label?.isEmpty == true || style.values.isLoading { return nil }
    if style.values.accessibility.isHeading { return style.values.accessibility }
    for part in heardParts where withControls || !part.isApart {
      if let heading = part.heading(withControls: withControls) { return heading }
    }
    return nil
  }

  /// Whether the part and everything inside it are one accessibility element.
  package var isOneStop: Bool {
    let style = style.values
    return !isControl
      && (style.accessibility.children == .combined || style.accessibility.adjust != nil)
  }

  private var isApart: Bool { isOneStop || style.values.accessibility.children == .apart }

  /// The path of a part, and a text that screen readers announce when it changes. The text is nil while placeholder
  /// bars or dots replace it.
  package typealias Announcement = (place: LookPath, text: String?)

  /// The texts of this part, and of the parts inside it, that a screen reader announces when they change. Each text has
  /// the path of its part.
  package var announcements: [Announcement] { announcements(in: LookPath(), isHidden: false) }

  private func announcements(in around: LookPath, isHidden: Bool) -> [Announcement] {
    var texts: [Announcement] = []
    let (said, isLoading) = (style.values.accessibility, style.values.isLoading)
    let (place, isHidden) = (self.place.inside(around), isHidden || said.isDotted)
    let hidesInside = isHidden || isLoading
    if let control, let problem = control.problem {
      texts.append((id(of: control, in: around).place, hidesInside ? nil : problem))
    }
    if said.isAnnounced {
      let label = spokenLabel
      // The spoken value of a toggle can be the English word `on` or `off`. So the announcement of a toggle contains a
      // value only if the app has set one.
      let value = control?.role == .toggle ? said.value : spokenValue
      let text = [label, value].compactMap(\.self).joined(separator: ", ")
      // While a part is loading, screen readers can read only a label and a value that the app has set. If the app set
      // no label, or if the value is not from the app, the text is nil. So screen readers do not announce an unchanged
      // text after loading.
      let isHidden = isHidden || isLoading && (label == nil || value != said.value)
      let shown = isHidden ? nil : text
      if shown != "" { texts.append((place, shown)) }
    }
    return texts + parts.flatMap { $0.announcements(in: place, isHidden: hidesInside) }
  }

  /// The accessibility label of the part. If the app set no label, the texts in the part, with the values of inner
  /// parts that are no controls; nil if there are no texts. Texts that are loading do not count. For a decorative part,
  /// the label is nil.
  ///
  /// - Complexity: O(*n*) in the number *n* of parts.
  public var spokenLabel: String? {
    if let label = style.values.accessibility.label { return label.isEmpty ? nil : label }
    return spokenTexts(withControls: true)
  }

  /// The accessibility value of the part; nil if the part has none.
  public var spokenValue: String? {
    if let value = style.values.accessibility.value { return value }
    return switch kind {
    case .control(let control): control.value
    case .progress(let share) where style.values.accessibility.label?.isEmpty != true:
      "\(Int((share * 100).rounded())) %"
    default: nil
    }
  }

  package var spokenTraits: LookStyle.Traits {
    let style = style.values
    var traits = style.accessibility.traits
    switch kind {
    case .image, .avatar: traits.insert(.image)
    case .control(let control): traits.formUnion(control.traits)
    default: break
    }
    if style.isSelected { traits.insert(.selected) }
    if style.isDisabled { traits.insert(.disabled) }
    if style.accessibility.adjust != nil { traits.insert(.adjustable) }
    if style.accessibility.isHeading { traits.insert(.header) }
    return traits
  }

  private func spokenTexts(withControls: Bool) -> String? {
    if style.values.isLoading { return nil }
    var texts: [String] = []
    addTexts(to: &texts, withControls: withControls)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private func addTexts(to texts: inout [String], withControls: Bool) {
    func add(_ text: String) { if !text.isEmpty { texts.append(text) } }
    switch kind {
    case .text(let text), .badge(let text): add(text)
    case .control(let control):
      if withControls { [control.title, control.problem ?? ""].forEach(add) }
    case .stack:
      for part in heardParts where !part.style.values.isLoading && (withControls || !part.isApart) {
        let said = part.style.values.accessibility
        if let label = said.label, withControls || !part.isControl {
          add(label)
        } else {
          part.addTexts(to: &texts, withControls: withControls)
        }
        if part.isControl || said.label == "" { continue }
        add((said.label == nil ? said.value : part.spokenValue) ?? "")
      }
    default: break
    }
  }
}

extension LookNode.Control {
  fileprivate var traits: LookStyle.Traits {
    switch kind {
    case .button(let button): button.isLink ? .link : .button
    case .toggle: .toggle
    case .slider, .stepper: .adjustable
    case .picker(let picker) where isInline:
      picker.selected.isEmpty ? .button : [.button, .selected]
    case .picker(let picker): picker.kind == .menu ? .button : .adjustable
    case .date: .button
    case .field: []
    }
  }
}

extension LookControl {
  fileprivate var action: AccessibilityElement.Action? {
    isEnabled ? name.map { AccessibilityElement.Action(title: $0, control: id) } : nil
  }

  fileprivate var stop: AccessibilityElement {
    var traits = control.traits
    if !isEnabled { traits.insert(.disabled) }
    return AccessibilityElement(
      label: name, value: value, hint: control.problem, traits: traits, place: id.place, control: id
    )
  }
}

/// A control in a row, a header or a footer, and the names with which a test can find the control.
struct SeenControl {
  let item: DrivenItem
  /// The visible cell that shows the control; nil if the control comes from the snapshot.
  let cell: HeadlessLookCell?
  /// The cell's context for the control's row; nil if `cell` is nil. The context refers to this row even after the cell
  /// shows another row.
  let context: LookContext?
  let control: LookControl
  let names: [String]
  /// The texts of the row that a test can use as names of the control. Empty for a button, and for a control with a
  /// name of its own.
  let rowTexts: [String]

  var name: String { names.first ?? "" }

  /// The place of the row, header or footer that now contains the control.
  @MainActor var place: CellPlace { context?.cell.path.map { .row($0) } ?? item.place }

  @MainActor func isSame(as other: SeenControl) -> Bool {
    control.id == other.control.id && place == other.place
  }

  /// Returns whether both controls are choices of the same inline picker. Each choice of an inline picker is a control.
  func isInPicker(of other: SeenControl) -> Bool {
    control.control.isInline && other.control.control.isInline
      && control.stack == other.control.stack && item.place == other.item.place
  }

  /// Returns whether a tap on the text is a tap on this control. For a control that is no menu, picker, field or date
  /// picker, returns false.
  func takesTap(on text: String) -> Bool {
    let values = control.control.seenValues
    return switch control.role {
    case .menu: names.contains(text)
    case .picker: values.contains(text)
    case .field, .date: control.isEnabled && values.first == text
    default: false
    }
  }

  func repeats(_ action: ControlAction) -> Int {
    if case .pick(let choice, _) = action { control.indexes(of: choice).count } else { 0 }
  }

  var subject: String {
    "\(names.first.map(ShownText.quoted) ?? "A \(control.role)") in \(item.name)"
  }

  static func named(_ name: String, among all: [SeenControl]) -> [SeenControl] {
    let called = all.filter { $0.names.contains(name) || name.isEmpty && $0.names.isEmpty }
    return called.isEmpty ? all.filter { $0.rowTexts.contains(name) } : called
  }
}

extension LookNode {
  @MainActor func seenControls(of item: DrivenItem, in cell: HeadlessLookCell? = nil)
    -> [SeenControl]
  {
    let label = item.attributes.accessibilityLabel ?? spokenLabel
    let texts = (label.map { [$0] } ?? []) + seenTexts
    return (controls + heardControls(of: item)).map { control in
      let both = [control.name, control.control.title].compactMap { $0 }.filter { !$0.isEmpty }
      let called = control.control.isInline ? both.reversed() : both
      let marks = [control.button?.image?.name, control.field?.prompt].compactMap { $0 }
      let names = called.isEmpty ? marks.filter { !$0.isEmpty } : called
      return SeenControl(
        item: item, cell: cell, context: cell?.context, control: control, names: names,
        rowTexts: control.name == nil && control.role != .button ? texts : [])
    }
  }

  @MainActor fileprivate func heardControls(of item: DrivenItem) -> [LookControl] {
    let unseen = unseenControls
    if unseen.isEmpty { return [] }
    let label = item.attributes.accessibilityLabel
    let heard = Set(
      accessibilityElements(isTappable: item.isTappable, label: label)
        .flatMap { $0.actions.map(\.control) + [$0.adjuster].compactMap(\.self) })
    let seen = Set(controls.filter { $0.role == .button }.map(\.name))
    return unseen.filter {
      (!$0.isEnabled || heard.contains($0.id)) && ($0.role != .button || !seen.contains($0.name))
    }
  }
}

extension TestScreen {
  func seenItems(in item: DrivenItem? = nil) -> [(item: DrivenItem, cell: AnyObject, depth: Int)] {
    host.visibleItems.compactMap { place, cell, depth in
      place.isInside(item?.place)
        ? DrivenItem(at: place, in: snapshot).map { ($0, cell, depth) } : nil
    }
  }

  func seenControls(in item: DrivenItem? = nil) -> [SeenControl] {
    seenItems(in: item).flatMap { item, cell, _ in
      let cell = cell as? HeadlessLookCell
      return cell?.node?.seenControls(of: item, in: cell) ?? []
    }
  }

  func allControls(of snapshot: ScreenSnapshot, in item: DrivenItem? = nil) -> [SeenControl] {
    allItems(of: snapshot).filter { $0.place.isInside(item?.place) }
      .flatMap { look(of: $0.model)?.seenControls(of: $0) ?? [] }
  }

  func allItems(of snapshot: ScreenSnapshot) -> [DrivenItem] {
    let rows = Dictionary(grouping: snapshot.allRows) { $0.path.section }
    return snapshot.sections.flatMap { section in
      let heads = section.supplementaries
      let start = heads.prefix { $0.kind == .header }
      return start.map { DrivenItem($0, of: section) }
        + rows[section.id, default: []].map { DrivenItem($0.row, at: $0.path, in: snapshot) }
        + heads.dropFirst(start.count).map { DrivenItem($0, of: section) }
    }
  }
}

extension CellPlace {
  fileprivate func isInside(_ place: CellPlace?) -> Bool {
    guard let own = rowPath, let around = place?.rowPath else {
      return place == nil || self == place
    }
    return own.isInside(around)
  }
}

extension [SeenControl] {
  /// The controls, with only the first choice of each inline picker. An expectation counts an inline picker as one
  /// control, although each of its choices is a control.
  var pickersJoined: [SeenControl] {
    reduce(into: []) { pickers, seen in
      if !pickers.contains(where: seen.isInPicker) { pickers.append(seen) }
    }
  }
}

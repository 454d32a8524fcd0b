import ScreenDSLHeadless

/// A control that a person sees, and the row, header or footer that it is in.
struct SeenControl {
  let item: DrivenItem
  /// The cell that shows it; nil if it is out of the window.
  let cell: HeadlessLookCell?
  let control: LookControl
  /// What it is called, or else what stands on it; none for a button with neither title nor image.
  let names: [String]
  /// What its row shows and is called, if the row calls the control so; nothing for a button.
  let rowTexts: [String]

  var name: String { names.first ?? "" }

  /// What uses it in its cell.
  @MainActor var context: LookContext? { cell?.context }

  /// Where it is by now.
  @MainActor var place: CellPlace { context?.cell.path.map { .row($0) } ?? item.place }

  /// Whether both are one control, wherever each was seen.
  @MainActor func isSame(as other: SeenControl) -> Bool {
    control.id == other.control.id && place == other.place
  }

  /// How many of its choices have the name that an action picks.
  func repeats(_ action: ControlAction) -> Int {
    if case .pick(let choice, _) = action { control.indexes(of: choice).count } else { 0 }
  }

  /// The control, and where it is: `'Save' in FormRow 'form' (App/Form.swift:31)`.
  var subject: String {
    "\(names.first.map(ShownText.quoted) ?? "A \(control.role)") in \(item.name)"
  }

  /// Returns those that are called so; if there are none, those whose rows show it.
  static func named(_ name: String, among all: [SeenControl]) -> [SeenControl] {
    let called = all.filter { $0.names.contains(name) || name.isEmpty && $0.names.isEmpty }
    return called.isEmpty ? all.filter { $0.rowTexts.contains(name) } : called
  }
}

extension LookNode {
  /// The controls in the look of something, as people call them; after what is seen, what only those do who hear it.
  @MainActor func seenControls(of item: DrivenItem, in cell: HeadlessLookCell? = nil)
    -> [SeenControl]
  {
    let label = item.row?.attributes.accessibilityLabel ?? spokenLabel
    let texts = (label.map { [$0] } ?? []) + seenTexts
    return (controls + heardControls(of: item)).map { control in
      let both = [control.name, control.control.title].compactMap { $0 }.filter { !$0.isEmpty }
      // One of the choices below one another is called by what is chosen, and is the picker's.
      let called = control.control.isInline ? both.reversed() : both
      let marks = [control.button?.image?.name, control.field?.prompt].compactMap { $0 }
      let names = called.isEmpty ? marks.filter { !$0.isEmpty } : called
      return SeenControl(
        item: item, cell: cell, control: control, names: names,
        rowTexts: control.name == nil && control.role != .button ? texts : [])
    }
  }
}

extension LookNode {
  /// What is done by those who do not see the look, as far as they reach it and see no button that is called so.
  @MainActor fileprivate func heardControls(of item: DrivenItem) -> [LookControl] {
    let unseen = unseenControls
    if unseen.isEmpty { return [] }
    let label = item.row?.attributes.accessibilityLabel
    let heard = Set(
      stops(isTappable: item.isTappable, label: label)
        .flatMap { $0.actions.map(\.control) + [$0.adjuster].compactMap(\.self) })
    let seen = Set(controls.filter { $0.role == .button }.map(\.name))
    return unseen.filter {
      (!$0.isEnabled || heard.contains($0.id)) && ($0.role != .button || !seen.contains($0.name))
    }
  }
}

// What is seen on a screen, from the top to the bottom.
extension TestScreen {
  /// The rows, headers and footers that are visible, with their cells.
  ///
  /// - Parameter item: Only this one, or what is in this container; nil for all.
  func seenItems(in item: DrivenItem? = nil) -> [(item: DrivenItem, cell: AnyObject, depth: Int)] {
    host.visibleItems.compactMap { place, cell, depth in
      place.isInside(item?.place)
        ? DrivenItem(at: place, in: snapshot).map { ($0, cell, depth) } : nil
    }
  }

  /// The controls that are visible.
  func seenControls(in item: DrivenItem? = nil) -> [SeenControl] {
    seenItems(in: item).flatMap { item, cell, _ in
      let cell = cell as? HeadlessLookCell
      return cell?.node?.seenControls(of: item, in: cell) ?? []
    }
  }

  /// The controls of a screen, in the window or not.
  func allControls(of snapshot: ScreenSnapshot, in item: DrivenItem? = nil) -> [SeenControl] {
    allItems(of: snapshot).filter { $0.place.isInside(item?.place) }
      .flatMap { look(of: $0.model)?.seenControls(of: $0) ?? [] }
  }

  /// All rows, containers included, and then headers, footers and the like.
  func allItems(of snapshot: ScreenSnapshot) -> [DrivenItem] {
    snapshot.allRows.map { DrivenItem($0.row, at: $0.path, in: snapshot) }
      + snapshot.sections.flatMap { section in
        section.supplementaries.map { DrivenItem($0, of: section) }
      }
  }
}

extension CellPlace {
  /// Whether it is a place, or one in the container there.
  fileprivate func isInside(_ place: CellPlace?) -> Bool {
    guard let own = rowPath, let around = place?.rowPath else {
      return place == nil || self == place
    }
    return own.isInside(around)
  }
}

import ScreenDSLHeadless

// What a person sees of a headless list, and does there.
extension HeadlessHost {
  /// The visible rows: the model or, where it was made by hand, the cell, and what people hear of it.
  var visibleLines: [String] {
    visibleItems.filter { $0.depth == 0 && $0.place.rowPath != nil }
      .map { line(of: $0.place, $0.cell) }
  }

  /// Returns the view of a supplementary, and its text.
  func line(_ kind: SupplementaryKind, of section: SectionID) -> String? {
    let place = CellPlace.supplementary(kind, section)
    return cell(at: place).map { line(of: place, $0) }
  }

  private func line(of place: CellPlace, _ cell: AnyObject) -> String {
    if let cell = cell as? any CustomStringConvertible { return "\(type(of: cell)): \(cell)" }
    if let cell = cell as? HeadlessPlaceholderCell { return "\(type(of: cell)): \(cell.text)" }
    let (row, look) = (place.rowPath.flatMap(snapshot.row), (cell as? HeadlessLookCell)?.node)
    let text = look?.spokenLabel ?? "\(row?.innerRows?.rowCount ?? 0) inside"
    return "\(row.map { "\(type(of: $0.model))" } ?? ""): \(text)"
  }

  /// Scrolls to a row, and does what a person does to the control that is called so.
  func use(_ name: String, _ input: LookControl.Input, in row: RowPath?) throws {
    guard let row else { throw DemoError("No row with '\(name)'; show it first") }
    try scroll(to: .row(row))
    let cell = cell(at: row, as: HeadlessLookCell.self)
    guard let context = cell?.context,
      let control = cell?.node?.controls.first(where: { $0.name == name }),
      use(control.id, context, input)
    else { throw DemoError("Control '\(name)' must be usable (was not)") }
  }

  /// Runs `change`, and returns what it did to the list: its batches, and how many cells it filled.
  func summary(of change: () throws -> Void) rethrows -> [String] {
    _ = takeEvents()
    try change()
    var (batches, configured, reconfigured) = ([String](), 0, 0)
    for event in takeEvents() {
      switch event {
      case .batch: batches.append("\(event)")
      case .reload: batches.append("all rows shown anew")
      case .configured(_, isFirstDisplay: true): configured += 1
      case .configured(_, isFirstDisplay: false): reconfigured += 1
      default: break
      }
    }
    return (batches.isEmpty ? ["no batch"] : batches)
      + ["cells filled for another row: \(configured), filled again: \(reconfigured)"]
  }

  /// Throws if an update broke a rule of list views.
  func requireNoViolations() throws {
    guard let violation = violations.first else { return }
    throw DemoError("Updates must keep the rules of list views (was '\(violation)')")
  }
}

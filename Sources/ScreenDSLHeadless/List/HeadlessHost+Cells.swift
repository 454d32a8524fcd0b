internal import ScreenDSL
internal import ScreenDSLHosting

// MARK: - Cells of rows

extension HeadlessHost {
  /// Shows the row at `place`. If `kind` is not nil, shows the section's supplementary view of this kind instead.
  func show(_ place: RowPosition, _ kind: SupplementaryKind?) -> HeadlessSlot? {
    guard
      let slot = identities.slot(of: kind, at: place)
        ?? content(of: kind, at: place).map({ fill($0, at: place) })
    else { return nil }
    setDisplayed(true, slot)
    return slot
  }

  private func content(
    of kind: SupplementaryKind?, at place: RowPosition
  ) -> HeadlessSlot.Content? {
    guard let kind else { return updater.currentRow(at: place).map { .row($0) } }
    let section = updater.current.sections[place.section]
    return section.supplementary(kind).map { .supplementary($0, of: section.id) }
  }

  func reconfigure(_ position: RowPosition) {
    identities[position].extent = nil
    guard let slot = identities[position].slot, let row = updater.currentRow(at: position)
    else { return }
    if !reconfigure(slot, with: .row(row)) {
      report("K1", "sim: Row '\(row.row.id)' is reconfigured but needs another cell")
    }
  }

  // MARK: - Headers, footers and other supplementary views

  func visibleSupplementaries(
    _ part: HeadlessGeometry.Part
  ) -> [(RowPosition, SupplementaryKind?)] {
    guard updater.current.sections.indices.contains(part.section) else { return [] }
    return updater.current.sections[part.section].supplementaries.map(\.kind).filter { kind in
      kind == .header ? part.hasHeader : kind != .footer || part.hasFooter
    }.map { (RowPosition(section: part.section, row: 0), $0) }
  }

  /// Shows the new content of a section's supplementary views. If there is no new content, or a view cannot show it,
  /// the host removes the view. The next layout creates another view if necessary.
  func updateSupplementaries(_ update: Changeset.SupplementaryUpdate) {
    let place = RowPosition(section: update.newSection, row: 0)
    for kind in update.kinds {
      guard let slot = identities.slot(of: kind, at: place) else { continue }
      if content(of: kind, at: place).map({ reconfigure(slot, with: $0) }) == true { continue }
      live.removeAll { $0 === slot }
      takeOff(slot)
    }
  }

  // MARK: - Configuring cells

  private func reconfigure(_ slot: HeadlessSlot, with content: HeadlessSlot.Content) -> Bool {
    let registration = registry.registration(for: content.reuseIdentifier)
    let canShow = slot.take(content.key(registration))
    if canShow { configure(slot, content, registration, isFirstDisplay: false) }
    return canShow
  }

  private func fill(_ content: HeadlessSlot.Content, at place: RowPosition) -> HeadlessSlot {
    let registration = registry.registration(for: content.reuseIdentifier)
    if registration == nil, options.needsCells,
      let problem = updater.reportMissingCell(
        for: content.reuseIdentifier,
        source: content.row.map(\.row.source) ?? updater.current.sections[place.section].source)
    {
      tree.missingCells.append(problem)
      tree.record(.text("\(problem)"))
    }
    let slot = dequeue(registration, for: content)
    slot.place = place
    identities.setSlot(slot, of: content.kind, at: place)
    configure(slot, content, registration, isFirstDisplay: true)
    return slot
  }

  private func configure(
    _ slot: HeadlessSlot, _ content: HeadlessSlot.Content,
    _ registration: CellRegistration<HeadlessList>?, isFirstDisplay: Bool
  ) {
    slot.content = content
    tree.record(.configured(item(content), isFirstDisplay: isFirstDisplay))
    let isFilled = callOut {
      switch content {
      case .row(let row):
        registration?.fill(slot.view, with: row, in: updater, isFirstDisplay: isFirstDisplay)
      case .supplementary(let supplementary, let section):
        registration?.fill(
          slot.view, with: supplementary, of: section, in: updater, isFirstDisplay: isFirstDisplay)
      }
    }
    if slot.isDisplayed {
      switch content {
      case .row(let row): updater.beginVisibility(of: row)
      case .supplementary(let own, let section): updater.beginVisibility(of: own, in: section)
      }
    }
    if isFilled != true { showPlain(content, in: slot) }
  }

  private func showPlain(_ content: HeadlessSlot.Content, in slot: HeadlessSlot) {
    let identifier = content.reuseIdentifier
    guard let placeholder = slot.view as? HeadlessPlaceholderCell else {
      return report("R8", "sim: Cell '\(slot.key.identifier)' cannot show '\(identifier)'")
    }
    placeholder.text = options.needsCells ? "No cell for '\(identifier)'" : content.description
  }

  func report(_ rule: String, _ message: String, attempt: String? = nil) {
    tree.report(
      Problem(brokenRule: rule, message, in: updater.shortContainerPath, attempt: attempt))
  }

  // MARK: - Creating and removing cells

  private func dequeue(
    _ registration: CellRegistration<HeadlessList>?, for content: HeadlessSlot.Content
  ) -> HeadlessSlot {
    let key = content.key(registration)
    if let slot = pool[key]?.popLast() {
      tree.record(.text("reuse ", subject: key.identifier))
      callOut { slot.nested?.list?.updater.detach() }
      return slot
    }
    if content.kind == nil { updater.countNewCell() }
    let source = registration?.source
    tree.record(
      .created(identifier: key.identifier, source: source?.description ?? "placeholder"))
    let slot = HeadlessSlot(callOut { source?.makeView() } ?? HeadlessPlaceholderCell(), key)
    slot.nested?.enter(self)
    return slot
  }

  func setDisplayed(_ isDisplayed: Bool, _ slot: HeadlessSlot) {
    guard slot.isDisplayed != isDisplayed, let content = slot.content else { return }
    slot.isDisplayed = isDisplayed
    tree.record(.other(isDisplayed ? "display" : "end display", item(content)))
    callOut {
      slot.nested?.setDisplayed(isDisplayed)
      switch content {
      case .row(let row):
        // If another cell replaces the cell of a row, the row stays displayed, so its display handlers do not run.
        if !isDisplayed {
          if !isReplaced(row) { updater.endDisplay(of: row) }
        } else if isReplaced(row) {
          replaced.remove(row.shownPath)
          updater.beginVisibility(of: row)
        } else {
          updater.beginDisplay(of: row)
        }
      case .supplementary(let own, let section):
        updater.setDisplayed(isDisplayed, own, of: section)
      }
    }
  }

  package func endDisplay() { for slot in live { setDisplayed(false, slot) } }

  func takeOff(_ slot: HeadlessSlot) {
    setDisplayed(false, slot)
    if let content = slot.content { identities.setSlot(nil, of: content.kind, at: slot.place) }
    putAway(slot)
  }

  func putAway(_ slot: HeadlessSlot) {
    guard let content = slot.content else { return }
    tree.record(.other("recycle", item(content)))
    slot.content = nil
    pool[slot.key, default: []].append(slot)
  }

  func path(_ row: LiveRow) -> RowPath { updater.shortPath(of: row) }

  func item(_ content: HeadlessSlot.Content) -> CellPlace {
    switch content {
    case .row(let row): .row(path(row))
    case .supplementary(let supplementary, let section): .supplementary(supplementary.kind, section)
    }
  }
}

extension CellSource<HeadlessList> {
  @MainActor
  fileprivate func makeView() -> AnyObject? {
    if case .factory(let make) = self { make() } else { (type as? any HeadlessCell.Type)?.init() }
  }
}

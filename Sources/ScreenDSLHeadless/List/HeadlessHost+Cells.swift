internal import ScreenDSL
internal import ScreenDSLHosting

// MARK: - Cells of rows

extension HeadlessHost {
  /// Returns the cell of a row, and begins the display of this cell.
  func show(_ position: RowPosition) -> HeadlessSlot? {
    guard let slot = identities[position].slot ?? fill(position) else { return nil }
    setDisplayed(true, slot)
    return slot
  }

  /// Discards the measured length of a row. If the row has a cell, configures this cell again.
  func reconfigure(_ position: RowPosition) {
    identities[position].extent = nil
    guard let slot = identities[position].slot, let row = updater.currentRow(at: position)
    else { return }
    let content = HeadlessSlot.Content.row(row, position)
    let registration = registry.registration(for: content.reuseIdentifier)
    guard slot.take(content.key(registration)) else {
      return report("K1", "Row '\(row.row.id)' is reconfigured but needs another cell")
    }
    configure(slot, content, registration, isFirstDisplay: false)
  }

  private func fill(_ position: RowPosition) -> HeadlessSlot? {
    updater.currentRow(at: position).map { fill(.row($0, position), from: $0.row.source) }
  }

  // MARK: - Headers, footers and other supplementary views

  /// Returns the supplementary views in the visible part of a section. All views are visible except a header or a
  /// footer outside of this part.
  func visibleSupplementaries(
    _ part: HeadlessGeometry.Part
  ) -> [(section: Int, kind: SupplementaryKind)] {
    guard updater.current.sections.indices.contains(part.section) else { return [] }
    return updater.current.sections[part.section].supplementaries.map(\.kind).filter { kind in
      switch kind {
      case .header: part.hasHeader
      case .footer: part.hasFooter
      default: true
      }
    }.map { (part.section, $0) }
  }

  /// Returns the view of a header, a footer or another supplementary view, and begins the display of this view.
  func showSupplementary(_ index: Int, _ kind: SupplementaryKind) -> HeadlessSlot? {
    guard updater.current.sections.indices.contains(index) else { return nil }
    let section = updater.current.sections[index]
    guard let supplementary = section.supplementary(kind) else { return nil }
    let slot =
      identities.sections[index].supplementaries[kind]
      ?? fill(.supplementary(supplementary, of: section.id, index: index), from: section.source)
    setDisplayed(true, slot)
    return slot
  }

  /// Configures each changed supplementary view. Removes a view that cannot show its new content; the next layout
  /// creates a new one.
  func updateSupplementaries(_ update: Changeset.SupplementaryUpdate) {
    let index = update.newSection
    let section = updater.current.sections[index]
    for kind in update.kinds {
      guard let slot = identities.sections[index].supplementaries[kind] else { continue }
      let content = section.supplementary(kind).map {
        HeadlessSlot.Content.supplementary($0, of: section.id, index: index)
      }
      let registration = content.flatMap { registry.registration(for: $0.reuseIdentifier) }
      if let content, slot.take(content.key(registration)) {
        configure(slot, content, registration, isFirstDisplay: false)
      } else {
        live.removeAll { $0 === slot }
        takeOff(slot)
      }
    }
  }

  // MARK: - Configuring cells

  /// Takes a cell from the reuse pool, or creates one, and configures the cell to show the content.
  private func fill(
    _ content: HeadlessSlot.Content, from source: SourceLine?
  ) -> HeadlessSlot {
    let registration = registry.registration(for: content.reuseIdentifier)
    if registration == nil, options.needsCells,
      let problem = updater.reportMissingCell(for: content.reuseIdentifier, source: source)
    {
      tree.missingCells.append(problem)
      tree.record(.missingCell(problem))
    }
    let slot = dequeue(registration, for: content)
    identities.setSlot(slot, of: content)
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
      case .row(let row, _):
        registration?.fill(slot.view, with: row, in: updater, isFirstDisplay: isFirstDisplay)
      case .supplementary(let supplementary, let section, _):
        registration?.fill(
          slot.view, with: supplementary, of: section, in: updater, isFirstDisplay: isFirstDisplay)
      }
    }
    if slot.isDisplayed {
      switch content {
      case .row(let row, _): updater.beginVisibility(of: row)
      case .supplementary(let own, let section, _): updater.beginVisibility(of: own, in: section)
      }
    }
    if isFilled != true { showPlain(content, in: slot) }
  }

  private func showPlain(_ content: HeadlessSlot.Content, in slot: HeadlessSlot) {
    let identifier = content.reuseIdentifier
    guard let placeholder = slot.view as? HeadlessPlaceholderCell else {
      return report("R8", "Cell '\(slot.key.identifier)' cannot show '\(identifier)'")
    }
    placeholder.text = options.needsCells ? "No cell for '\(identifier)'" : content.description
  }

  func report(_ code: String, _ message: String) {
    tree.report(
      Problem(brokenRule: code, "sim: \(message)", in: updater.shortContainerPath))
  }

  // MARK: - Creating and removing cells

  /// Takes from the reuse pool a cell that can show `content`, or creates one.
  private func dequeue(
    _ registration: CellRegistration<HeadlessList>?, for content: HeadlessSlot.Content
  ) -> HeadlessSlot {
    let key = content.key(registration)
    let pooled = pool[key]?.popLast()
    if content.kind == nil, pooled == nil { updater.countNewCell() }
    guard let slot = pooled else { return make(registration, key) }
    tree.record(.text("reuse ", subject: key.identifier))
    callOut { slot.nested?.prepareForReuse() }
    return slot
  }

  private func make(
    _ registration: CellRegistration<HeadlessList>?, _ key: HeadlessSlot.Key
  ) -> HeadlessSlot {
    let source = registration?.source
    tree.record(
      .created(identifier: key.identifier, source: source.map { "\($0)" } ?? "placeholder"))
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
      case .row(let row, _):
        isDisplayed ? updater.beginDisplay(of: row) : updater.endDisplay(of: row)
      case .supplementary(let own, let section, _):
        updater.setDisplayed(isDisplayed, own, of: section)
      }
    }
  }

  /// Ends the display of all cells, because the cell that contains this list is no longer visible.
  package func endDisplay() { for slot in live { setDisplayed(false, slot) } }

  /// Ends the display of a cell that the list no longer shows, and puts the cell into the reuse pool.
  func takeOff(_ slot: HeadlessSlot) {
    setDisplayed(false, slot)
    if let content = slot.content { identities.setSlot(nil, of: content) }
    putAway(slot)
  }

  func putAway(_ slot: HeadlessSlot) {
    guard let content = slot.content else { return }
    tree.record(.other("recycle", item(content)))
    slot.content = nil
    pool[slot.key, default: []].append(slot)
  }

  /// Returns the path of a row of this list. If this list is inside a container, the path begins with the IDs of the
  /// containers around the list.
  func path(_ row: LiveRow) -> RowPath { updater.shortPath(of: row) }

  func item(_ content: HeadlessSlot.Content) -> CellPlace {
    switch content {
    case .row(let row, _): .row(path(row))
    case .supplementary(let supplementary, let section, _):
      .supplementary(supplementary.kind, section)
    }
  }
}

extension CellSource<HeadlessList> {
  /// Creates a cell, a header or a footer. Returns nil if a headless host cannot create objects of the registered
  /// class.
  @MainActor
  fileprivate func makeView() -> AnyObject? {
    switch self {
    case .class(let type), .nib(_, let type), .prototype(let type):
      (type as? any HeadlessCell.Type)?.init()
    case .content: nil
    case .factory(let make): make()
    }
  }
}

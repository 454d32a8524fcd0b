internal import ScreenDSL

extension HeadlessHost {
  /// Returns the visible cell of a row, new or from the pool if there is none yet.
  ///
  /// There is none at all only if a host changed its data without saying so.
  func show(_ position: RowPosition) -> HeadlessSlot? {
    guard let slot = identities[position].slot ?? fill(position) else { return nil }
    slot.isPrefetched = false
    beginDisplay(of: slot)
    return slot
  }

  /// Returns the cell of a row that may soon be visible.
  func prepare(_ position: RowPosition) -> HeadlessSlot? {
    guard let slot = identities[position].slot ?? fill(position) else { return nil }
    if !slot.isPrefetched, let path = slot.row.map(path) {
      slot.isPrefetched = true
      tree.record(.prefetched(path))
      callOut { updater.prefetch(at: position, .expected) }
    }
    return slot
  }

  /// Fills the cell that a row has already; without one there is nothing to do.
  func reconfigure(_ position: RowPosition) {
    identities[position].extent = nil
    guard let slot = identities[position].slot else { return }
    guard let live = updater.currentRow(at: position) else { return }
    let row = live.row
    let registration = cells.registration(for: row.reuseIdentifier)
    guard slot.key == key(registration, nil) else { return reportOtherCell(row) }
    statistics.reconfigured += 1
    configure(slot, live, position, registration, isFirstDisplay: false)
  }

  private func fill(_ position: RowPosition) -> HeadlessSlot? {
    guard let live = updater.currentRow(at: position) else { return nil }
    let row = live.row
    let registration = cells.registration(for: row.reuseIdentifier)
    if registration == nil { tree.reportMissingCell(row.reuseIdentifier, row.source) }
    let (slot, isNew) = dequeue(registration, nil)
    if isNew { statistics.created += 1 } else { statistics.reused += 1 }
    statistics.begin()
    identities[position].slot = slot
    configure(slot, live, position, registration, isFirstDisplay: true)
    return slot
  }

  private func configure(
    _ slot: HeadlessSlot, _ row: LiveRow, _ position: RowPosition,
    _ registration: CellRegistration<HeadlessList>?, isFirstDisplay: Bool
  ) {
    slot.content = .row(row, position)
    tree.record(.configured(.row(path(row)), isFirstDisplay: isFirstDisplay))
    let isFilled = callOut {
      registration?.fill(slot.view, with: row, in: updater, isFirstDisplay: isFirstDisplay)
    }
    if isFilled != true { showMissing(row.row.reuseIdentifier, in: slot) }
  }

  func showMissing(_ identifier: ReuseIdentifier, in slot: HeadlessSlot) {
    if let placeholder = slot.view as? HeadlessPlaceholderCell {
      placeholder.text = "No cell for '\(identifier)'"
    } else {
      report("R8", "Cell '\(slot.key.identifier)' cannot show '\(identifier)'")
    }
  }

  private func reportOtherCell(_ row: Row) {
    report("K1", "Row '\(row.id)' is reconfigured but needs another cell")
  }

  func report(_ code: String, _ message: String) {
    tree.report(
      HeadlessViolation(
        code: code, message: "sim: \(message)", container: updater.shortContainerPath))
  }
}

extension HeadlessHost {
  /// The path of a row of this list, on the whole screen.
  func path(_ row: LiveRow) -> RowPath { updater.shortPath(of: row) }

  func item(_ slot: HeadlessSlot) -> HeadlessItem? {
    switch slot.content {
    case .row(let row, _): .row(path(row))
    case .supplementary(let content, let section, _):
      .supplementary(content.kind, of: section, in: updater.shortContainerPath)
    case nil: nil
    }
  }

  func beginDisplay(of slot: HeadlessSlot) {
    guard !slot.isDisplayed, let item = item(slot) else { return }
    slot.isDisplayed = true
    tree.record(.displayed(item))
    callOut {
      slot.cell?.willDisplay()
      slot.nested?.willDisplay()
      if let row = slot.row { updater.beginDisplay(of: row) }
    }
  }

  /// Tells a cell and its row that it left the window, or that it will not come into it.
  func endDisplay(of slot: HeadlessSlot) {
    guard let item = item(slot) else { return }
    cancelPrefetch(of: slot)
    guard slot.isDisplayed else { return }
    slot.isDisplayed = false
    tree.record(.endedDisplay(item))
    callOut {
      slot.nested?.didEndDisplaying()
      slot.cell?.didEndDisplaying()
      if let row = slot.row { updater.endDisplay(of: row) }
    }
  }

  private func cancelPrefetch(of slot: HeadlessSlot) {
    guard slot.isPrefetched, let row = slot.row else { return }
    slot.isPrefetched = false
    tree.record(.prefetchCancelled(path(row)))
    guard let position = updater.position(of: row) else { return }
    callOut { updater.prefetch(at: position, .cancelled) }
  }

  /// Puts a cell into the pool.
  func putAway(_ slot: HeadlessSlot) {
    guard let item = item(slot) else { return }
    if slot.row != nil { statistics.live -= 1 }
    tree.record(.recycled(item))
    slot.content = nil
    pool.put(slot)
  }
}

extension HeadlessHost {
  func key(
    _ registration: CellRegistration<HeadlessList>?, _ kind: SupplementaryKind?
  ) -> HeadlessSlot.Key {
    HeadlessSlot.Key(identifier: registration?.identifier ?? "placeholder", kind: kind)
  }

  /// Takes a cell from the pool, or makes one; without a registration it is a placeholder.
  func dequeue(
    _ registration: CellRegistration<HeadlessList>?, _ kind: SupplementaryKind?
  ) -> (slot: HeadlessSlot, isNew: Bool) {
    let key = key(registration, kind)
    guard let slot = pool.take(key) else { return (make(registration, key), true) }
    tree.record(.reused(identifier: key.identifier))
    callOut {
      slot.nested?.prepareForReuse()
      slot.cell?.prepareForReuse()
    }
    return (slot, false)
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
}

extension CellSource<HeadlessList> {
  /// Makes a new view; nil if the class is not one that a headless host can make.
  @MainActor
  fileprivate func makeView() -> AnyObject? {
    switch self {
    case .class(let type), .nib(_, let type): (type as? any HeadlessCell.Type)?.init()
    case .factory(let make): make()
    }
  }
}

extension HeadlessHost {
  /// The supplementaries of a section to show: header and footer if they are in the window, others
  /// if the section is.
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

  /// Returns the visible view of a supplementary, new or from the pool if there is none yet.
  func showSupplementary(_ index: Int, _ kind: SupplementaryKind) -> HeadlessSlot? {
    guard updater.current.sections.indices.contains(index) else { return nil }
    let section = updater.current.sections[index]
    guard let content = section.supplementary(kind) else { return nil }
    let slot =
      identities.sections[index].supplementaries[kind] ?? fill(content, section, at: index)
    beginDisplay(of: slot)
    return slot
  }

  /// Fills the views in place that can show what is new; the others go, and the layout makes new
  /// ones.
  func updateSupplementaries(_ update: Changeset.SupplementaryUpdate) {
    let index = update.newSection
    let section = updater.current.sections[index]
    for kind in update.kinds {
      guard let slot = identities.sections[index].supplementaries[kind] else { continue }
      let content = section.supplementary(kind)
      let registration = content.flatMap { cells.registration(for: $0.reuseIdentifier) }
      if let content, slot.key == key(registration, kind) {
        configure(slot, content, section, at: index, registration, isFirstDisplay: false)
      } else {
        remove(slot, kind, of: index)
      }
    }
  }

  private func remove(_ slot: HeadlessSlot, _ kind: SupplementaryKind, of index: Int) {
    identities.setSupplementary(nil, kind, of: index)
    live.removeAll { $0 === slot }
    endDisplay(of: slot)
    putAway(slot)
  }

  private func fill(
    _ content: Supplementary, _ section: ScreenSnapshot.Section, at index: Int
  ) -> HeadlessSlot {
    let registration = cells.registration(for: content.reuseIdentifier)
    if registration == nil { tree.reportMissingCell(content.reuseIdentifier, section.source) }
    let slot = dequeue(registration, content.kind).slot
    identities.setSupplementary(slot, content.kind, of: index)
    configure(slot, content, section, at: index, registration, isFirstDisplay: true)
    return slot
  }

  private func configure(
    _ slot: HeadlessSlot, _ content: Supplementary, _ section: ScreenSnapshot.Section,
    at index: Int, _ registration: CellRegistration<HeadlessList>?, isFirstDisplay: Bool
  ) {
    slot.content = .supplementary(content, of: section.id, index: index)
    if let item = item(slot) { tree.record(.configured(item, isFirstDisplay: isFirstDisplay)) }
    let isFilled = callOut {
      registration?.fill(
        slot.view, with: content, of: section.id, in: updater, isFirstDisplay: isFirstDisplay)
    }
    if isFilled != true { showMissing(content.reuseIdentifier, in: slot) }
  }
}

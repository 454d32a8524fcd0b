internal import ScreenDSL

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

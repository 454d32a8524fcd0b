/// Step 7: the number of items in each section, and where each comes from.
extension Board {
  func itemOrigins(
    _ split: SplitBatch, sections: [Int?]
  ) throws(Violation) -> [[ItemPath?]] {
    var items: [[ItemPath?]] = []
    for (section, origin) in sections.enumerated() {
      items.append(try itemOrigins(split, section: section, origin: origin))
    }
    return items
  }

  /// All items of a fresh section are fresh, whatever operations name them.
  private func itemOrigins(
    _ split: SplitBatch, section: Int, origin: Int?
  ) throws(Violation) -> [ItemPath?] {
    guard let origin else { return Array(repeating: nil, count: split.batch.new[section]) }
    let slots = itemSlots[section: section]
    let survivors = survivingItems(of: origin)
    guard let origins = Slot.origins(of: slots, survivors: survivors) else {
      throw wrongItemCount(split, section: section, origin: origin)
    }
    return origins
  }

  private func survivingItems(of section: Int) -> some Sequence<ItemPath> {
    itemFates[section: section].enumerated().lazy
      .filter { $0.element == .stays }
      .map { ItemPath(section: section, item: $0.offset) }
  }

  private func wrongItemCount(_ split: SplitBatch, section: Int, origin: Int) -> Violation {
    let fates = itemFates[section: origin]
    let slots = itemSlots[section: section]
    let kind = split.batch.kind
    return .wrongItemCount(
      section: section,
      Violation.Tally(
        before: fates.count,
        after: slots.count,
        inserted: slots.count { if case .fresh = $0 { true } else { false } },
        deleted: fates.count { $0 == .deleted }),
      movedIn: slots.count { if case .taken = $0 { true } else { false } },
      movedOut: fates.count { $0 == .moved },
      kind: kind,
      details: UpdateReport(kind: kind).text(for: split))
  }
}

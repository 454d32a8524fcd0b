/// Steps 5 and 6: the number of sections, and where each comes from.
extension Board {
  func sectionOrigins(_ split: SplitBatch) throws(Violation) -> [Int?] {
    let survivors = sectionFates.indices.lazy.filter { sectionFates[$0] == .stays }
    guard let origins = Slot.origins(of: sectionSlots, survivors: survivors) else {
      throw wrongSectionCount(split)
    }
    return origins
  }

  /// Moves leave as many places as they take, so only deletes and inserts count.
  private func wrongSectionCount(_ split: SplitBatch) -> Violation {
    let kind = split.batch.kind
    let tally = Violation.Tally(
      before: split.batch.old.count,
      after: split.batch.new.count,
      inserted: split.sectionInserts.count,
      deleted: split.sectionDeletes.count)
    return .wrongSectionCount(tally, kind: kind, details: UpdateReport(kind: kind).text(for: split))
  }
}

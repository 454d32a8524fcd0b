/// Rules about numbers of elements: C1, C2 and C4.
extension Violation {
  /// What the operations do to the number of elements in one list.
  struct Tally {
    var before: Int
    var after: Int
    var inserted: Int
    var deleted: Int
    var movedIn = 0
    var movedOut = 0
  }

  static func wrongSectionCount(_ tally: Tally, in split: SplitBatch) -> Self {
    let name = split.batch.kind.viewName
    return Self(
      code: .c1,
      message: "Invalid update: invalid number of sections.  "
        + "The number of sections contained in the \(name) after the update (\(tally.after)) must "
        + "be equal to the number of sections contained in the \(name) before the update "
        + "(\(tally.before)), plus or minus the number of sections inserted or deleted "
        + "(\(tally.inserted) inserted, \(tally.deleted) deleted).",
      details: UpdateReport(kind: split.batch.kind).text(for: split))
  }

  static func wrongItemCount(_ tally: Tally, section: Int, in split: SplitBatch) -> Self {
    let nouns = "\(split.batch.kind.noun)s"
    return Self(
      code: .c2,
      message: "Invalid update: invalid number of \(nouns) in section \(section).  "
        + "The number of \(nouns) contained in an existing section after the update "
        + "(\(tally.after)) must be equal to the number of \(nouns) contained in that section "
        + "before the update (\(tally.before)), plus or minus the number of \(nouns) inserted or "
        + "deleted from that section (\(tally.inserted) inserted, \(tally.deleted) deleted) and "
        + "plus or minus the number of \(nouns) moved into or out of that section "
        + "(\(tally.movedIn) moved in, \(tally.movedOut) moved out).",
      details: UpdateReport(kind: split.batch.kind).text(for: split))
  }

  static func dataChangedEarly(committed: [Int], now: [Int], kind: ListKind) -> Self {
    let report = UpdateReport(kind: kind)
    let lines = [
      report.headline,
      report.line("Data source before updates", counts: now),
      report.line("sim: Counts that the view last committed", counts: committed),
    ]
    return Self(code: .c4, message: report.headline, details: lines.joined(separator: "\n"))
  }
}

/// Writes the long text that iOS 16.4 and later raise for wrong counts.
///
/// Only the lines for item deletes and inserts were seen in public reports; those for sections and
/// moves follow the same pattern.
struct UpdateReport {
  let kind: ListKind

  var headline: String {
    "Invalid batch updates detected: the number of sections and/or \(kind.noun)s returned by the "
      + "data source before and/or after performing the batch updates are inconsistent with the "
      + "updates."
  }

  func line(_ title: String, counts: [Int]) -> String {
    let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
    return "\(title) = { \(sections) with \(kind.noun) counts: \(counts) }"
  }

  func text(for split: SplitBatch) -> String {
    let updates = split.operations.lines(for: kind).map { "\t\($0)" }.joined(separator: ",\n")
    let lines = [
      headline,
      line("Data source before updates", counts: split.batch.old),
      line("Data source after updates", counts: split.batch.new),
      updates.isEmpty ? "Updates = [ ]" : "Updates = [\n\(updates)\n]",
    ]
    return lines.joined(separator: "\n")
  }
}

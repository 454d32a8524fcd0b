extension Violation {
  /// What the operations do to the number of elements in one list.
  struct Tally {
    var before: Int
    var after: Int
    var inserted: Int
    var deleted: Int
  }

  static func wrongSectionCount(_ tally: Tally, kind: ListKind, details: String) -> Self {
    Self(
      code: .c1,
      message: "Invalid update: invalid number of sections.  "
        + "The number of sections contained in the \(kind.viewName) after the update "
        + "(\(tally.after)) must be equal to the number of sections contained in the "
        + "\(kind.viewName) before the update (\(tally.before)), plus or minus the number of "
        + "sections inserted or deleted (\(tally.inserted) inserted, \(tally.deleted) deleted).",
      details: details)
  }

  static func wrongItemCount(
    section: Int, _ tally: Tally, movedIn: Int, movedOut: Int, kind: ListKind, details: String
  ) -> Self {
    let nouns = "\(kind.noun)s"
    return Self(
      code: .c2,
      message: "Invalid update: invalid number of \(nouns) in section \(section).  "
        + "The number of \(nouns) contained in an existing section after the update "
        + "(\(tally.after)) must be equal to the number of \(nouns) contained in that section "
        + "before the update (\(tally.before)), plus or minus the number of \(nouns) inserted or "
        + "deleted from that section (\(tally.inserted) inserted, \(tally.deleted) deleted) and "
        + "plus or minus the number of \(nouns) moved into or out of that section "
        + "(\(movedIn) moved in, \(movedOut) moved out).",
      details: details)
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

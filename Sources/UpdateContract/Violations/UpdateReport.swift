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
    let updates = updateLines(of: split).map { "\t\($0)" }.joined(separator: ",\n")
    let lines = [
      headline,
      line("Data source before updates", counts: split.batch.old),
      line("Data source after updates", counts: split.batch.new),
      updates.isEmpty ? "Updates = [ ]" : "Updates = [\n\(updates)\n]",
    ]
    return lines.joined(separator: "\n")
  }

  private func updateLines(of split: SplitBatch) -> [String] {
    let operations = split.batch.operations
    let noun = kind.noun
    var lines = split.sectionDeletes.map { "Delete section (\($0))" }
    lines += split.sectionInserts.map { "Insert section (\($0))" }
    lines += operations.sectionMoves.map { "Move section (\($0.from)) to (\($0.to))" }
    lines += split.itemDeletes.map { "Delete \(noun) \($0)" }
    lines += split.itemInserts.map { "Insert \(noun) \($0)" }
    lines += operations.itemMoves.map { "Move \(noun) \($0.from) to \($0.to)" }
    return lines
  }
}

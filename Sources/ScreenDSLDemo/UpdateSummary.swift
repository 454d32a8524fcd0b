import ScreenDSL
import ScreenDSLHeadless

/// A table with a line for each step of a scene: what happens, how many rows the update touches, and what changes in
/// these rows.
struct UpdateSummary {
  /// The width of the table, in characters.
  let columns: Int

  /// Returns the table for a scene, and then the total number of cells that the updates fill. For the scene `main`,
  /// suggestions of other commands follow.
  @MainActor func text(of scene: Scene) -> String {
    let steps = scene.steps
    let updates = zip(steps, steps.dropFirst()).map { $1.snapshot.changeset(from: $0.snapshot) }
    let start = [
      line("", "What happens", "Touched", "Why"),
      line("0", steps[0].text, "", "\(steps[0].snapshot.allRows.count) rows"),
    ]
    let lines = zip(1..., updates).map { number, update in
      let counts = UpdateCounts([update])
      return line("\(number)", steps[number].text, counts.touched, why(update, counts))
    }
    let end = ["", "\(UpdateCounts(updates).cost)."]
    let more = scene == .main ? ["", Options.suggestions] : []
    return (start + lines + end + more).joined(separator: "\n")
  }

  /// The number of characters before the column "Why" in each line.
  private static let columnsBefore = 45

  private func line(_ number: String, _ title: String, _ count: String, _ why: String) -> String {
    let number = String(repeating: " ", count: max(0, 2 - number.count)) + number
    return "\(number)  \(title.padded(to: 31))\(count.padded(to: 10))\(why)"
  }

  /// Returns a text with the number of changes of each kind in an update. If a kind has a single change, and a
  /// description of the difference fits into the line, the text contains this description instead. If the kinds do not
  /// all fit, the text ends with an ellipsis.
  private func why(_ update: Changeset, _ counts: UpdateCounts) -> String {
    let rows = update.all.filter { $0.path != nil || $0.kind == .sectionMoved }
    let all = rows.isEmpty ? update.all : rows
    if all.isEmpty { return update.isEmpty ? "nothing changed" : update.linesOfWhole.joined() }
    let kinds = Changeset.Change.Kind.allCases.filter { kind in all.contains { $0.kind == kind } }
    let room = columns - Self.columnsBefore
    var line = ""
    for kind in kinds {
      let changes = all.filter { $0.kind == kind }
      let most = room - (kinds.count == 1 ? 0 : 3)
      let difference = changes.count == 1 ? changes[0].differences.first { $0.count <= most } : nil
      let start = line.isEmpty ? "" : line + ", "
      let longer = start + (difference ?? counts.text(kind) ?? "")
      if longer.count > room - (kind == kinds.last ? 0 : 3) { return start + "…" }
      line = longer
    }
    return line
  }
}

extension String {
  /// Returns this string with spaces at its end, so that it has at least `length` characters.
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}

import ScreenDSL
import ScreenDSLHeadless

/// A table with a line for each update of a scene: what the user does, how many rows change, and what changes in them.
struct UpdateSummary {
  private let columns: Int
  private var lines: [String] = []
  private var shown: ScreenSnapshot?
  private var updates: [Changeset] = []

  /// Returns the table for a scene. No line of the table is longer than `columns`. A line with the sums of all updates
  /// follows the table.
  @MainActor static func text(of scene: Scene, columns: Int) -> String {
    var summary = UpdateSummary(columns: columns)
    summary.addLine("", "What happens", "Touched", "Why")
    for step in scene.steps { summary.add(step) }
    let end = ["", "\(UpdateCounts(summary.updates).cost)."]
    let more = scene == .main ? ["", Options.suggestions] : []
    return (summary.lines + end + more).joined(separator: "\n")
  }

  private init(columns: Int) { self.columns = columns }

  /// Adds a line for a step. The line of the first step has the number of rows. The line of a later step describes its
  /// update.
  private mutating func add(_ step: SceneStep) {
    let new = step.snapshot
    guard let old = shown else {
      shown = new
      return addLine("0", step.text, "", "\(new.allRows.count) rows")
    }
    shown = new
    let update = new.changeset(from: old)
    updates.append(update)
    let counts = UpdateCounts([update])
    addLine("\(updates.count)", step.text, counts.touched, why(update, counts))
  }

  /// The number of characters in a line before the text that the method `why` returns.
  private static let columnsBefore = 45

  private mutating func addLine(
    _ number: String, _ title: String, _ count: String, _ why: String
  ) {
    let number = String(repeating: " ", count: max(0, 2 - number.count)) + number
    lines.append("\(number)  \(title.padded(to: 31))\(count.padded(to: 10))\(why)")
  }

  /// Returns a text that says how many changes of each kind an update has. For a single change, the text says what
  /// differs, if this fits into the line.
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
  /// Returns the text with exactly `length` characters: truncates it, or adds spaces.
  fileprivate func padded(to length: Int) -> String {
    count < length
      ? self + String(repeating: " ", count: length - count) : prefix(length - 2) + "… "
  }
}

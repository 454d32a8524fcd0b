import ScreenDSL
import ScreenDSLHeadless

/// Writes a line for each update: the action of the user, the number of changed rows, and the reasons.
@MainActor
struct UpdateSummary {
  private let output: any Output
  private var shown: ScreenSnapshot?
  private var updates: [Changeset] = []

  init(_ output: any Output) {
    self.output = output
    writeLine("", "What happens", "Touched", [("Why", nil)])
  }

  /// Writes the line for a step. The first step has no update.
  mutating func add(_ step: SceneStep) {
    let new = step.snapshot
    guard let old = shown else {
      shown = new
      return writeLine("0", step.text, "", [("\(new.allRows.count) rows", nil)])
    }
    shown = new
    let update = new.changeset(from: old)
    updates.append(update)
    let counts = UpdateCounts([update])
    writeLine("\(updates.count)", step.text, counts.touched, why(update, counts))
  }

  /// Writes a line with the sums of all updates.
  func finish() {
    output.write("")
    output.write([("\(UpdateCounts(updates).cost).", .bold)])
  }

  /// The width of the columns before the reasons of an update.
  private static let columnsBefore = 45

  private func writeLine(_ number: String, _ title: String, _ count: String, _ why: [StyledText]) {
    let number = String(repeating: " ", count: max(0, 2 - number.count)) + number
    let columns = "\(number)  \(title.padded(to: 31))\(count.padded(to: 10))"
    output.write([(columns, nil)] + why)
  }

  /// Returns the reasons: the number of changes of each kind, or the differences of the row if a single row is
  /// configured again.
  private func why(_ update: Changeset, _ counts: UpdateCounts) -> [StyledText] {
    let rows = update.all.filter { $0.path != nil || $0.kind == .sectionMoved }
    let all = rows.isEmpty ? update.all : rows
    if all.isEmpty {
      return [(update.isEmpty ? "nothing changed" : update.linesOfWhole.joined(), nil)]
    }
    let kinds = Changeset.Change.Kind.allCases.filter { kind in all.contains { $0.kind == kind } }
    let most = output.columns - Self.columnsBefore - (kinds.count == 1 ? 0 : 3)
    let parts = kinds.map { kind -> [StyledText] in
      let changes = all.filter { $0.kind == kind }
      let difference =
        changes.count == 1 ? changes[0].differences.first { $0.count <= most } : nil
      return [(difference ?? counts.text(kind) ?? "", kind.style)]
    }
    var line: [StyledText] = []
    for (index, part) in parts.enumerated() {
      let texts = line.isEmpty ? part : [(", ", nil)] + part
      let room = output.columns - Self.columnsBefore - (index == parts.count - 1 ? 0 : 3)
      let length = (line + texts).reduce(0) { $0 + $1.text.count }
      if length > room { return line + [(line.isEmpty ? "…" : ", …", nil)] }
      line += texts
    }
    return line
  }
}

extension Changeset.Change.Kind {
  fileprivate var style: OutputStyle {
    switch self {
    case .inserted, .sectionInserted: .green
    case .removed, .sectionRemoved: .red
    case .moved, .sectionMoved: .blue
    case .reconfigured, .reloaded, .sectionUpdated: .orange
    }
  }
}

extension String {
  /// Returns the text with exactly this length: spaces are added, or the text is truncated.
  fileprivate func padded(to length: Int) -> String {
    count < length
      ? self + String(repeating: " ", count: length - count) : prefix(length - 2) + "… "
  }
}

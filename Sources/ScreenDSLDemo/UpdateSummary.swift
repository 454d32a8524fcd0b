import ScreenDSL
import ScreenDSLInspection

/// Writes a line for each update: what the user did, how many rows it touched of those that there are,
/// and why.
@MainActor
struct UpdateSummary {
  private let output: any Output
  private var shown: ScreenSnapshot?
  private var updates = 0
  private var filled = 0
  private var reloaded = 0

  /// Writes what all updates of a scene do.
  static func write(_ steps: [SceneStep], _ output: any Output) {
    var summary = UpdateSummary(output)
    for step in steps { summary.add(step) }
    summary.finish()
  }

  init(_ output: any Output) {
    self.output = output
    writeLine("", "What happens", "Touched", [("Why", nil)])
  }

  /// Writes a line about a step; the first one has nothing to update.
  mutating func add(_ step: SceneStep) {
    let new = step.snapshot
    let count = new.cellCount
    guard let old = shown else {
      shown = new
      return writeLine("0", step.text, "", [("\(count) rows", nil)])
    }
    shown = new
    updates += 1
    let changes = new.changeset(from: old).all.filter { $0.path != nil || $0.kind == .sectionMoved }
    filled += changes.reduce(0) { $0 + $1.filledCells(in: new) }
    reloaded += count
    let touched = Set(changes.compactMap(\.path)).count
    writeLine("\(updates)", step.text, "\(touched) of \(count)", why(changes))
  }

  /// Writes what all updates did.
  func finish() {
    let sentence =
      "\(updates == 1 ? "1 update" : "\(updates) updates") filled \(filled) cells; "
      + "reloadData would have filled \(reloaded)."
    output.write("")
    output.write([(sentence, .bold)])
  }

  private func writeLine(_ number: String, _ title: String, _ count: String, _ why: [StyledText]) {
    let number = String(repeating: " ", count: max(0, 2 - number.count)) + number
    let columns = "\(number)  \(title.legible.padded(to: 31))\(count.padded(to: 10))"
    output.write([(columns, nil)] + why)
  }

  /// The changes by kind; what differs in place of a single row that is filled again.
  private func why(_ changes: [Changeset.Change]) -> [StyledText] {
    if changes.isEmpty { return [("nothing changed", nil)] }
    let parts = Changeset.Change.Kind.allCases.compactMap { kind -> [StyledText]? in
      let changes = changes.filter { $0.kind == kind }
      let difference = changes.count == 1 ? changes[0].differences.first : nil
      let name = kind == .sectionMoved ? "sections moved" : kind.rawValue
      let text = difference ?? "\(changes.count) \(name)"
      return changes.isEmpty ? nil : [(text, kind.style)]
    }
    var line: [StyledText] = []
    for part in parts {
      let texts = line.isEmpty ? part : [(", ", nil)] + part
      let room = 36 - line.reduce(0) { $0 + $1.text.count }
      guard texts.reduce(0, { $0 + $1.text.count }) <= room else { return line + [(", …", nil)] }
      line += texts
    }
    return line
  }
}

extension Changeset.Change {
  /// How many cells are filled for it, with those inside.
  fileprivate func filledCells(in snapshot: ScreenSnapshot) -> Int {
    switch kind {
    case .inserted, .reloaded: path.flatMap(snapshot.row).map(\.cellCount) ?? 0
    case .reconfigured: 1
    default: 0
    }
  }
}

extension Changeset.Change.Kind {
  fileprivate var style: OutputStyle {
    switch self {
    case .inserted, .sectionInserted: .green
    case .removed, .sectionRemoved: .red
    case .moved, .sectionMoved: .blue
    case .reconfigured, .reloaded, .sectionUpdated: .yellow
    }
  }
}

extension ScreenSnapshot {
  /// How many cells its rows have, with those inside containers.
  var cellCount: Int { sections.flatMap(\.rows).reduce(0) { $0 + $1.cellCount } }
}

extension Row {
  fileprivate var cellCount: Int { 1 + (innerRows?.cellCount ?? 0) }
}

extension String {
  /// The text with spaces after it, or without its end, so that it is this long.
  fileprivate func padded(to length: Int) -> String {
    count < length
      ? self + String(repeating: " ", count: length - count) : prefix(length - 2) + "… "
  }
}

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
    let update = new.changeset(from: old)
    let changes = update.all.filter { $0.path != nil || $0.kind == .sectionMoved }
    filled += changes.filter(\.fills).reduce(0) { $0 + $1.cellCount(in: update) }
    reloaded += count
    writeLine("\(updates)", step.text, update.touched, why(changes, in: update))
  }

  /// Writes what all updates did.
  func finish() {
    let sentence =
      "\(updates == 1 ? "1 update" : "\(updates) updates") filled \(filled) cells; "
      + "reloadData would have filled \(reloaded)."
    output.write("")
    output.write([(sentence, .bold)])
  }

  /// The columns before why.
  private static let columnsBefore = 45

  private func writeLine(_ number: String, _ title: String, _ count: String, _ why: [StyledText]) {
    let number = String(repeating: " ", count: max(0, 2 - number.count)) + number
    let columns = "\(number)  \(title.legible.padded(to: 31))\(count.padded(to: 10))"
    output.write([(columns, nil)] + why)
  }

  /// The changes by kind; what differs in place of a single row that is filled again.
  private func why(_ changes: [Changeset.Change], in update: Changeset) -> [StyledText] {
    if changes.isEmpty { return [(update.isEmpty ? "nothing changed" : "\(update)", nil)] }
    let parts = Changeset.Change.Kind.allCases.compactMap { kind -> [StyledText]? in
      let changes = changes.filter { $0.kind == kind }
      let difference = changes.count == 1 ? changes[0].differences.first : nil
      let name = kind == .sectionMoved ? "sections moved" : kind.rawValue
      let text = difference ?? "\(changes.count) \(name)"
      return changes.isEmpty ? nil : [(text, kind.style)]
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

extension Changeset {
  /// How many rows it touches, those that go or come with a container too, of all that there are before
  /// or after it: `4 of 5`.
  var touched: String {
    let rows = all.filter { $0.path != nil }
    let gone = rows.filter { $0.kind == .removed }.reduce(0) { $0 + $1.cellCount(in: self) }
    let touched = Dictionary(rows.map { ($0.path, $0.cellCount(in: self)) }, uniquingKeysWith: max)
    return "\(touched.values.reduce(0, +)) of \(new.cellCount + gone)"
  }
}

extension Changeset.Change {
  fileprivate var fills: Bool { [.inserted, .reconfigured, .reloaded].contains(kind) }

  /// How many cells it is about: those inside a container come and go with it.
  fileprivate func cellCount(in changes: Changeset) -> Int {
    switch kind {
    case .inserted, .reloaded: path.flatMap(changes.new.row)?.cellCount ?? 0
    case .removed: path.flatMap(changes.old.row)?.cellCount ?? 0
    case .moved, .reconfigured: 1
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
    case .reconfigured, .reloaded, .sectionUpdated: .orange
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

import ScreenDSL
import ScreenDSLInspection

/// One line of a difference picture's side: a section's name with its header, a row, a footer, or
/// untouched rows left out.
struct DifferenceLine {
  /// What is shown; without sizes, for the picture is a diagram.
  var look: LookNode
  /// How many containers are around it.
  var depth: Int
  var isHeading = false
  /// What the update does to it, as written next to it.
  var marks: [DifferenceMark] = []
  /// What the update does to the container around it, if that says it all.
  var inherited: DifferenceMark?
  /// The same row in the other snapshot.
  var link: DifferenceMarks.Link?

  var isUntouched: Bool { marks.isEmpty && inherited == nil }
  /// The mark whose colour it has.
  var mark: DifferenceMark? { marks.first ?? inherited }
}

/// Collects the lines of one side of a difference picture.
struct DifferenceLines {
  private var reader: LookReader
  private let isOld: Bool
  private(set) var lines: [DifferenceLine] = []

  init(_ changes: Changeset, isOld: Bool, reader: LookReader) {
    let snapshot = isOld ? changes.old : changes.new
    self.reader = reader.reader(of: snapshot)
    self.isOld = isOld
    add(snapshot, changes, inherited: nil, in: [])
    fold()
  }

  private mutating func add(
    _ snapshot: ScreenSnapshot, _ changes: Changeset?, inherited: DifferenceMark?,
    in containers: [RowID]
  ) {
    let marks = changes.map { DifferenceMarks($0, isOld: isOld, in: containers) }
    let all = reader
    for (index, section) in snapshot.sections.enumerated() {
      if containers.isEmpty { reader = all.reader(of: section) }
      if containers.isEmpty { addHeading(section, index, marks) }
      for (offset, row) in section.rows.enumerated() {
        let position = RowPosition(section: index, row: offset)
        add(row, at: position, marks, inherited: inherited, in: containers)
      }
      if containers.isEmpty { addDecorations(of: section, index, marks) }
    }
  }

  private mutating func addHeading(
    _ section: ScreenSnapshot.Section, _ index: Int, _ marks: DifferenceMarks?
  ) {
    let name = reader.visible.text("Section \(section.id)")
    let header = section.supplementary(.header).map { [reader.supplementary($0).compact] }
    let places =
      [DifferenceMarks.Place(section: index)]
      + (header == nil ? [] : [DifferenceMarks.Place(section: index, kind: .header)])
    lines.append(
      DifferenceLine(
        look: .horizontal([.note(name)] + (header ?? [])), depth: 0, isHeading: true,
        marks: places.flatMap { marks?.marks[$0] ?? [] },
        link: places.lazy.compactMap { marks?.links[$0] }.first))
  }

  /// Adds the footer and the supplementaries with a name, each with a line of its own.
  private mutating func addDecorations(
    of section: ScreenSnapshot.Section, _ index: Int, _ marks: DifferenceMarks?
  ) {
    for supplementary in section.supplementaries where supplementary.kind != .header {
      let place = DifferenceMarks.Place(section: index, kind: supplementary.kind)
      let name = LookNode.note(reader.visible.text(supplementary.kind.name))
      let whole = marks?.marks[DifferenceMarks.Place(section: index)]
      lines.append(
        DifferenceLine(
          look: .horizontal([name, reader.supplementary(supplementary).compact]), depth: 0,
          isHeading: true, marks: marks?.marks[place] ?? [],
          inherited: whole?.first { [.sectionRemoved, .sectionInserted].contains($0.kind) },
          link: marks?.links[place]))
    }
  }

  private mutating func add(
    _ row: Row, at position: RowPosition, _ marks: DifferenceMarks?, inherited: DifferenceMark?,
    in containers: [RowID]
  ) {
    let rendered = reader.row(row, in: containers)
    let place = DifferenceMarks.Place(section: position.section, row: position.row)
    let own = marks?.marks[place] ?? []
    lines.append(
      DifferenceLine(
        look: look(of: rendered), depth: containers.count, marks: own, inherited: inherited,
        link: marks?.links[place]))
    guard let inner = row.innerRows else { return }
    if containers.count >= LookNode.maximumDepth {
      let note = LookNode.note("… \(inner.rowCount) rows inside")
      lines.append(DifferenceLine(look: note, depth: containers.count + 1, inherited: inherited))
      return
    }
    let whole = own.first { [.removed, .inserted, .reloaded].contains($0.kind) }
    add(
      inner, marks?.nested[position], inherited: whole ?? inherited, in: rendered.path.ids)
  }

  private func look(of row: RenderedRow) -> LookNode {
    let look = row.look.compact
    guard row.row.innerRows != nil else { return look }
    let id = LookNode.note(reader.visible.text("\(type(of: row.row.model)) \(row.path.id)"))
    return row.look.isEmpty ? id : .vertical([id, look])
  }

  private static let longestRun = 12
  private static let keptAtEnds = 2

  /// Leaves out the middle of long runs of untouched rows.
  private mutating func fold() {
    var result: [DifferenceLine] = []
    var run: [DifferenceLine] = []
    for line in lines {
      if line.isUntouched, !line.isHeading {
        run.append(line)
      } else {
        result += Self.folded(run) + [line]
        run = []
      }
    }
    lines = result + Self.folded(run)
  }

  private static func folded(_ run: [DifferenceLine]) -> [DifferenceLine] {
    if run.count <= longestRun { return run }
    let note = LookNode.note("… \(run.count - 2 * keptAtEnds) untouched rows")
    let depth = run[keptAtEnds].depth
    return run.prefix(keptAtEnds) + [DifferenceLine(look: note, depth: depth)]
      + run.suffix(keptAtEnds)
  }
}

extension LookNode {
  /// The look without any sizes.
  fileprivate var compact: LookNode {
    var look = styled {
      ($0.width, $0.height, $0.isSelected) = (nil, nil, false)
      if !$0.hasGround { $0.padding = nil }
    }
    if case .stack(var stack) = look.kind {
      stack.parts = stack.parts.map(\.compact)
      look.kind = .stack(stack)
    }
    return look
  }
}

import ScreenDSL

/// A line in the picture of an update: a heading, a row, a supplementary view, or a note.
struct DifferenceLine {
  var look: LookNode
  var depth: Int
  var isHeading = false
  var marks: [DifferenceBadge] = []
  var inherited: DifferenceBadge?
  /// The place `1.4` is the row with the index 4 in the section with the index 1.
  var places: [String] = []

  var mark: DifferenceBadge? { marks.first ?? inherited }
}

struct DifferenceLines {
  private var reader: LookReader
  private let marks: [String: [DifferenceBadge]]
  private(set) var lines: [DifferenceLine] = []

  init(_ snapshot: ScreenSnapshot, _ marks: [String: [DifferenceBadge]], reader: LookReader) {
    (self.reader, self.marks) = (reader, marks)
    for (index, section) in snapshot.sections.enumerated() {
      self.reader = reader.reader(of: snapshot).reader(of: section)
      addHeading(section, "\(index)")
      add(section, "\(index)", inherited: nil, in: [])
      addDecorations(of: section, "\(index)")
    }
    fold()
  }

  private mutating func add(
    _ section: ScreenSnapshot.Section, _ place: String, inherited: DifferenceBadge?,
    in containers: [RowID]
  ) {
    for (offset, row) in section.rows.enumerated() {
      add(row, "\(place).\(offset)", inherited: inherited, in: containers)
    }
  }

  private mutating func add(
    _ look: LookNode, _ places: [String], depth: Int = 0, isHeading: Bool = false,
    inherited: DifferenceBadge? = nil
  ) {
    lines.append(
      DifferenceLine(
        look: look, depth: depth, isHeading: isHeading, marks: places.flatMap { marks[$0] ?? [] },
        inherited: inherited, places: places))
  }

  private mutating func addHeading(_ section: ScreenSnapshot.Section, _ place: String) {
    let name = LookNode.note(reader.visible.text("Section \(section.id)"))
    let header = section.supplementary(.header).map { [reader.supplementary($0).compact] } ?? []
    add(
      .horizontal([name] + header), [place] + header.map { _ in "\(place):header" }, isHeading: true
    )
  }

  private mutating func addDecorations(of section: ScreenSnapshot.Section, _ place: String) {
    for supplementary in section.supplementaries where supplementary.kind != .header {
      let name = LookNode.note(reader.visible.text(supplementary.kind.name))
      add(
        .horizontal([name, reader.supplementary(supplementary).compact]),
        ["\(place):\(supplementary.kind.name)"], isHeading: true,
        inherited: marks[place]?.first { [.sectionRemoved, .sectionInserted].contains($0.kind) })
    }
  }

  private mutating func add(
    _ row: Row, _ place: String, inherited: DifferenceBadge?, in containers: [RowID]
  ) {
    let rendered = reader.row(row, in: containers)
    add(look(of: rendered), [place], depth: containers.count, inherited: inherited)
    guard let inner = row.innerRows else { return }
    let whole = marks[place]?.first { [.removed, .inserted, .reloaded].contains($0.kind) }
    for (index, section) in inner.sections.enumerated() {
      add(section, "\(place)/\(index)", inherited: whole ?? inherited, in: rendered.path.ids)
    }
  }

  private func look(of row: RenderedRow) -> LookNode {
    let look = row.look.compact
    guard row.row.innerRows != nil else { return look }
    let id = LookNode.note(reader.visible.text("\(type(of: row.row.model)) \(row.path.id)"))
    return row.look.isEmpty ? id : .vertical([id, look])
  }

  private static let longestRun = 12
  private static let keptAtEnds = 2

  private mutating func fold() {
    var result: [DifferenceLine] = []
    var run: [DifferenceLine] = []
    for line in lines {
      if line.mark == nil, !line.isHeading {
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
  fileprivate var compact: LookNode {
    var look = styled {
      ($0.width, $0.height, $0[.isSelected]) = (nil, nil, false)
      if !$0.hasGround { $0.padding = nil }
    }
    if case .stack(var stack) = look.kind {
      stack.parts = stack.parts.map(\.compact)
      look.kind = .stack(stack)
    }
    return look
  }
}

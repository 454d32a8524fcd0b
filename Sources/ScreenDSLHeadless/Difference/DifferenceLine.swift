import ScreenDSL
import ScreenDSLHosting

/// A line in the picture of an update: a heading, a row, a supplementary view, or a note.
struct DifferenceLine {
  var look: LookNode
  var depth: Int
  var isHeading = false
  var marks: [DifferenceBadge] = []
  var inherited: DifferenceBadge?
  /// The place of the row or the supplementary view that the line shows. The place of a section's heading is that of
  /// the header. Nil for a note.
  var place: CellPlace?

  var mark: DifferenceBadge? { marks.first ?? inherited }
}

struct DifferenceLines {
  let reader: LookReader
  let marks: [CellPlace: [DifferenceBadge]]

  func lines(of snapshot: ScreenSnapshot) -> [DifferenceLine] {
    snapshot.sections.flatMap { section in
      DifferenceLines(reader: reader.reader(of: snapshot).reader(of: section), marks: marks)
        .lines(of: section)
    }
  }

  private func lines(of section: ScreenSnapshot.Section) -> [DifferenceLine] {
    let header = CellPlace.supplementary(.header, section.id)
    let whole = marks[header]?.first { $0.part == nil && $0.kind != .sectionMoved }
    let decorations = section.supplementaries.filter { $0.kind != .header }.map { own in
      heading(own.kind.name, own, .supplementary(own.kind, section.id), inherited: whole)
    }
    return [heading("Section \(section.id)", section.supplementary(.header), header)]
      + Self.folded(rows(of: section, inherited: nil, in: [])) + decorations
  }

  private func heading(
    _ name: String, _ supplementary: Supplementary?, _ place: CellPlace,
    inherited: DifferenceBadge? = nil
  ) -> DifferenceLine {
    let name = LookNode.note(reader.visible.text(name))
    let looks = supplementary.map { [reader.supplementary($0).compact] } ?? []
    return DifferenceLine(
      look: .horizontal([name] + looks), depth: 0, isHeading: true, marks: marks[place] ?? [],
      inherited: inherited, place: place)
  }

  private func rows(
    of list: ScreenSnapshot.Section, inherited: DifferenceBadge?, in containers: [RowID]
  ) -> [DifferenceLine] {
    list.rows.flatMap { row -> [DifferenceLine] in
      let rendered = reader.row(row, in: containers)
      let place = CellPlace.row(RowPath(row.id, in: containers, section: reader.section?.id))
      let line = DifferenceLine(
        look: look(of: rendered), depth: containers.count, marks: marks[place] ?? [],
        inherited: inherited, place: place)
      let whole = line.marks.first { [.removed, .inserted, .reloaded].contains($0.kind) }
      let inner = row.innerRows?.sections.flatMap {
        rows(of: $0, inherited: whole ?? inherited, in: rendered.path.ids)
      }
      return [line] + (inner ?? [])
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

  private static func folded(_ lines: [DifferenceLine]) -> [DifferenceLine] {
    // Each run of unmarked lines ends at a marked line, or at the end of the lines.
    let runs = lines.split(omittingEmptySubsequences: false) { $0.mark != nil }
    return runs.flatMap { shortened($0) + lines[$0.endIndex...].prefix(1) }
  }

  private static func shortened(_ run: ArraySlice<DifferenceLine>) -> [DifferenceLine] {
    if run.count <= longestRun { return Array(run) }
    let note = LookNode.note("… \(run.count - 2 * keptAtEnds) untouched rows")
    let depth = run[run.startIndex + keptAtEnds].depth
    return run.prefix(keptAtEnds) + [DifferenceLine(look: note, depth: depth)]
      + run.suffix(keptAtEnds)
  }
}

extension LookNode {
  fileprivate var compact: LookNode {
    mapParts(\.compact).styled {
      ($0.width, $0.height, $0[.isSelected]) = (nil, nil, false)
      if !$0.hasGround { $0.padding = nil }
    }
  }
}

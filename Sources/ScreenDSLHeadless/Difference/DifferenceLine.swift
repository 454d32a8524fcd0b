import ScreenDSL

/// A line in the picture of an update: a heading, a row, a supplementary view, or a note.
struct DifferenceLine {
  var look: LookNode
  var depth: Int
  var isHeading = false
  var marks: [DifferenceBadge] = []
  var inherited: DifferenceBadge?

  var mark: DifferenceBadge? { marks.first ?? inherited }
}

struct DifferenceLines {
  let reader: LookReader
  let marks: [String?: [DifferenceBadge]]

  func lines(of snapshot: ScreenSnapshot) -> [DifferenceLine] {
    snapshot.sections.enumerated().flatMap { index, section in
      DifferenceLines(reader: reader.reader(of: snapshot).reader(of: section), marks: marks)
        .lines(of: section, "\(index)")
    }
  }

  private func lines(of section: ScreenSnapshot.Section, _ place: String) -> [DifferenceLine] {
    let whole = marks[place]?.first { [.sectionRemoved, .sectionInserted].contains($0.kind) }
    let decorations = section.supplementaries.filter { $0.kind != .header }.map { own in
      heading(own.kind.name, own, ["\(place):\(own.kind.name)"], inherited: whole)
    }
    let header = section.supplementary(.header)
    return [heading("Section \(section.id)", header, [place, "\(place):header"])]
      + Self.folded(rows(of: section, place, inherited: nil, in: [])) + decorations
  }

  private func heading(
    _ name: String, _ supplementary: Supplementary?, _ places: [String],
    inherited: DifferenceBadge? = nil
  ) -> DifferenceLine {
    let name = LookNode.note(reader.visible.text(name))
    let looks = supplementary.map { [reader.supplementary($0).compact] } ?? []
    return DifferenceLine(
      look: .horizontal([name] + looks), depth: 0, isHeading: true,
      marks: places.flatMap { marks[$0] ?? [] }, inherited: inherited)
  }

  private func rows(
    of section: ScreenSnapshot.Section, _ place: String, inherited: DifferenceBadge?,
    in containers: [RowID]
  ) -> [DifferenceLine] {
    section.rows.enumerated().flatMap { offset, row -> [DifferenceLine] in
      let (place, rendered) = ("\(place).\(offset)", reader.row(row, in: containers))
      let line = DifferenceLine(
        look: look(of: rendered), depth: containers.count, marks: marks[place] ?? [],
        inherited: inherited)
      let whole = line.marks.first { [.removed, .inserted, .reloaded].contains($0.kind) }
      let inner = row.innerRows?.sections.enumerated().flatMap { index, section in
        rows(of: section, "\(place)/\(index)", inherited: whole ?? inherited, in: rendered.path.ids)
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

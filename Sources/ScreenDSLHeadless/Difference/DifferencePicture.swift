import ScreenDSL

/// Draws an update as a picture: the screen before, the changes, and the screen after.
struct DifferencePicture: Sendable {
  let reader: LookReader
  let looks: LookPicture

  private static let (margin, columnWidth, gap, top) = (24.0, 320.0, 340.0, 84.0)
  private static let (startX, afterX) = (margin + columnWidth, margin + columnWidth + gap)

  private var colors: Colors { looks.colors }

  @Sendable func svg(of changes: Changeset) -> String {
    let marks = changes.badges()
    let before = placed(changes.old, Dictionary(grouping: marks, by: \.old), isOld: true)
    let after = placed(changes.new, Dictionary(grouping: marks, by: \.new), isOld: false)
    let bottom = (before + after).reduce(Self.top + 40) { max($0, $1.frame.maxY) }
    let labeled =
      before.filter { $0.line.marks.contains { $0.new == nil } }
      + after.filter { !$0.line.marks.isEmpty }
    let root = MarkupNode.picture(
      width: Self.afterX + Self.columnWidth + Self.margin, height: bottom + Self.margin,
      ground: colors.ground, label: "Update",
      headings(counts(of: changes)) + [panel(Self.margin, bottom), panel(Self.afterX, bottom)]
        + (before + after).flatMap(draw) + arrows(from: before, to: after)
        + labeled.flatMap(label))
    return MarkupWriter.document(root)
  }

  /// A line in one of the two columns, and the badge beside the line. The frames are in points.
  private struct PlacedLine {
    let line: DifferenceLine
    let layout: LookLayout<LookPicture>
    let text: String
    let frame, label: Rect
  }

  private func placed(
    _ snapshot: ScreenSnapshot, _ marks: [String?: [DifferenceBadge]], isOld: Bool
  ) -> [PlacedLine] {
    var y = Self.top + 8
    return DifferenceLines(reader: reader, marks: marks).lines(of: snapshot).map { line in
      let indent = 8 + 20 * Double(min(line.depth, 6))
      let width = Self.columnWidth - 8 - indent
      let layout = looks.layout(line.look.laidOut(looks.typeSize).row())
      let own = layout.height(width: width - 24)
      let height = line.isHeading ? own + 12 : max(36, own + 14)
      defer { y += height + 4 }
      let frame = Rect(
        x: (isOld ? Self.margin : Self.afterX) + indent, y: y, width: width, height: height)
      let text = Font.tag.fit(line.marks.map(\.text).joined(separator: ", "), width: 220)
      let labelWidth = Font.tag.width(of: text) + 16
      let label = Rect(
        x: isOld ? Self.startX + 8 : Self.afterX - 8 - labelWidth, y: frame.midY - 10,
        width: labelWidth, height: 20)
      return PlacedLine(line: line, layout: layout, text: text, frame: frame, label: label)
    }
  }

  private func draw(_ placed: PlacedLine) -> [MarkupNode] {
    let frame = placed.frame
    let room = frame.inset(x: 12, y: 0)
    let own = placed.layout.height(width: room.width)
    let drawn = looks.draw(placed.layout.place(in: room.leading(width: room.width, height: own)))
    let content = reader.state.isRightToLeft ? drawn.map { $0.mirrored(room.x + room.maxX) } : drawn
    var ground =
      placed.line.isHeading
      ? [] : [MarkupNode.rect(frame, fill: colors.surface, radius: 8, stroke: colors.line)]
    guard let mark = placed.line.mark else { return [.faded(0.5, ground + content)] }
    let color = mark.color(colors)
    if !placed.line.marks.isEmpty {
      ground = [.rect(frame, fill: colors.surface, radius: 8, stroke: color, strokeWidth: 2)]
    }
    let height = max(0, frame.height - 12)
    let bar = Rect(x: frame.x, y: frame.y + 6, width: 4, height: height)
    return ground + content + [.rect(bar, fill: color)]
  }

  private func panel(_ x: Double, _ bottom: Double) -> MarkupNode {
    let frame = Rect(x: x, y: Self.top, width: Self.columnWidth, height: bottom + 8 - Self.top)
    return .rect(frame, fill: colors.page, radius: 12)
  }

  private func counts(of changes: Changeset) -> [String] {
    let counts = UpdateCounts([changes])
    let kinds: [[Changeset.Change.Kind]] = [
      [.removed, .inserted, .moved], [.reconfigured, .reloaded],
      [.sectionRemoved, .sectionInserted, .sectionMoved, .sectionUpdated],
    ]
    let lines = kinds.map { $0.compactMap(counts.text).joined(separator: ", ") }
    let all = lines.filter { !$0.isEmpty } + changes.linesOfWhole
    return all.isEmpty ? ["no changes"] : all
  }

  private func headings(_ summary: [String]) -> [MarkupNode] {
    let middle = Self.margin + Self.columnWidth + Self.gap / 2
    let distance = summary.count > 2 ? 14.0 : 17
    let lines = summary.prefix(3).enumerated().map { index, line in
      MarkupNode.text(
        Font.choice.fit(line, width: Self.gap - 24), x: middle, midY: 50 + distance * Double(index),
        font: .choice, fill: colors.secondary, anchor: "middle")
    }
    return lines + [
      heading("Before", Self.margin + Self.columnWidth / 2), heading("Update", middle),
      heading("After", Self.afterX + Self.columnWidth / 2),
    ]
  }

  private func heading(_ text: String, _ x: Double) -> MarkupNode {
    .text(text, x: x, midY: 28, font: .heading, fill: colors.text, anchor: "middle")
  }

  private func arrows(from before: [PlacedLine], to after: [PlacedLine]) -> [MarkupNode] {
    var starts: [String?: Double] = [:]
    for placed in before { for mark in placed.line.marks { starts[mark.old] = placed.frame.midY } }
    return after.flatMap { placed -> [MarkupNode] in
      let start = placed.line.marks.lazy.compactMap { starts[$0.old] }.first
      guard let start, let mark = placed.line.mark else { return [] }
      let color = mark.color(colors)
      let isMove = mark.kind == .moved || mark.kind == .sectionMoved
      let dashes: MarkupNode.Value? = isMove ? nil : "5 4"
      let (x, y, startX) = (placed.label.x - 3, placed.frame.midY, Self.startX)
      let middle = (startX + x - 7) / 2
      let line = Path([("M", [startX, start]), ("C", [middle, start, middle, y, x - 7, y])])
      let head = Path([("M", [x, y]), ("L", [x - 9, y - 5]), ("L", [x - 9, y + 5]), ("Z", [])])
      return [
        line.stroked(color, width: isMove ? 2 : 1.5, dashes: dashes), head.filled(color),
        .circle(x: startX, y: start, radius: 3.5, fill: color),
      ]
    }
  }

  private func label(of placed: PlacedLine) -> [MarkupNode] {
    let (frame, color) = (placed.label, placed.line.marks[0].color(colors))
    return [
      .rect(frame, fill: colors.ground, radius: 10, stroke: color, strokeWidth: 1.5),
      .text(
        placed.text, x: frame.midX, midY: frame.midY, font: .tag, fill: color, anchor: "middle"),
    ]
  }
}

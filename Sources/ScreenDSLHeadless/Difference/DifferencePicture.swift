import ScreenDSL

/// Draws an update as a picture: on the left the screen before, on the right the screen after, and between them the
/// operations.
struct DifferencePicture: Sendable {
  let reader: LookReader
  let colors: Colors

  static let margin = 24.0
  static let columnWidth = 320.0
  static let gap = 340.0
  static let top = 84.0

  /// The x coordinate of the right column, in points.
  static let afterX = margin + columnWidth + gap

  private var looks: LookPicture { LookPicture(colors: colors, typeSize: reader.state.typeSize) }

  /// Returns the picture of an update.
  @Sendable func svg(of changes: Changeset) -> String {
    let marks = DifferenceMarks(changes)
    let (before, after) = (
      placed(DifferenceLines(changes, marks, isOld: true, reader: reader).lines, x: Self.margin),
      placed(DifferenceLines(changes, marks, isOld: false, reader: reader).lines, x: Self.afterX)
    )
    let bottom = max(before.last?.frame.maxY ?? 0, after.last?.frame.maxY ?? 0, Self.top + 40)
    let arrows = DifferenceArrows(before: before, after: after, colors: colors)
    let root = MarkupNode.picture(
      width: Self.afterX + Self.columnWidth + Self.margin, height: bottom + Self.margin,
      ground: colors.ground, label: "Update",
      headings(counts(of: changes)) + [
        panel(Self.margin, bottom), panel(Self.afterX, bottom),
      ]
        + (before + after).flatMap(draw) + arrows.nodes)
    return MarkupWriter.document(root)
  }

  /// A line, and its position in the picture, in points.
  struct PlacedLine {
    var line: DifferenceLine
    var frame: Rect
  }

  private static let indent = 20.0

  private func placed(_ lines: [DifferenceLine], x: Double) -> [PlacedLine] {
    var y = Self.top + 8
    return lines.map { line in
      let indent = 8 + Self.indent * Double(min(line.depth, 6))
      let width = Self.columnWidth - 8 - indent
      let own = layout(line).height(width: width - 24)
      let height = line.isHeading ? own + 12 : max(36, own + 14)
      defer { y += height + 4 }
      return PlacedLine(
        line: line, frame: Rect(x: x + indent, y: y, width: width, height: height))
    }
  }

  private func draw(_ placed: PlacedLine) -> [MarkupNode] {
    let frame = placed.frame
    let room = frame.inset(x: 12, y: 0)
    let layout = layout(placed.line)
    let own = layout.height(width: room.width)
    let drawn = looks.draw(layout.place(in: room.leading(width: room.width, height: own)))
    let content =
      reader.state.isRightToLeft ? drawn.map { $0.mirrored(room.x + room.maxX) } : drawn
    let ground =
      placed.line.isHeading
      ? [] : [MarkupNode.rect(frame, fill: colors.surface, radius: 8, stroke: colors.line)]
    guard let mark = placed.line.mark else { return [.faded(0.5, ground + content)] }
    let color = mark.color(colors)
    if placed.line.marks.isEmpty {
      return ground + content + [bar(frame, color)]
    }
    return [
      .rect(frame, fill: colors.surface, radius: 8, stroke: color, strokeWidth: 2)
    ] + content + [bar(frame, color)]
  }

  private func layout(_ line: DifferenceLine) -> LookLayout<LookPicture> {
    looks.layout(line.look.laidOut(looks.typeSize))
  }

  private func bar(_ frame: Rect, _ color: StaticString) -> MarkupNode {
    .rect(
      Rect(x: frame.x, y: frame.y + 6, width: 4, height: max(0, frame.height - 12)), fill: color)
  }

  private func panel(_ x: Double, _ bottom: Double) -> MarkupNode {
    let frame = Rect(x: x, y: Self.top, width: Self.columnWidth, height: bottom + 8 - Self.top)
    return .rect(frame, fill: colors.page, radius: 12)
  }

  /// Returns three lines: first how many rows were removed, inserted and moved, then how many rows were updated, and
  /// then how many sections changed.
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
}

/// Draws the operations between the two sides: a label beside each row, and arrows from old to new positions.
struct DifferenceArrows {
  let before: [DifferencePicture.PlacedLine]
  let after: [DifferencePicture.PlacedLine]
  let colors: Colors

  private static let tagHeight = 20.0
  private static let space = 8.0

  private var startX: Double { DifferencePicture.margin + DifferencePicture.columnWidth }

  /// The arrows, and above them the labels.
  var nodes: [MarkupNode] {
    arrows
      + before.filter { $0.line.marks.contains(where: \.isRemoval) }.flatMap {
        tag(of: $0, isOld: true)
      }
      + after.filter { !$0.line.marks.isEmpty }.flatMap { tag(of: $0, isOld: false) }
  }

  private var arrows: [MarkupNode] {
    var starts: [String: Double] = [:]
    for placed in before {
      for place in placed.line.origins { starts[place] = placed.frame.midY }
    }
    return after.flatMap { placed -> [MarkupNode] in
      guard let start = placed.line.origins.lazy.compactMap({ starts[$0] }).first,
        let mark = placed.line.mark
      else { return [] }
      return arrow(from: start, to: placed, mark)
    }
  }

  /// Returns the arrow to a row. The arrow is solid if the row moved, and dashed if only its content changed.
  private func arrow(
    from start: Double, to placed: DifferencePicture.PlacedLine, _ mark: DifferenceBadge
  ) -> [MarkupNode] {
    let color = mark.color(colors)
    let isMove = mark.kind == .moved || mark.kind == .sectionMoved
    let end = (x: tagFrame(of: placed, isOld: false).x - 3, y: placed.frame.midY)
    var line = Path()
    line.curve(from: (x: startX, y: start), to: (x: end.x - 7, y: end.y))
    var head = Path()
    head.move(end.x, end.y)
    head.line(end.x - 9, end.y - 5)
    head.line(end.x - 9, end.y + 5)
    head.close()
    return [
      line.stroked(color, width: isMove ? 2 : 1.5, isDashed: !isMove),
      head.filled(color),
      .circle(x: startX, y: start, radius: 3.5, fill: color),
    ]
  }

  private func tag(of placed: DifferencePicture.PlacedLine, isOld: Bool) -> [MarkupNode] {
    guard let mark = placed.line.mark else { return [] }
    let frame = tagFrame(of: placed, isOld: isOld)
    let color = mark.color(colors)
    return [
      .rect(frame, fill: colors.ground, radius: 10, stroke: color, strokeWidth: 1.5),
      .text(
        text(of: placed.line), x: frame.midX, midY: frame.midY, font: .tag, fill: color,
        anchor: "middle"),
    ]
  }

  private func tagFrame(of placed: DifferencePicture.PlacedLine, isOld: Bool) -> Rect {
    let width = Font.tag.width(of: text(of: placed.line)) + 16
    return Rect(
      x: isOld ? startX + Self.space : DifferencePicture.afterX - Self.space - width,
      y: placed.frame.midY - Self.tagHeight / 2, width: width, height: Self.tagHeight)
  }

  private func text(of line: DifferenceLine) -> String {
    Font.tag.fit(line.marks.map(\.text).joined(separator: ", "), width: 220)
  }
}

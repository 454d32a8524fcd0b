/// Draws the operations between the two sides: tags beside the rows, and arrows from old to new
/// places.
struct DifferenceArrows {
  let before: [DifferencePicture.PlacedLine]
  let after: [DifferencePicture.PlacedLine]
  let colors: Colors

  private static let tagHeight = 20.0
  private static let space = 8.0

  private var startX: Double { DifferencePicture.margin + DifferencePicture.columnWidth }

  /// The arrows, and above them the tags.
  var nodes: [MarkupNode] { arrows + removalTags + arrivalTags }

  private var arrows: [MarkupNode] {
    var starts: [DifferenceMarks.Link: Double] = [:]
    for placed in before {
      if let link = placed.line.link { starts[link] = placed.frame.midY }
    }
    return after.flatMap { placed -> [MarkupNode] in
      guard let link = placed.line.link, let start = starts[link], let mark = placed.line.mark
      else { return [] }
      return arrow(from: start, to: placed, mark)
    }
  }

  /// Returns the arrow to a row: solid if it moved, dashed if it only changed.
  private func arrow(
    from start: Double, to placed: DifferencePicture.PlacedLine, _ mark: DifferenceMark
  ) -> [MarkupNode] {
    let color = mark.color(colors)
    let end = (x: tagFrame(of: placed, isOld: false).x - 3, y: placed.frame.midY)
    let isMove = if case .moved = mark { true } else { false }
    var line = Path()
    line.curve(from: (x: startX, y: start), to: (x: end.x - 7, y: end.y))
    var head = Path()
    head.move(end.x, end.y)
    head.line(end.x - 9, end.y - 5)
    head.line(end.x - 9, end.y + 5)
    head.close()
    return [
      line.stroked(color, width: isMove ? 2 : 1.5, isDashed: !isMove), head.filled(color),
      .circle(x: startX, y: start, radius: 3.5, fill: color),
    ]
  }

  /// The tags of rows that are gone.
  private var removalTags: [MarkupNode] {
    before.filter { $0.line.marks.contains(.removed) }.flatMap { tag(of: $0, isOld: true) }
  }

  private var arrivalTags: [MarkupNode] {
    after.filter { !$0.line.marks.isEmpty }.flatMap { tag(of: $0, isOld: false) }
  }

  private func tag(of placed: DifferencePicture.PlacedLine, isOld: Bool) -> [MarkupNode] {
    guard let mark = placed.line.mark else { return [] }
    let frame = tagFrame(of: placed, isOld: isOld)
    let color = mark.color(colors)
    return [
      .rect(frame, fill: colors.ground, radius: 10, stroke: color, strokeWidth: 1.5),
      .text(
        text(of: placed.line), x: frame.midX, midY: frame.midY, font: .tag, fill: color,
        anchor: .middle),
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

package import ScreenDSL

/// The picture of a screen. A test report crops the picture to some rows, and marks these rows with numbers.
package struct NumberedPicture: Sendable {
  package let svg: String
  private let width, height: Double
  private let colors: Colors
  private let reader: LookReader
  /// The vertical range of each row in the picture, in points, by the row's section and the text of its path.
  private var edges: [SectionID: [String: ClosedRange<Double>]] = [:]
  /// The y coordinates at which the rows of the screen's own list end, in points.
  private var ends: [Double] = []

  package init(of snapshot: ScreenSnapshot, _ reader: LookReader, _ theme: ScreenRenderer.Theme) {
    let picture = ScreenPicture(reader: reader, colors: Colors(theme)).colored(for: [snapshot])
    let device = picture.device(showing: picture.block(of: snapshot))
    (width, height) = (device.width, device.height)
    (colors, self.reader) = (picture.colors, reader)
    svg = picture.svg(device)
    var ids = snapshot.sections.flatMap { section in section.rows.map { _ in section.id } }[...]
    for node in device.nodes { find(node, at: 0, in: nil, of: &ids) }
  }

  package init(recorded text: String, tops: [Double]) {
    let attributes = text.prefix { $0 != "\n" }.split(
      separator: "\"", omittingEmptySubsequences: false)
    func length(_ index: Int) -> Double {
      max(0, attributes.dropFirst(index).first.flatMap { Double(String($0)) } ?? 0)
    }
    (svg, width, height) = (text + "\n", length(3), length(5))
    (colors, reader) = (Colors(.light), LookReader())
    ends = tops.dropFirst() + [height]
  }

  private mutating func find(
    _ node: MarkupNode, at y: Double, in section: SectionID?, of ids: inout ArraySlice<SectionID>
  ) {
    guard case .element(_, let attributes, let children) = node else { return }
    let y = y + node.topOfChildren
    var section = section
    if let first = attributes.first, "\(first.name)" == "data-row" {
      let end = y + (children.first?.height ?? 0)
      if section == nil {
        section = ids.popFirst()
        ends.append(end)
      }
      if let section { edges[section, default: [:]][first.value.text] = y...max(y, end) }
    }
    for child in children { find(child, at: y, in: section, of: &ids) }
  }

  package func edges(of path: RowPath) -> ClosedRange<Double>? {
    let own = RowPath(path.id, in: Array(path.containers))
    return path.section.flatMap { edges[$0]?[reader.visible.text("\(own)")] }
  }

  /// Returns the height of the picture after cropping, at most `most`. If possible, a complete row is at the bottom.
  package func end(within most: Double) -> Double {
    height <= most ? height : ends.last { $0 <= most } ?? most
  }

  /// A badge with a number, beside a row. The `kind` decides the color of the badge. The `edges` are the vertical range
  /// of the row, in points.
  package typealias Badge = (
    number: String, kind: Changeset.Change.Kind, edges: ClosedRange<Double>
  )

  package static let mostHeight = 640.0
  private static let (around, least, gap) = (24.0, 96.0, 28.0)

  /// Returns the vertical ranges to which a report crops the pictures, in points. The ranges contain the numbered rows
  /// that fit into `mostHeight`, and some space above and below these rows. If no picture shows a numbered row, the
  /// function returns one range, which begins at the top.
  package static func slices(_ pictures: [(NumberedPicture, [Badge])]) -> [ClosedRange<Double>] {
    let height = pictures.map(\.0.height).max() ?? 0
    // This code ignores rows outside of the picture. A row can be below the lower edge of a picture with a fixed
    // height, or above the upper edge if a low carousel cuts off its cards.
    let marks: [ClosedRange<Double>] = pictures.flatMap(\.1).map(\.edges)
      .filter { $0.lowerBound < height && $0.upperBound > 0 }
      .sorted { $0.lowerBound < $1.lowerBound }
    if marks.isEmpty { return [0...(pictures.map { $0.0.end(within: mostHeight) }.max() ?? 0)] }
    var slices: [ClosedRange<Double>] = []
    var room = mostHeight
    let ends = pictures.last?.0.ends ?? []
    for edges in marks where room > 0 {
      let (top, bottom) = (edges.lowerBound, edges.upperBound)
      let before = ends.last { $0 < top - 1 && $0 > top - least }
      let after = ends.first { $0 > bottom + 1 && $0 < bottom + least }
      let start = max(0, before ?? (top < least ? 0 : top - around))
      let end = after ?? (height - bottom < least ? height : bottom + around)
      if let last = slices.last, start - last.upperBound < least {
        let end = min(last.upperBound + room, max(last.upperBound, end))
        slices[slices.count - 1] = last.lowerBound...end
      } else {
        slices.append(start...min(start + room, end))
      }
      room = mostHeight - slices.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    }
    return slices
  }

  package func cut(to slices: [ClosedRange<Double>], _ marks: [Badge]) -> String {
    var (y, nodes) = (0.0, [MarkupNode]())
    for (index, slice) in slices.enumerated() {
      if index > 0 {
        nodes.append(note(between: slices[index - 1].upperBound, and: slice.lowerBound, y: y))
        y += Self.gap
      }
      let size = slice.upperBound - slice.lowerBound
      let box = [0, slice.lowerBound, width, size].map(NumberText.decimal).joined(separator: " ")
      let frame: [MarkupNode.Attribute] = [
        ("y", .number(y)), ("width", .number(width)), ("height", .number(size)),
        ("viewBox", .text(box)),
      ]
      nodes.append(
        .element("svg", frame, [.element("use", [("href", "#screen")])] + marks.flatMap(number)))
      y += size
    }
    let root = MarkupNode.picture(
      width: width, height: y, ground: colors.ground, label: "Screen", nodes)
    let text = MarkupWriter.document(root)
    let start = text.prefix { $0 != "\n" }
    let inner = svg.drop { $0 != "\n" }.dropLast("</svg>\n".count)
    return "\(start)\n<defs>\n<g id=\"screen\">\(inner)</g>\n</defs>\(text.dropFirst(start.count))"
  }

  private func number(_ mark: Badge) -> [MarkupNode] {
    let middle = (mark.edges.lowerBound + mark.edges.upperBound) / 2
    let font = Font(.subheadline, isBold: true)
    let width = max(26, font.width(of: mark.number) + 8)
    let frame = Rect(x: 0, y: middle - 13, width: width, height: 26)
    let color = DifferenceBadge(kind: mark.kind).color(colors)
    return [
      .rect(frame, fill: color, radius: 13),
      .text(
        mark.number, x: frame.midX, midY: frame.midY, font: font, fill: colors.texts(on: color),
        anchor: "middle"),
    ]
  }

  private func note(between start: Double, and end: Double, y: Double) -> MarkupNode {
    let count = ends.count { $0 > start + 1 && $0 <= end }
    return .text(
      count == 0 ? "…" : "… \(ChangeWords.count(count, "row")) left out", x: width / 2,
      midY: y + Self.gap / 2, font: .choice, fill: colors.secondary, anchor: "middle")
  }
}

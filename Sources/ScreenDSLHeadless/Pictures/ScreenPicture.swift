import ScreenDSL

/// Draws screens as SVG pictures, as a device shows them.
struct ScreenPicture: Sendable {
  var reader: LookReader
  let width: Double
  var height: Double?
  private(set) var looks: LookPicture
  var hasOutline = false

  var colors: Colors { looks.colors }

  /// The margin at the sides of rows, in points, as in the system's lists.
  var inset: Double { width < 414 ? LookMetrics.rowMargins.horizontal : 20 }

  /// Whether the list is in edit mode; nil if the user cannot begin editing.
  var editing: Bool?

  private static let margin = 16.0
  private static let bezel = 10.0

  init(reader: LookReader, width: Double = 390, height: Double? = nil, colors: Colors) {
    self.reader = reader
    self.width = max(120, Self.valid(width) ?? 390)
    self.height = height.flatMap(Self.valid)
    looks = LookPicture(
      colors: colors, typeSize: reader.state.typeSize, isMirrored: reader.state.isRightToLeft)
  }

  private static func valid(_ length: Double) -> Double? {
    length.isFinite && length > 0 ? min(length, LookNode.maximumLength) : nil
  }

  @Sendable func svg(of snapshot: ScreenSnapshot) -> String {
    var picture = colored(for: [snapshot])
    picture.hasOutline = true
    return picture.svg(picture.device(showing: picture.block(of: snapshot)))
  }

  func svg(_ device: (nodes: [MarkupNode], width: Double, height: Double)) -> String {
    let root = MarkupNode.picture(
      width: device.width, height: device.height, ground: colors.ground, label: "Screen",
      device.nodes)
    return MarkupWriter.document(root.withTops())
  }

  /// Returns a copy that draws the given screens. If all sections of these screens are plain, the rows have the same
  /// color as the area behind the rows. The first screen decides whether there is an edit button.
  func colored(for screens: [ScreenSnapshot]) -> ScreenPicture {
    var picture = self
    if let editing = screens.first?.configuration?.editing, editing.action != nil {
      picture.editing = editing.isOn
    }
    if screens.allSatisfy({ $0.sections.allSatisfy { style(of: $0) == .plain } }) {
      (picture.looks.colors.page, picture.looks.colors.surface) = (colors.plain, colors.plain)
    }
    return picture
  }

  func device(showing content: Block) -> (nodes: [MarkupNode], width: Double, height: Double) {
    let nodes =
      reader.state.isRightToLeft ? content.nodes.map { $0.mirrored(width) } : content.nodes
    let (top, bottom, own, radius) = surroundings
    let (inner, edge) = (own ?? content.height + top + bottom, Self.margin + Self.bezel)
    let screen = Rect(x: edge, y: edge, width: width, height: inner)
    let isPhone = reader.state.isOnPhone
    // If the rows are higher than the screen, they are visible down to the lower edge of the screen.
    let view = Rect(x: edge, y: edge + top, width: width, height: max(0, inner - top))
    let isCut = content.height > inner - top - bottom + 0.01
    let device = screen.inset(x: -Self.bezel, y: -Self.bezel)
    func ring(_ distance: Double, _ width: Double, _ color: StaticString) -> MarkupNode {
      .rect(
        screen.inset(x: -distance, y: -distance), fill: "none", radius: radius + distance,
        stroke: color, strokeWidth: width)
    }
    // These rings cover what rows draw outside of the rounded corners of the screen.
    let rings =
      (isCut ? [ring(Self.bezel + 6, 12, colors.ground)] : [])
      + [ring(Self.bezel / 2, Self.bezel, colors.bezel)]
    var drawn: [MarkupNode] = [
      .rect(device, fill: colors.bezel, radius: radius + Self.bezel),
      .rect(screen, fill: colors.page, radius: radius), .clipped(view, nodes),
    ]
    if isPhone { drawn.append(.moved(x: edge, y: edge, bars(height: inner))) }
    if isPhone || isCut { drawn += rings }
    return (drawn, width + 2 * edge, inner + 2 * edge)
  }

  func block(of snapshot: ScreenSnapshot) -> Block {
    var block = Block()
    var picture = self
    let reader = reader.reader(of: snapshot)
    for section in snapshot.sections {
      picture.reader = reader.reader(of: section)
      picture.looks.isSearch = section.id == .search
      picture.looks.colors.surface = picture.looks.isSearch ? colors.page : colors.surface
      if section.id == .substitute, let room {
        var rows = Block()
        picture.add(section, to: &rows)
        block.height = max(block.height, (room - rows.height) / 2)
      }
      picture.add(section, to: &block)
    }
    return block
  }

  /// The height of the visible part of the list; nil if the screen is as high as the rows.
  private var room: Double? {
    surroundings.height.map { $0 - surroundings.top - surroundings.bottom }
  }

  private func add(_ section: ScreenSnapshot.Section, to block: inout Block) {
    let layout = section.layout ?? .list
    let style = style(of: section)
    let side = style == .insetGrouped ? inset : 0
    let gap = Block(height: style == .plain ? 0 : 17.5)
    block.append(gap)
    func add(_ supplementary: Supplementary) {
      let look = reader.supplementary(supplementary)
      var caption = caption(look, (width - 2 * side, look.rowHeight))
      if hasOutline {
        let words = OutlineWriter(reader: reader).words(of: supplementary)
        caption.nodes = [.element("g", [], [.description(words)] + caption.nodes)]
      }
      block.append(caption, x: side)
    }
    section.supplementaries.filter { $0.kind != .footer }.forEach(add)
    let list = RowList(
      containers: [], layout: layout, width: width - 2 * side,
      radius: style == .insetGrouped ? 10 : 0)
    let rows = rows(section.rows, in: list)
    let hasLines = layout.arrangement == .list && layout.spacing == 0
    if style == .grouped, hasLines, rows.height > 0 { block.append(line(from: 0, width: width)) }
    block.append(rows, x: side)
    let last = section.rows.last.map { reader.row($0, in: []).look.style.values.separator }
    let hasEnd = side == 0 && hasLines && !looks.isSearch
    if hasEnd, let last, style == .grouped || last != .hidden {
      block.append(line(from: 0, width: width))
    }
    section.supplementary(.footer).map(add)
    block.append(gap)
  }

  private func style(of section: ScreenSnapshot.Section) -> LayoutHint.Appearance {
    let layout = section.layout ?? .list
    return layout.arrangement == .list ? layout.appearance : .plain
  }

  func caption(_ look: LookNode, _ size: CardSize, of row: RenderedRow? = nil) -> Block {
    look.isEmpty ? Block() : content(look, size, of: row, side: inset)
  }

  private func row(_ look: LookNode, _ row: RenderedRow?) -> LookLayout<LookPicture> {
    let signs = row?.signs
    return looks.layout(
      look.laidOut(looks.typeSize).row(after: signs?.before?.node, before: signs?.behind?.node))
  }

  private func line(below row: RenderedRow, _ block: Block, width: Double) -> Block {
    switch row.look.style.values.separator {
    case .hidden: Block()
    case .inset(let points): line(from: min(points, width), width: width)
    case nil: line(from: min(block.textStart ?? inset, width), width: width)
    }
  }

  /// Returns a separator, in a block with the height 0, so that the separator does not move the rows below.
  private func line(from x: Double, width: Double) -> Block {
    let line = Rect(x: x, y: -0.5, width: width - x, height: 0.5)
    return Block(nodes: [.rect(line, fill: colors.line)])
  }

  /// The layout and the size of a list, and the containers that contain its rows.
  struct RowList {
    var containers: [RowID]
    var layout: LayoutHint
    var width: Double
    /// The height in points; nil if the list is as high as its rows.
    var height: Double?
    var offset = 0.0
    var radius = 0.0
  }

  func rows(_ rows: some RandomAccessCollection<Row>, in list: RowList) -> Block {
    if rows.isEmpty { return Block() }
    if list.width < 60 || list.containers.count > ScreenRenderer.maximumDepth {
      let note = LookNode.note("… \(ChangeWords.count(rows.count, "row"))")
      let frame = Rect(x: 8, y: 0, width: max(0, list.width - 16), height: 36)
      return Block(height: 36, nodes: looks.draw(looks.place(note, in: frame)))
    }
    switch list.layout.arrangement {
    case .list: return column(rows, in: list)
    case .carousel: return carousel(rows, in: list)
    case .grid(let columns): return grid(rows, columns, in: list)
    }
  }

  private func column(_ rows: some RandomAccessCollection<Row>, in list: RowList) -> Block {
    let edges = list.layout.edges
    var block = Block(height: edges.top)
    let width = max(0, min(list.width - edges.sides, list.layout.itemWidth ?? .infinity))
    for (index, row) in rows.enumerated() {
      let row = reader.row(row, in: list.containers)
      let isLast = index == rows.count - 1
      let corners = (index == 0 ? list.radius : 0, isLast ? list.radius : 0)
      let height = row.row.attributes.height ?? list.layout.itemHeight
      let drawn = self.row(row, (width, height), corners: corners)
      block.append(drawn, x: edges.leading)
      if isLast { break }
      block.append(
        list.layout.spacing == 0
          ? line(below: row, drawn, width: width) : Block(height: list.layout.spacing),
        x: edges.leading)
    }
    block.height += edges.bottom
    return block
  }

  /// The size of a cell. If the height is nil, the cell is as high as the content of the row.
  typealias CardSize = (width: Double, height: Double?)

  func row(
    _ row: RenderedRow, _ size: CardSize, corners: (top: Double, bottom: Double)? = nil
  ) -> Block {
    var picture = self
    picture.looks.isFaded = looks.isFaded || row.isDisabled && !row.look.isButton
    if row.isPicked, corners != nil { picture.looks.colors = colors.onGray }
    let content = picture.content(of: row, size, isInList: corners != nil)
    let frame = Rect(x: 0, y: 0, width: size.width, height: content.height)
    let nodes =
      picture.looks.isFaded && !looks.isFaded ? [.faded(0.4, content.nodes)] : content.nodes
    var attributes: [MarkupNode.Attribute] = [
      ("data-row", .text(reader.visible.text("\(row.path)")))
    ]
    if let label = row.spokenLabel { attributes.append(("aria-label", .text(label))) }
    let own = [ground(of: row, in: frame, corners)] + nodes
    let shown = corners == nil ? own : swiped(row, own, in: frame)
    let group = MarkupNode.element("g", attributes, description(of: row, nodes) + shown)
    return Block(height: content.height, nodes: [group], textStart: content.textStart)
  }

  private func description(of row: RenderedRow, _ nodes: [MarkupNode]) -> [MarkupNode] {
    if !hasOutline { return [] }
    let cuts = row.row.innerRows == nil ? nodes.flatMap(\.texts).count { $0.hasSuffix("…") } : 0
    let words = OutlineWriter(reader: reader).words(of: row)
    return [.description(words + (cuts > 0 ? ["cut-texts=\(cuts)"] : []))]
  }

  private func ground(
    of row: RenderedRow, in frame: Rect, _ corners: (top: Double, bottom: Double)?
  ) -> MarkupNode {
    guard let corners else { return .rect(frame, fill: "none") }
    let fill = row.isPicked ? colors.selection : colors.surface
    return corners == (0, 0)
      ? .rect(frame, fill: fill)
      : Path.area(frame, top: corners.top, bottom: corners.bottom).filled(fill)
  }

  func width(of row: RenderedRow, most: Double) -> Double {
    if row.row.innerRows != nil { return min(LayoutHint.cardWidth, most) }
    let side = row.look.rowPadding?.horizontal ?? LookMetrics.rowMargins.horizontal
    return min(most, (self.row(row.drawn, row).width + 2 * side + row.indent).rounded(.up))
  }

  private func content(of row: RenderedRow, _ size: CardSize, isInList: Bool) -> Block {
    if let inner = row.row.innerRows { return container(row, inner, size) }
    return content(
      row.look, (size.width, size.height ?? row.look.rowHeight), of: row,
      side: isInList ? inset : LookMetrics.rowMargins.horizontal,
      least: isInList && row.look.rowPadding == nil ? LookMetrics.rowHeight : 0)
  }

  private func content(
    _ look: LookNode, _ size: CardSize, of row: RenderedRow?, side: Double, least: Double = 0
  ) -> Block {
    let layout = self.row(row?.drawn ?? look.inRow, row)
    let margins = LookStyle.Padding(horizontal: side, vertical: LookMetrics.rowMargins.vertical)
    let padding = look.rowPadding ?? margins
    let start = padding.horizontal + min(row?.indent ?? 0, size.width / 2)
    let room = max(0, size.width - start - padding.horizontal)
    let height = size.height ?? max(least, layout.height(width: room) + 2 * padding.vertical)
    let frame = Rect(x: start, y: 0, width: room, height: height)
    let placed = layout.place(in: frame, above: padding.vertical, below: padding.vertical)
    return Block(height: height, nodes: looks.draw(placed), textStart: placed.textStart)
  }
}

extension MarkupNode {
  fileprivate static func description(_ words: [String]) -> MarkupNode {
    .element("desc", [], [.text(words.joined(separator: " "))])
  }

  /// Returns a copy in which each `desc` element begins with its distance from the top of the picture, in points.
  fileprivate func withTops(_ top: Double = 0) -> MarkupNode {
    guard case .element(let name, let attributes, let parts) = self else { return self }
    if "\(name)" == "desc", case .text(let words)? = parts.first {
      return .element(name, attributes, [.text("\(NumberText.decimal(top)) \(words)")])
    }
    let inner = top + topOfChildren
    return .element(name, attributes, parts.map { $0.withTops(inner) })
  }
}

extension LayoutHint {
  /// The space around and between rows; `sides` is the leading and the trailing space together.
  var edges: (top: Double, leading: Double, bottom: Double, sides: Double, gap: Double) {
    guard let insets else { return (0, 0, 0, 0, spacing) }
    let sides = insets.leading + insets.trailing
    return (insets.top, insets.leading, insets.bottom, sides, spacing)
  }
}

import ScreenDSL

/// Draws screens as pictures of a device.
struct ScreenPicture: Sendable {
  let reader: LookReader
  let width: Double
  let height: Double?
  let colors: Colors

  var looks: LookPicture { LookPicture(colors: colors) }

  static let inset = 16.0
  private static let margin = 16.0
  private static let bezel = 10.0
  private static let radius = 32.0

  init(reader: LookReader, width: Double, height: Double?, colors: Colors) {
    self.reader = reader
    self.width = max(120, CellLook.valid(width) ?? 390)
    self.height = height.flatMap(CellLook.valid)
    self.colors = colors
  }

  /// Returns the picture of a screen.
  @Sendable func svg(of snapshot: ScreenSnapshot) -> String {
    let content = block(of: snapshot)
    let inner = height ?? content.height + 2 * Self.radius
    let edge = Self.margin + Self.bezel
    let screen = Rect(x: edge, y: edge, width: width, height: inner)
    let view = Rect(
      x: edge, y: edge + Self.radius, width: width, height: max(0, inner - 2 * Self.radius))
    let device = screen.inset(x: -Self.bezel, y: -Self.bezel)
    let root = MarkupNode.picture(
      width: width + 2 * edge, height: inner + 2 * edge, ground: colors.ground, label: "Screen",
      [
        .rect(device, fill: colors.bezel, radius: Self.radius + Self.bezel),
        .rect(screen, fill: colors.page, radius: Self.radius),
        .clipped(view, content.nodes),
      ])
    return MarkupWriter.document(root)
  }

  private func block(of snapshot: ScreenSnapshot) -> Block {
    var block = Block.empty
    for section in snapshot.sections {
      for supplementary in section.supplementaries where supplementary.kind != .footer {
        block.append(self.block(of: supplementary))
      }
      let list = RowList(containers: [], layout: section.layout ?? .list, width: width)
      block.append(rows(section.rows, in: list))
      if let footer = section.supplementary(.footer) { block.append(self.block(of: footer)) }
      block.append(Block(height: 8, nodes: []))
    }
    return block
  }

  private func block(of supplementary: Supplementary) -> Block {
    let look = reader.supplementary(supplementary)
    let room = width - 2 * Self.inset
    let height = looks.height(of: look, width: room)
    let frame = looks.frame(of: look, in: Rect(x: Self.inset, y: 8, width: room, height: height))
    return Block(height: height + 16, nodes: looks.draw(look, in: frame))
  }
}

extension ScreenPicture {
  /// The list that rows are drawn in.
  struct RowList {
    /// The IDs of the containers around the rows.
    var containers: [RowID]
    var layout: LayoutHint
    /// In points.
    var width: Double
    /// The height of the whole list in points; nil if it follows from the rows.
    var height: Double?
    /// How far a carousel is scrolled, in points.
    var offset = 0.0
  }

  /// Returns the drawing of rows one after the other, as their layout says.
  func rows(_ rows: some RandomAccessCollection<Row>, in list: RowList) -> Block {
    if rows.isEmpty { return note("no rows", width: list.width) }
    if list.width < 60 || list.containers.count > CellLook.maximumDepth {
      return note("… \(rows.count) rows", width: list.width)
    }
    switch list.layout.arrangement {
    case .list: return column(rows, in: list)
    case .carousel: return carousel(rows, in: list)
    case .grid(let columns): return grid(rows, columns, in: list)
    }
  }

  private func column(_ rows: some RandomAccessCollection<Row>, in list: RowList) -> Block {
    var block = Block.empty
    for (index, row) in rows.enumerated() {
      let size = CardSize(width: list.width, height: list.layout.itemHeight)
      block.append(self.row(row, in: list.containers, size, isCard: false))
      if index < rows.count - 1 {
        let line = Rect(x: Self.inset, y: -0.5, width: list.width - Self.inset, height: 0.5)
        block.append(Block(height: 0, nodes: [.rect(line, fill: colors.line)]))
      }
    }
    return block
  }

  /// The size of a row's cell in points.
  struct CardSize {
    var width: Double
    /// Nil if it follows from the row.
    var height: Double?
  }

  /// Returns the drawing of one row.
  func row(_ row: Row, in containers: [RowID], _ size: CardSize, isCard: Bool) -> Block {
    let row = reader.row(row, in: containers)
    let content = content(of: row, size, isCard: isCard)
    let frame = Rect(x: 0, y: 0, width: size.width, height: content.height)
    let fill = row.isSelected ? colors.selection : colors.surface
    let ground: MarkupNode =
      isCard
      ? .rect(frame.inset(x: 0.5, y: 0.5), fill: fill, radius: 12, stroke: colors.line)
      : .rect(frame, fill: row.row.innerRows == nil ? fill : colors.page)
    let nodes = row.isDisabled ? [.faded(0.4, content.nodes)] : content.nodes
    return Block(height: content.height, nodes: [labelled(row, [ground] + nodes)])
  }

  /// Returns the group of what is drawn for a row, with its path and its accessibility label.
  private func labelled(_ row: RenderedRow, _ nodes: [MarkupNode]) -> MarkupNode {
    var attributes: [MarkupNode.Attribute] = [
      ("data-row", .text(reader.visible.text("\(row.path)")))
    ]
    if let label = row.look.spokenLabel { attributes.append(("aria-label", .text(label))) }
    return .element("g", attributes, nodes)
  }

  private func content(of row: RenderedRow, _ size: CardSize, isCard: Bool) -> Block {
    var look = row.look.withoutState
    let wish = look.isImage ? nil : look.height
    if !look.isImage { (look.width, look.height) = (nil, nil) }
    if let inner = row.row.innerRows { return container(row, look, inner, size) }
    let side = isCard ? 12.0 : Self.inset
    let room = max(0, size.width - 2 * side - (look.accessory == nil ? 0 : 20))
    let own = looks.height(of: look, width: room)
    let height = size.height ?? wish ?? max(44, own + 24)
    let frame = Rect(x: side, y: 0, width: room, height: height)
      .leading(width: room, height: max(min(own, height), isCard ? height - 2 * side : 0))
    let nodes = looks.draw(look, in: looks.frame(of: look, in: frame))
    let sign = look.accessory.map { [self.sign($0, x: size.width - side, midY: height / 2)] }
    return Block(height: height, nodes: nodes + (sign ?? []))
  }

  private func sign(_ accessory: CellLook.Accessory, x: Double, midY: Double) -> MarkupNode {
    var path = Path()
    switch accessory {
    case .chevron:
      path.move(x - 7, midY - 6)
      path.line(x - 1, midY)
      path.line(x - 7, midY + 6)
      return path.stroked(colors.secondary, width: 2)
    case .checkmark:
      path.move(x - 13, midY)
      path.line(x - 8, midY + 5)
      path.line(x - 1, midY - 6)
      return path.stroked(colors.accent, width: 2)
    }
  }

  /// Returns a remark in the place of rows.
  func note(_ text: String, width: Double) -> Block {
    let look = CellLook.subtitle(text)
    let frame = Rect(x: 8, y: 0, width: max(0, width - 16), height: 36)
    return Block(height: 36, nodes: looks.draw(look, in: frame))
  }
}

extension ScreenPicture {
  private static let gap = 8.0

  /// Returns the drawing of a container: its own look, if it shows something, above its rows.
  func container(
    _ row: RenderedRow, _ look: CellLook, _ inner: ScreenSnapshot, _ size: CardSize
  ) -> Block {
    let caption = caption(look, width: size.width)
    let height = size.height ?? row.look.height
    let list = RowList(
      containers: row.path.ids, layout: row.layout, width: size.width,
      height: height.map { max(0, $0 - caption.height) },
      offset: reader.state.offset(of: row.path))
    let rows = rows(inner.sections.flatMap(\.rows), in: list)
    let area = Rect(
      x: 0, y: caption.height, width: size.width, height: list.height ?? rows.height)
    return Block(
      height: area.maxY, nodes: caption.nodes + [.clipped(area, rows.nodes)])
  }

  private func caption(_ look: CellLook, width: Double) -> Block {
    let room = max(0, width - 2 * Self.inset)
    let height = looks.height(of: look, width: room)
    if height == 0 { return .empty }
    let frame = looks.frame(of: look, in: Rect(x: Self.inset, y: 8, width: room, height: height))
    return Block(height: height + 12, nodes: looks.draw(look, in: frame))
  }

  /// Returns the cards of a carousel that are seen, cut off at both sides.
  ///
  /// Cards without a height are as high as what they show, the strip as the highest of all of them.
  func carousel(_ rows: some RandomAccessCollection<Row>, in list: RowList) -> Block {
    let width = list.layout.itemWidth ?? 160
    let height = list.layout.itemHeight ?? list.height.map { max(44, $0 - 2 * Self.gap) }
    let step = width + Self.gap
    let end = Double(rows.count) * step + Self.gap
    let offset = min(list.offset, max(0, end - list.width))
    let first = min(rows.count, Int(max(0, offset - Self.gap) / step))
    let last = min(rows.count, Int((offset + list.width) / step) + 1)
    let seen = first..<max(first, last)
    let drawn = height == nil ? 0..<rows.count : seen
    let size = CardSize(width: width, height: height)
    let cards = rows.dropFirst(drawn.lowerBound).prefix(drawn.count).map {
      row($0, in: list.containers, size, isCard: true)
    }
    let room = list.height ?? (cards.map(\.height).max() ?? height ?? 44) + 2 * Self.gap
    let nodes = zip(drawn, cards).filter { seen.contains($0.0) }.map { index, card in
      let x = Self.gap + Double(index) * step - offset
      return MarkupNode.moved(x: x, y: (room - card.height) / 2, card.nodes)
    }
    return Block(height: room, nodes: nodes)
  }

  /// Returns the rows of a grid in lines of so many.
  func grid(_ rows: some RandomAccessCollection<Row>, _ columns: Int, in list: RowList) -> Block {
    let columns = min(columns, max(1, Int(list.width / 40)))
    let share = (list.width - Self.gap * Double(columns + 1)) / Double(columns)
    let size = CardSize(
      width: min(share, list.layout.itemWidth ?? share), height: list.layout.itemHeight)
    var block = Block(height: Self.gap, nodes: [])
    var rest = rows[...]
    while !rest.isEmpty {
      let cells = rest.prefix(columns).map { row($0, in: list.containers, size, isCard: true) }
      let nodes = cells.enumerated().map { index, cell in
        MarkupNode.moved(x: Self.gap + Double(index) * (share + Self.gap), y: 0, cell.nodes)
      }
      block.append(Block(height: (cells.map(\.height).max() ?? 0) + Self.gap, nodes: nodes))
      rest = rest.dropFirst(columns)
    }
    return block
  }
}

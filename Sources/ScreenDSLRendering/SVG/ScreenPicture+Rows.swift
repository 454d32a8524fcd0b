import ScreenDSL

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
    let path = MarkupNode.Attribute(
      name: "data-row", value: .text(reader.visible.text("\(row.path)")))
    let label = row.look.spokenLabel.map {
      [MarkupNode.Attribute(name: "aria-label", value: .text($0))]
    }
    return .element("g", [path] + (label ?? []), nodes)
  }

  private func content(of row: RenderedRow, _ size: CardSize, isCard: Bool) -> Block {
    let look = row.look.withoutState.with { ($0.height, $0.width) = (nil, nil) }
    if let inner = row.row.innerRows { return container(row, look, inner, size) }
    let chevron = row.isSelectable && !isCard ? 20.0 : 0
    let side = isCard ? 12.0 : Self.inset
    let room = max(0, size.width - 2 * side - chevron)
    let own = looks.height(of: look, width: room)
    let height = size.height ?? row.look.height ?? max(44, own + 24)
    let frame = Rect(x: side, y: 0, width: room, height: height)
      .leading(width: room, height: isCard ? max(own, height - 2 * side) : own)
    let nodes = looks.draw(look, in: looks.frame(of: look, in: frame))
    let mark = chevron > 0 ? [self.chevron(x: size.width - Self.inset, midY: height / 2)] : []
    return Block(height: height, nodes: nodes + mark)
  }

  private func chevron(x: Double, midY: Double) -> MarkupNode {
    var path = Path()
    path.move(x - 7, midY - 6)
    path.line(x - 1, midY)
    path.line(x - 7, midY + 6)
    return path.stroked(colors.secondary, width: 2)
  }

  /// Returns a remark in the place of rows.
  func note(_ text: String, width: Double) -> Block {
    let look = CellLook.subtitle(text)
    let frame = Rect(x: 8, y: 0, width: max(0, width - 16), height: 36)
    return Block(height: 36, nodes: looks.draw(look, in: frame))
  }
}

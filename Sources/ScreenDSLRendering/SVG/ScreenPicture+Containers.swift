import ScreenDSL

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
    let room = max(0, width - 2 * inset)
    let height = looks.height(of: look, width: looks.width(of: look, in: room))
    if height == 0 { return .empty }
    let frame = looks.frame(of: look, in: Rect(x: inset, y: 8, width: room, height: height))
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
      row($0, in: list.containers, size, .card)
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
      let cells = rest.prefix(columns).map { row($0, in: list.containers, size, .card) }
      let nodes = cells.enumerated().map { index, cell in
        MarkupNode.moved(x: Self.gap + Double(index) * (share + Self.gap), y: 0, cell.nodes)
      }
      block.append(Block(height: (cells.map(\.height).max() ?? 0) + Self.gap, nodes: nodes))
      rest = rest.dropFirst(columns)
    }
    return block
  }
}

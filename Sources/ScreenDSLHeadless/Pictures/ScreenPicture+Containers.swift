import ScreenDSL

extension ScreenPicture {
  func container(_ row: RenderedRow, _ inner: ScreenSnapshot, _ size: CardSize) -> Block {
    let caption = caption(row.look, (size.width, nil), of: row)
    let height = size.height ?? row.look.style.values.height
    let list = RowList(
      containers: row.path.ids, layout: row.layout, width: size.width,
      height: height.map { max(0, $0 - caption.height) }, offset: reader.state.offset(of: row.path))
    let rows = rows(inner.sections.flatMap(\.rows), in: list)
    let area = Rect(x: 0, y: caption.height, width: size.width, height: list.height ?? rows.height)
    return Block(height: area.maxY, nodes: caption.nodes + [.clipped(area, rows.nodes)])
  }

  func carousel(_ rows: some RandomAccessCollection<Row>, in list: RowList) -> Block {
    let edges = list.layout.edges
    let around = edges.top + edges.bottom
    let height = list.layout.itemHeight ?? list.height.map { max(44, $0 - around) }
    let most = list.layout.fitsContent ? max(1, list.width - edges.sides) : nil
    let widths = rows.map { row in
      most.map { width(of: reader.row(row, in: list.containers), most: $0) }
        ?? list.layout.itemWidth ?? LayoutHint.cardWidth
    }
    let strip = Strip(
      widths, gap: edges.gap, room: list.width, leading: edges.leading, sides: edges.sides,
      wish: list.offset)
    let seen = strip.visible()
    let drawn = height == nil ? 0..<rows.count : seen
    let cards = zip(drawn, rows.dropFirst(drawn.lowerBound)).map { index, row in
      self.row(reader.row(row, in: list.containers), (strip.width(of: index), height))
    }
    let room = list.height ?? cards.reduce(height ?? 0) { max($0, $1.height) } + around
    let nodes = zip(drawn, cards).filter { seen.contains($0.0) }.map { index, card in
      let x = edges.leading + strip.start(of: index) - strip.offset
      let y = edges.top + (room - around - card.height) / 2
      return MarkupNode.moved(x: x, y: y, card.nodes)
    }
    return Block(height: room, nodes: nodes)
  }

  func grid(_ rows: some RandomAccessCollection<Row>, _ columns: Int, in list: RowList) -> Block {
    let edges = list.layout.edges
    let columns = min(columns, max(1, Int(list.width / 40)))
    let room = list.width - edges.sides - edges.gap * Double(columns - 1)
    let share = max(0, room / Double(columns))
    let width = min(share, list.layout.itemWidth ?? share)
    var block = Block(height: edges.top)
    for start in stride(from: 0, to: rows.count, by: columns) {
      let cells = rows.dropFirst(start).prefix(columns).map { row in
        let height = row.attributes.height ?? list.layout.itemHeight
        return self.row(reader.row(row, in: list.containers), (width, height))
      }
      let nodes = cells.enumerated().map { index, cell in
        MarkupNode.moved(x: edges.leading + Double(index) * (width + edges.gap), y: 0, cell.nodes)
      }
      let below = start + columns < rows.count ? edges.gap : edges.bottom
      block.append(Block(height: cells.reduce(0) { max($0, $1.height) } + below, nodes: nodes))
    }
    return block
  }
}

import ScreenDSL

extension ScreenText {
  /// Returns the lines of rows, in groups to put one below the other, each `width` columns wide.
  ///
  /// - Parameters:
  ///   - containers: The IDs of the containers around the rows.
  ///   - offset: How far a carousel is scrolled, in points.
  func groups(
    of rows: some RandomAccessCollection<Row>, layout: LayoutHint, at containers: [RowID],
    width: Int, offset: Double
  ) -> [[String]] {
    if rows.isEmpty { return [note("no rows", width)] }
    if width < Self.minimumWidth || containers.count > CellLook.maximumDepth {
      return [note("\(glyphs.ellipsis) \(rows.count) rows", width)]
    }
    switch layout.arrangement {
    case .list: return rows.map { lines(of: $0, in: containers, width: width) }
    case .carousel:
      return [carousel(rows, Strip(layout, width, offset), at: containers)]
    case .grid(let columns): return grid(rows, columns, at: containers, width: width)
    }
  }

  private static let minimumWidth = 10

  /// Returns the lines of one row: a mark if it is selected, its look, its own rows, and a chevron
  /// if it can be selected.
  func lines(of row: Row, in containers: [RowID], width: Int) -> [String] {
    let row = reader.row(row, in: containers)
    let room = max(1, width - 4)
    var lines = lookLines(of: row, width: room)
    if let inner = row.row.innerRows { lines += self.lines(of: inner, in: row, width: room) }
    if lines.isEmpty { lines = [String(repeating: " ", count: room)] }
    return lines.enumerated().map { index, line in
      let mark = row.isSelected ? glyphs.mark : " "
      let chevron = row.isSelectable && index == 0 ? glyphs.chevron : " "
      return looks.fit("\(mark)\(line) \(chevron) ", width)
    }
  }

  private func lookLines(of row: RenderedRow, width: Int) -> [String] {
    let look = row.look.withoutState
    guard row.isDisabled else { return looks.lines(of: look, width: width) }
    let note = " (disabled)"
    let lines = looks.lines(of: look, width: max(1, width - note.count))
    return (lines.isEmpty ? [""] : lines).enumerated().map { index, line in
      looks.fit(index == 0 ? line + note : line, width)
    }
  }

  private func lines(of inner: ScreenSnapshot, in row: RenderedRow, width: Int) -> [String] {
    guard width > 4 else { return [] }
    let offset = reader.state.offset(of: row.path)
    var frame = TextFrame(
      glyphs: glyphs, width: width, title: reader.visible.text("\(row.path.id)"))
    let groups = groups(
      of: inner.sections.flatMap(\.rows), layout: row.layout, at: row.path.ids,
      width: frame.innerWidth, offset: offset)
    for group in groups { frame.add(group, after: .thin) }
    let isCarousel = row.layout.arrangement == .carousel
    frame.close(isCarousel ? "\(inner.rowCount) rows, offset \(NumberText.decimal(offset))" : "")
    return frame.lines
  }

  private func grid(
    _ rows: some RandomAccessCollection<Row>, _ columns: Int, at containers: [RowID], width: Int
  ) -> [[String]] {
    let columns = min(columns, max(1, width / Self.minimumWidth))
    let (own, extra) = (width - columns + 1).quotientAndRemainder(dividingBy: columns)
    let widths = (0..<columns).map { own + ($0 < extra ? 1 : 0) }
    var groups: [[String]] = []
    var rest = rows[...]
    while !rest.isEmpty {
      let cells = zip(rest.prefix(columns), widths).map { row, width in
        lines(of: row, in: containers, width: width)
      }
      groups.append(beside(cells, widths, separator: glyphs.between))
      rest = rest.dropFirst(columns)
    }
    return groups
  }

  /// Returns blocks of lines beside one another, the shorter ones filled.
  func beside(_ blocks: [[String]], _ widths: [Int], separator: String) -> [String] {
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { line in
      widths.indices.map { index in
        index < blocks.count && line < blocks[index].count
          ? blocks[index][line] : String(repeating: " ", count: widths[index])
      }.joined(separator: separator)
    }
  }
}

public import ScreenDSL
public import ScreenDSLLooks

/// Draws a screen as lines of text. A host such as a terminal can show only some of these lines.
///
/// ``ScreenRenderer/text(_:width:isASCII:state:)`` uses this type.
public struct ScreenText: Sendable {
  var reader: LookReader
  let looks: LookText
  /// The size of body text in the list, divided by its size at the default type size.
  private let growth: Double
  private let width: Int

  /// Creates a value that draws screens as text.
  ///
  /// - Parameters:
  ///   - looks: Looks, which describe what a cell shows, for models that have no look of their own.
  ///   - width: The width of each line at the default type size, in columns, clamped to 20...1,000. At a larger type
  ///     size, a line has fewer columns, but at least 20.
  ///   - isASCII: Whether the drawing has only ASCII characters, and none of Unicode's box drawing characters.
  ///   - state: The state of the list that is not in its snapshot, such as the selection.
  public init(
    _ looks: LookRegistry = LookRegistry(), width: Int, isASCII: Bool = false,
    state: RenderState = RenderState()
  ) {
    reader = LookReader(looks: looks, state: state, visible: VisibleText(isASCII: isASCII))
    let glyphs = isASCII ? TextGlyphs.ascii : .unicode
    self.looks = LookText(
      glyphs: state.isRightToLeft ? glyphs.mirrored : glyphs, typeSize: state.typeSize)
    growth = Font(.body, state.typeSize).size / Font.title.size
    self.width = min(max(Int((Double(min(max(width, 20), 1_000)) / growth).rounded()), 20), 1_000)
  }

  var glyphs: TextGlyphs { looks.glyphs }

  @Sendable func text(of snapshot: ScreenSnapshot) -> String {
    draw(snapshot).lines.joined(separator: "\n") + "\n"
  }

  private func bare(_ supplementary: Supplementary) -> [String] {
    var look = reader.supplementary(supplementary).laidOut(looks.typeSize)
    if supplementary.kind != .header && supplementary.kind != .footer {
      look = .horizontal([.note(reader.visible.text(supplementary.kind.name) + ":"), look])
    }
    return looks.lines(of: look, width: width - 4).map { " \($0) " }
  }

  /// A screen as lines of text.
  public struct Drawing: Sendable {
    /// The lines, which have equal widths.
    public let lines: [String]
    /// The range in ``lines`` of the lines of each row. The key is the path of the row, including the section. Rows
    /// side by side have equal ranges. Rows inside containers have no entry.
    public let rows: [RowPath: Range<Int>]
  }

  /// Draws a screen.
  ///
  /// - Complexity: O(*n*) in the number *n* of rows.
  public func drawing(of snapshot: ScreenSnapshot) -> Drawing {
    draw(reader.state.isRefreshing ? snapshot.whileRefreshing : snapshot)
  }

  private func draw(_ snapshot: ScreenSnapshot) -> Drawing {
    var (frame, text) = (TextFrame(glyphs: glyphs, width: width), self)
    var rows: [RowPath: Range<Int>] = [:]
    let reader = reader.reader(of: snapshot)
    for section in snapshot.sections {
      text.reader = reader.reader(of: section)
      for view in section.supplementaries where view.kind != .footer {
        frame.add(text.bare(view), after: glyphs.double)
      }
      let groups = text.groups(
        of: section.rows, layout: section.layout ?? .list, at: [], width: frame.innerWidth,
        offset: 0)
      for (group, lines) in zip(groups, frame.add(groups, after: glyphs.double)) {
        for index in group.rows {
          rows[RowPath(section.rows[index].id, section: section.id)] = lines
        }
      }
      section.supplementary(.footer).map { frame.add(text.bare($0), after: glyphs.double) }
    }
    frame.close()
    return Drawing(lines: frame.lines, rows: rows)
  }

  /// Returns a text as one line of at most `columns` columns, with escapes for invisible characters.
  public func line(_ text: String, columns: Int) -> String {
    let text = reader.visible.text(text)
    return TextWidth.fit(text, width: max(0, columns), ellipsis: glyphs.ellipsis).trimmed
  }

  /// Returns the drawn rows. Each group has the lines of one row, or of several rows that are side by side. If the
  /// width is too small, or the containers are nested too deep, the only group has a note with the number of rows.
  ///
  /// `width` is in columns of text. `offset` is the scroll offset of a carousel, in points.
  func groups(
    of rows: some RandomAccessCollection<Row>, layout: LayoutHint, at containers: [RowID],
    width: Int, offset: Double
  ) -> [TextFrame.Group] {
    if rows.isEmpty { return [] }
    if width < Self.minimumWidth || containers.count > ScreenRenderer.maximumDepth {
      let count = ChangeWords.count(rows.count, "row")
      let note = looks.joined([" ", "(\(glyphs.ellipsis) \(count))"])
      return [([looks.fit(note, width)], glyphs.thin, 0..<rows.count)]
    }
    switch layout.arrangement {
    case .list:
      return rows.enumerated().map { index, row in
        let row = reader.row(row, in: containers)
        let rule = glyphs.rule(row.look.style.values.separator, width: width)
        return (lines(of: row, width: width), rule, index..<index + 1)
      }
    case .carousel:
      let strip = Self.strip(layout, width, offset, growth: growth) { usual, most in
        rows.map { row in
          layout.fitsContent ? self.width(of: reader.row(row, in: containers), most: most) : usual
        }
      }
      return [(carousel(rows, strip, at: containers), glyphs.thin, 0..<rows.count)]
    case .grid(let columns): return grid(rows, columns, at: containers, width: width)
    }
  }

  private static let minimumWidth = 10

  private func lines(of row: RenderedRow, width: Int) -> [String] {
    let control = control(of: row)
    let indent = min(2 * row.shownLevel, max(0, width - Self.minimumWidth))
    let room = max(1, width - 4 - control.count - indent)
    var lines = lookLines(of: row, width: room)
    if let inner = row.row.innerRows { lines += self.lines(of: inner, in: row, width: room) }
    if lines.isEmpty { lines = [String(repeating: " ", count: room)] }
    let (blank, mark) = ({ String(repeating: " ", count: $0) }, row.isSelected ? glyphs.mark : " ")
    let accessory = row.signs.behind.map(glyphs.text) ?? " "
    return lines.enumerated().map { index, line in
      let isFirst = index == 0
      let (delete, sign) = (isFirst ? control : blank(control.count), isFirst ? accessory : " ")
      return looks.fit(
        looks.isRightToLeft
          ? " \(sign) \(line)\(blank(indent))\(delete)\(mark)"
          : "\(mark)\(delete)\(blank(indent))\(line) \(sign) ", width)
    }
  }

  private func width(of row: RenderedRow, most: Double) -> Double {
    if row.row.innerRows != nil { return min(20, most) }
    let look = looks.width(of: look(of: row).row())
    // The selection mark, two spaces and the accessory take four columns.
    let others = 4 + control(of: row).count + 2 * row.shownLevel
    return min(look + Double(others + TextWidth.columns(of: note(of: row))), most)
  }

  private func control(of row: RenderedRow) -> String { row.signs.before.map(glyphs.text) ?? "" }

  private func note(of row: RenderedRow) -> String {
    looks.joined(row.look.style.values.notes.map { looks.joined([" ", "(\($0))"]) })
  }

  /// Returns the look of a row without the row's color, selection and disabled state. The caller shows these outside of
  /// the look.
  private func look(of row: RenderedRow) -> LookNode {
    row.drawn.styled { ($0.color, $0[.isSelected], $0[.isDisabled]) = (nil, false, false) }
      .laidOut(looks.typeSize, marksUnusable: !row.isDisabled)
  }

  private func lookLines(of row: RenderedRow, width: Int) -> [String] {
    let (look, note) = (look(of: row), note(of: row))
    if note.isEmpty { return looks.lines(of: look, width: width) }
    let lines = looks.lines(of: look, width: max(1, width - TextWidth.columns(of: note)))
    return (lines.isEmpty ? [""] : lines).enumerated().map { index, line in
      looks.fit(index == 0 ? looks.joined([line, note]) : line, width)
    }
  }

  private func lines(of inner: ScreenSnapshot, in row: RenderedRow, width: Int) -> [String] {
    guard width > 4 else { return [] }
    let offset = reader.state.offset(of: row.path)
    let title = reader.visible.text("\(row.path.id)")
    var frame = TextFrame(glyphs: glyphs, width: width, title: title)
    frame.add(
      groups(
        of: inner.sections.flatMap(\.rows), layout: row.layout, at: row.path.ids,
        width: frame.innerWidth, offset: offset), after: glyphs.thin)
    let isCarousel = row.layout.arrangement == .carousel
    let count = ChangeWords.count(inner.rowCount, "row")
    frame.close(isCarousel ? "\(count), offset \(NumberText.decimal(offset))" : "")
    return frame.lines
  }

  private func grid(
    _ rows: some RandomAccessCollection<Row>, _ columns: Int, at containers: [RowID], width: Int
  ) -> [TextFrame.Group] {
    let columns = min(columns, max(1, width / Self.minimumWidth))
    let (own, extra) = (width - columns + 1).quotientAndRemainder(dividingBy: columns)
    let widths = (0..<columns).map { own + ($0 < extra ? 1 : 0) }
    return stride(from: 0, to: rows.count, by: columns).map { start in
      let cells = zip(rows.dropFirst(start), widths).map { row, width in
        lines(of: reader.row(row, in: containers), width: width)
      }
      let joined = looks.sideBySide(cells, widths, separator: glyphs.between)
      return (joined, glyphs.thin, start..<start + cells.count)
    }
  }

  /// Returns a strip of a carousel's items. The argument `offset` is in points. The argument `width`, and the widths
  /// that the closure gets and returns, are in columns.
  static func strip(
    _ layout: LayoutHint, _ width: Int, _ offset: Double, growth: Double = 1,
    _ widths: (_ usual: Double, _ most: Double) -> [Double]
  ) -> Strip {
    let (points, most) = (LookMetrics.Columns.points * growth, Double(width))
    let wish = ((layout.itemWidth ?? LayoutHint.cardWidth) / points).rounded()
    return Strip(
      widths(min(max(wish, 12), most), most), gap: 1, room: most, wish: (offset / points).rounded())
  }

  func carousel(
    _ rows: some RandomAccessCollection<Row>, _ strip: Strip, at containers: [RowID]
  ) -> [String] {
    // Without the margin, the drawing would lack a gap at the edge of the carousel.
    let seen = strip.visible(margin: strip.gap)
    let widths = seen.map { Int(strip.width(of: $0)) }
    let blocks = zip(rows.dropFirst(seen.lowerBound), widths).map { row, width in
      lines(of: reader.row(row, in: containers), width: width)
    }
    let start = Int(strip.offset) - Int(strip.start(of: seen.lowerBound))
    let shown = start..<start + Int(strip.room)
    return looks.sideBySide(blocks, widths, separator: glyphs.between).map { line in
      if !looks.isRightToLeft { return TextWidth.columns(shown, of: line) }
      let all = max(shown.upperBound, TextWidth.columns(of: line))
      return TextWidth.columns(
        (all - shown.upperBound)..<(all - shown.lowerBound), of: looks.fit(line, all))
    }
  }
}

public import ScreenDSL
public import ScreenDSLLooks

/// Draws the rows of a screen as lines of text, for a host such as a terminal, which shows only a part of a screen.
///
/// ``ScreenRenderer/text(_:width:characters:state:)`` uses this type to draw whole screens.
public struct ScreenText: Sendable {
  var reader: LookReader
  let looks: LookText
  /// The size of body text relative to the default type size.
  private let growth: Double
  private let width: Int

  /// Creates a value that draws rows as text.
  ///
  /// - Parameters:
  ///   - looks: The looks of models that declare none.
  ///   - width: The width of each line in columns, clamped to 20 to 1,000.
  ///   - characters: The characters of the lines.
  ///   - state: The user's actions and settings that are not in the rows. The paths of the state begin with the ID of
  ///     a row.
  ///   - screen: The screen that contains the rows, if you draw rows one by one. The edit mode of this screen applies
  ///     to the rows.
  public init(
    _ looks: LookRegistry = LookRegistry(), width: Int,
    characters: ScreenRenderer.Characters = .unicode, state: RenderState = RenderState(),
    of screen: ScreenSnapshot = ScreenSnapshot()
  ) {
    let isASCII = characters == .ascii
    reader = LookReader(looks: looks, state: state, visible: VisibleText(isASCII: isASCII))
      .reader(of: screen)
    let glyphs = isASCII ? TextGlyphs.ascii : .unicode
    self.looks = LookText(
      glyphs: state.isRightToLeft ? glyphs.mirrored : glyphs, typeSize: state.typeSize,
      isRightToLeft: state.isRightToLeft)
    growth = Font(.body, state.typeSize).size / Font.title.size
    self.width = min(max(Int((Double(min(max(width, 20), 1_000)) / growth).rounded()), 20), 1_000)
  }

  var glyphs: TextGlyphs { looks.glyphs }
  private var frame: TextFrame { TextFrame(glyphs: glyphs, width: width) }

  /// Returns the drawing of a screen. Its lines have equal widths, and each ends with a line feed.
  @Sendable func text(of snapshot: ScreenSnapshot) -> String {
    var (frame, drawing) = (frame, self)
    let reader = reader.reader(of: snapshot)
    for section in snapshot.sections {
      drawing.reader = reader.reader(of: section)
      drawing.add(section, to: &frame)
    }
    frame.close()
    return frame.lines.joined(separator: "\n") + "\n"
  }

  private func add(_ section: ScreenSnapshot.Section, to frame: inout TextFrame) {
    for supplementary in section.supplementaries where supplementary.kind != .footer {
      frame.add(bare(supplementary), after: glyphs.double)
    }
    frame.add(
      groups(
        of: section.rows, layout: section.layout ?? .list, at: [], width: frame.innerWidth,
        offset: 0), after: glyphs.double)
    if let footer = section.supplementary(.footer) {
      frame.add(bare(footer), after: glyphs.double)
    }
  }

  private func bare(_ supplementary: Supplementary) -> [String] {
    var look = reader.supplementary(supplementary).laidOut(looks.typeSize)
    if supplementary.kind != .header && supplementary.kind != .footer {
      look = .horizontal([.note(reader.visible.text(supplementary.kind.name) + ":"), look])
    }
    return looks.lines(of: look, width: frame.innerWidth - 2).map { " \($0) " }
  }

  /// Returns a note that the renderer adds to the drawing, as one line in parentheses.
  func note(_ text: String, _ width: Int) -> [String] {
    [looks.fit(looks.joined([" ", "(\(text))"]), width)]
  }
}

// The methods that draw single lines, for a host that combines the lines itself.
extension ScreenText {
  /// The line above the first row.
  public var topRule: String { frame.rule(glyphs.top) }

  /// The line between two sections.
  public var sectionRule: String { frame.rule(glyphs.double) }

  /// The line below the last row.
  public var bottomRule: String { frame.rule(glyphs.bottom) }

  /// Returns the lines of a row and of the rows inside it, with the frame of the drawing at both sides.
  public func lines(of row: Row) -> [String] {
    frame.framed(lines(of: row, in: [], width: frame.innerWidth))
  }

  /// Returns the line between a row and the next row of its list.
  public func rule(below row: Row) -> String {
    frame.rule(rule(below: reader.row(row, in: []), width: frame.innerWidth))
  }

  /// Returns the lines of a header, a footer or another supplementary view, with the frame of the drawing at both
  /// sides.
  public func lines(of supplementary: Supplementary) -> [String] {
    frame.framed(bare(supplementary))
  }

  /// Returns a text as one line of at most `columns` columns, without invisible characters.
  public func line(_ text: String, columns: Int) -> String {
    let text = reader.visible.text(text)
    return TextWidth.fit(text, width: max(0, columns), ellipsis: glyphs.ellipsis).trimmed
  }
}

extension ScreenText {
  /// Returns the lines of some rows, each `width` columns wide. A group contains the lines of one row.
  ///
  /// - Parameters:
  ///   - containers: The IDs of the containers around the rows.
  ///   - offset: The offset of a carousel, in points.
  func groups(
    of rows: some RandomAccessCollection<Row>, layout: LayoutHint, at containers: [RowID],
    width: Int, offset: Double
  ) -> [TextFrame.Group] {
    func group(_ lines: [String]) -> TextFrame.Group { (lines, glyphs.thin) }
    if rows.isEmpty { return [] }
    if width < Self.minimumWidth || containers.count > ScreenRenderer.maximumDepth {
      return [group(note("\(glyphs.ellipsis) \(rows.count) rows", width))]
    }
    switch layout.arrangement {
    case .list:
      return rows.map { row in
        let row = reader.row(row, in: containers)
        return (lines(of: row, width: width), rule(below: row, width: width))
      }
    case .carousel:
      let strip = Self.strip(layout, width, offset, growth: growth) { usual, most in
        rows.map { row in
          layout.fitsContent ? self.width(of: reader.row(row, in: containers), most: most) : usual
        }
      }
      return [group(carousel(rows, strip, at: containers))]
    case .grid(let columns):
      return grid(rows, columns, at: containers, width: width).map(group)
    }
  }

  private static let minimumWidth = 10

  /// Returns the lines of one row: its selection mark, its look with the accessory, and the rows inside.
  func lines(of row: Row, in containers: [RowID], width: Int) -> [String] {
    lines(of: reader.row(row, in: containers), width: width)
  }

  /// Returns the line between a row and the next row of its list.
  private func rule(below row: RenderedRow, width: Int) -> TextGlyphs.Rule {
    glyphs.rule(
      row.look.style.values.separator, width: width, isRightToLeft: looks.isRightToLeft)
  }

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

  /// Returns the width of an item that is as wide as its content, at most `most` columns. A container has the default
  /// width of 20 columns.
  private func width(of row: RenderedRow, most: Double) -> Double {
    if row.row.innerRows != nil { return min(20, most) }
    let look = looks.width(of: look(of: row))
    // The columns beside the look: the selection mark, the accessory, the edit control, the indentation and the notes.
    let others = 4 + control(of: row).count + 2 * row.shownLevel + note(of: row).count
    return min(look + Double(others), most)
  }

  /// Returns the edit control of a row.
  private func control(of row: RenderedRow) -> String {
    row.signs.before.map(glyphs.text) ?? ""
  }

  private func note(of row: RenderedRow) -> String {
    looks.joined(row.look.style.values.notes.map { looks.joined([" ", "(\($0))"]) })
  }

  /// Returns the look without its color, selection and disabled state. The row draws these itself, as notes and as a
  /// selection mark.
  private func look(of row: RenderedRow) -> LookNode {
    row.drawn.styled { ($0.color, $0[.isSelected], $0[.isDisabled]) = (nil, false, false) }
      .laidOut(looks.typeSize)
  }

  private func lookLines(of row: RenderedRow, width: Int) -> [String] {
    let (look, note) = (look(of: row), note(of: row))
    if note.isEmpty { return looks.lines(of: look, width: width) }
    let lines = looks.lines(of: look, width: max(1, width - note.count))
    return (lines.isEmpty ? [""] : lines).enumerated().map { index, line in
      looks.fit(index == 0 ? looks.joined([line, note]) : line, width)
    }
  }

  private func lines(of inner: ScreenSnapshot, in row: RenderedRow, width: Int) -> [String] {
    guard width > 4 else { return [] }
    let offset = reader.state.offset(of: row.path)
    var frame = TextFrame(
      glyphs: glyphs, width: width, title: reader.visible.text("\(row.path.id)"),
      isRightToLeft: looks.isRightToLeft)
    frame.add(
      groups(
        of: inner.sections.flatMap(\.rows), layout: row.layout, at: row.path.ids,
        width: frame.innerWidth, offset: offset), after: glyphs.thin)
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
    return stride(from: 0, to: rows.count, by: columns).map { start in
      let cells = zip(rows.dropFirst(start), widths).map { row, width in
        lines(of: row, in: containers, width: width)
      }
      return looks.sideBySide(cells, widths, separator: glyphs.between)
    }
  }
}

extension ScreenText {
  /// Returns the positions of the visible items of a carousel, in columns.
  ///
  /// - Parameter widths: Returns the width of each item. Its arguments are the width that the layout sets, and the
  ///   greatest width.
  static func strip(
    _ layout: LayoutHint, _ width: Int, _ offset: Double, growth: Double = 1,
    _ widths: (_ usual: Double, _ most: Double) -> [Double]
  ) -> Strip {
    let (points, most) = (LookMetrics.Columns.points * growth, Double(width))
    let wish = ((layout.itemWidth ?? 160) / points).rounded()
    return Strip(
      widths(min(max(wish, 12), most), most), gap: 1, room: most, wish: (offset / points).rounded())
  }

  /// Returns the visible items of a carousel, clipped at both sides.
  func carousel(
    _ rows: some RandomAccessCollection<Row>, _ strip: Strip, at containers: [RowID]
  ) -> [String] {
    let seen = strip.visible
    let widths = seen.map { Int(strip.width(of: $0)) }
    let blocks = zip(rows.dropFirst(seen.lowerBound), widths).map { row, width in
      lines(of: row, in: containers, width: width)
    }
    // The number of columns at the start of the first visible item that are scrolled out of view.
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

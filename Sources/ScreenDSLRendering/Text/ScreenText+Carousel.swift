import ScreenDSL

extension ScreenText {
  /// What is seen of a carousel's cards, which lie side by side, in columns.
  struct Strip {
    /// How many points a column stands for.
    static let pointsPerColumn = 8.0

    let cardWidth: Int
    let width: Int
    private let wishedOffset: Double

    init(_ layout: LayoutHint, _ width: Int, _ offset: Double) {
      let wish = (layout.itemWidth ?? 160) / Self.pointsPerColumn
      cardWidth = Int(min(max(wish.rounded(), 12), Double(width)))
      self.width = width
      wishedOffset = offset / Self.pointsPerColumn
    }

    /// The distance of two cards: a card and a column between.
    private var step: Int { cardWidth + 1 }

    /// The first column that is seen; never so that less than a width is left after it.
    func offset(count: Int) -> Int {
      Int(min(wishedOffset.rounded(), Double(max(0, count * step - 1 - width))))
    }

    /// The positions of the cards that are seen, wholly or in part.
    func cards(count: Int) -> Range<Int> {
      let offset = offset(count: count)
      return min(offset / step, count)..<min((offset + width) / step + 1, count)
    }

    /// The columns that are seen, counted from the first one of the first card that is seen.
    func columns(count: Int) -> Range<Int> {
      let start = offset(count: count) - cards(count: count).lowerBound * step
      return start..<(start + width)
    }
  }

  /// Returns the cards of a carousel that are seen, cut off at both sides.
  func carousel(
    _ rows: some RandomAccessCollection<Row>, _ strip: Strip, at containers: [RowID]
  ) -> [String] {
    let seen = strip.cards(count: rows.count)
    let blocks = rows.dropFirst(seen.lowerBound).prefix(seen.count).map { row -> [String] in
      var card = TextFrame(glyphs: glyphs, width: strip.cardWidth)
      card.add(lines(of: row, in: containers, width: card.innerWidth), after: .thin)
      card.close()
      return card.lines
    }
    let widths = blocks.map { _ in strip.cardWidth }
    return beside(blocks, widths, separator: " ").map {
      TextWidth.columns(strip.columns(count: rows.count), of: $0)
    }
  }
}

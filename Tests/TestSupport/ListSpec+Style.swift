// What a row, a section or a screen declares besides its content. Each bit of a `style` is a modifier; 0 is none.

extension ListSpec {
  package mutating func style(_ random: inout SplitMix64) {
    style.draw(&random)
    for section in sections.indices {
      sections[section].style.draw(&random)
      sections[section].rows.style(&random)
    }
  }

  @ScreenBuilder package var screen: some ScreenContent {
    sections.map(\.section)
    if style.has(0) { [Section]().onRefresh {} }
    if style.has(1) { [Section]().editing(true, selectsRows: style.has(2)) { _ in } }
    if style.has(3) { [Section]().emptyContent { Label(text: style) } }
    if style.has(4) { [Section]().selectionFollowsFocus() }
    if style.has(5) { [Section]().listID(style & 1) }
  }
}

extension [RowSpec] {
  fileprivate mutating func style(_ random: inout SplitMix64) {
    for row in indices {
      self[row].style.draw(&random)
      // A carousel without a height is as high as its cell was before.
      let layout = self[row].style.layout ?? .carousel
      if self[row].kind == .grid, layout.arrangement == .carousel { self[row].style |= 1 << 8 }
      self[row].inner.style(&random)
    }
  }
}

extension SectionSpec {
  func styled(_ section: Section) -> Section {
    var section = section
    if style.has(0) { section = section.supplementary(.footer, "Footer \(style & 2)") }
    if style.has(2), let header {
      section = section.supplementary(.header, Label(text: header).onSelect {})
    }
    return style.layout.map { section.layout($0) } ?? section
  }
}

extension RowSpec {
  var container: Container {
    let container = Container(id, Grid(text: text)) { inner.content }
    return style.layout.map { container.layout($0) } ?? container
  }

  func styled(_ row: Row) -> Row {
    var row = row
    if style.has(0) { row = Row(row.onDeselect {}) }
    if style.has(1) { row = Row(row.selectable(!style.has(2), highlights: style.has(3))) }
    if style.has(4) { row = Row(row.swipeActions(SwipeAction("A", style: .destructive) {})) }
    if style.has(5) { row = Row(row.swipeActions(.leading, [SwipeAction("\(style & 1)") {}])) }
    if style.has(6) { row = Row(row.contextMenu { MenuAction("\(style & 3)") {} }) }
    if style.has(7) { row = Row(row.reorderable { _ in }) }
    if style.has(8) { row = Row(row.height(Double(60 + 10 * (style & 1)))) }
    if style.has(9) { row = Row(row.estimatedHeight(30)) }
    if style.has(10) { row = Row(row.accessibilityLabel("said \(style & 1)")) }
    if style.has(11) { row = Row(row.accessibilityTraits(style.has(0) ? .header : .button)) }
    if style.has(12) { row = Row(row.focusable(style.has(0))) }
    return row
  }
}

extension Int {
  fileprivate func has(_ bit: Int) -> Bool { self & 1 << bit != 0 }

  fileprivate mutating func draw(_ random: inout SplitMix64) {
    guard random.chance(1, in: 4) else { return }
    self = random.chance(1, in: 3) ? 0 : Int(random.next() & random.next() & 0xff_ffff)
  }

  fileprivate var layout: LayoutHint? {
    let hints: [LayoutHint] = [
      .list.appearance(.grouped), .list.appearance(.insetGrouped).itemSize(height: 70),
      .grid(columns: 2), .grid(columns: 2).itemSize(height: 50).spacing(4),
      .carousel.itemSize(width: 120), .carousel.itemSize(width: 100, height: 60),
      .carousel.itemSize(width: .content), .list.pinnedHeader().insets(top: 10),
    ]
    return has(13) ? hints[self >> 14 & 7] : nil
  }
}

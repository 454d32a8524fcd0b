import ScreenDSL

/// Writes the lines of an outline.
struct OutlineWriter {
  private let reader: LookReader
  private var lines: [String] = []

  /// Returns the outline of a screen, each line ended by a line feed.
  static func text(of snapshot: ScreenSnapshot, _ reader: LookReader) -> String {
    var writer = OutlineWriter(reader: reader)
    writer.write(snapshot)
    return writer.lines.map { $0 + "\n" }.joined()
  }

  private init(reader: LookReader) { self.reader = reader }

  private mutating func write(_ snapshot: ScreenSnapshot) {
    for section in snapshot.sections {
      add(["section", quoted(section.id.description)] + layout(section.layout), depth: 0)
      for supplementary in section.supplementaries { write(supplementary) }
      write(section.rows, in: [])
    }
  }

  private mutating func write(_ supplementary: Supplementary) {
    let look = reader.supplementary(supplementary)
    let kind = reader.visible.text(supplementary.kind.name)
    let type = Swift.type(of: supplementary.model)
    add(["\(kind):", "\(type)"] + OutlineFields.fields(of: look), depth: 1)
  }

  private mutating func write(_ rows: some Sequence<Row>, in containers: [RowID]) {
    for row in rows {
      let rendered = reader.row(row, in: containers)
      add(words(of: rendered), depth: containers.count + 1)
      if let inner = row.innerRows { write(inner, in: rendered.path) }
    }
  }

  private mutating func write(_ inner: ScreenSnapshot, in path: RowPath) {
    guard path.ids.count <= CellLook.maximumDepth else {
      add(["… \(inner.rowCount) rows inside"], depth: path.ids.count + 1)
      return
    }
    write(inner.sections.lazy.flatMap(\.rows), in: path.ids)
  }

  private func words(of row: RenderedRow) -> [String] {
    var words = [quoted(row.path.description), "\(type(of: row.row.model))"]
    words += OutlineFields.fields(of: row.look)
    words += layout(row.row.attributes.layout)
    if row.row.innerRows != nil, row.layout.arrangement == .carousel {
      words.append("offset=\(NumberText.decimal(reader.state.offset(of: row.path)))")
    }
    return words + abilities(of: row.row.attributes)
  }

  private func layout(_ hint: LayoutHint?) -> [String] {
    guard let hint else { return [] }
    var words: [String]
    switch hint.arrangement {
    case .list: words = ["layout=list"]
    case .carousel: words = ["layout=carousel"]
    case .grid(let columns): words = ["layout=grid(\(columns))"]
    }
    if let width = hint.itemWidth { words.append("item-width=\(NumberText.decimal(width))") }
    if let height = hint.itemHeight { words.append("item-height=\(NumberText.decimal(height))") }
    return words
  }

  private func abilities(of attributes: RowAttributes) -> [String] {
    let swipes = attributes.swipeActions.leading + attributes.swipeActions.trailing
    var words = swipes.map { "swipe=\(OutlineFields.quoted(reader.visible.text($0.title)))" }
    if attributes.onSelect != nil { words.append("selectable") }
    if attributes.onReorder != nil { words.append("reorderable") }
    return words
  }

  private func quoted(_ text: String) -> String {
    OutlineFields.quoted(reader.visible.text(text), by: "'")
  }

  private mutating func add(_ words: [String], depth: Int) {
    let indent = String(repeating: "  ", count: min(depth, CellLook.maximumDepth + 2))
    lines.append(indent + words.joined(separator: " "))
  }
}

import ScreenDSL

/// Writes the lines of an outline.
struct OutlineWriter {
  private var reader: LookReader
  private var lines: [String] = []

  /// Returns the outline of a screen, each line ended by a line feed.
  static func text(of snapshot: ScreenSnapshot, _ reader: LookReader) -> String {
    var writer = OutlineWriter(reader: reader)
    writer.write(snapshot)
    writer.lines.append("")
    return writer.lines.joined(separator: "\n")
  }

  private init(reader: LookReader) { self.reader = reader }

  private mutating func write(_ snapshot: ScreenSnapshot) {
    let settings = reader.state.settings
    if !settings.isEmpty { add(["settings"] + settings, depth: 0) }
    let all = reader
    for section in snapshot.sections {
      reader = all.reader(of: section)
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
    if row.hasDeleteControl { words.append("delete-control") }
    if row.hasHandle { words.append("handle") }
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
    if let paging = hint.paging { words.append("paging=\(paging)") }
    if hint.appearance != .plain { words.append("appearance=\(hint.appearance)") }
    return words
  }

  private func abilities(of attributes: RowAttributes) -> [String] {
    func titles(_ name: String, _ titles: [String]) -> [String] {
      titles.map { "\(name)=\(OutlineFields.quoted(reader.visible.text($0)))" }
    }
    var words =
      titles("swipe-leading", attributes.swipeActions.leading.map(\.title))
      + titles("swipe-trailing", attributes.swipeActions.trailing.map(\.title))
      + titles("menu", attributes.contextMenu.actions.map(\.title))
    if attributes.isSelectable { words.append("selectable") }
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

/// Writes what a look shows as words of one line: `title="Promo Banner" button="×"`.
enum OutlineFields {
  /// Returns the parts of a look, its size and lines, its accessory, its accessibility, and its state.
  static func fields(of look: CellLook) -> [String] {
    let accessory = look.accessory.map { ["accessory=\($0)"] } ?? []
    return contents(of: look) + size(of: look) + style(of: look) + accessory + spoken(of: look)
  }

  /// Returns `text` between quotes of one kind, with such quotes inside marked by a backslash.
  static func quoted(_ text: String, by quote: Unicode.Scalar = "\"") -> String {
    var result = "\(quote)"
    for scalar in text.unicodeScalars {
      if scalar == quote { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\(quote)"
  }

  private static func contents(of look: CellLook) -> [String] {
    switch look.kind {
    case .title(let text): ["title=\(quoted(text))"]
    case .subtitle(let text): ["subtitle=\(quoted(text))"]
    case .value(let text): ["value=\(quoted(text))"]
    case .image(let name): ["image=\(quoted(name))"]
    case .button(let text): ["button=\(quoted(text))"]
    case .badge(let text): ["badge=\(quoted(text))"]
    case .field(let text, let placeholder):
      ["field=\(quoted(text))"]
        + (placeholder.isEmpty ? [] : ["placeholder=\(quoted(placeholder))"])
    case .segments(let titles, let selected): segments(titles, selected)
    case .toggle(let isOn): ["toggle=\(isOn ? "on" : "off")"]
    case .slider(let value): ["slider=\(NumberText.percent(value))"]
    case .progress(let value): ["progress=\(NumberText.percent(value))"]
    case .divider: ["divider"]
    case .spacer: []
    case .horizontal(let parts), .vertical(let parts): parts.flatMap(part)
    }
  }

  /// Returns the words of a part of a stack; what is special about it in parentheses.
  private static func part(_ look: CellLook) -> [String] {
    var notes = look.accessibility.label.map { ["label=\(quoted($0))"] } ?? []
    notes += look.accessibility.value.map { ["value=\(quoted($0))"] } ?? []
    if !look.accessibility.traits.isEmpty { notes.append("traits=\(look.accessibility.traits)") }
    notes += style(of: look)
    if look.isSelected { notes.append("selected") }
    if look.isDisabled { notes.append("disabled") }
    let words = contents(of: look)
    return notes.isEmpty ? words : words + ["(\(notes.joined(separator: " ")))"]
  }

  private static func segments(_ titles: [String], _ selected: Int?) -> [String] {
    titles.enumerated().map { index, title in
      "segment\(index == selected ? "*" : "")=\(quoted(title))"
    }
  }

  /// Returns the words for what is special about the form of a look.
  private static func style(of look: CellLook) -> [String] {
    var words: [String] = []
    if let limit = look.lineLimit { words.append("lines=\(max(1, limit))") }
    if let style = look.textStyle { words.append("style=\(style)") }
    if let tint = look.tint { words.append("tint=\(quoted(tint.name))") }
    if let bubble = look.bubble { words.append("bubble=\(bubble)") }
    if look.isDestructive { words.append("destructive") }
    if look.isLoading { words.append("loading") }
    return words
  }

  private static func size(of look: CellLook) -> [String] {
    let width = look.width.map { ["width=\(NumberText.decimal($0))"] } ?? []
    return width + (look.height.map { ["height=\(NumberText.decimal($0))"] } ?? [])
  }

  private static func spoken(of look: CellLook) -> [String] {
    var words = ["label=\(look.spokenLabel.map { quoted($0) } ?? "none")"]
    if let value = look.spokenValue { words.append("value=\(quoted(value))") }
    let traits = look.spokenTraits
    if !traits.isEmpty { words.append("traits=\(traits)") }
    return words
  }
}

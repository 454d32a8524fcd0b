extension ScreenSnapshot: CustomStringConvertible {
  /// The screen as text, with a line for each section, supplementary view and row. The line of a row is the
  /// ``Row/description`` of the row. The rows inside a container follow the line of the container, with deeper
  /// indentation. If the screen has modifiers such as `onRefresh`, a line with these modifiers comes first.
  ///
  /// Equal snapshots have equal texts, even on different machines, unless a model's own `==` ignores a field.
  public var description: String {
    let whole = configuration?.text ?? ""
    let head = whole.isEmpty ? [] : ["screen\(whole)"]
    return (head + sections.flatMap(\.lines)).joined(separator: "\n")
  }
}

extension Row: CustomStringConvertible {
  /// The row as text: the type of the model, the ID, the fields of the model, and some attributes that modifiers have
  /// set, such as swipe actions. If the row is a container, the text omits the rows inside.
  public var description: String {
    let fields = ValueText.contents(of: model, excluding: id.isFromModel ? "id" : nil)
    var text = "\(type(of: model)) \(ValueText.quoted(id))"
    if !fields.isEmpty { text += " (\(fields))" }
    return text + attributes.text
  }
}

extension RowAttributes {
  fileprivate var text: String {
    var words = isSelectable ? ["selectable"] : []
    for edge in SwipeEdge.allCases where !swipeActions[edge].isEmpty {
      let titles = swipeActions[edge].map { ValueText.quoted($0.title) }
      words.append("\(edge) \(titles.joined(separator: ", "))")
    }
    if !contextMenu.actions.isEmpty {
      words.append("menu \(contextMenu.actions.map(\.text).joined(separator: ", "))")
    }
    if onReorder != nil { words.append("reorderable") }
    if level > 0 { words.append("level \(level)") }
    if let disclosure { words.append(disclosure.isExpanded ? "unfolded" : "folded") }
    if let height { words.append("height \(height)") }
    if let estimatedHeight { words.append("estimated height \(estimatedHeight)") }
    if let layout { words.append("layout \(layout.text)") }
    return words.map { " \($0)" }.joined()
  }
}

extension MenuAction {
  fileprivate var text: String {
    let inner = children.map(\.text).joined(separator: ", ")
    return ValueText.quoted(title) + (handler == nil ? " [\(inner)]" : "")
  }
}

extension LayoutHint {
  fileprivate var text: String {
    var words = [ValueText.text(of: arrangement)]
    if itemWidth != nil || itemHeight != nil || fitsContent {
      let lengths = [itemWidth, itemHeight].map { length in
        length.map { String(describing: $0) } ?? "?"
      }
      words.append((fitsContent ? "content" : lengths[0]) + " x " + lengths[1])
    }
    if let paging { words.append("paging \(ValueText.text(of: paging))") }
    if appearance != .plain { words.append(ValueText.text(of: appearance)) }
    return words.joined(separator: " ")
  }
}

extension ScreenSnapshot.Section {
  fileprivate var lines: [String] {
    let layout = layout.map { " layout \($0.text)" } ?? ""
    let heads = supplementaries.map { supplementary in
      let kind = ValueText.escaped(supplementary.kind.name)
      let fields = ValueText.contents(of: supplementary.model)
      return "\(kind): \(type(of: supplementary.model)) (\(fields))"
    }
    return ["section \(ValueText.quoted(id))\(layout)"] + (heads + rows.lines).map { "  " + $0 }
  }
}

extension ScreenSnapshot.Rows {
  fileprivate var lines: [String] {
    flatMap { row in
      let inner = row.innerRows?.sections.flatMap(\.rows.lines) ?? []
      return [row.description] + inner.map { "  " + $0 }
    }
  }
}

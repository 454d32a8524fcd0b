public import ScreenDSL

extension CellLook {
  /// What the look tells its users, to compare it with a cell's view.
  ///
  /// - Complexity: O(*n*) in the number *n* of parts.
  public var contents: CellContents {
    var contents = CellContents(label: accessibility.label)
    if !parts.isEmpty, let value = accessibility.value { contents.values.append(value) }
    add(to: &contents, isOutermost: true, depth: Self.maximumDepth)
    return contents
  }

  private func add(to contents: inout CellContents, isOutermost: Bool, depth: Int) {
    if isLoading { return }
    switch kind {
    case .title(let text), .subtitle(let text), .value(let text), .badge(let text):
      if !text.isEmpty { contents.texts.append(text) }
      if let value = accessibility.value { contents.values.append(value) }
    case .button(let text):
      contents.controls.append(
        CellContents.Control(label: accessibility.label ?? text, value: accessibility.value))
    case .field(_, let placeholder):
      let label = accessibility.label ?? (placeholder.isEmpty ? nil : placeholder)
      contents.controls.append(CellContents.Control(label: label, value: spokenValue))
    case .segments, .toggle, .slider:
      contents.controls.append(
        CellContents.Control(label: accessibility.label, value: spokenValue))
    case .image, .progress:
      if !isOutermost, let label = accessibility.label { contents.labels.append(label) }
      if let value = spokenValue { contents.values.append(value) }
    case .horizontal, .vertical:
      if !isOutermost, let label = accessibility.label { contents.labels.append(label) }
      if !isOutermost, let value = accessibility.value { contents.values.append(value) }
      if depth == 0 { return }
      for part in parts { part.add(to: &contents, isOutermost: false, depth: depth - 1) }
    case .divider, .spacer: break
    }
  }
}

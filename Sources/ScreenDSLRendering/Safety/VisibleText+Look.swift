extension VisibleText {
  /// The largest number of parts that is shown of a stack, and of choices beside one another.
  static let maximumParts = 50

  /// Returns the look with all its texts safe to show, and cut off where it is too deep or too
  /// wide.
  func look(_ look: CellLook) -> CellLook { self.look(look, depth: CellLook.maximumDepth) }

  private func look(_ look: CellLook, depth: Int) -> CellLook {
    var result = CellLook(kind(look.kind, depth: depth))
    result.width = look.width.flatMap(CellLook.valid)
    result.height = look.height.flatMap(CellLook.valid)
    result.accessibility = accessibility(look.accessibility)
    result.isSelected = look.isSelected
    result.isDisabled = look.isDisabled
    return result
  }

  private func accessibility(_ accessibility: CellLook.Accessibility) -> CellLook.Accessibility {
    CellLook.Accessibility(
      label: accessibility.label.map { text($0) }, value: accessibility.value.map { text($0) },
      traits: accessibility.traits)
  }

  private func kind(_ kind: CellLook.Kind, depth: Int) -> CellLook.Kind {
    switch kind {
    case .title(let text): .title(self.text(text))
    case .subtitle(let text): .subtitle(self.text(text))
    case .value(let text): .value(self.text(text))
    case .image(let name): .image(text(name))
    case .button(let text): .button(self.text(text))
    case .segments(let titles, let selected):
      .segments(self.titles(titles), selected: selected.map { min($0, Self.maximumParts) })
    case .toggle, .divider, .spacer: kind
    case .slider(let value): .slider(NumberText.share(value))
    case .badge(let text): .badge(self.text(text))
    case .progress(let value): .progress(NumberText.share(value))
    case .horizontal(let parts): .horizontal(self.parts(parts, depth: depth))
    case .vertical(let parts): .vertical(self.parts(parts, depth: depth))
    }
  }

  private func titles(_ titles: [String]) -> [String] {
    let shown = titles.prefix(Self.maximumParts).map { text($0) }
    let rest = titles.count - shown.count
    return rest == 0 ? shown : shown + ["\(ellipsis) \(rest) more"]
  }

  private func parts(_ parts: [CellLook], depth: Int) -> [CellLook] {
    if depth == 0 { return parts.isEmpty ? [] : [.subtitle(ellipsis)] }
    let shown = parts.prefix(Self.maximumParts).map { look($0, depth: depth - 1) }
    let rest = parts.count - shown.count
    return rest == 0 ? shown : shown + [.subtitle("\(ellipsis) \(rest) more")]
  }
}

import ScreenDSL

/// Draws the sections and rows of one screen as text.
struct ScreenText: Sendable {
  let reader: LookReader
  let looks: LookText

  var glyphs: TextGlyphs { looks.glyphs }

  /// Returns the lines of the whole screen, each `width` columns wide.
  func lines(of snapshot: ScreenSnapshot, width: Int) -> [String] {
    var frame = TextFrame(glyphs: glyphs, width: width)
    for section in snapshot.sections { add(section, to: &frame) }
    if snapshot.sections.isEmpty { frame.add(note("no rows", frame.innerWidth), after: .thin) }
    frame.close()
    return frame.lines
  }

  private func add(_ section: ScreenSnapshot.Section, to frame: inout TextFrame) {
    var rule = TextFrame.Rule.double
    for supplementary in section.supplementaries where supplementary.kind != .footer {
      frame.add(lines(of: supplementary, width: frame.innerWidth), after: rule)
    }
    let groups = groups(
      of: section.rows, layout: section.layout ?? .list, at: [], width: frame.innerWidth,
      offset: 0)
    for group in groups {
      frame.add(group, after: rule)
      rule = .thin
    }
    if let footer = section.supplementary(.footer) {
      frame.add(lines(of: footer, width: frame.innerWidth), after: .double)
    }
  }

  private func lines(of supplementary: Supplementary, width: Int) -> [String] {
    let look = reader.supplementary(supplementary)
    if supplementary.kind == .header || supplementary.kind == .footer {
      return padded(looks.lines(of: look, width: width - 2))
    }
    let name = reader.visible.text(supplementary.kind.name) + ":"
    return padded(looks.lines(of: .horizontal(.subtitle(name), look), width: width - 2))
  }

  private func padded(_ lines: [String]) -> [String] { lines.map { " \($0) " } }

  /// Returns a remark as one line of that width.
  func note(_ text: String, _ width: Int) -> [String] { [looks.fit(" (\(text))", width)] }
}

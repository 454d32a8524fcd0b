/// A box around groups of lines of text, with a horizontal rule between two groups.
struct TextFrame {
  let glyphs: TextGlyphs
  let width: Int
  private(set) var lines: [String] = []
  private var isEmpty = true

  init(glyphs: TextGlyphs, width: Int, title: String = "") {
    (self.glyphs, self.width) = (glyphs, width)
    lines.append(rule(glyphs.top, title))
  }

  var innerWidth: Int { width - 2 }

  /// Adds a group of lines, with a rule above the group unless the group is the first one. Each line must be as wide as
  /// ``innerWidth``.
  mutating func add(_ group: [String], after rule: TextGlyphs.Rule) {
    if !isEmpty { lines.append(self.rule(rule)) }
    isEmpty = false
    lines += group.map { glyphs.side + $0 + glyphs.side }
  }

  /// The lines of a row, or of several rows side by side. `rule` is the horizontal line below these lines, and `rows`
  /// has the indexes of the rows.
  typealias Group = (lines: [String], rule: TextGlyphs.Rule, rows: Range<Int>)

  @discardableResult
  mutating func add(_ groups: [Group], after rule: TextGlyphs.Rule) -> [Range<Int>] {
    zip([rule] + groups.map(\.rule), groups.map(\.lines)).map { rule, group in
      add(group, after: rule)
      return lines.count - group.count..<lines.count
    }
  }

  mutating func close(_ note: String = "") { lines.append(rule(glyphs.bottom, note)) }

  private func rule(_ rule: TextGlyphs.Rule, _ text: String = "") -> String {
    let room = width - 5
    let shown =
      text.isEmpty || room < 1
      ? ""
      : TextWidth.columns(of: text) <= room
        ? " \(text) " : " \(TextWidth.fit(text, width: room, ellipsis: glyphs.ellipsis)) "
    let line = String(repeating: rule.middle, count: width - 2 - TextWidth.columns(of: shown))
    return rule.left + (glyphs.isRightToLeft ? line + shown : shown + line) + rule.right
  }
}

/// The characters for boxes and controls in a drawing as text.
struct TextGlyphs: Sendable {
  typealias Rule = (left: String, middle: String, right: String)

  var top, thin, double, bottom: Rule
  var side, mark, chevron, check, handle, ellipsis, image: String
  var chosen, between, knob, track, full, rest, spinner, menu: String
  private(set) var isRightToLeft = false

  var mirrored: TextGlyphs {
    var glyphs = self
    glyphs.mark = mark == ">" ? "<" : "◂"
    glyphs.chevron = chevron == ">" ? "<" : "‹"
    glyphs.isRightToLeft = true
    return glyphs
  }

  func rule(_ separator: Look.Separator?, width: Int) -> Rule {
    guard let separator else { return thin }
    var room = width
    if case .inset(let points) = separator {
      room = min(width, Int((points / LookMetrics.Columns.points).rounded()))
    }
    if room == 0 { return thin }
    let blank = String(repeating: " ", count: room)
    let line = String(repeating: thin.middle, count: width - room)
    return isRightToLeft
      ? ((room == width ? side : thin.left) + line + blank, "", side)
      : (side + blank + line, "", room == width ? side : thin.right)
  }

  func text(of sign: RowSign) -> String {
    switch sign {
    case .chevron: return chevron
    case .checkmark: return check
    case .disclosure(let isExpanded):
      return check == "v" ? (isExpanded ? "-" : "+") : isExpanded ? menu : chevron
    case .handle: return handle
    case .delete: return isRightToLeft ? " [-]" : "[-] "
    case .mark(let isSelected):
      let mark = "(\(isSelected ? check : " "))"
      return isRightToLeft ? " " + mark : mark + " "
    }
  }

  static let unicode = TextGlyphs(
    top: ("┌", "─", "┐"), thin: ("├", "─", "┤"), double: ("╞", "═", "╡"), bottom: ("└", "─", "┘"),
    side: "│", mark: "▸", chevron: "›", check: "✓", handle: "≡", ellipsis: "…", image: "▨",
    chosen: "•", between: "│", knob: "●", track: "─", full: "█", rest: "░", spinner: "◌", menu: "⌄")

  static let ascii = TextGlyphs(
    top: ("+", "-", "+"), thin: ("+", "-", "+"), double: ("+", "=", "+"), bottom: ("+", "-", "+"),
    side: "|", mark: ">", chevron: ">", check: "v", handle: "=", ellipsis: "...", image: "#",
    chosen: "*", between: "|", knob: "o", track: "-", full: "#", rest: ".", spinner: "~", menu: "v")
}

/// The characters that a text drawing is made of.
struct TextGlyphs: Sendable {
  /// A horizontal line of a frame: its left end, its middle, its right end.
  struct Rule: Sendable {
    var left: String
    var middle: String
    var right: String
  }

  var top, thin, double, bottom: Rule
  var side, mark, chevron, ellipsis, image: String
  var chosen, between, knob, track, full, rest: String

  static let unicode = TextGlyphs(
    top: Rule(left: "┌", middle: "─", right: "┐"), thin: Rule(left: "├", middle: "─", right: "┤"),
    double: Rule(left: "╞", middle: "═", right: "╡"),
    bottom: Rule(left: "└", middle: "─", right: "┘"),
    side: "│", mark: "▸", chevron: "›", ellipsis: "…", image: "▨",
    chosen: "•", between: "│", knob: "●", track: "─", full: "█", rest: "░")

  static let ascii = TextGlyphs(
    top: Rule(left: "+", middle: "-", right: "+"), thin: Rule(left: "+", middle: "-", right: "+"),
    double: Rule(left: "+", middle: "=", right: "+"),
    bottom: Rule(left: "+", middle: "-", right: "+"),
    side: "|", mark: ">", chevron: ">", ellipsis: "...", image: "#",
    chosen: "*", between: "|", knob: "o", track: "-", full: "#", rest: ".")
}

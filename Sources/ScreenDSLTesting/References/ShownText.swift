/// Makes any text safe to show in a terminal and in a report.
enum ShownText {
  /// The greatest number of characters of a line that are shown.
  static let lineLimit = 300

  /// Returns one line of a text, bounded and without anything that a terminal acts on.
  static func line(_ text: String, asASCII: Bool = false) -> String {
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(lineLimit)
    var result = ""
    for scalar in shown { append(scalar, to: &result, asASCII: asASCII) }
    return shown.endIndex < scalars.endIndex ? result + "…" : result
  }

  /// Returns `text` on one line between single quotes, bounded.
  static func quoted(_ text: String) -> String { "'\(line(text))'" }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String, asASCII: Bool) {
    if isHidden(scalar) || asASCII && !scalar.isASCII {
      text += scalar == "\t" && !asASCII ? "\t" : scalar.escaped(asASCII: true)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }

  /// Whether a scalar breaks the line, controls a terminal or changes how the line is read.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.properties.isBidiControl || scalar == "\u{FEFF}"
    default: false
    }
  }
}

import ScreenDSL

/// Makes any text safe to show in a terminal and in a report.
enum ShownText {
  /// The greatest number of characters of a line that are shown.
  static let lineLimit = 300

  /// Returns one line of a text, bounded and without anything that a terminal acts on.
  static func line(_ text: String, asASCII: Bool = false) -> String {
    let scalars = text.unicodeScalars
    let shown = scalars.prefix(lineLimit)
    var result = ""
    var hidden = HiddenScalars()
    for scalar in shown {
      append(scalar, isHidden: hidden.hides(scalar), to: &result, asASCII: asASCII)
    }
    return shown.endIndex < scalars.endIndex ? result + "…" : result
  }

  /// Returns `text` on one line between single quotes, bounded.
  static func quoted(_ text: String) -> String { "'\(line(text))'" }

  private static func append(
    _ scalar: Unicode.Scalar, isHidden: Bool, to text: inout String, asASCII: Bool
  ) {
    if isHidden || asASCII && !scalar.isASCII {
      text += scalar == "\t" && !asASCII ? "\t" : scalar.escaped(asASCII: true)
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
}

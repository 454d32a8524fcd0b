internal import ScreenDSL

/// Makes texts from anywhere safe to show: bounded, and with nothing in them that is not seen.
struct VisibleText: Sendable {
  /// The longest text that is shown whole, in Unicode scalars.
  static let maximumLength = 500

  /// Whether everything beyond ASCII is written as a code.
  var isASCII = false
  /// Whether a backslash is doubled, so that it is told from that of a code.
  var doublesBackslashes = false

  /// Returns `text` with control characters, bidirectional overrides and the like as codes, such as
  /// `\u{202E}`, cut off where it is too long.
  ///
  /// - Complexity: O(*n*) in the length *n* of the text.
  func text(_ text: String, limit: Int = maximumLength) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
    let shown = scalars[..<(end ?? scalars.endIndex)]
    var result = ""
    var run = MarkRun()
    for scalar in shown { append(scalar, mayBeHidden: run.allows(scalar), to: &result) }
    let rest = end.map { scalars.distance(from: $0, to: scalars.endIndex) } ?? 0
    return rest == 0 ? result : "\(result)\(ellipsis) \(rest) more"
  }

  /// What stands for a text that was cut off.
  var ellipsis: String { isASCII ? "..." : "…" }

  private func append(_ scalar: Unicode.Scalar, mayBeHidden: Bool, to text: inout String) {
    switch scalar {
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\\" where doublesBackslashes: text += "\\\\"
    case "…" where isASCII: text += ellipsis
    case _ where isASCII && scalar.value > 0x7E, _ where !mayBeHidden:
      text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: text.unicodeScalars.append(scalar)
    }
  }
}

/// Tells which characters without a width are part of what is seen.
///
/// Marks are, but not more than a few on one character.
private struct MarkRun {
  private static let maximumLength = 8
  private var length = 0
  private var hidden = HiddenScalars()

  mutating func allows(_ scalar: Unicode.Scalar) -> Bool {
    if hidden.hides(scalar) { return false }
    length = TextWidth.columns(of: scalar) == 0 ? length + 1 : 0
    return length <= Self.maximumLength
  }
}

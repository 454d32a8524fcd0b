import ScreenDSL

/// Writes a text as a multi-line string literal.
struct LiteralText {
  let text: ReferenceText
  let indentation: String
  let newline: String

  /// The literal: opening quotes, the text's lines, closing quotes, all but the first line indented.
  var source: String {
    let hashes = hashes
    let marks = String(repeating: "#", count: hashes)
    let lines = text.lines.map { line in
      line.isEmpty ? "" : indentation + Self.escaped(line, marks)
    }
    return ([marks + "\"\"\""] + lines + [indentation + "\"\"\"" + marks])
      .joined(separator: newline)
  }

  /// The smallest number of `#` with which no part of the text means anything but itself.
  private var hashes: Int {
    let bytes = text.bytes
    var result = 0
    for index in bytes.indices {
      let isQuotes = bytes[index...].starts(with: "\"\"\"".utf8)
      guard isQuotes || bytes[index] == .backslash else { continue }
      let after = bytes[index...].dropFirst(isQuotes ? 3 : 1)
      result = max(result, after.prefix { $0 == .hash }.count + 1)
    }
    return result
  }

  /// Returns a line without scalars that break it, or that nobody sees.
  private static func escaped(_ line: String, _ marks: String) -> String {
    var result = ""
    var hidden = HiddenScalars()
    for scalar in line.unicodeScalars {
      if hidden.hides(scalar), scalar != "\t" {
        result += "\\\(marks)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

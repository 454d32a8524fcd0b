import Foundation

/// Finds the string literal in the trailing closure of a call.
struct CallLiteral {
  let function: String
  let value: ReferenceText

  /// Returns the byte range of the literal in a source file; nil if no call with this literal is at `line` and
  /// `column`. Both count from 1. The column is a number of bytes.
  func range(in file: [UInt8], line: Int, column: Int) -> Range<Int>? {
    let text = String(decoding: file, as: UTF8.self)
    let lines = text.utf8.split(separator: .newline, omittingEmptySubsequences: false)
    guard text.utf8.count == file.count, lines.indices.contains(line - 1),
      1...lines[line - 1].count + 1 ~= column
    else { return nil }
    let start = text.utf8.index(lines[line - 1].startIndex, offsetBy: column - 1)
    let match = (try? NSRegularExpression(pattern: pattern))?.firstMatch(
      in: text, options: [.anchored, .withTransparentBounds], range: NSRange(start..., in: text))
    return match.flatMap { Range($0.range(withName: "literal"), in: text) }.map { found in
      let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
      return start..<start + text[found].utf8.count
    }
  }

  private var pattern: String {
    // The last alternative excludes the slash, because a slash outside of comments and strings may begin a regex
    // literal.
    let string = #""(?:\\\#(CallSource.parentheses)|\\.|[^"\\\n])*+""#
    let part = ##"#"[^\n]*?"#|"""(?:\\[\s\S]|[^\\])*?"""|\##(string)|//.*|[^()"/]"##
    var arguments = #"\((?:\#(part))*+\)"#
    for _ in 0..<8 { arguments = #"\((?:\#(part)|\#(arguments))*+\)"# }
    let space = #"(?:\s|//.*)*+"#
    return "(?:\(function)|(?<=\(function)))\(arguments)\(space)\\{\(space)"
      + "(?<literal>(?<marks>#*)(?:\(oneLine)|\(lines))\\k<marks>)\(space)\\}"
  }

  private var oneLine: String {
    let newline = #"\\\k<marks>n"#
    return #""\#(value.lines.map(Self.pattern).joined(separator: newline))(?:\#(newline))?""#
  }

  /// The part of the regular expression that matches a multi-line literal. Each line of such a literal that is not
  /// empty begins with the indentation of the closing quotes.
  private var lines: String {
    let lines = value.lines.map { line in
      line.isEmpty ? #"[ \t]*\r?\n"# : #"\k<space>\#(Self.pattern(line))\r?\n"#
    }
    return #""""[ \t]*\r?\n(?=(?:[^\n]*\n)*?(?<space>[ \t]*)"""\k<marks>)\#(lines.joined())"#
      + #"(?:[ \t]*\r?\n)?\k<space>""""#
  }

  private static func pattern(_ text: String) -> String {
    let names: [Unicode.Scalar: String] = [
      "\t": "|t", "\r": "|r", "\0": "|0", "\"": "|\"", "'": "|'", "\\": #"|\\"#,
    ]
    return text.unicodeScalars.map { scalar in
      let plain = NSRegularExpression.escapedPattern(for: String(scalar))
      if names[scalar] == nil, " "..."~" ~= scalar { return plain }
      let code = String(scalar.value, radix: 16)
      return #"(?:\#(plain)\#(scalar == "\\" ? #"(?!\k<marks>)"# : "")|"#
        + #"\\\k<marks>(?:u\{0*(?i:\#(code))\}\#(names[scalar] ?? "")))"#
    }.joined()
  }
}

extension UInt8 { static let newline = UInt8(ascii: "\n") }

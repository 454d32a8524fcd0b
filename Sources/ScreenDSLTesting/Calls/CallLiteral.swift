import Foundation

/// A string literal that is the whole trailing closure of a call. `value` is the value of the literal when the test was
/// built.
///
/// The search looks for a literal with this value in the source, and does not parse Swift. If the source now has a
/// literal with another value or with an interpolation, the search finds no literal.
struct CallLiteral {
  /// The name of the called function.
  let function: String
  let value: ReferenceText

  /// Returns the byte range of the literal in a file, with its quotes; nil if the call has no such literal.
  ///
  /// The result is also nil if the arguments of the call contain a regular expression or another text that hides
  /// brackets.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - line: The line of `#line`, from 1.
  ///   - column: The column of `#column`, in bytes from 1. This is the column of the call's parenthesis, or of its
  ///     name.
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
    // Outside of comments and strings, the pattern allows no slash, because a slash may begin a regular expression.
    let part = ##"#"[^\n]*?"#|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*+"|//.*|[^()"/]"##
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

  /// The pattern of a multi-line literal with this value. Each line has the indentation of the closing quotes.
  private var lines: String {
    let lines = value.lines.map { line in
      line.isEmpty ? #"[ \t]*\r?\n"# : #"\k<space>\#(Self.pattern(line))\r?\n"#
    }
    return #""""[ \t]*\r?\n(?=(?:[^\n]*\n)*?(?<space>[ \t]*)"""\k<marks>)\#(lines.joined())"#
      + #"(?:[ \t]*\r?\n)?\k<space>""""#
  }

  /// Returns a regular expression for a text in a literal. Each character of the text may be written as it is or as
  /// an escape.
  private static func pattern(_ text: String) -> String {
    let names: [Unicode.Scalar: String] = [
      "\t": "|t", "\r": "|r", "\0": "|0", "\"": "|\"", "'": "|'", "\\": #"|\\"#,
    ]
    return text.unicodeScalars.map { scalar in
      let plain = NSRegularExpression.escapedPattern(for: String(scalar))
      if scalar.isASCII, names[scalar] == nil, scalar >= " " { return plain }
      let code = String(scalar.value, radix: 16)
      return #"(?:\#(plain)\#(scalar == "\\" ? #"(?!\k<marks>)"# : "")|"#
        + #"\\\k<marks>(?:u\{0*(?i:\#(code))\}\#(names[scalar] ?? "")))"#
    }.joined()
  }
}

extension UInt8 { static let newline = UInt8(ascii: "\n") }

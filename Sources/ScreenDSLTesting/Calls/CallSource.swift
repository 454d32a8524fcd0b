import Foundation

/// The arguments and the trailing closures of a call, as source text.
struct CallSource {
  private(set) var (arguments, closures): ([String], [String]) = ([], [])

  init?(at site: CallSite) {
    guard let text = try? String(contentsOfFile: site.filePath, encoding: .utf8) else { return nil }
    // In Swift, the line break of Windows, "\r\n", is one `Character`.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard lines.indices.contains(site.line - 1),
      let line = String(lines[site.line - 1].utf8.dropFirst(max(0, site.column - 1))),
      let start = line.firstIndex(of: "(")
    else { return nil }
    var rest = Substring(([line[start...]] + lines[site.line...]).joined(separator: "\n"))
    arguments = Self.parts(&rest, splits: true)
    while let label = rest.range(of: #"^\s*(\w+:\s*)?(?=\{)"#, options: .regularExpression) {
      rest = rest[label.upperBound...]
      closures += Self.parts(&rest, splits: false)
    }
  }

  func argument(_ label: String) -> String? { arguments.first { $0.hasPrefix("\(label):") } }

  /// Returns the source of the closure that the call passes for an argument label. If this argument is a key path or a
  /// function, returns source that applies the argument to `$0`. If no argument in the parentheses has this label,
  /// returns the first trailing closure.
  func closure(_ label: String) -> String? {
    guard let argument = argument(label) else { return closures.first }
    let value = argument.dropFirst(label.count + 1).trimmingCharacters(in: .whitespacesAndNewlines)
    if value.hasPrefix("\\") { return "$0[keyPath: \(value)]" }
    return value.hasPrefix("{") ? String(value.dropFirst().dropLast()) : "\(value)($0)"
  }

  /// Matches parentheses and the text in them, which can have strings, and parentheses to a depth of five.
  static let parentheses = (1...5).reduce("[^()]") { own, _ in
    ##"\(("""[\s\S]*?"""|#"[^\n]*?"#|"(\\.|[^"\\])*+"|[^()"#]++|\##(own)|["#])*+\)"##
  }
  private static let interpolation = ##"\\#*"## + parentheses
  private static let literal =
    ##"(#*)"""[\s\S]*?"""\1|(#+)"[\s\S]*?"\2|"(\##(interpolation)|\\.|[^"\\]++)*+"|"##
    + #"//[^\n]*|/\*[\s\S]*?\*/"#

  private static func parts(_ rest: inout Substring, splits: Bool) -> [String] {
    var (depth, types, parts) = (0, 0, [""])
    loop: while let character = rest.first {
      if "\"#/".contains(character),
        let range = rest.range(of: literal, options: [.regularExpression, .anchored])
      {
        if character != "/" { parts[parts.count - 1] += rest[range] }
        rest = rest[range.upperBound...]
        continue
      }
      rest.removeFirst()
      let last = parts[parts.count - 1].last
      let isAfterName = last.map { $0.isLetter || $0.isNumber } ?? false
      switch character {
      case "(", "[", "{":
        depth += 1
        if depth == 1 { continue loop }
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { break loop }
      case "<" where depth == 1 && isAfterName: types += 1
      case ">" where depth == 1 && types > 0 && last != "-": types -= 1
      case "," where splits && depth == 1 && types == 0:
        parts.append("")
        continue loop
      default: break
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// Matches the attributes and the captures of a closure, which come before the parameters.
  private static let marks = #"^\s*+(@\w+\s*+|\[[^\]]*\]\s*+)*+"#

  private static func head(_ closure: String) -> Range<String.Index>? {
    closure.range(
      of: marks + #"(?!for\b)([\w, ]*?|\([^()]*\)\s*)((async|throws)\s+)*(->[^{}]*?)?\bin\b"#,
      options: .regularExpression)
  }

  static func parameters(_ closure: String) -> [String] {
    guard let head = head(closure) else { return [] }
    let text = closure[head].dropLast(2)
      .replacingOccurrences(of: marks, with: "", options: .regularExpression)
    return text.split(separator: ",").compactMap { parameter in
      parameter.split { " \t\n(:)-".contains($0) }.first.map(String.init)
    }
  }

  /// Returns the body of a closure, with `names` in place of the names of the closure's parameters.
  static func body(_ closure: String, _ names: String...) -> String {
    let (parameters, head) = (parameters(closure), head(closure))
    let text = closure[(head?.upperBound ?? closure.startIndex)...]
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let pairs = zip(parameters.isEmpty ? ["$0", "$1"] : parameters, names).filter { $0.0 != "_" }
    return naming(Dictionary(pairs) { $1 }, in: text)
  }

  /// Matches the text before a brace, such as `if isOn`, if the brace begins the body of a statement. Does not match
  /// the text before the brace of a closure.
  private static let statement =
    #"(^|[;:={}\n]|\breturn\b)\s*(for|if|while|switch|guard|do|else|catch|defer|repeat)\b"#
    + #"([^(){}]|\#(parentheses))*$"#

  /// Matches a word that is neither a member after a period nor an argument label.
  private static let word = #"(?<![\w$]|[^.]\.|^\.)(\$\d+|\w+\b(?!:))"#

  /// Replaces names, but neither in comments nor in the words of string literals. Does not replace the `$0` of closures
  /// in the source.
  private static func naming(_ names: [String: String], in source: String) -> String {
    var (rest, result, closures) = (source[...], "", [Bool]())
    let pattern = "\(literal)|\(word)|[{}]"
    while let token = rest.range(of: pattern, options: .regularExpression) {
      result += rest[..<token.lowerBound]
      var text = rest[token]
      rest = rest[token.upperBound...]
      if text == "{" {
        closures.append(result.range(of: statement, options: .regularExpression) == nil)
      } else if text == "}" {
        _ = closures.popLast()
      }
      let known = closures.contains(true) ? names.filter { $0.key.first != "$" } : names
      while let part = text.range(of: interpolation, options: .regularExpression) {
        result += text[..<part.lowerBound] + naming(known, in: String(text[part]))
        text = text[part.upperBound...]
      }
      result += known[String(text)] ?? String(text)
    }
    return result + rest
  }
}

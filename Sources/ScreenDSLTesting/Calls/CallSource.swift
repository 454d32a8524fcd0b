import Foundation

/// The arguments and the trailing closures of a call, as source text.
struct CallSource {
  private(set) var (arguments, closures): ([String], [String]) = ([], [])

  init?(at site: CallSite) {
    guard let text = try? String(contentsOfFile: site.filePath, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
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

  private static let literal =
    ##"(#*)"""[\s\S]*?"""\1|(#+)"[\s\S]*?"\2|"(\\.|[^"\\])*"|//[^\n]*|/\*[\s\S]*?\*/"##

  private static func parts(_ rest: inout Substring, splits: Bool) -> [String] {
    var (depth, parts) = (0, [""])
    loop: while let character = rest.first {
      if "\"#/".contains(character),
        let range = rest.range(of: literal, options: [.regularExpression, .anchored])
      {
        if character != "/" { parts[parts.count - 1] += rest[range] }
        rest = rest[range.upperBound...]
        continue
      }
      rest.removeFirst()
      switch character {
      case "(", "[", "{":
        depth += 1
        if depth == 1 { continue loop }
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { break loop }
      case "," where splits && depth == 1:
        parts.append("")
        continue loop
      default: break
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private static func head(_ closure: String) -> Range<String.Index>? {
    closure.range(of: #"^\s*[\w, ]+\bin\b"#, options: .regularExpression)
  }

  static func parameters(_ closure: String) -> [String] {
    guard let head = head(closure) else { return [] }
    return closure[head].dropLast(2).split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  static func body(_ closure: String, _ names: String...) -> String {
    let (parameters, head) = (parameters(closure), head(closure))
    var text = head.map { String(closure[$0.upperBound...]) } ?? closure
    text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    for (index, name) in names.enumerated() {
      let old = parameters.count > index ? "\\b\(parameters[index])" : "\\$\(index)"
      if old == "\\b\(name)" || old == "\\b_" { continue }
      text = text.replacingOccurrences(
        of: old + #"\b(?!\s*:)"#, with: name, options: .regularExpression)
    }
    return text
  }
}

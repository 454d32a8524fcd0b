import Foundation

/// The arguments and the trailing closures of a call, as the source file contains them.
struct CallSource {
  /// The arguments without labels.
  private(set) var arguments: [String] = []
  /// The trailing closures, without braces.
  private(set) var closures: [String] = []

  /// Reads a call from its source file; nil if the file does not contain the call.
  init?(at site: CallSite) {
    guard let text = try? String(contentsOfFile: site.filePath, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(site.line - 1) else { return nil }
    let rest = lines[(site.line - 1)...].joined(separator: "\n").utf8.dropFirst(
      max(0, site.column - 1))
    var scanner = BracketScanner(Array(String(decoding: rest, as: UTF8.self)))
    guard scanner.skip(to: "(") else { return nil }
    arguments = scanner.parts()
    while true {
      scanner.skipSpace(andLabel: !closures.isEmpty)
      guard scanner.isAt("{") else { break }
      closures.append(scanner.parts(splitting: false)[0])
    }
  }

  /// Returns the body of a closure, in which its parameters have other names.
  static func body(_ closure: String, _ names: String...) -> String {
    let parameters = Self.parameters(closure)
    var body = closure
    if let end = body.range(of: #"^\s*[\w, ]+\bin\b"#, options: .regularExpression) {
      body.removeSubrange(end)
    }
    var text = body.trimmingCharacters(in: .whitespacesAndNewlines)
    for (index, name) in names.enumerated() {
      let old = parameters.count > index ? parameters[index] : "\\$\(index)"
      if old == name || old == "_" { continue }
      text = text.replacingOccurrences(
        of: (old.hasPrefix("\\") ? old : "\\b\(old)") + #"\b(?!\s*:)"#, with: name,
        options: .regularExpression)
    }
    return text
  }

  /// Returns the names of a closure's parameters; empty if it has none.
  static func parameters(_ closure: String) -> [String] {
    guard let head = closure.range(of: #"^\s*[\w, ]+\bin\b"#, options: .regularExpression) else {
      return []
    }
    return closure[head].dropLast(2).split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}

/// Finds matching brackets outside of texts and comments.
private struct BracketScanner {
  private let text: [Character]
  private var index = 0

  init(_ text: [Character]) { self.text = text }

  func isAt(_ character: Character) -> Bool { index < text.count && text[index] == character }

  mutating func skip(to character: Character) -> Bool {
    while index < text.count, text[index] != character, text[index] != "\n" { index += 1 }
    return isAt(character)
  }

  mutating func skipSpace(andLabel: Bool) {
    var next = index
    while next < text.count, text[next].isWhitespace { next += 1 }
    if andLabel, next < text.count, text[next].isLetter {
      while next < text.count, text[next].isLetter { next += 1 }
      guard next < text.count, text[next] == ":" else { return }
      next += 1
      while next < text.count, text[next].isWhitespace { next += 1 }
    }
    index = next
  }

  /// Returns the parts between brackets, which commas separate. Then continues after the closing bracket.
  mutating func parts(splitting: Bool = true) -> [String] {
    var (depth, parts, isText) = (0, [""], false)
    while index < text.count {
      let character = text[index]
      index += 1
      if isText {
        if character == "\\", index < text.count {
          parts[parts.count - 1] += String([character, text[index]])
          index += 1
          continue
        }
        if character == "\"" { isText = false }
      } else if character == "\"" {
        isText = true
      } else if "([{".contains(character) {
        depth += 1
        if depth == 1 { continue }
      } else if ")]}".contains(character) {
        depth -= 1
        if depth == 0 { break }
      } else if splitting, character == ",", depth == 1 {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
}

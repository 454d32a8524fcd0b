import Foundation
import ScreenDSL

/// One page with all failures of a run, which any browser shows without other files.
struct RunReport {
  /// One failure.
  struct Entry: Codable, Equatable {
    /// Which run it belongs to; entries of earlier runs are left out.
    var run: String
    /// What failed: test and name.
    var title: String
    var message: String
    /// The text that was made; bounded.
    var actual: String
    /// A picture of the screen as SVG; nil if there is none.
    var picture: String?
  }

  /// The greatest number of entries on the page; later failures have only their own files.
  static let limit = 200
  /// The greatest number of characters of one text on the page.
  static let textLimit = 100_000

  /// The greatest number of bytes of a picture on the page.
  static let pictureLimit = 2_000_000

  var entries: [Entry]

  /// The page; the same for the same entries.
  var html: String {
    HTMLNode.page("Layout tests", [.element("h1", .text(headline))] + shown.map(\.node))
  }

  private var shown: ArraySlice<Entry> {
    entries.sorted { ($0.title, $0.message) < ($1.title, $1.message) }.prefix(Self.limit)
  }

  private var headline: String {
    if entries.count >= Self.limit { return "The first \(Self.limit) failures" }
    return entries.count == 1 ? "1 failure" : "\(entries.count) failures"
  }
}

extension RunReport.Entry {
  fileprivate var node: HTMLNode {
    var parts: [HTMLNode] = [
      .element("h2", .text(title)), .element("pre", [], message.lines.map(Self.line)),
    ]
    if let picture {
      let data = Data(picture.utf8).base64EncodedString()
      parts.append(
        .element(
          "p", .element("img", [("src", "data:image/svg+xml;base64,\(data)"), ("alt", title)], [])))
    }
    let text = String(actual.unicodeScalars.prefix(RunReport.textLimit))
    parts.append(
      .element("details", .element("summary", .text("Actual")), .element("pre", .text(text))))
    return .element("section", [], parts)
  }

  private static func line(_ line: String) -> HTMLNode {
    switch line.prefix(2) {
    case "+ ": .element("span", [("class", "added")], [.text(line + "\n")])
    case "- ": .element("span", [("class", "removed")], [.text(line + "\n")])
    default: .text(line + "\n")
    }
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// A part of an HTML page or an SVG picture; all text is escaped where it is written, so none can become markup.
indirect enum HTMLNode: Equatable {
  case text(String)
  case element(String, [(name: String, value: String)], [HTMLNode])
  /// A style sheet that is written as it is; only for constants.
  case style(StaticString)

  static func element(_ name: String, _ children: HTMLNode...) -> HTMLNode {
    .element(name, [], children)
  }

  static func == (left: HTMLNode, right: HTMLNode) -> Bool { left.html == right.html }

  /// A whole page, which needs no other file.
  static func page(_ title: String, _ parts: [HTMLNode]) -> String {
    let page = HTMLNode.element(
      "html", [("lang", "en")],
      [
        .element(
          "head", [],
          [
            .element("meta", [("charset", "utf-8")], []), .element("title", .text(title)),
            .style(sheet),
          ]),
        .element("body", [], parts),
      ])
    return "<!DOCTYPE html>\n" + page.html + "\n"
  }

  private static let sheet: StaticString = """
    body{font:14px/1.4 system-ui,sans-serif;margin:2em;max-width:70em;color-scheme:light dark}\
    pre{padding:1em;overflow:auto;background:#8882;border-radius:6px}\
    .added{color:#1a7f37}.removed{color:#d1242f}img{max-width:100%;background:#fff}
    """

  /// The node as HTML.
  var html: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .text(let text): result += Self.escaped(text)
    case .style(let sheet): result += "<style>\(sheet)</style>"
    case .element(let name, let attributes, let children):
      result += "<\(name)"
      for attribute in attributes {
        result += " \(attribute.name)=\"\(Self.escaped(attribute.value))\""
      }
      result += ">"
      if Self.voidElements.contains(name) { return }
      for child in children { child.write(to: &result) }
      result += "</\(name)>"
    }
  }

  /// Whether a text is of visible ASCII with nothing to escape; each byte costs little, also in debug.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        // Quotes, '&', '<' and '>'.
        let isMarkup = byte == 0x22 || byte == 0x26 || byte == 0x27 || byte == 0x3C || byte == 0x3E
        if byte < 0x20 || byte > 0x7E || isMarkup { return false }
        index += 1
      }
      return true
    }
  }

  private static let voidElements: Set<String> = ["img", "meta", "br"]

  private static func escaped(_ text: String) -> String {
    // Pictures are long, and have nothing to escape as data.
    if isPlain(text) { return text }
    return ShownText.escaped(text.unicodeScalars) { scalar, isHidden in
      if scalar == "\n" || scalar == "\t" { return nil }
      return scalar.markupEntity ?? (isHidden ? scalar.escaped(asASCII: true) : nil)
    }
  }
}

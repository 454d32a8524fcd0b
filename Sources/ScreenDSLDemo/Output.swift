import Foundation
import ScreenDSL
import ScreenDSLTerminal

/// A screen of a scene, and what led to it.
typealias SceneStep = (text: String, snapshot: ScreenSnapshot)

/// What is wrong with an argument or a file, in one sentence.
struct DemoError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Where a run writes its lines; a test reads them there.
@MainActor
protocol Output {
  /// Writes lines to standard output.
  func write(_ text: String)
  /// Writes a line to standard error.
  func complain(_ line: String)
  /// Writes a line to standard output, in styles where they can be seen.
  func write(_ parts: [StyledText])
  /// How many columns lines may have.
  var columns: Int { get }
}

/// A part of a line; nil for the usual style.
typealias StyledText = (text: String, style: OutputStyle?)

/// How a terminal shows a text, by the code that asks for it; colours are those of 256 that are legible on
/// black and on white.
enum OutputStyle: String, CaseIterable {
  case bold = "1"
  case red = "38;5;196"
  case green = "38;5;28"
  case orange = "38;5;130"
  case blue = "38;5;27"
}

extension Output {
  var columns: Int { 80 }

  func write(_ parts: [StyledText]) { write(parts.map(\.text).joined()) }

  /// Writes a title, indented lines below it, and a blank line.
  func write(_ title: String, _ lines: [String]) {
    write("\(title):")
    for line in lines { write("  \(line)") }
    write("")
  }
}

/// Writes nothing that is not seen, whatever arguments and files say.
struct LegibleOutput: Output {
  let output: any Output

  var columns: Int { output.columns }

  func write(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    output.write(lines.map { String($0).legible }.joined(separator: "\n"))
  }

  func complain(_ line: String) { output.complain(line.legible) }

  func write(_ parts: [StyledText]) { output.write(parts.map { ($0.text.legible, $0.style) }) }
}

extension String {
  /// The text on one line, with hidden characters as codes such as `\u{202E}`, and without the
  /// middle of words of more than 80 characters.
  var legible: String {
    let words = split(separator: " ", omittingEmptySubsequences: false).map { word in
      let scalars = word.unicodeScalars.map(\.legible).joined().unicodeScalars
      return scalars.count <= 80
        ? String(scalars) : "\(Substring(scalars.prefix(60)))…\(Substring(scalars.suffix(19)))"
    }
    return words.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  fileprivate var legible: String {
    isHidden ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(self)
  }

  /// Whether the scalar is not seen, or changes what is seen of others; those that emoji and some
  /// scripts are written with may stand there.
  private var isHidden: Bool {
    switch properties.generalCategory {
    case _ where "\u{200C}\u{200D}\u{FE0E}\u{FE0F}".unicodeScalars.contains(self): false
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}

/// The streams of the process.
struct ProcessOutput: Output {
  var columns: Int { max(80, Terminal.size.columns) }

  func write(_ text: String) { print(text) }

  func write(_ parts: [StyledText]) {
    let texts = parts.map { text, style in
      style.map { "\u{1B}[\($0.rawValue)m\(text)\u{1B}[0m" } ?? text
    }
    print((Self.showsStyles ? texts : parts.map(\.text)).joined())
  }

  /// Whether standard output is a terminal whose user does not object.
  private static var showsStyles: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
      && environment["NO_COLOR", default: ""].isEmpty
  }

  func complain(_ line: String) {
    fflush(nil)  // What was written before comes first, in a terminal and in a log.
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

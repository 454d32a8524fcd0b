import Foundation
import ScreenDSLTerminal

/// A problem with the program's arguments, as a sentence.
struct DemoError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The destination of the program's lines. A test passes an object of its own, and reads the lines from this object.
@MainActor
protocol Output {
  /// Writes lines to standard output.
  func write(_ text: String)
  /// Writes a line to standard error.
  func complain(_ line: String)
  /// Writes a line to standard output. The parts have styles, if the output supports them.
  func write(_ parts: [StyledText])
  /// The greatest length of a line, in columns.
  var columns: Int { get }
}

/// A part of a line, and its style; nil for the default style.
typealias StyledText = (text: String, style: OutputStyle?)

/// The style of a text in a terminal, as an escape code. The colors are legible on black and on white.
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
}

/// The standard streams of the process.
struct ProcessOutput: Output {
  var columns: Int { max(80, Terminal.size.columns) }

  func write(_ text: String) { print(text) }

  func write(_ parts: [StyledText]) {
    let texts = parts.map { text, style in
      style.map { "\u{1B}[\($0.rawValue)m\(text)\u{1B}[0m" } ?? text
    }
    print((Self.showsStyles ? texts : parts.map(\.text)).joined())
  }

  /// Whether standard output is a terminal, and the user has not turned styles off.
  private static var showsStyles: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
      && environment["NO_COLOR", default: ""].isEmpty
  }

  func complain(_ line: String) {
    fflush(nil)  // This makes earlier output come before the error, in a terminal and in a file.
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

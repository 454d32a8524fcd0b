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
  /// The greatest length of a line, in columns.
  var columns: Int { get }
}

/// The standard streams of the process.
struct ProcessOutput: Output {
  var columns: Int { max(80, Terminal.size.columns) }

  func write(_ text: String) { print(text) }

  func complain(_ line: String) {
    fflush(nil)  // This makes earlier output come before the error, in a terminal and in a file.
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

import Foundation

struct CallSite: Sendable {
  var fileID: String
  var filePath: String
  /// The path of the file, in the type that XCTest requires.
  var staticFilePath: StaticString
  var line: Int
  /// The column in bytes, counted from 1.
  var column: Int

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    (self.fileID, self.filePath) = (fileID.description, filePath.description)
    (staticFilePath, self.line, self.column) = (filePath, line, column)
  }

  var module: String { String(fileID.prefix { $0 != "/" }) }

  var fileStem: String {
    // This code splits the path itself, because a URL on Apple platforms can change the Unicode form of the name.
    let name = filePath.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  var folder: String { filePath.lastIndex(of: "/").map { String(filePath[..<$0]) } ?? "." }

  func place(of test: TestIdentity, name: String) -> [String] {
    ([test.module ?? module] + folders(of: test) + [name]).map { FileName.safe($0) }
  }

  func folders(of test: TestIdentity) -> [String] {
    [fileStem] + (test.suites.isEmpty ? [] : [test.suites.joined(separator: ".")])
      + (test.isKnown ? [test.name] : [])
  }
}

/// The identity of the test that runs now.
struct TestIdentity: Equatable, Sendable {
  /// The module of the test. If nil, the module of the source file that the `CallSite` names counts.
  var module: String?
  /// The types that contain the test, the outermost first.
  var suites: [String]
  var test: String
  var isSwiftTesting = true

  /// Stands for the test if no test is known, for example in a detached task.
  static let unknown = TestIdentity(suites: [], test: "no test")

  var isKnown: Bool { self != .unknown }

  /// The name of the test function, without parentheses. The labels of the function's parameters follow after hyphens,
  /// as in `looks-theme`.
  var name: String {
    let parts = test.split(separator: "(")
    guard parts.count == 2, parts[1].last == ")" else { return test }
    let labels = parts[1].dropLast().split(separator: ":")
    return ([parts[0]] + labels).joined(separator: "-")
  }

  func command(module: String, recording mode: RecordMode) -> String {
    let test = isSwiftTesting ? [test] : [name]
    let suites = isSwiftTesting ? suites : [suites.joined(separator: ".")]
    let path = isKnown ? (suites + test).joined(separator: "/") : ""
    let pattern = NSRegularExpression.escapedPattern(for: "\(self.module ?? module).\(path)")
      .replacingOccurrences(of: "\\/", with: "/")
    let end = isSwiftTesting ? "" : "$"
    let argument = (pattern + end).replacingOccurrences(of: "'", with: "'\\''")
    return "\(RecordMode.variable)=\(mode) swift test --filter '\(argument)'"
  }
}

import Foundation

/// The position of a call in a test's source.
struct CallSite: Sendable {
  var fileID: String
  var filePath: String
  /// The path of the file, in the type that XCTest requires.
  var staticFilePath: StaticString
  /// The line, counted from 1.
  var line: Int
  /// The column in bytes, counted from 1.
  var column: Int

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    (self.fileID, self.filePath) = (fileID.description, filePath.description)
    (staticFilePath, self.line, self.column) = (filePath, line, column)
  }

  var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name of the file without folders and extension.
  var fileStem: String {
    let name = filePath.split(separator: "/").last ?? "file"
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  /// The folder of the test's file.
  var folder: String { filePath.lastIndex(of: "/").map { String(filePath[..<$0]) } ?? "." }

  /// Returns the parts of a file's path: the names of the module, the source file, the suite and the test, and then
  /// `name`.
  func place(of test: TestIdentity, name: String) -> [String] {
    ([test.module ?? module] + folders(of: test) + [name]).map { FileName.safe($0) }
  }

  /// Returns the folder names for a test: the names of the source file, of the types around the test, and of the test.
  func folders(of test: TestIdentity) -> [String] {
    [fileStem] + (test.suites.isEmpty ? [] : [test.suites.joined(separator: ".")])
      + (test.isKnown ? [test.name] : [])
  }
}

/// The identity of the test that runs now.
struct TestIdentity: Equatable, Sendable {
  /// The module of the test. If nil, this is the module of the source file in the `CallSite`.
  var module: String?
  /// The types around the test, the outermost first. For XCTest, this is the class that runs the test, and not a
  /// superclass that declares it.
  var suites: [String]
  /// The name of the test function. In Swift Testing it has parentheses and labels.
  var test: String
  /// Whether Swift Testing runs the test, and not XCTest.
  var isSwiftTesting = true

  /// The identity if no running test is known. For example, a detached task does not know which test created it.
  static let unknown = TestIdentity(suites: [], test: "no test")

  var isKnown: Bool { self != .unknown }

  /// The name of the test. If it has parameters, their labels follow after hyphens: `looks-theme`.
  var name: String {
    let parts = test.split(separator: "(", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].last == ")" else { return test }
    let labels = parts[1].dropLast().split(separator: ":")
    return ([parts[0]] + labels).joined(separator: "-")
  }

  /// Returns the command that runs only this test. If the test is not known, the command runs all tests of the module.
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

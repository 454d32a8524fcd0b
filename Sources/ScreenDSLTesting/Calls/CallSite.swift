import Foundation

/// Where a call stands in a test's source.
struct CallSite: Sendable {
  var fileID: String
  var filePath: String
  /// The file as XCTest wants it.
  var staticFilePath: StaticString
  /// The line, from 1.
  var line: Int
  /// The column, from 1, in bytes.
  var column: Int

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    (self.fileID, self.filePath) = (fileID.description, filePath.description)
    (staticFilePath, self.line, self.column) = (filePath, line, column)
  }

  /// The name of the module.
  var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The name of the file without folders and extension.
  var fileStem: String {
    let name = filePath.split(separator: "/").last ?? "file"
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  /// The folder that the file is in.
  var folder: String { filePath.lastIndex(of: "/").map { String(filePath[..<$0]) } ?? "." }

  /// The folders of a test: module, file, suite and test; then what it calls a file there.
  func place(of test: TestIdentity, name: String) -> [String] {
    ([module] + folders(of: test) + [name]).map { FileName.safe($0) }
  }

  /// The names of the file, of the types around the test, if there are any, and of the test.
  func folders(of test: TestIdentity) -> [String] {
    [fileStem] + (test.suites.isEmpty ? [] : [test.suites.joined(separator: ".")]) + [test.name]
  }
}

/// Which test an expectation belongs to.
struct TestIdentity: Equatable, Sendable {
  /// The types around the test, outermost first.
  var suites: [String]
  /// The test function's name, with parentheses and labels if it has any.
  var test: String
  /// Whether Swift Testing runs it.
  var isSwiftTesting = true
}

extension TestIdentity {
  /// The identity that the source gives: the outermost function around the line, and the types around that.
  ///
  /// That is all there is in an XCTest case and in a detached task.
  init(readingSourceAt site: CallSite) {
    let source = FileManager.default.contents(atPath: site.filePath) ?? Data()
    let around = SwiftSource([UInt8](source)).declarations(around: site.line)
    suites = around.prefix { !$0.isFunction }.map(\.name)
    test = around.first(where: \.isFunction)?.name ?? "test()"
    isSwiftTesting = false
  }

  /// The test's name, with its labels after hyphens if it has parameters: `looks-theme`.
  var name: String {
    let parts = test.split(separator: "(", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].last == ")" else { return test }
    let labels = parts[1].dropLast().split(separator: ":")
    return ([parts[0]] + labels).joined(separator: "-")
  }

  /// The command that runs this test alone.
  func command(module: String, recording mode: RecordMode) -> String {
    let names = suites + [isSwiftTesting ? test : name]
    let pattern = NSRegularExpression.escapedPattern(
      for: "\(module).\(names.joined(separator: "/"))"
    ).replacingOccurrences(of: "\\/", with: "/")
    let end = isSwiftTesting ? "" : "$"
    let argument = (pattern + end).replacingOccurrences(of: "'", with: "'\\''")
    return "\(RecordMode.variable)=\(mode) swift test --filter '\(argument)'"
  }
}

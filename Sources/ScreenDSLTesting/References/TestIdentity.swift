import Foundation

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
  /// The identity that the source gives: the types around the line, and the function.
  ///
  /// That is all there is in an XCTest case and in a detached task.
  init(readingSourceAt site: CallSite) {
    let source = FileManager.default.contents(atPath: site.filePath) ?? Data()
    suites = SwiftSource([UInt8](source)).enclosingTypes(line: site.line)
    test = site.function
    isSwiftTesting = false
  }

  /// The test's name without empty parentheses.
  var name: String { test.hasSuffix("()") ? String(test.dropLast(2)) : test }

  /// The command that runs this test alone.
  func command(module: String, recording mode: RecordMode) -> String {
    let names = suites + [isSwiftTesting ? test : name]
    let pattern = Self.escaped("\(module).\(names.joined(separator: "/"))")
    let end = isSwiftTesting ? "" : "$"
    let argument = (pattern + end).replacingOccurrences(of: "'", with: "'\\''")
    return "\(RecordMode.variable)=\(mode.rawValue) swift test --filter '\(argument)'"
  }

  private static func escaped(_ text: String) -> String {
    NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\/", with: "/")
  }
}

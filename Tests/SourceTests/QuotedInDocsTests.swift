@Suite(.timed) struct QuotedInDocsTests {
  /// Returns the tests in a source file, each from its attribute or XCTest method name to the closing brace.
  private static func tests(in source: String) -> [String] {
    var (tests, isInside) = ([[Substring]](), false)
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let begins = line.hasPrefix("  @Test func ") || line.hasPrefix("  func test")
      if begins { tests.append([]) }
      isInside = isInside || begins
      if isInside { tests[tests.count - 1].append(line) }
      if line == "  }" { isInside = false }
    }
    return tests.map { $0.joined(separator: "\n") }
  }

  @Test func testsAndTheScreenOfTheReadmeAreQuotedAsTheyAre() throws {
    let names = ["MainScreenTests", "MainScreenDrivingTests"]
    let sources = try names.map {
      try Repository.text("Tests/ScreenDSLDemoTests/Layout/\($0).swift")
    }
    let quoted = try ["Testing.md", "References.md"].flatMap {
      Self.tests(in: try Repository.text("Docs/\($0)"))
    }
    let present = Set(sources.flatMap(Self.tests))
    #expect(quoted.count == 11 && quoted.filter { !present.contains($0) } == [])
    let readme = try Repository.text("Sources/ScreenDSLDemo/ReadmeScreen.swift")
    let screen = readme.components(separatedBy: "\n}\n")[0] + "\n}\n"
    let declaration = try #require(screen.range(of: "struct MailList")).lowerBound
    #expect(try Repository.text("README.md").contains(screen[declaration...]))
  }
}

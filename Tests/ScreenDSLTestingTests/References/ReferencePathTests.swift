import Testing

@testable import ScreenDSLTesting

/// Where references are.
@Suite struct ReferencePathTests {
  private func path(_ test: TestIdentity, _ name: String, _ fileExtension: String = "txt") throws
    -> ReferencePath
  {
    var site = CallSite(#fileID, #filePath, 1, 1, "f()")
    site.filePath = "/app/Tests/MainTests.swift"
    return ReferencePath(site: site, test: test, name: name, fileExtension: fileExtension)
  }

  @Test func fileSuiteTestName() throws {
    let test = TestIdentity(suites: ["Outer", "Inner"], test: "opens()")
    #expect(
      try path(test, "menu").path
        == "/app/Tests/__References__/MainTests/Outer.Inner/opens/menu.txt")
  }

  @Test func noSuite() throws {
    let test = TestIdentity(suites: [], test: "opens()")
    #expect(try path(test, "menu").path == "/app/Tests/__References__/MainTests/opens/menu.txt")
  }

  @Test func parametersAreTold() throws {
    let one = try path(TestIdentity(suites: [], test: "opens(a:)"), "menu")
    let other = try path(TestIdentity(suites: [], test: "opens(b:)"), "menu")
    #expect(one.components[1].hasPrefix("opens-a-"))
    #expect(one.path != other.path)
  }

  @Test(arguments: ["../../../x", "/x", "..", "a/../../b"])
  func nothingLeadsOut(name: String) throws {
    let found = try path(TestIdentity(suites: [name], test: name), name, "../" + name)
    #expect(!found.components.contains { $0.contains("/") || $0.hasPrefix(".") })
    #expect(!found.path.contains("/../"))
  }

  @Test func theCommandRunsOneTest() {
    let test = TestIdentity(suites: ["A", "B"], test: "it's()")
    #expect(
      test.command(module: "AppTests", recording: .failed)
        == #"SCREENDSL_RECORD=failed swift test --filter 'AppTests\.A/B/it'\''s\(\)'"#)
    let old = TestIdentity(suites: ["A"], test: "testX()", isSwiftTesting: false)
    #expect(
      old.command(module: "AppTests", recording: .missing)
        == #"SCREENDSL_RECORD=missing swift test --filter 'AppTests\.A/testX$'"#)
  }
}

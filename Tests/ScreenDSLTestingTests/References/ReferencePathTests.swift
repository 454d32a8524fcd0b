@testable import ScreenDSLTesting

@Suite(.timed) struct ReferencePathTests {
  private func path(_ test: TestIdentity, _ name: String, _ end: String = "txt") -> ReferencePath {
    var site = CallSite(#fileID, #filePath, 1, 1)
    site.filePath = "/app/Tests/MainTests.swift"
    return ReferencePath(site: site, test: test, name: name, fileExtension: end)
  }

  @Test(arguments: [
    (["Outer", "Inner"], "opens()", "Outer.Inner/opens"), ([], "opens()", "opens"),
    ([], "opens(a:)", "opens-a"), ([], "opens(b:)", "opens-b"),
    ([], "looks(_:theme:)", "looks-_-theme"), ([], "a (b) of c()", "a--b--of-c---b01a18a8"),
  ]) func fileSuiteTestName(suites: [String], test: String, folders: String) {
    let found = path(TestIdentity(suites: suites, test: test), "menu").path
    expectEqual(found, "/app/Tests/__References__/MainTests/\(folders)/menu.txt")
  }

  @Test(arguments: ["../../../x", "/x", "..", "a/../../b"]) func nothingLeadsOut(name: String) {
    let found = path(TestIdentity(suites: [name], test: name), name, "../" + name)
    #expect(!found.components.contains { $0.contains("/") || $0.hasPrefix(".") })
    #expect(!found.path.contains("/../"))
  }

  @Test func theCommandRunsOneTest() {
    let new = TestIdentity(suites: ["A", "B"], test: "it's()")
      .command(module: "AppTests", recording: .failed)
    expectEqual(new, #"SCREENDSL_RECORD=failed swift test --filter 'AppTests\.A/B/it'\''s\(\)'"#)
    let old = TestIdentity(suites: ["A"], test: "testX()", isSwiftTesting: false)
      .command(module: "AppTests", recording: .missing)
    expectEqual(old, #"SCREENDSL_RECORD=missing swift test --filter 'AppTests\.A/testX$'"#)
  }

  @Test(arguments: [
    "", ".", "..", "../../etc/passwd", "/etc/passwd", "a/b", "a\\b", "a\0b", "a\nb", ".hidden",
    "-rf", "con", "NUL.txt", "a b", "größe", "🎠", "👩‍💻 family", "\u{202E}evil", "trailing.",
    String(repeating: "x", count: 500), String(repeating: "🎠", count: 500), "a:b", "a*?<>|",
  ]) func hostileNamesAreMadeSafe(name: String) {
    let safe = FileName.safe(name)
    #expect(!safe.isEmpty && safe.utf8.count <= 80)
    #expect(safe.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_-+.".contains($0) })
    #expect(!safe.hasPrefix(".") && !safe.hasPrefix("-") && !safe.contains("/"))
    #expect(safe.hasSuffix(FileName.hash(name)))
  }

  @Test func safeNamesStayAndNamesThatAreCutStayApart() {
    for name in ["menu", "Main+Scene", "a_b-c.d", "x1", String(repeating: "a", count: 80)] {
      expectEqual(FileName.safe(name), name)
    }
    let long = String(repeating: "x", count: 500)
    expectEqual(Set([long + "1", long + "2", "a/b", "a:b"].map { FileName.safe($0) }).count, 4)
    expectEqual(FileName.safe("a/b"), "a-b-e2480c78")
  }
}

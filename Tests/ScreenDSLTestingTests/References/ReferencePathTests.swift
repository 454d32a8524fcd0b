@testable import ScreenDSLTesting

@Suite(.timed) struct ReferencePathTests {
  private func path(_ test: TestIdentity, _ name: String, _ fileExtension: String = "txt") throws
    -> ReferencePath
  {
    var site = CallSite(#fileID, #filePath, 1, 1)
    site.filePath = "/app/Tests/MainTests.swift"
    return ReferencePath(site: site, test: test, name: name, fileExtension: fileExtension)
  }

  @Test(arguments: [
    (["Outer", "Inner"], "opens()", "Outer.Inner/opens"), ([], "opens()", "opens"),
    ([], "opens(a:)", "opens-a"), ([], "opens(b:)", "opens-b"),
    ([], "looks(_:theme:)", "looks-_-theme"), ([], "a (b) of c()", "a--b--of-c---b01a18a8"),
  ])
  func fileSuiteTestName(suites: [String], test: String, folders: String) throws {
    #expect(
      try path(TestIdentity(suites: suites, test: test), "menu").path
        == "/app/Tests/__References__/MainTests/\(folders)/menu.txt")
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

/// Any text as a safe file name.
@Suite(.timed) struct FileNameTests {
  @Test(arguments: [
    "", ".", "..", "../../etc/passwd", "/etc/passwd", "a/b", "a\\b", "a\0b", "a\nb", ".hidden",
    "-rf", "con", "NUL.txt", "a b", "größe", "🎠", "👩‍💻 family", "\u{202E}evil", "trailing.",
    String(repeating: "x", count: 500), String(repeating: "🎠", count: 500), "a:b", "a*?<>|",
  ])
  func hostileNames(name: String) {
    let safe = FileName.safe(name)
    #expect(!safe.isEmpty && safe.utf8.count <= 80)
    #expect(safe.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "_-+.".contains($0) })
    #expect(!safe.hasPrefix(".") && !safe.hasPrefix("-") && !safe.contains("/"))
    #expect(safe.hasSuffix(FileName.hash(name)))
  }

  @Test func safeNamesStayAndNamesThatAreCutStayApart() {
    for name in ["menu", "Main+Scene", "a_b-c.d", "x1", String(repeating: "a", count: 80)] {
      #expect(FileName.safe(name) == name)
    }
    let long = String(repeating: "x", count: 500)
    #expect(FileName.safe(long + "1") != FileName.safe(long + "2"))
    #expect(FileName.safe("a/b") != FileName.safe("a:b"))
    #expect(FileName.safe("a/b") == "a-b-e2480c78")
  }
}

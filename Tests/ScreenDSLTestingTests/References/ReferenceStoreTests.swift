import Foundation

@testable import ScreenDSLTesting

@Suite(.timed) struct ReferenceStoreTests {
  private let sandbox = Sandbox()
  private var menu: String { "\(sandbox.references)/menu.txt" }

  @Test func invalidText() throws {
    try sandbox.write([0x61, 0xFF], to: menu)
    sandbox.expect("a")
    sandbox.expectFailure("Reference must be UTF-8 text (was invalid at byte 1): '\(menu)'\n")
    sandbox.expect("a", record: .failed)
    expectEqual(sandbox.read(menu), "a\n")
  }

  @Test(arguments: [RecordMode.missing, .all])
  func aFolderInPlaceOfTheFile(mode: RecordMode) throws {
    try sandbox.write("", to: "\(menu)/inside")
    sandbox.expect("a", record: mode)
    sandbox.expectFailure("Reference must be a file (was a folder): '\(menu)'\n")
    #expect(!sandbox.journal.messages[0].contains("To accept it"), "that would fail again")
    expectEqual(sandbox.files, ["__References__/SomeTests/Suite/test/menu.txt/inside"])
  }

  /// Root may write into any folder, so the folder is one that cannot exist: below a file.
  @Test func aFileInPlaceOfAFolder() throws {
    try sandbox.write("", to: "__References__")
    sandbox.expect("a")
    sandbox.expectFailure(
      "Path must be a folder (was a file): '\(sandbox.folder)/__References__'\n")
    #expect(sandbox.read("artifacts/report.html") != nil)
  }

  @Test(arguments: [RecordMode.missing, .all]) func linksLeadNowhere(mode: RecordMode) throws {
    let outside = Sandbox()
    try sandbox.write("", to: "__References__/SomeTests/keep")
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.folder)/__References__/SomeTests/Suite",
      withDestinationPath: outside.folder)
    sandbox.expect("a", record: mode)
    sandbox.expectFailure("Path must not leave its folder (was a symbolic link)")
    #expect(outside.files.isEmpty)
  }

  @Test func aRunWritesDownWhichReferencesItUses() throws {
    var sandbox = Sandbox()
    sandbox.environment["SCREENDSL_REFERENCE_LOG"] = "\(sandbox.folder)/log"
    for name in ["one", "two words"] { sandbox.expect("a", name) }
    let process = ProcessInfo.processInfo.processIdentifier
    let lines = try #require(sandbox.read("log/used-\(process).txt")).split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("/__References__/") })
    #expect(lines.allSatisfy { sandbox.read(String($0)) == "a\n" })
    #if os(Linux)
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }
      #expect(!open.contains("\(sandbox.folder)/log/used-\(process).txt"), "closed after each line")
    #endif
  }

  @Test func noReaderSeesHalfAFile() async throws {
    let path = "\(sandbox.folder)/file"
    let texts = ([0x61, 0x62] as [UInt8]).map { [UInt8](repeating: $0, count: 200_000) }
    try AtomicFile.write(texts[0], to: path)
    await withTaskGroup(of: Void.self) { group in
      for text in texts {
        group.addTask {
          for number in 0..<20 {
            #expect(throws: Never.self) {
              try AtomicFile.createFolder("\(sandbox.folder)/\(number)/inside")
              try AtomicFile.write(text, to: path)
            }
          }
        }
      }
      group.addTask {
        for _ in 0..<80 {
          #expect(texts.contains([UInt8](FileManager.default.contents(atPath: path) ?? Data())))
        }
      }
    }
    expectEqual(sandbox.files, ["file"])
  }

  private func file(_ text: String) throws -> ReferenceText {
    try ReferenceText(file: [UInt8](text.utf8), at: "x")
  }

  @Test func sameAndOtherTexts() throws {
    let same = ["a\r\nb", "a\r\nb\r\n", "a\nb\n", "\u{FEFF}a\nb", "\u{FEFF}\u{FEFF}a\r\r\nb\r"]
    expectEqual(try same.filter { try file($0) != ReferenceText("a\nb") }, [])
    let others = ["a\n\nb", "a\nb\n\n", "a\nb ", "a\rb", "A\nb", ""]
    expectEqual(try others.filter { try file($0) == ReferenceText("a\nb") }, [])
    #expect(ReferenceText("\u{E9}") != ReferenceText("e\u{301}"), "canonically equal")
    expectEqual(try file("a\u{FFFD}"), ReferenceText("a\u{FFFD}"), "a valid replacement character")
    expectEqual(["", "a\n\nb\n"].map { ReferenceText($0).lines }, [[], ["a", "", "b"]])
    for text in ["a", "a\n"] { expectEqual(ReferenceText(text).file, [0x61, 0x0A]) }
  }

  @Test(arguments: [([0x61, 0xFF, 0x62], 1), ([0x61, 0xC3], 1), ([0xED, 0xA0, 0x80], 0)])
  func anInvalidByteIsNamed(file: [UInt8], index: Int) {
    let trouble = FileTrouble("Reference must be UTF-8 text (was invalid at byte \(index)): 'x'")
    #expect(throws: trouble) { try ReferenceText(file: file, at: "x") }
  }

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

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
    let same = ["a\r\nb", "a\r\nb\r\n", "a\nb\n", "\u{FEFF}a\nb"]
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
}

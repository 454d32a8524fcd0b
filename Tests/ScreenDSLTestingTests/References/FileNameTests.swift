import Testing

@testable import ScreenDSLTesting

/// Any text as a safe file name.
@Suite struct FileNameTests {
  @Test(arguments: ["menu", "Main+Scene", "a_b-c.d", "x1", String(repeating: "a", count: 80)])
  func safeNamesStay(name: String) { #expect(FileName.safe(name) == name) }

  @Test(arguments: [
    "", ".", "..", "../../etc/passwd", "/etc/passwd", "a/b", "a\\b", "a\0b", "a\nb", ".hidden",
    "-rf", "con", "NUL.txt", "a b", "größe", "🎠", "👩‍💻 family", "\u{202E}evil", "trailing.",
    String(repeating: "x", count: 500), String(repeating: "🎠", count: 500), "a:b", "a*?<>|",
  ])
  func hostileNames(name: String) {
    let safe = FileName.safe(name)
    #expect(!safe.isEmpty && safe.utf8.count <= 80)
    #expect(safe.utf8.allSatisfy { $0.isWord && $0 < 0x80 || "-+.".utf8.contains($0) })
    #expect(!safe.hasPrefix(".") && !safe.hasPrefix("-") && !safe.contains("/"))
    #expect(safe.hasSuffix(FileName.hash(name)))
    #expect(FileName.safe(name) == safe)
  }

  @Test func namesThatAreCutStayApart() {
    let long = String(repeating: "x", count: 500)
    #expect(FileName.safe(long + "1") != FileName.safe(long + "2"))
    #expect(FileName.safe("a/b") != FileName.safe("a:b"))
    #expect(FileName.safe("a/b") == "a-b-e2480c78")
  }
}

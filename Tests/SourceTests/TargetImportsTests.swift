/// Tests that modules import only the modules above them on the architecture page.
@Suite(.timed) struct TargetImportsTests {
  private static func imports(of text: String) -> [String] {
    text.matches(of: /(?m)^ *(?:@\w+ )?(?:(?:public|package|internal) )?import (\w+)/)
      .map { String($0.1) }
  }

  /// The screens of apps need only the core.
  @Test(arguments: [
    ("Sources/ScreenDSL", ""), ("Sources/ScreenDSLHosting", "ScreenDSL Dispatch os"),
    ("Sources/ScreenDSLLooks", "ScreenDSL ScreenDSLHosting Foundation"),
    ("Sources/ScreenDSLHeadless", "ScreenDSL ScreenDSLHosting ScreenDSLLooks UpdateContract"),
    ("Sources/ScreenDSLHeadless/Problems", "ScreenDSL ScreenDSLHosting UpdateContract"),
    (
      "Sources/ScreenDSLUIKit",
      "ScreenDSL ScreenDSLHosting UIKit UIKitSimulator Foundation Dispatch Observation SwiftUI"
    ),
    (
      "Sources/ScreenDSLLookViews",
      "ScreenDSL ScreenDSLHosting ScreenDSLLooks ScreenDSLUIKit UIKit UIKitSimulator Foundation"
    ), ("Sources/UpdateContract", ""), ("Tests/DefaultIsolationScreens", "ScreenDSL"),
    ("Tests/Support/UIKitSimulator", "Foundation CoreGraphics UpdateContract Dispatch"),
    ("Tests/IsolationTests", "DefaultIsolationScreens TestSupport"),
  ]) func aTargetImports(_ folder: String, _ allowed: String) throws {
    let files = try Repository.sources(in: folder)
    #expect(files.count > 2, "no sources in \(folder)")
    for file in files {
      let others = Set(Self.imports(of: file.text))
        .subtracting(allowed.split(separator: " ").map(String.init))
      #expect(others.isEmpty, "\(folder)/\(file.path) imports \(others.sorted())")
    }
  }

  /// On other platforms the adapters do not exist, so that a Mac app gets no views of a simulator.
  @Test func adaptersAreOnlyWhereViewsAre() throws {
    let files = try ["ScreenDSLUIKit", "ScreenDSLLookViews"].flatMap {
      try Repository.sources(in: "Sources/\($0)")
    }
    let condition = "#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))\n"
    for file in files {
      #expect(file.text.hasPrefix(condition), "\(file.path) does not begin with the condition")
      #expect(file.text.hasSuffix("\n#endif\n"), "\(file.path) does not end with it")
    }
  }

  /// Every suite is timed, so that the report of the ten slowest includes all suites.
  @Test func everySuiteIsTimed() throws {
    for file in try Repository.sources(in: "Tests") {
      let margin = file.text.hasPrefix("#if") ? "  " : ""
      for line in file.text.split(separator: "\n") {
        if line.hasPrefix("\(margin)@Suite") {
          #expect(line.hasPrefix("\(margin)@Suite(.timed"), "\(file.path): \(line)")
        } else if line.hasPrefix("\(margin)@MainActor @Suite") {
          #expect(line.contains("@Suite(.timedOnMain)"), "\(file.path): \(line)")
        }
      }
    }
  }

  /// Every test can fail: it has an expectation, waits for no fixed time, and is not disabled.
  @Test func everyTestCanFail() throws {
    // The last names are functions of tests that contain expectations.
    let expecting =
      ["expect", "#require", "Issue.record", "check(", "checkThat", "play(", "catches(", ".run("]
      + ["await wait", "write(", "explore(", "withKnownIssue"]
    let off = [
      "(.disabled\u{28}", ", .disabled\u{28}", ".enabled\u{28}if: false", "XCTSkip\u{28}",
      "\n#if false",
    ]
    var count = 0
    for folder in ["Tests", "Examples/Inbox/Tests", "Benchmarks/Tests"] {
      for file in try Repository.sources(in: folder) {
        let lines = file.text.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
          let place: Comment = "\(folder)/\(file.path):\(index + 1)"
          let code = line.drop { $0 == " " }
          let loop = { lines[max(0, index - 2)...index].joined() }
          if code.contains("sleep\u{28}"), !loop().contains(/(while|where) !/) {
            Issue.record(place)
          }
          guard code.hasPrefix("@"), code.contains("@Test") else { continue }
          count += 1
          let end = String(repeating: " ", count: line.count - code.count) + "}"
          let head = lines[index...].prefix { !$0.contains("func ") }
          let rest = lines[index...].dropFirst(head.count)
          let body = rest.prefix(1) + rest.dropFirst().prefix { !$0.hasPrefix(end) }
          #expect(body.contains { line in expecting.contains(where: line.contains) }, place)
        }
        let isOff = off.contains(where: file.text.contains)
        #expect(!isOff, "\(file.path) has a test that does not run")
      }
    }
    #expect((1_400...1_550).contains(count), "Tests are \(count); is one gone?")
  }

  @Test func theKitKnowsFrameworksInOneFileAndCharactersAreHiddenInOne() throws {
    let allowed: Set = [
      "ScreenDSL", "ScreenDSLHosting", "ScreenDSLLooks", "ScreenDSLHeadless", "UpdateContract",
      "Foundation", "Dispatch",
    ]
    let others = try Repository.sources(in: "Sources/ScreenDSLTesting")
      .filter { !Set(Self.imports(of: $0.text)).isSubset(of: allowed) }
    expectEqual(others.map(\.path), ["Reporting/TestFramework.swift"])
    #expect(try !Repository.text("Package.swift").contains(".package("))
    let files = try Repository.sources(in: "Sources")
    #expect(files.count > 100)
    // Widths hide no characters.
    for (path, text) in files where !path.hasSuffix("/TextWidth.swift") {
      for word in ["generalCategory", "isBidiControl", "isDefaultIgnorableCodePoint"] {
        #expect(!text.contains(word), "\(path) asks for '\(word)'; use HiddenScalars")
      }
    }
  }

  /// Renderers use only the public declarations of the core. The exceptions are the text of values and the hidden
  /// characters, which need a single definition.
  @Test func renderersUseThePublicCore() throws {
    let core = try ["ScreenDSL", "ScreenDSLHosting"].flatMap {
      try Repository.sources(in: "Sources/\($0)")
    }.map(\.text).joined()
    let hidden = core.matches(
      of: /package (?:class|struct|enum|protocol|func|var|let|typealias) (\w+)/
    ).map { String($0.1) }
    #expect(hidden.contains("CellPlace"))
    // Many types contain a type `Kind`. The busy controls of a snapshot exist for drawings.
    let shared = ["HiddenScalars", "ValueText", "HiddenFromText", "Kind", "BusyControls"]
    let renderers = try ["Rendering", "Text", "Pictures", "Difference"].flatMap {
      try Repository.sources(in: "Sources/ScreenDSLHeadless/\($0)")
    }
    #expect(renderers.count > 20)
    for file in renderers {
      let words = Set(file.text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      for name in hidden where name.first?.isUppercase == true && !shared.contains(name) {
        #expect(!words.contains(Substring(name)), "\(file.path) uses '\(name)'")
      }
    }
  }
}

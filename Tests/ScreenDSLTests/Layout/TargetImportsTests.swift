import Foundation

/// Modules mention those above them on the page of the house, and no others.
@Suite(.timed) struct TargetImportsTests {
  private static func imports(of text: String) -> [String] {
    text.matches(of: /(?m)^ *(?:@\w+ )?(?:(?:public|package|internal) )?import (\w+)/)
      .map { String($0.1) }
  }

  @Test(arguments: [
    ("ScreenDSL", []),
    ("ScreenDSLHosting", ["ScreenDSL", "Dispatch", "os"]),
    ("ScreenDSLInspection", ["ScreenDSL", "ScreenDSLHosting"]),
    ("ScreenDSLRendering", ["ScreenDSL", "ScreenDSLHosting", "ScreenDSLInspection"]),
    (
      "ScreenDSLWeb",
      ["ScreenDSL", "ScreenDSLHosting", "ScreenDSLInspection", "ScreenDSLRendering"]
    ),
    (
      "ScreenDSLHeadless",
      ["ScreenDSL", "ScreenDSLHosting", "ScreenDSLInspection", "UpdateContract"]
    ),
    (
      "ScreenDSLUIKit",
      [
        "ScreenDSL", "ScreenDSLHosting", "UIKit", "UIKitSimulator", "Foundation", "Dispatch",
        "Observation", "SwiftUI",
      ]
    ),
    ("UpdateContract", []),
    ("UIKitSimulator", ["Foundation", "CoreGraphics", "UpdateContract", "Dispatch"]),
  ])
  func aTargetImports(_ target: String, _ allowed: [String]) throws {
    let files = try Repository.sources(
      in: target == "UIKitSimulator" ? "Tests/Support/UIKitSimulator" : "Sources/\(target)")
    #expect(files.count > 5, "no sources of \(target)")
    for file in files {
      let others = Set(Self.imports(of: file.text)).subtracting(allowed)
      #expect(others.isEmpty, "\(target)/\(file.path) imports \(others.sorted())")
    }
  }

  /// Elsewhere the adapters are not there at all: a Mac app gets no views of a simulator.
  @Test func adaptersAreOnlyWhereViewsAre() throws {
    for file in try Repository.sources(in: "Sources/ScreenDSLUIKit") {
      #expect(
        file.text.hasPrefix("#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))\n"),
        "\(file.path) does not begin with the condition")
      #expect(file.text.hasSuffix("\n#endif\n"), "\(file.path) does not end with it")
    }
  }

  /// Screens as apps have them are made with the core alone.
  @Test(arguments: [
    ("DefaultIsolationScreens", ["ScreenDSL"]),
    (
      "IsolationTests",
      ["ScreenDSLInspection", "ScreenDSL", "DefaultIsolationScreens", "Testing", "TestSupport"]
    ),
  ])
  func screensOfATestImport(_ target: String, _ allowed: [String]) throws {
    let files = try Repository.sources(in: "Tests/\(target)")
    #expect(files.count > 2, "no sources of \(target)")
    for file in files {
      let others = Set(Self.imports(of: file.text)).subtracting(allowed)
      #expect(others.isEmpty, "\(target)/\(file.path) imports \(others.sorted())")
    }
  }

  /// So that the ten slowest are found among all.
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

  /// One file knows the frameworks of tests, and one the views that are read.
  @Test func theKitKnowsFrameworksInTwoFiles() throws {
    let allowed: Set = [
      "ScreenDSL", "ScreenDSLHosting", "ScreenDSLInspection", "ScreenDSLHeadless",
      "ScreenDSLRendering", "ScreenDSLWeb", "UpdateContract", "Foundation", "Dispatch",
    ]
    let others = try Repository.sources(in: "Sources/ScreenDSLTesting")
      .filter { !Set(Self.imports(of: $0.text)).isSubset(of: allowed) }
    #expect(
      others.map(\.path) == ["Expectations/ShownCell.swift", "Reporting/TestFramework.swift"])
    let views = Set(others.first.map { Self.imports(of: $0.text) } ?? []).subtracting(allowed)
    #expect(views == ["UIKitSimulator", "UIKit"])
  }

  /// What a renderer is made with is what everybody has, apart from how values are written as text and
  /// which characters are hidden, of which there must be one definition.
  @Test func renderersUseThePublicCore() throws {
    let core = try ["ScreenDSL", "ScreenDSLHosting"].flatMap {
      try Repository.sources(in: "Sources/\($0)")
    }
    .map(\.text).joined()
    let hidden = core.matches(
      of: /package (?:class|struct|enum|protocol|func|var|let|typealias) (\w+)/
    ).map { String($0.1) }
    #expect(hidden.contains("CellPlace"))
    let shared = ["HiddenScalars", "ValueText", "HiddenFromText"]
    for file in try ["ScreenDSLRendering", "ScreenDSLWeb"].flatMap({
      try Repository.sources(in: "Sources/\($0)")
    }) {
      let words = Set(file.text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      for name in hidden where name.first?.isUppercase == true && !shared.contains(name) {
        #expect(!words.contains(Substring(name)), "\(file.path) uses '\(name)'")
      }
    }
  }
}

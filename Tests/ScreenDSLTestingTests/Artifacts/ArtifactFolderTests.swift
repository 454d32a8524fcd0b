import Foundation

@testable import ScreenDSLTesting

@Suite(.timed) struct ArtifactFolderTests {
  private let sandbox = Sandbox()

  private func entry(_ title: String, _ message: String = "m") -> ReportEntry {
    ReportEntry(place: ["M", "S", title], name: "n", key: title, failures: [message])
  }

  private func report(run: String = "1") -> ReportFolder {
    var report = ReportFolder(ofFailuresIn: sandbox.environment, near: #filePath)
    report.run = run
    return report
  }

  @Test func oneReportOfARun() throws {
    let report = report()
    try self.report(run: "0").add(entry("stale"))
    try report.add(entry("first"))
    try report.add(entry("second"))
    for _ in 0..<2 { try report.add(entry("first", "again")) }
    let html = try #require(sandbox.read(report.pagePath))
    #expect(html.contains(#""failures":["again"]"#) && html.contains(#""failures":["m"]"#))
    #expect(html.components(separatedBy: #""failures":"#).count == 4 && !html.contains("stale"))
  }

  @Test func itIsBounded() throws {
    let report = report()
    for number in 0..<210 { try report.add(entry("\(number)")) }
    try report.finish()
    let html = try #require(sandbox.read(report.pagePath))
    #expect(html.contains(#""note":"Failures alone, at most 200""#))
    expectEqual(html.components(separatedBy: #""failures":["m"]"#).count, 201)
  }

  @Test func aPageOfManyIsWrittenNowAndThen() throws {
    let report = report()
    for number in 0..<19 { try report.add(entry("\(number)")) }
    try sandbox.write("kept", to: report.pagePath)
    try report.add(entry("19"))
    expectEqual(sandbox.read(report.pagePath), "kept")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -2)], ofItemAtPath: report.pagePath)
    try report.add(entry("20"))
    expectEqual(sandbox.read(report.pagePath)?.ranges(of: #""failures":["m"]"#).count, 21)
  }

  @Test func eachPackageHasATemporaryFolderOfItsOwn() throws {
    for name in ["One", "Two"] { try sandbox.write("", to: "\(name)/Package.swift") }
    let paths = ["One/Tests/A.swift", "One/Tests/Deep/B.swift", "Two/Tests/A.swift"].map {
      ReportFolder(ofFailuresIn: [:], near: "\(sandbox.folder)/\($0)").path
    }
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    #expect(paths[0].hasPrefix(root + "/ScreenDSLTesting-") && paths[0].contains("/One-"))
    #expect(paths[1] == paths[0] && paths[2] != paths[0])
  }
}

import Foundation

@testable import ScreenDSLTesting

/// The page with all failures of a run.
@Suite(.timed) struct ArtifactFolderTests {
  private func entry(_ title: String, _ message: String = "m") -> GalleryEntry {
    GalleryEntry(place: ["M", "S", title], name: "n", key: title, failures: [message])
  }

  @Test func oneReportOfARun() throws {
    let sandbox = try Sandbox()
    let folder = ArtifactFolder(environment: sandbox.environment, near: #filePath)
    try folder.report(entry("stale"), run: "0")
    try folder.report(entry("first"))
    try folder.report(entry("second"))
    try folder.report(entry("first", "again"))
    let html = try #require(sandbox.read(folder.reportPath))
    #expect(html.contains("<h1>Layout tests</h1>") && html.contains(">2 failures</a>"))
    #expect(html.contains("again") && html.contains("second") && !html.contains("stale"))
    let entries = [entry("first", "again"), entry("second")]
    #expect(html == GalleryPage("Layout tests", entries: entries).html)
  }

  @Test func itIsBounded() throws {
    let sandbox = try Sandbox()
    let folder = ArtifactFolder(environment: sandbox.environment, near: #filePath)
    for number in 0..<210 { try folder.report(entry("\(number)")) }
    let html = try #require(sandbox.read(folder.reportPath))
    #expect(html.contains("<h1>The first 200 failures</h1>"))
    #expect(html.components(separatedBy: "<article").count == 201)
  }

  @Test func eachPackageHasATemporaryFolderOfItsOwn() throws {
    let sandbox = try Sandbox()
    for name in ["One", "Two"] { try sandbox.write("", to: "\(name)/Package.swift") }
    let paths = ["One/Tests/A.swift", "One/Tests/Deep/B.swift", "Two/Tests/A.swift"].map {
      ArtifactFolder(environment: [:], near: "\(sandbox.folder)/\($0)").path
    }
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    #expect(paths[0].hasPrefix(root + "/ScreenDSLTesting-") && paths[0].contains("/One-"))
    #expect(paths[1] == paths[0] && paths[2] != paths[0])
  }
}

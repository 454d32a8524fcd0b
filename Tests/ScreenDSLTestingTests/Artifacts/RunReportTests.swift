import Foundation
import ScreenDSL
import TestSupport
import Testing

@testable import ScreenDSLTesting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The page with all failures of a run.
@Suite(.timed) struct RunReportTests {
  private func entry(_ title: String, _ message: String = "m", run: String = "1")
    -> RunReport.Entry
  {
    RunReport.Entry(run: run, title: title, message: message, actual: "text", picture: nil)
  }

  @Test func theOrderDoesNotMatter() {
    let entries = [entry("b"), entry("a"), entry("c")]
    #expect(RunReport(entries: entries).html == RunReport(entries: entries.reversed()).html)
  }

  @Test func nothingBecomesMarkup() throws {
    let hostile = [
      "<script>alert(1)</script>", "\"><img src=x onerror=y>", "</pre><b>", "&amp;&lt;", "]]>",
      "' onload='x", "\u{0}\u{1B}[2J", "\u{202E}abc", "<!-- -->", "+ <b>", "\u{FFFF}",
    ]
    for text in hostile {
      let entry = RunReport.Entry(
        run: "1", title: text, message: text, actual: text, picture: "<svg onload='x'>\(text)")
      let html = RunReport(entries: [entry]).html
      #expect(!html.contains("<script") && !html.contains("<b>") && !html.contains("onerror=y>"))
      #expect(!html.unicodeScalars.contains { $0 != "\n" && HiddenScalars.contains($0) })
      #expect(!html.contains("<svg"))
      #expect(html.components(separatedBy: "<img").count == 2)
    }
  }

  @Test(arguments: ["a < b", "a > b", "a & b", "a ' b", "a \" b", "a\u{7F}b"])
  func oneScalarIsEnoughToEscape(text: String) {
    #expect(!RunReport(entries: [entry(text, text)]).html.contains(text))
  }

  @Test func aParserReadsTheTextsBack() throws {
    let text = "<a href='x'>&\"</a>"
    let entry = RunReport.Entry(
      run: "1", title: text, message: text, actual: text, picture: nil)
    var html = RunReport(entries: [entry]).html
    html = html.replacing("<!DOCTYPE html>\n", with: "").replacing("charset=\"utf-8\">", with: "/>")
    let parser = XMLParser(data: Data(html.utf8))
    let reader = TextReader()
    parser.delegate = reader
    #expect(parser.parse(), "\(html)")
    #expect(reader.text.components(separatedBy: text).count == 4)
  }

  @Test func oneReportOfARun() throws {
    let sandbox = try Sandbox()
    let folder = ArtifactFolder(environment: sandbox.environment)
    try folder.report(entry("stale", run: "0"))
    try folder.report(entry("first"))
    try folder.report(entry("second"))
    try folder.report(entry("first", "again"))
    let html = try #require(sandbox.read(folder.reportPath))
    #expect(html.contains("<h1>2 failures</h1>"))
    #expect(html.contains("again") && html.contains("second") && !html.contains("stale"))
    #expect(html == RunReport(entries: [entry("first", "again"), entry("second")]).html)
  }

  @Test func itIsBounded() throws {
    let sandbox = try Sandbox()
    let folder = ArtifactFolder(environment: sandbox.environment)
    for number in 0..<210 { try folder.report(entry("\(number)")) }
    let html = try #require(sandbox.read(folder.reportPath))
    #expect(html.contains("<h1>The first 200 failures</h1>"))
    #expect(html.components(separatedBy: "<section>").count == 201)
  }

  @Test func picturesAreImages() throws {
    let sandbox = try Sandbox()
    sandbox.run {
      ReferenceExpectation(text: "<svg/>", name: "menu", fileExtension: "svg", at: sandbox.site())
        .check(record: .never)
    }
    let data = Data("<svg/>".utf8).base64EncodedString()
    let html = try #require(sandbox.read("artifacts/report.html"))
    #expect(html.contains("<img src=\"data:image/svg+xml;base64,\(data)\""))
    let file = "artifacts/ScreenDSLTestingTests/SomeTests/Suite/test/menu.actual.svg"
    #expect(sandbox.read(file) == "<svg/>")
  }

  @Test func theDefaultFolderIsTemporary() {
    let path = ArtifactFolder(environment: [:]).path
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    #expect(path.hasPrefix(root + "/ScreenDSLTesting-"))
  }
}

private final class TextReader: NSObject, XMLParserDelegate {
  var text = ""

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}

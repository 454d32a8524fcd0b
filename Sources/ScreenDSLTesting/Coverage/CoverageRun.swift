import ScreenDSLRendering

/// The report of what the tests of a whole run covered.
///
/// With `SCREENDSL_COVERAGE` set to a folder, each process of a run leaves its record there when it
/// ends, and a text and a page about all of them.
struct CoverageRun {
  /// The environment variable that names the folder.
  static let variable = "SCREENDSL_COVERAGE"

  let folder: String
  /// The same in all processes of a run.
  var run = TestRun.current

  /// Adds the record of a process, and writes the report about all of them so far.
  func add(
    _ record: CoverageRecord, of process: Int32, source: (String) -> SwiftSource?
  ) throws(FileTrouble) {
    try RunFolder(path: folder, run: run).add(record, named: "record-\(process)") {
      (records) throws(FileTrouble) in
      let screens = ScreenCoverage.all(of: records, source: source)
      let text = screens.map { "\($0)\n" }.joined(separator: "\n")
      let page = GalleryPage("What the tests showed", coverage: screens.map(\.part))
      try AtomicFile.write([UInt8](text.utf8), to: "\(folder)/coverage.txt")
      try AtomicFile.write([UInt8](page.html.utf8), to: "\(folder)/coverage.html")
    }
  }
}

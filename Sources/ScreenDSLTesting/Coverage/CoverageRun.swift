import Foundation

/// The report of what the tests of a whole run covered.
///
/// With `SCREENDSL_COVERAGE` set to a folder, each process of a run leaves its record there when it
/// ends, and a text and a page about all of them.
struct CoverageRun {
  /// The environment variable that names the folder.
  static let variable = "SCREENDSL_COVERAGE"

  /// What one process recorded.
  private struct Part: Codable {
    /// Which run it belongs to; parts of earlier runs are left out.
    var run: String
    var record: CoverageRecord
  }

  let folder: String
  /// The same in all processes of a run.
  var run = TestRun.current

  /// Sees to it that the report is written when the process ends, if there is a folder for it.
  static let begin: Void = {
    if ProcessInfo.processInfo.environment[variable, default: ""].isEmpty { return }
    atexit {
      let folder = ProcessInfo.processInfo.environment[CoverageRun.variable] ?? ""
      let sources = SourceFiles(near: FileManager.default.currentDirectoryPath + "/Package.swift")
      do throws(FileTrouble) {
        try CoverageRun(folder: folder).add(
          CoverageLog.ofProcess.record, of: ProcessInfo.processInfo.processIdentifier,
          source: sources.file)
      } catch {
        print("No report of coverage: \(error)")
      }
    }
  }()

  /// Adds the record of a process, and writes the report about all of them so far.
  func add(
    _ record: CoverageRecord, of process: Int32, source: (String) -> SwiftSource?
  ) throws(FileTrouble) {
    try AtomicFile.createFolder(folder)
    try FileLock.holding("\(folder)/lock") { () throws(FileTrouble) in
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      guard let data = try? encoder.encode(Part(run: run, record: record)) else {
        throw FileTrouble("Internal error: a record of coverage cannot be encoded")
      }
      try AtomicFile.write([UInt8](data), to: "\(folder)/record-\(process).json")
      let screens = screens(source)
      let text = screens.map { "\($0)\n" }.joined(separator: "\n")
      let page = HTMLNode.page(
        "What the tests showed", screens.isEmpty ? [.text("No screen")] : screens.map(\.node))
      try AtomicFile.write([UInt8](text.utf8), to: "\(folder)/coverage.txt")
      try AtomicFile.write([UInt8](page.utf8), to: "\(folder)/coverage.html")
    }
  }

  private func screens(_ source: (String) -> SwiftSource?) -> [ScreenCoverage] {
    var all = CoverageRecord()
    for record in records { all.merge(record) }
    return all.screens.keys.sorted().map { ScreenCoverage(of: $0, all, source: source) }
  }

  private var records: [CoverageRecord] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("record-") }.compactMap { name in
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
      let part = data.flatMap { try? JSONDecoder().decode(Part.self, from: $0) }
      return part?.run == run ? part?.record : nil
    }
  }
}

import Foundation

/// The folder of a report. All processes of a test run add their entries to it.
struct ReportFolder: Hashable, Sendable {
  let path: String
  /// The file name of the page.
  var page = "index.html"
  /// The name of the run, which is the same in all its processes.
  var run = TestRun.current

  /// The path of the page.
  var pagePath: String { "\(path)/\(page)" }

  /// The greatest number of failures on a page. Further failures have only their own files.
  static let limit = 200

  /// Adds the entries of a process, and writes the page with all entries in the folder. The folder can also contain
  /// entries of other machines.
  func add(_ entries: [ReportEntry], of process: String) throws(FileTrouble) {
    try parts.add(entries, named: "process-\(process)") { (parts) throws(FileTrouble) in
      try write(parts.flatMap { $0 })
    }
  }

  /// Adds a failure, or replaces the failure with the same address.
  ///
  /// The method writes the page at most once a second. When the process ends, it writes the page once more.
  func add(_ failure: ReportEntry) throws(FileTrouble) {
    let name = FileName.hash("\(failure.key) \(failure.line)")
    try parts.add([failure], named: name, limit: Self.limit, isDue: isDue) {
      (parts) throws(FileTrouble) in
      try writeFailures(parts)
    }
  }

  /// Writes the page with all failures so far.
  func finish() throws(FileTrouble) {
    try parts.read { (parts) throws(FileTrouble) in try writeFailures(parts) }
  }

  private var parts: RunFolder<[ReportEntry]> { RunFolder(path: "\(path)/entries", run: run) }

  private func isDue(_ count: Int) -> Bool {
    let written = try? FileManager.default.attributesOfItem(atPath: pagePath)[.modificationDate]
    if count < 20 || (written as? Date).map({ $0.timeIntervalSinceNow < -1 }) != false {
      return true
    }
    UnfinishedReports.all.add(self)
    return false
  }

  private func writeFailures(_ parts: [[ReportEntry]]) throws(FileTrouble) {
    let isFull = parts.count == Self.limit
    try write(parts.flatMap { $0 }, isFull ? "The first \(Self.limit) failures" : "Failures alone")
  }

  private func write(_ entries: [ReportEntry], _ note: String? = nil) throws(FileTrouble) {
    let run = ReportRun(in: ProcessInfo.processInfo.environment)
    try AtomicFile.write(ReportPage(of: entries, run, note: note).html.utf8, to: pagePath)
  }
}

/// The reports of failures whose pages must be written when the process ends.
private final class UnfinishedReports: @unchecked Sendable {
  // Unchecked `Sendable` because a lock guards the set.
  static let all = UnfinishedReports()

  private let lock = NSLock()
  private var folders: Set<ReportFolder> = []

  func add(_ folder: ReportFolder) {
    lock.withLock {
      if folders.isEmpty {
        atexit { for folder in UnfinishedReports.all.folders { try? folder.finish() } }
      }
      folders.insert(folder)
    }
  }
}
